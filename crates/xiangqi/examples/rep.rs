use std::collections::BTreeSet;
use xiangqi::{Position,Side,Move};
use xiangqi::repetition::{Line,contact};
fn main(){
 let text=std::fs::read_to_string("/tmp/repetition.tsv").unwrap();
 let want=std::env::args().nth(1).unwrap_or("axf".into());
 let verbose=std::env::args().nth(2);
 let (mut ok,mut n)=(0,0);
 for row in text.lines().skip(1){
  let c:Vec<&str>=row.split('\t').collect();
  if c[1]!=want {continue}
  if let Some(v)=&verbose { if c[0]!=v {continue} }
  let pos:Position=match c[2].parse(){Ok(p)=>p,Err(e)=>{println!("{} {e}",c[0]);continue}};
  let moves:Vec<Move>=c[3].split_whitespace().map(|m|m.parse().unwrap()).collect();
  let line=match Line::new(&pos,&moves){Ok(l)=>l,Err(p)=>{println!("{} illegal ply {p}",c[0]);continue}};
  let verdict=match line.cycles().into_iter().find(|c|c.cycles>=3){None=>"none".to_string(),Some(cy)=>{
   {
   // last cycle
   let plies=moves.len(); let range=plies-cy.length+1..=plies;
   let class=|s:Side|{ let own:Vec<usize>=range.clone().filter(|&p|line.mover(p)==s).collect();
     if own.iter().all(|&p|contact::checks(&line,p)) {return 2}
     let mut common:Option<BTreeSet<u8>>=None;
     for p in own { let c= contact::chased(&line,p); if verbose.is_some(){println!("{p} {} check {} chased {:?}",moves[p-1],contact::checks(&line,p),c.iter().map(|&n|contact::place(&line,p,n).unwrap().to_string()).collect::<Vec<_>>());} common=Some(match common{None=>c,Some(o)=>o.intersection(&c).copied().collect()}); }
     if common.is_some_and(|c|!c.is_empty()){1}else{0}};
   let (r,b)=(class(Side::Red),class(Side::Black));
   if r>b {"red_loses".into()} else if b>r {"black_loses".into()} else {"draw".to_string()} } } };
  n+=1; let right=c[4]==verdict || c[4]=="open"; if right{ok+=1}else{println!("{} expected {} got {verdict} [{}] {} | {}",c[0],c[4],c[9],c[2],&c[3][..c[3].len().min(40)]);}
 }
 println!("{ok}/{n}");
}
