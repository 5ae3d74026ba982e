"""Teach the parser. Goes on where it was when it is started again.

    python train.py --data <prepared> --pose <pose.onnx> --out <folder> --minutes 40
    python train.py --data <prepared, larger> --pose <pose.onnx> --out <folder> --minutes 40 --from <last.pt>
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from augment import IGNORED, Views
from data import CLASSES, apart
from parser_net import ParserNet
from score import score

BATCH = 16
TAGGED = 4  # of a batch, photos without masks of their own
WEIGHT_DECAY = 0.02
AVERAGE = 0.995
WARM_UP = 60
EVERY = 150  # steps between two scores
SIGHT = 0.2  # of the rate: what the pose network brings knows people already


class Photos:
    """What `prepare.py` wrote, less what is kept apart."""

    def __init__(self, folder: Path, keeps_apart: bool = True):
        self.images = np.load(folder / "images.npy", mmap_mode="r")
        self.masks = np.load(folder / "masks.npy")
        self.presence = torch.from_numpy(np.load(folder / "presence.npy"))
        self.labels = torch.from_numpy(np.load(folder / "labels.npy"))
        has_mask = np.load(folder / "has_mask.npy")
        names = (folder / "names.txt").read_text().split()
        kept = apart([name for name, masked in zip(names, has_mask, strict=True) if masked and keeps_apart])
        is_apart = np.array([name in kept for name in names])
        self.drawn = np.flatnonzero(has_mask & ~is_apart)
        self.tagged = np.flatnonzero(~has_mask)
        self.apart = np.flatnonzero(is_apart)

    def batch(self, chosen: np.ndarray) -> tuple[Tensor, Tensor]:
        images = torch.from_numpy(self.images[chosen]).permute(0, 3, 1, 2).float() / 255
        return images, torch.from_numpy(self.masks[chosen])


class Turns:
    """Endless random turns through a list: everything once before anything twice."""

    def __init__(self, items: np.ndarray, random: np.random.Generator):
        self.items, self.random, self.left = items, random, []

    def take(self, count: int) -> np.ndarray:
        while len(self.left) < count:
            self.left += self.random.permutation(self.items).tolist()
        taken, self.left = self.left[:count], self.left[count:]
        return np.sort(taken)


def class_weights(masks: np.ndarray, power: float) -> Tensor:
    """Rare classes count more, by that power of how rare they are."""
    counts = np.bincount(masks.ravel(), minlength=256)[: len(CLASSES)]
    weights = (counts.sum() / np.maximum(counts, 1)) ** power
    weights = np.clip(weights / np.median(weights), 0.15, 3)
    return torch.from_numpy(weights.astype(np.float32))


def mask_loss(logits: Tensor, masks: Tensor, weights: Tensor) -> Tensor:
    """Cross-entropy by class weight, and overlap (Dice) of the classes that the batch shows."""
    logits = logits.float()
    target = masks[:, ::2, ::2].long()  # at the size of the logits
    known = target != IGNORED
    entropy = F.cross_entropy(logits, target, weights, ignore_index=IGNORED)
    likely = logits.softmax(1) * known.unsqueeze(1)
    truth = F.one_hot(torch.where(known, target, 0), len(CLASSES)).permute(0, 3, 1, 2) * known.unsqueeze(1)
    both = (likely * truth).sum((0, 2, 3))
    of_truth = truth.sum((0, 2, 3))
    dice = 1 - (2 * both + 20) / (likely.sum((0, 2, 3)) + of_truth + 20)
    return entropy + dice[of_truth > 20].mean()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--extra", type=Path, help="drawn figures, prepared alike")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, required=True, help="of the whole schedule")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--batch", type=int, default=BATCH)
    parser.add_argument("--tagged", type=int, default=TAGGED)
    parser.add_argument("--rarity", type=float, default=0.5, help="0: all classes count alike; 1: as they are rare")
    parser.add_argument("--calm", type=float, default=0, help="share of the changes of a photo that is gone at the end")
    parser.add_argument("--pose", type=Path, required=True, help="what convert_pose.py wrote")
    parser.add_argument("--from", dest="begin", type=Path, help="a checkpoint")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(0)
    random = np.random.default_rng(0)
    views = Views(torch.Generator().manual_seed(0))

    photos = Photos(arguments.data)
    drawn, tagged = Turns(photos.drawn, random), Turns(photos.tagged, random)
    weights = class_weights(photos.masks[photos.drawn], arguments.rarity)
    network = ParserNet(arguments.pose).to(memory_format=torch.channels_last)
    if arguments.begin:
        network.load_state_dict(torch.load(arguments.begin, map_location="cpu")["average"])
    extra = Photos(arguments.extra, keeps_apart=False) if arguments.extra else None
    figures = Turns(extra.drawn, random) if extra else None
    average = {name: value.clone().float() for name, value in network.state_dict().items()}
    brought = [weight for weight in network.sight.parameters() if weight.requires_grad]
    added = [weight for name, weight in network.named_parameters() if not name.startswith("sight.")]
    groups = [{"params": brought, "share": SIGHT}, {"params": added, "share": 1.0}]
    optimiser = torch.optim.AdamW(groups, lr=arguments.rate, weight_decay=WEIGHT_DECAY)
    last = arguments.out / "last.pt"
    step, spent = 0, 0.0
    if last.exists():
        kept = torch.load(last, map_location="cpu")
        network.load_state_dict(kept["weights"])
        optimiser.load_state_dict(kept["optimiser"])
        average, step, spent = kept["average"], kept["step"], kept["spent"]

    scored = ParserNet(arguments.pose)
    whole = arguments.minutes * 60
    losses = []
    while spent < whole:
        begun = time.monotonic()
        rate = arguments.rate * min(1, (step + 1) / WARM_UP) * (0.5 + 0.5 * np.cos(np.pi * spent / whole))
        for group in optimiser.param_groups:
            group["lr"] = max(float(rate), 1e-6) * group["share"]
        mine = drawn.take(arguments.batch - arguments.tagged)
        other = tagged.take(arguments.tagged)
        both = np.concatenate([mine, other])
        images, masks = photos.batch(both)
        presence, named = photos.presence[both], photos.labels[both]
        if figures and extra:
            chosen = figures.take(1)
            more, more_masks = extra.batch(chosen)
            images, masks = torch.cat([more, images]), torch.cat([more_masks, masks])
            presence = torch.cat([extra.presence[chosen], presence])
            named = torch.cat([extra.labels[chosen], named])
        views.strength = 1 - arguments.calm * spent / whole
        images, masks, empty = views(images, masks)
        presence, named = (facts * ~empty.unsqueeze(1) for facts in (presence, named))
        network.train()
        with torch.autocast("cpu", dtype=torch.bfloat16):
            seen = images.contiguous(memory_format=torch.channels_last)
            logits, says, names = network(seen)
        has = (masks.flatten(1) != IGNORED).any(1)
        loss = mask_loss(logits[has], masks[has], weights)
        loss = loss + 0.4 * F.binary_cross_entropy_with_logits(says.float(), presence)
        loss = loss + 0.8 * F.binary_cross_entropy_with_logits(names.float(), named)
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 2.0)
        optimiser.step()
        step += 1
        keep = min(AVERAGE, (step + 1) / (step + 20))
        for name, value in network.state_dict().items():
            if average[name].is_floating_point() and value.is_floating_point():
                average[name].mul_(keep).add_(value.float(), alpha=1 - keep)
            else:
                average[name] = value.clone()
        losses.append(loss.item())
        spent += time.monotonic() - begun
        if step % EVERY == 0 or spent >= whole:
            scored.load_state_dict(average)
            line = score(scored, photos, len(photos.apart))
            print(f"{step} {spent / 60:.1f} min loss {np.mean(losses[-EVERY:]):.3f} {line}", flush=True)
            state = {"weights": network.state_dict(), "average": average, "step": step, "spent": float(spent)}
            torch.save({**state, "optimiser": optimiser.state_dict()}, last.with_suffix(".part"))
            last.with_suffix(".part").replace(last)
        elif step % 20 == 0:
            print(f"{step} {spent / 60:.1f} min loss {np.mean(losses[-20:]):.3f}", flush=True)


if __name__ == "__main__":
    main()
