"""Train the mask network from scratch on masks that two ways of cutting out agree on.

    python train.py --taught <folder> --out <folder>

The schedule is fixed in steps. Half of each batch are photos as they are, half are garments on other
grounds (`scenes.py`). After every thousand steps `last.pt` is written, with the running average of the weights.
Photos on which the half-trained network and the teacher disagree are left out of the rest: most of
them are ground that was taken for garment.
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

from taught import Taught
from learning import learn
from model import MaskNet
from scenes import Scenes

SCHEDULE = ((128, 0.85), (192, 0.15))  # (input side in pixels, share of the steps)
BATCH = 16
RATE = 2e-3
WARM_UP = 0.03
WEIGHT_DECAY = 1e-2
AVERAGE_DECAY = 0.998
DOUBT_AT = 0.4  # share of the steps after which the teacher's masks are doubted
DOUBTED = 0.8  # overlap with the network's own mask below which a photo is left out
HELD_BACK = 48  # photos that only measure
SEED = 0


def loss_of(logits: Tensor, masks: Tensor, trust: Tensor) -> Tensor:
    """Cross-entropy by pixel plus one minus the soft overlap by picture, where the mask is trusted."""
    by_pixel = F.binary_cross_entropy_with_logits(logits, masks, reduction="none")
    entropy = (by_pixel * trust).sum((1, 2, 3)) / trust.sum((1, 2, 3)).clamp(min=1)
    guess = logits.sigmoid() * trust
    both = (guess * masks).sum((1, 2, 3))
    either = (guess + masks * trust - guess * masks).sum((1, 2, 3))
    return (entropy + 1 - (both + 1) / (either + 1)).mean()


def overlaps(network: MaskNet, taught: Taught, which: Tensor, side: int) -> Tensor:
    """Pixels in both masks by pixels in either, for each photo."""
    network.eval()
    found = []
    with torch.no_grad():
        for part in which.split(BATCH):
            photos, masks, _ = taught.take(part, side)
            guess, mask = network(photos) > 0, masks > 0.5
            found.append((guess & mask).sum((1, 2, 3)) / (guess | mask).sum((1, 2, 3)).clamp(min=1))
    network.train()
    return torch.cat(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--taught", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--steps", type=int, default=4500)
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)

    torch.manual_seed(SEED)
    generator = torch.Generator().manual_seed(SEED)
    scenes = Scenes(generator)
    taught = Taught(arguments.taught)
    order = torch.randperm(len(taught), generator=generator)
    held, learned = order[:HELD_BACK], order[HELD_BACK:]
    print(f"{len(learned)} photos to learn from", flush=True)

    network = MaskNet()
    average = copy.deepcopy(network)
    optimiser = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=WEIGHT_DECAY)
    began = time.time()
    log = open(arguments.out / "log.jsonl", "w")
    for step in range(arguments.steps):
        part = step / arguments.steps
        side = SCHEDULE[0][0] if part < SCHEDULE[0][1] else SCHEDULE[1][0]
        rate = RATE * min(1, part / WARM_UP) * (0.5 + 0.5 * math.cos(math.pi * part))
        optimiser.param_groups[0]["lr"] = rate
        if step == int(arguments.steps * DOUBT_AT):
            agreed = overlaps(average, taught, learned, side)
            print(f"{int((agreed < DOUBTED).sum())} photos are left out", flush=True)
            learned = learned[agreed >= DOUBTED]
            if len(learned) == 0:
                raise SystemExit("The network has learned too little to doubt its teacher: take more steps.")

        plain, laid, grounds = (
            learned[torch.randint(len(learned), (BATCH // 2,), generator=generator)] for _ in range(3)
        )
        seen, masks, trust = scenes.photos(*taught.take(plain, side))
        garments, cut, _ = taught.take(laid, side)
        other, holes, _ = taught.take(grounds, side)
        whole, outline = scenes.composites(garments, cut, other, holes)
        logits = network(torch.cat([seen, whole]))
        loss = loss_of(
            logits, torch.cat([masks, outline]), torch.cat([(trust > 0.5).float(), torch.ones_like(outline)])
        )
        learn(network, average, optimiser, loss, step=step, decay=AVERAGE_DECAY)

        if (step + 1) % 100 == 0:
            said = {"step": step + 1, "loss": round(float(loss.detach()), 4), "seconds": round(time.time() - began)}
            if (step + 1) % 500 == 0:
                said["held"] = round(float(overlaps(average, taught, held, side).mean()), 4)
                torch.save({"weights": average.state_dict(), "step": step + 1, "side": side}, arguments.out / "last.pt")
            print(said, flush=True)
            log.write(json.dumps(said) + "\n")
            log.flush()


if __name__ == "__main__":
    main()
