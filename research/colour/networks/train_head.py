"""Trains the network that says what is skin, hair, eyewear and hat on a head.

Usage: python train_head.py --heads heads.npz --out RUN [--minutes 12]
"""

import argparse
import math
import time
from pathlib import Path

import numpy as np
import torch
from head_model import CLASSES, SIDE, HeadNetwork
from torch import Tensor
from torch.nn import functional as F

UNKNOWN = 255
# Every eighth photo is kept apart, to choose by.
APART = 8
# What is rare counts more.
WEIGHTS = (1.0, 1.0, 1.2, 3.0, 3.0)
BATCH = 16
RATE = 3e-3


def views(images: Tensor, classes: Tensor, generator: torch.Generator) -> tuple[Tensor, Tensor]:
    """Turned, scaled, mirrored and lit at random, as another camera might see them."""
    n = len(images)

    def between(low: float, high: float, *shape: int) -> Tensor:
        return torch.rand(*shape, generator=generator) * (high - low) + low

    turn, scale = between(-0.2, 0.2, n), between(0.62, 0.95, n)
    mirror = (torch.rand(n, generator=generator) < 0.5).float() * 2 - 1
    matrix = torch.zeros(n, 2, 3)
    matrix[:, 0, 0], matrix[:, 0, 1] = torch.cos(turn) * scale * mirror, -torch.sin(turn) * scale
    matrix[:, 1, 0], matrix[:, 1, 1] = torch.sin(turn) * scale * mirror, torch.cos(turn) * scale
    matrix[:, :, 2] = between(-0.08, 0.08, n, 2)
    grid = F.affine_grid(matrix, [n, 3, SIDE, SIDE], align_corners=False)
    x = F.grid_sample(images, grid, align_corners=False)
    y = F.grid_sample(classes[:, None].float(), grid, mode="nearest", padding_mode="border", align_corners=False)
    return recoloured(x, between), y[:, 0].long()


def recoloured(x: Tensor, between) -> Tensor:
    n = len(x)
    gains = torch.exp(between(-0.25, 0.25, n, 3, 1, 1)) * torch.exp(between(-0.5, 0.3, n, 1, 1, 1))
    x = (x.clamp(1e-4, 1) ** 2.2 * gains).clamp(0, 1) ** (1 / 2.2)
    grey = x.mean(1, keepdim=True)
    x = (grey + (x - grey) * between(0.6, 1.3, n, 1, 1, 1)).clamp(1e-4, 1)
    x = x ** torch.exp(between(-0.3, 0.3, n, 1, 1, 1))
    blurred = F.avg_pool2d(F.pad(x, (1, 1, 1, 1), mode="replicate"), 3, 1)
    x = torch.lerp(x, blurred, between(0, 1, n, 1, 1, 1))
    return (x + torch.randn(x.shape) * between(0, 0.03, n, 1, 1, 1)).clamp(0, 1)


def centred(images: Tensor, classes: Tensor) -> tuple[Tensor, Tensor]:
    """As the server shows heads: without chance."""
    matrix = torch.eye(2, 3).repeat(len(images), 1, 1) * 0.76
    grid = F.affine_grid(matrix, [len(images), 3, SIDE, SIDE], align_corners=False)
    x = F.grid_sample(images, grid, align_corners=False)
    y = F.grid_sample(classes[:, None].float(), grid, mode="nearest", padding_mode="border", align_corners=False)
    return x, y[:, 0].long()


def shares(model: HeadNetwork, images: Tensor, classes: Tensor) -> list[float]:
    """Intersection over union of each class."""
    model.eval()
    with torch.no_grad():
        x, truth = centred(images, classes)
        found = model(x).argmax(1)
    known = truth != UNKNOWN
    return [
        float(((found == c) & (truth == c) & known).sum() / (((found == c) | (truth == c)) & known).sum().clamp(min=1))
        for c in range(len(CLASSES))
    ]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--heads", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=12)
    options = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)
    generator = torch.Generator().manual_seed(1)
    heads = np.load(options.heads)
    images = torch.from_numpy(heads["X"]).permute(0, 3, 1, 2).float() / 255
    classes = torch.from_numpy(heads["Y"])
    apart = torch.arange(len(images)) % APART == 0
    model = HeadNetwork().to(memory_format=torch.channels_last)
    optimiser = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=1e-3)
    weights = torch.tensor(WEIGHTS)
    started, epoch = time.monotonic(), 0
    learning = torch.nonzero(~apart)[:, 0]
    while (spent := (time.monotonic() - started) / 60 / options.minutes) < 1:
        model.train()
        order = learning[torch.randperm(len(learning), generator=generator)]
        total = 0.0
        for batch in order.split(BATCH):
            spent = (time.monotonic() - started) / 60 / options.minutes
            for group in optimiser.param_groups:
                group["lr"] = RATE * 0.5 * (1 + math.cos(math.pi * min(1, spent)))
            x, y = views(images[batch], classes[batch], generator)
            loss = F.cross_entropy(model(x.contiguous(memory_format=torch.channels_last)), y, weight=weights, ignore_index=UNKNOWN)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            total += float(loss.detach())
        epoch += 1
        if epoch % 3 == 0:
            iou = " ".join(f"{name} {share:.2f}" for name, share in zip(CLASSES, shares(model, images[apart], classes[apart]), strict=True))
            print(f"{epoch} {spent:.0%} loss {total / len(order) * BATCH:.3f} {iou}", flush=True)
    options.out.mkdir(parents=True, exist_ok=True)
    torch.save(model.state_dict(), options.out / "head.pt")
    print(shares(model, images[apart], classes[apart]))


if __name__ == "__main__":
    main()
