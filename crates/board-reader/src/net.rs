//! The net that looks at one square: small convolutions, run here without any library.
//!
//! The weights come from `tools/train-board-reader`; a test compares what they say here with what they say there.

use std::sync::LazyLock;

/// A square's picture is this many pixels wide and high.
pub(crate) const SIDE: usize = 40;
/// Signs a square can show: empty, 帥將仕士相象馬車炮兵卒, covered.
pub(crate) const GLYPHS: usize = 13;
/// Those, then red and black, then the shift of the piece to the right and downwards.
pub(crate) const OUTPUTS: usize = GLYPHS + 4;
const INPUTS: usize = 3;
/// Outputs worked out together.
const LANES: usize = 8;
/// Pixels worked out together; the widths 40, 20, 10 and 5 are multiples of it.
const STRIP: usize = 5;

static NET: LazyLock<Option<Net>> = LazyLock::new(|| Net::parse(include_bytes!("../net/net.bin")));

/// The net that comes with the program.
pub(crate) fn net() -> Option<&'static Net> {
    NET.as_ref()
}

struct Layer {
    inputs: usize,
    outputs: usize,
    bias: Vec<f32>,
    /// By block of eight outputs, tap and input.
    weights: Vec<[f32; LANES]>,
}

pub(crate) struct Net {
    convolutions: Vec<Layer>,
    head: Layer,
}

/// A square picture of many channels with a border of zeros.
struct Map {
    side: usize,
    channels: usize,
    values: Vec<f32>,
}

impl Map {
    fn new(side: usize, channels: usize) -> Self {
        Self { side, channels, values: vec![0.0; (side + 2) * (side + 2) * channels] }
    }

    const fn row_len(&self) -> usize {
        (self.side + 2) * self.channels
    }

    /// Row `y` of the picture without its border.
    fn row_mut(&mut self, y: usize) -> &mut [f32] {
        let (len, channels, side) = (self.row_len(), self.channels, self.side);
        let start = (y + 1) * len + channels;
        self.values.get_mut(start..start + side * channels).unwrap_or_default()
    }

    fn row(&self, y: usize) -> &[f32] {
        let start = (y + 1) * self.row_len() + self.channels;
        self.values.get(start..start + self.side * self.channels).unwrap_or_default()
    }
}

impl Net {
    /// The file that the trainer writes: see `write` in its `train.py`.
    fn parse(data: &[u8]) -> Option<Self> {
        let mut rest = data.strip_prefix(b"XQNET1")?;
        let count = usize::from(u16::from_le_bytes(take(&mut rest)?));
        let mut layers = Vec::new();
        for _ in 0..count {
            layers.push(Layer::parse(&mut rest)?);
        }
        let head = layers.pop()?;
        let first = layers.first()?;
        (rest.is_empty() && first.inputs == INPUTS && head.outputs == OUTPUTS)
            .then_some(Self { convolutions: layers, head })
    }

    /// What the net says of one square, `SIDE` rows of `SIDE` pixels, 0 to 255; and the features it says it by.
    pub fn run(&self, square: &[[f32; 3]]) -> ([f32; OUTPUTS], Vec<f32>) {
        let mut map = Map::new(SIDE, INPUTS);
        for (y, pixels) in square.chunks_exact(SIDE).take(SIDE).enumerate() {
            let values = pixels.iter().flatten();
            for (to, value) in map.row_mut(y).iter_mut().zip(values) {
                *to = value / 255.0 - 0.5;
            }
        }
        for (k, layer) in self.convolutions.iter().enumerate() {
            map = convolve(&map, layer);
            // The first stage has one convolution, the others have two.
            if k % 2 == 0 {
                map = halve(&map);
            }
        }
        let mut out = [0.0; OUTPUTS];
        for (value, bias) in out.iter_mut().zip(&self.head.bias) {
            *value = *bias;
        }
        let features: Vec<f32> = (0..map.side).flat_map(|y| map.row(y).iter().copied()).collect();
        let blocks = self.head.weights.len() / (self.head.inputs * 4).max(1);
        for (k, feature) in features.iter().enumerate() {
            for block in 0..blocks {
                let Some(weights) = self.head.weights.get(block * self.head.inputs * 4 + k) else { continue };
                for (value, weight) in out.iter_mut().skip(block * LANES).zip(weights) {
                    *value += feature * weight;
                }
            }
        }
        (out, features)
    }
}

impl Layer {
    fn parse(rest: &mut &[u8]) -> Option<Self> {
        let [inputs, outputs, taps] =
            [take(rest)?, take(rest)?, take(rest)?].map(|n| usize::from(u16::from_le_bytes(n)));
        if inputs == 0 || outputs == 0 || !matches!(taps, 4 | 9) {
            return None;
        }
        let mut floats = |count: usize| {
            let bytes = rest.split_off(..count * 4)?;
            let (chunks, _) = bytes.as_chunks::<4>();
            Some(chunks.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect::<Vec<f32>>())
        };
        let scale = floats(outputs)?;
        let mut bias = floats(outputs)?;
        let bytes = rest.split_off(..taps * inputs * outputs)?;
        let blocks = outputs.div_ceil(LANES);
        // The last block may be filled only in part.
        bias.resize(blocks * LANES, 0.0);
        let mut weights = vec![[0.0; LANES]; blocks * taps * inputs];
        for (k, row) in bytes.chunks_exact(outputs).enumerate() {
            for (output, (byte, scale)) in row.iter().zip(&scale).enumerate() {
                let block = weights.get_mut(output / LANES * taps * inputs + k)?;
                *block.get_mut(output % LANES)? = f32::from(byte.cast_signed()) * scale;
            }
        }
        Some(Self { inputs, outputs, bias, weights })
    }
}

