"""Trains the net that reads the squares of a board: `python3 train.py --out ../../crates/board-reader/net`."""
import argparse
import glob
import hashlib
import json
import multiprocessing
import os
import struct
import time

import cv2
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

import render

HERE = os.path.dirname(os.path.abspath(__file__))
GLYPHS = len(render.GLYPHS)
CHANNELS = (20, 40, 72, 112)
OUTPUTS = GLYPHS + 2 + 2  # glyphs, red and black, the shift of the piece


class Net(nn.Module):
    """Convolutions 3 x 3, two a stage but one in the first; a stage halves the picture: 40, 20, 10, 5, 2."""

    def __init__(self):
        super().__init__()
        layers = []
        width = 3
        for stage, channels in enumerate(CHANNELS):
            for _ in range(1 if stage == 0 else 2):
                layers += [nn.Conv2d(width, channels, 3, padding=1, bias=False), nn.BatchNorm2d(channels), nn.ReLU(True)]
                width = channels
            layers += [nn.MaxPool2d(2)]
        self.features = nn.Sequential(*layers)
        self.drop = nn.Dropout(0.25)
        self.head = nn.Linear(width * 4, OUTPUTS)

    def forward(self, x):
        return self.head(self.drop(self.features(x).flatten(1)))


# ---------------------------------------------------------------- pictures


def render_part(first, boards, path):
    pictures, glyphs, sides, shifts = [], [], [], []
    for seed in range(first, first + boards):
        p, g, s, d = render.squares_of(seed)
        pictures += p
        glyphs += g
        sides += s
        shifts += d
    np.savez(path, p=np.stack(pictures), g=np.uint8(glyphs), s=np.uint8(sides), d=np.float32(shifts))


# The rate would come down over SCHEDULE steps; the average of the steps is good long before.
BATCH, FASTEST, SCHEDULE = 128, 5e-3, 9000
PART = 250
# Boards in printed faces, and boards partly in a clerical hand.
BOARDS = [*range(1_000_000, 1_004_000, PART), *range(2_000_000, 2_004_000, PART)]


def draw(cache, start):
    path = f"{cache}/boards-{start}.npz"
    if not os.path.exists(path):
        render.open_faces(f"{cache}/faces.json")
        render_part(start, PART, path + ".part.npz")
        os.rename(path + ".part.npz", path)
        print(f"drawn: boards from {start}", flush=True)


def rendered(cache):
    with multiprocessing.Pool(2) as pool:
        pool.starmap(draw, [(cache, start) for start in BOARDS], 1)
    data = [np.load(f"{cache}/boards-{start}.npz") for start in BOARDS]
    return tuple(np.concatenate([one[key] for one in data]) for key in "pgsd")


def photographed(folder):
    """The photographs of single pieces; their form of the glyph is not labelled, so both forms of the kind are allowed."""
    letters = [c for c in open(f"{folder}/labels.txt").read() if c.isalpha()]
    with open(f"{folder}/form.json") as file:
        form = json.load(file)
    side, row = form["side"], form["row"]
    pictures = []
    for name in sorted(glob.glob(f"{folder}/sheet-*.jpg")):
        sheet = cv2.imread(name)[..., ::-1]
        for y in range(0, sheet.shape[0], side):
            for x in range(0, side * row, side):
                pictures.append(sheet[y : y + side, x : x + side])
    pictures = pictures[: len(letters)]
    rng = np.random.default_rng(5)
    out, allowed, sides = [], [], []
    for picture, letter in zip(pictures, letters):
        for _ in range(2):
            angle, scale = rng.uniform(0, 360), render.SIDE / side * rng.uniform(0.82, 1.08)
            m = cv2.getRotationMatrix2D((side / 2 - 0.5, side / 2 - 0.5), angle, scale)
            m[:, 2] += (render.SIDE - side) / 2
            out.append(cv2.warpAffine(picture, m, (render.SIDE, render.SIDE), flags=cv2.INTER_AREA, borderMode=cv2.BORDER_REPLICATE))
            allowed.append(render.KINDS[letter.upper()])
            sides.append(0 if letter.isupper() else 1)
    return np.stack(out), allowed, np.uint8(sides)


# ---------------------------------------------------------------- training


