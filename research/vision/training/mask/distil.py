"""Teach the mask network further, with the masks of a larger one.

    python distil.py --list training.txt --labels <folder> --begin <garment-mask.onnx> --out <folder>

It begins with the weights of a network that `train.py` taught; with `--go-on` it takes a checkpoint of its
own in their place, and only asks that network where the larger one is to be doubted. Half of each batch are
photos as they are, half are garments that the teacher marked on other grounds (`scenes.py`). What lies beside
an outline counts more, because ground between legs and beside sleeves is little of a picture. After every
hundred steps `last.pt` is written, with the running average of the weights.
"""

import argparse
import copy
import json
import math
import time
from pathlib import Path

import torch
from torch import Tensor
from torch.nn import functional as F

from labelled import Labelled
from learning import learn
from model import MaskNet
from scenes import Scenes
from shipped import network_of

SCHEDULE = ((192, 0.9), (256, 0.1))  # (input side in pixels, share of the steps)
BATCH = 16
RATE = 1e-3
WARM_UP = 0.04
WEIGHT_DECAY = 1e-2
AVERAGE_DECAY = 0.99
BESIDE = 4  # how much more a pixel beside an outline counts


def loss_of(logits: Tensor, masks: Tensor, trust: Tensor) -> Tensor:
    """Cross-entropy by pixel plus one minus the soft overlap by picture, where the mask is trusted."""
    reach = 2 * (masks.shape[-1] // 24) + 1
    beside = (F.avg_pool2d(masks, reach, 1, reach // 2, count_include_pad=False) - masks).abs()
    weight = trust * (1 + BESIDE * beside)
    by_pixel = F.binary_cross_entropy_with_logits(logits, masks, reduction="none")
    entropy = (by_pixel * weight).sum((1, 2, 3)) / weight.sum((1, 2, 3)).clamp(min=1)
    guess = logits.sigmoid() * trust
    both = (guess * masks).sum((1, 2, 3))
    either = (guess + masks * trust - guess * masks).sum((1, 2, 3))
    return (entropy + 1 - (both + 1) / (either + 1)).mean()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name in ("list", "labels", "begin", "out"):
        parser.add_argument(f"--{name}", type=Path, required=True)
    parser.add_argument("--go-on", type=Path, help="a checkpoint of this script to begin the weights from")
    parser.add_argument("--steps", type=int, default=1200)
    parser.add_argument("--seed", type=int, default=0, help="another one where it goes on, or it draws the same pictures")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)

    torch.manual_seed(arguments.seed)
    generator = torch.Generator().manual_seed(arguments.seed)
    paths = arguments.list.read_text().splitlines()
    network = network_of(arguments.begin, paths)
    taught = Labelled(paths, arguments.labels, copy.deepcopy(network).eval())
    marked = taught.whole.nonzero()[:, 0]
    print(f"{len(taught)} photos to learn from, {len(marked)} of which are laid elsewhere too", flush=True)

    network = network.to(memory_format=torch.channels_last)
    if arguments.go_on:
        network.load_state_dict(torch.load(arguments.go_on, map_location="cpu")["weights"])
    average = copy.deepcopy(network)
    optimiser = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=WEIGHT_DECAY)
    began = time.time()
    log = open(arguments.out / "log.jsonl", "w")
    for step in range(arguments.steps):
        part = step / arguments.steps
        side = SCHEDULE[0][0] if part < SCHEDULE[0][1] else SCHEDULE[1][0]
        scenes = Scenes(generator, side)
        rate = RATE * min(1, (part + 1e-3) / WARM_UP) * (0.5 + 0.5 * math.cos(math.pi * part))
        optimiser.param_groups[0]["lr"] = rate
        plain = torch.randint(len(taught), (BATCH // 2,), generator=generator)
        laid, grounds = (
            marked[torch.randint(len(marked), (BATCH // 2,), generator=generator)] for _ in range(2)
        )
        seen, masks, trust = scenes.photos(*taught.take(plain))
        garments, cut, _ = taught.take(laid)
        other, holes, _ = taught.take(grounds)
        whole, outline = scenes.composites(garments, cut, other, holes)
        images = torch.cat([seen, whole]).contiguous(memory_format=torch.channels_last)
        with torch.autocast("cpu", torch.bfloat16):
            logits = network(images)
        counts = torch.cat([(trust > 0.5).float(), torch.ones_like(outline)])
        loss = loss_of(logits.float(), torch.cat([masks, outline]), counts)
        learn(network, average, optimiser, loss, step=step, decay=AVERAGE_DECAY)

        if (step + 1) % 20 == 0:
            said = {"step": step + 1, "loss": round(float(loss.detach()), 4), "seconds": round(time.time() - began)}
            print(said, flush=True)
            log.write(json.dumps(said) + "\n")
            log.flush()
        if (step + 1) % 100 == 0 or step + 1 == arguments.steps:
            kept_now = {"weights": average.state_dict(), "step": step + 1, "side": side, "distilled": True}
            torch.save(kept_now, arguments.out / "last.pt")


if __name__ == "__main__":
    main()