fn take<const N: usize>(rest: &mut &[u8]) -> Option<[u8; N]> {
    rest.split_off(..N)?.try_into().ok()
}

fn add(sum: &mut [f32; LANES], value: f32, weights: &[f32; LANES]) {
    for (total, weight) in sum.iter_mut().zip(weights) {
        *total += value * weight;
    }
}

/// A convolution of 3 x 3 with its bias; what is below zero becomes zero.
fn convolve(map: &Map, layer: &Layer) -> Map {
    let mut out = Map::new(map.side, layer.outputs);
    let (inputs, len) = (layer.inputs, map.row_len());
    let blocks = layer.weights.chunks_exact(9 * inputs).zip(layer.bias.chunks_exact(LANES));
    for (block, (weights, bias)) in blocks.enumerate() {
        let start: [f32; LANES] = bias.try_into().unwrap_or_default();
        for y in 0..map.side {
            for strip in 0..map.side / STRIP {
                let mut sums = [start; STRIP];
                for (tap, weights) in weights.chunks_exact(inputs).enumerate() {
                    let from = (y + tap / 3) * len + (strip * STRIP + tap % 3) * inputs;
                    let pixels = map.values.get(from..from + STRIP * inputs).unwrap_or_default();
                    accumulate(&mut sums, pixels, weights);
                }
                let row = out.row_mut(y);
                let targets = row.chunks_exact_mut(layer.outputs).skip(strip * STRIP);
                for (target, sum) in targets.zip(&sums) {
                    for (value, sum) in target.iter_mut().skip(block * LANES).zip(sum) {
                        *value = sum.max(0.0);
                    }
                }
            }
        }
    }
    out
}

/// Adds one tap of a strip of pixels.
#[inline]
fn accumulate(sums: &mut [[f32; LANES]; STRIP], pixels: &[f32], weights: &[[f32; LANES]]) {
    let inputs = weights.len();
    let (a, rest) = pixels.split_at_checked(inputs).unwrap_or_default();
    let (b, rest) = rest.split_at_checked(inputs).unwrap_or_default();
    let (c, rest) = rest.split_at_checked(inputs).unwrap_or_default();
    let (d, e) = rest.split_at_checked(inputs).unwrap_or_default();
    let [mut sa, mut sb, mut sc, mut sd, mut se] = *sums;
    for (((((weights, a), b), c), d), e) in weights.iter().zip(a).zip(b).zip(c).zip(d).zip(e) {
        add(&mut sa, *a, weights);
        add(&mut sb, *b, weights);
        add(&mut sc, *c, weights);
        add(&mut sd, *d, weights);
        add(&mut se, *e, weights);
    }
    *sums = [sa, sb, sc, sd, se];
}

/// The largest of every four neighbours.
fn halve(map: &Map) -> Map {
    let channels = map.channels;
    let mut out = Map::new(map.side / 2, channels);
    for y in 0..out.side {
        let (above, below) = (map.row(2 * y), map.row(2 * y + 1));
        let pairs = above.chunks_exact(2 * channels).zip(below.chunks_exact(2 * channels));
        for (target, (above, below)) in out.row_mut(y).chunks_exact_mut(channels).zip(pairs) {
            let (a, b) = above.split_at_checked(channels).unwrap_or_default();
            let (c, d) = below.split_at_checked(channels).unwrap_or_default();
            for ((((value, a), b), c), d) in target.iter_mut().zip(a).zip(b).zip(c).zip(d) {
                *value = a.max(*b).max(c.max(*d));
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Twelve squares with what the trainer's own net says of them.
    #[test]
    fn the_net_says_here_what_it_says_in_the_trainer() {
        let net = net().expect("the net is sound");
        let golden = include_bytes!("../net/golden.bin");
        let record = SIDE * SIDE * 3 + OUTPUTS * 4;
        assert_eq!(golden.len(), 12 * record);
        for record in golden.chunks_exact(record) {
            let (square, answer) = record.split_at(SIDE * SIDE * 3);
            let square: Vec<[f32; 3]> = square.as_chunks::<3>().0.iter().map(|p| p.map(f32::from)).collect();
            let expected = answer.as_chunks::<4>().0.iter().map(|bytes| f32::from_le_bytes(*bytes));
            for (ours, theirs) in net.run(&square).0.into_iter().zip(expected) {
                assert!((ours - theirs).abs() < 1e-3, "{ours} here, {theirs} in the trainer");
            }
        }
    }

    #[test]
    fn a_cut_file_of_weights_is_no_net() {
        let data = include_bytes!("../net/net.bin");
        for len in [0, 5, 8, 100, data.len() / 2, data.len() - 1] {
            assert!(Net::parse(&data[..len]).is_none(), "{len} bytes");
        }
    }
}
