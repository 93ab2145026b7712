use xiangqi::{Position,Side,Move};
use xiangqi::repetition::{Line,Nature,gain};
fn main(){
 let text=std::fs::read_to_string("/tmp/repetition.tsv").unwrap();
 let want=std::env::args().nth(1).unwrap_or("cn-2020".into());
 let only=std::env::args().nth(2);
 let (mut ok,mut n,mut rok,mut rn)=(0,0,0,0);
 for row in text.lines().skip(1){
  let c:Vec<&str>=row.split('\t').collect();
  if c[1]!=want {continue}
  if let Some(v)=&only { if c[0]!=v {continue} }
  let pos:Position=c[2].parse().unwrap();
  let moves:Vec<Move>=c[3].split_whitespace().map(|m|m.parse().unwrap()).collect();
  let line=Line::new(&pos,&moves).unwrap();
  let Some(cy)=line.cycles().into_iter().find(|c|c.cycles>=3) else {println!("{} no cycle, expected {}",c[0],c[4]); rn+=1; if c[4]=="none"{rok+=1}; continue};
  let start=moves.len()-2*cy.length+1;
  let mut got=String::new(); let mut nat=vec![];
  for p in start..start+cy.length { let (k,ch)=gain::nature(&line,p);
    if only.is_some(){println!("{p} {} {k:?} {:?}",moves[p-1],ch.iter().map(|c|format!("{} {:?}",line.boards[p].square(c.victim).unwrap(),c.gain)).collect::<Vec<_>>());}
    got.push(match k{Nature::Check=>'将',Nature::Kill=>'杀',Nature::Chase=>'捉',Nature::Idle=>'闲'}); nat.push((line.mover(p),k)); }
  let norm:String=c[7].chars().map(|k|if "将杀捉".contains(k){k}else{'闲'}).collect();
  let mut miss=String::new();
  if norm.chars().count()==got.chars().count(){ for (a,b) in norm.chars().zip(got.chars()){n+=1; if a==b{ok+=1; miss.push('.')}else{miss.push('X')}} } else if !norm.is_empty(){ miss=format!("len {} {}",norm.chars().count(),got.chars().count()); }
  let all=|s:Side,f:&dyn Fn(Nature)->bool|nat.iter().filter(|x|x.0==s).all(|x|f(x.1));
  let chk=|s|all(s,&|k|k==Nature::Check); let forb=|s|all(s,&|k|k!=Nature::Idle);
  let (r,b)=(Side::Red,Side::Black);
  let v=if chk(r)&&!chk(b){"red_loses"}else if chk(b)&&!chk(r){"black_loses"} else if forb(r)&&!forb(b){"red_must_change"} else if forb(b)&&!forb(r){"black_must_change"} else if forb(r){"both"} else {"draw"};
  rn+=1; let good=v==c[4]||(v=="both"&&(c[5].contains("perp")||c[5].contains("forb"))&&(c[6].contains("perp")||c[6].contains("forb"))); if good{rok+=1}
  if miss.contains('X')||miss.contains("len")||!good {println!("{} want {norm} got {got} {miss} | want {} got {v} {} [{} {}] {} | {}",c[0],c[4],if good{""}else{"WRONG"},c[5],c[6],c[2],&c[3][..c[3].len().min(cy.length*5)]);}
 }
 println!("natures {ok}/{n} rulings {rok}/{rn}");
}