def spoilt(pictures, shifts, step):
    """A batch a little brighter or darker, with noise, and every other one moved by up to two pixels."""
    x = pictures.permute(0, 3, 1, 2).float() / 255 - 0.5
    x = x * (1 + 0.15 * torch.randn(len(x), 1, 1, 1)) + 0.06 * torch.randn(len(x), 3, 1, 1)
    if step % 2:
        dx, dy = (int(v) for v in torch.randint(-2, 3, (2,)))
        x = torch.roll(x, (dy, dx), (2, 3))
        shifts = shifts + torch.tensor([dx, dy]) / render.PITCH
    return x.contiguous(memory_format=torch.channels_last), shifts


def train(net, arguments):
    """A learning rate that rises and falls; the net is the running average of what the steps reached."""
    torch.manual_seed(7)
    np.random.seed(7)
    pictures, glyphs, sides, shifts = rendered(arguments.cache)
    allowed = np.zeros((len(glyphs), GLYPHS), np.float32)
    allowed[np.arange(len(glyphs)), glyphs] = 1
    known_shift = ((glyphs != render.EMPTY) & (glyphs != render.COVERED)).astype(np.float32)
    photos, photo_glyphs, photo_sides = photographed(arguments.crops)
    more = np.zeros((len(photos), GLYPHS), np.float32)
    for k, forms in enumerate(photo_glyphs):
        more[k, list(forms)] = 1
    log(f"squares drawn {len(pictures)}, photographed {len(photos)}")
    pictures = torch.from_numpy(np.concatenate([pictures, photos]))
    allowed = torch.from_numpy(np.concatenate([allowed, more]))
    sides = torch.from_numpy(np.concatenate([sides, photo_sides]).astype(np.int64))
    shifts = torch.from_numpy(np.concatenate([shifts, np.zeros((len(photos), 2), np.float32)]))
    known_shift = torch.from_numpy(np.concatenate([known_shift, np.zeros(len(photos), np.float32)]))
    net = net.to(memory_format=torch.channels_last)
    average = {name: value.clone() for name, value in net.named_parameters()}
    optimizer = torch.optim.AdamW(net.parameters(), lr=1e-3, weight_decay=5e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, FASTEST, SCHEDULE, pct_start=0.1)
    start, order, at = time.time(), torch.randperm(len(pictures)), 0
    sums = np.zeros(5)
    net.train()
    for step in range(1, arguments.steps + 1):
        if at + BATCH > len(order):
            order, at = torch.randperm(len(pictures)), 0
        pick = order[at : at + BATCH]
        at += BATCH
        x, d = spoilt(pictures[pick], shifts[pick], step)
        out = net(x)
        g = out[:, :GLYPHS]
        ok = allowed[pick]
        glyph_loss = (torch.logsumexp(g, 1) - torch.logsumexp(g + torch.log(ok + 1e-9), 1)).mean()
        smooth = -F.log_softmax(g, 1).mean() * 0.02
        said = sides[pick] != render.NOT_SAID
        side_loss = F.cross_entropy(out[said, GLYPHS : GLYPHS + 2], sides[pick][said])
        seen = known_shift[pick]
        shift_loss = (F.smooth_l1_loss(out[:, GLYPHS + 2 :], d, reduction="none", beta=0.05).sum(1) * seen).sum() / seen.sum()
        loss = glyph_loss + smooth + 0.5 * side_loss + 2 * shift_loss
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        keep = min(0.998, step / (step + 10))
        with torch.no_grad():
            for name, value in net.named_parameters():
                average[name].mul_(keep).add_(value, alpha=1 - keep)
        right = (ok[torch.arange(BATCH), g.argmax(1)] > 0).float().mean().item()
        sums += (glyph_loss.item(), side_loss.item(), shift_loss.item(), right, 1)
        if step % 250 == 0:
            a = sums / sums[4]
            log(f"step {step} glyph {a[0]:.4f} side {a[1]:.4f} shift {a[2]:.4f} right {a[3]:.4f}")
            print(f"  {time.time() - start:.0f} s", flush=True)
            sums[:] = 0
            torch.save((net.state_dict(), average), f"{arguments.cache}/net.pt")
    settle(net, average, pictures, shifts)
    torch.save((net.state_dict(), average), f"{arguments.cache}/net.pt")


def settle(net, average, pictures, shifts):
    """The averaged net, with its normalisation measured anew."""
    with torch.no_grad():
        for name, value in net.named_parameters():
            value.copy_(average[name])
        norms = [part for part in net.modules() if isinstance(part, nn.BatchNorm2d)]
        for norm in norms:
            norm.reset_running_stats()
            norm.momentum = None  # the plain mean over all batches
        net.train()
        for step in range(200):
            pick = torch.randint(0, len(pictures), (BATCH,))
            net(spoilt(pictures[pick], shifts[pick], step)[0])
        for norm in norms:
            norm.momentum = 0.1
    net.eval()


