"""Teach the garment classifier to tell other things from garments.

    python wearable/train.py --lessons run/lessons.npz --classifier garment-kind.onnx --out run

`last.pt` holds the running average of the weights. Nothing that is measured is opened here.
"""

import argparse
import copy
import math
import sys
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from augment import Augmenter
from begin import begun_from

STEPS = 658
BATCH = 64
LARGE_FROM = 0.7  # share of the steps after which pictures are as large as where it is used
SIDES = (96, 128)
LEARNING_RATE = 0.03
WARM_UP = 60  # steps
WEIGHT_DECAY = 5e-4
SMOOTHING = 0.1
CUT_MIX, CUT_MIX_UNTIL = 0.3, 0.8  # probability per batch, and share of the steps
AVERAGE_DECAY = 0.995
SEED = 0


def learning_rate(step: int) -> float:
    return LEARNING_RATE * min(1, step / WARM_UP) * 0.5 * (1 + math.cos(math.pi * step / STEPS)) + 1e-5


def averaged(kept: nn.Module, new: nn.Module, step: int) -> None:
    decay = min(AVERAGE_DECAY, step / (step + 50))
    with torch.no_grad():
        for one, other in zip(kept.state_dict().values(), new.state_dict().values(), strict=True):
            if one.is_floating_point():
                one.lerp_(other, 1 - decay)
            else:
                one.copy_(other)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name in ("lessons", "classifier", "out"):
        parser.add_argument(f"--{name}", type=Path, required=True)
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)

    torch.manual_seed(SEED)
    chance = torch.Generator().manual_seed(SEED)
    lessons = np.load(arguments.lessons)
    images, classes = torch.from_numpy(lessons["images"]), torch.from_numpy(lessons["classes"]).long()
    weights = torch.from_numpy(lessons["weights"])
    augment = Augmenter(chance)
    sample = images[torch.multinomial(weights, 96, generator=chance)].permute(0, 3, 1, 2).float() / 255
    sample = F.interpolate(sample, size=(SIDES[1], SIDES[1]), mode="bilinear", antialias=True)
    network = begun_from(arguments.classifier, sample).to(memory_format=torch.channels_last)
    average = copy.deepcopy(network)
    optimizer = torch.optim.SGD(
        [
            {"params": [p for p in network.parameters() if p.ndim > 1], "weight_decay": WEIGHT_DECAY},
            {"params": [p for p in network.parameters() if p.ndim <= 1], "weight_decay": 0.0},
        ],
        lr=LEARNING_RATE,
        momentum=0.9,
        nesterov=True,
    )

    def loss_of(x: Tensor, y: Tensor, partner: Tensor, share: float) -> Tensor:
        with torch.autocast("cpu", dtype=torch.bfloat16):
            logits = network(x.contiguous(memory_format=torch.channels_last))
        first, second = (F.cross_entropy(logits.float(), truth, label_smoothing=SMOOTHING) for truth in (y, partner))
        return share * first + (1 - share) * second

    network.train()
    for step in range(STEPS):
        progress = step / STEPS
        for group in optimizer.param_groups:
            group["lr"] = learning_rate(step)
        chosen = torch.multinomial(weights, BATCH, generator=chance)
        x, y = augment(images[chosen], SIDES[progress >= LARGE_FROM]), classes[chosen]
        partner, share = y, 1.0
        if progress < CUT_MIX_UNTIL and torch.rand(1, generator=chance).item() < CUT_MIX:
            x, order, share = augment.cut_mix(x)
            partner = y[order]
        loss = loss_of(x, y, partner, share)
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 5.0)
        optimizer.step()
        averaged(average, network, step + 1)
        if step % 50 == 0:
            print(step, round(loss.item(), 3), flush=True)
    torch.save({"weights": average.state_dict(), "side": SIDES[1], "steps": STEPS}, arguments.out / "last.pt")


if __name__ == "__main__":
    main()