# ---------------------------------------------------------------- the file the program reads


def folded(net):
    """Every layer as (weights out x in x 3 x 3 or out x in, bias), with the normalisation worked in."""
    layers, parts = [], list(net.features)
    for k, part in enumerate(parts):
        if isinstance(part, nn.Conv2d):
            norm = parts[k + 1]
            gain = norm.weight / torch.sqrt(norm.running_var + norm.eps)
            layers.append((part.weight * gain[:, None, None, None], norm.bias - norm.running_mean * gain))
    layers.append((net.head.weight, net.head.bias))
    return [(w.detach().numpy().astype(np.float64), b.detach().numpy().astype(np.float64)) for w, b in layers]


def rounded(weights):
    """Eight bits a weight, with a scale for each output."""
    flat = weights.reshape(len(weights), -1)
    scale = np.float32(np.maximum(np.abs(flat).max(1), 1e-12) / 127)
    return np.clip(np.rint(flat / scale[:, None]), -127, 127).astype(np.int8), scale


def write(net, path):
    """`XQNET1`, the number of layers; of each: inputs, outputs, taps (9 or 4), scales, biases, weights by tap, input, output."""
    out = [b"XQNET1", struct.pack("<H", len(folded(net)))]
    dequantised = []
    for weights, bias in folded(net):
        small, scale = rounded(weights)
        outputs = len(weights)
        taps = 9 if weights.ndim == 4 else 4
        inputs = small.shape[1] // taps
        # both a convolution's and the head's weights lie input-major, tap-minor
        by_tap = small.reshape(outputs, inputs, taps).transpose(2, 1, 0)
        out += [struct.pack("<HHH", inputs, outputs, taps), scale.astype("<f4").tobytes(), bias.astype("<f4").tobytes(), by_tap.tobytes()]
        dequantised.append((torch.from_numpy((small.astype(np.float32) * scale[:, None]).reshape(weights.shape)), torch.from_numpy(bias.astype(np.float32))))
    data = b"".join(out)
    with open(path, "wb") as file:
        file.write(data)
    log(f"weights {os.path.basename(path)} {len(data)} bytes sha256 {hashlib.sha256(data).hexdigest()}")
    return dequantised


def run(layers, x):
    """The net as the program runs it, from the weights that were written."""
    for k, (w, b) in enumerate(layers[:-1]):
        x = F.relu(F.conv2d(x, w, b, padding=1))
        if k % 2 == 0:
            x = F.max_pool2d(x, 2)
    w, b = layers[-1]
    return F.linear(x.flatten(1), w, b)


def write_golden(layers, path):
    """Twelve squares of boards no training picture shows, and what the net says of them."""
    squares = render.squares_of(77)[0][:12]
    x = torch.from_numpy(np.stack(squares)).permute(0, 3, 1, 2).float() / 255 - 0.5
    with torch.no_grad():
        answer = run(layers, x).numpy()
    with open(path, "wb") as file:
        for square, row in zip(squares, answer):
            file.write(square.tobytes() + row.astype("<f4").tobytes())


LOG = []


def log(line):
    print(line, flush=True)
    LOG.append(line)


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--out", required=True)
    p.add_argument("--cache", default="/tmp/train-board-reader")
    p.add_argument("--crops", default=f"{HERE}/crops")
    p.add_argument("--threads", type=int, default=1)
    p.add_argument("--steps", type=int, default=5250)
    p.add_argument("--only-write", action="store_true", help="write the net in the cache")
    arguments = p.parse_args()
    torch.set_num_threads(arguments.threads)
    os.makedirs(arguments.cache, exist_ok=True)
    render.open_faces(f"{arguments.cache}/faces.json")
    torch.manual_seed(7)
    net = Net()
    log(f"parameters {sum(p.numel() for p in net.parameters())}")
    if arguments.only_write:
        net.load_state_dict(torch.load(f"{arguments.cache}/net.pt")[0])
    else:
        train(net, arguments)
    net.eval()
    os.makedirs(arguments.out, exist_ok=True)
    layers = write(net, f"{arguments.out}/net.bin")
    write_golden(layers, f"{arguments.out}/golden.bin")
    with open(f"{arguments.out}/training.log", "w") as file:
        file.write("\n".join(LOG) + "\n")


if __name__ == "__main__":
    main()
