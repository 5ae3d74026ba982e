"""Let a network that has learned a while mark the photos without masks, for the next one to learn from.

    python teach_tagged.py --data <prepared> --checkpoint <last.pt> [--also <prepared, larger>]

What a photo's tags do not name cannot be marked in it, which keeps most mistakes out; places of
which the network is not sure stay unknown. Writes into masks.npy, also at the larger size where
that is named.
"""

import argparse
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F

from augment import IGNORED
from data import CLASSES
from parser_net import ParserNet

SURE = 0.5
# They need no tag: they are in every photo, or no garment.
ALWAYS = tuple(CLASSES.index(name) for name in ("background", "skin", "hair", "other"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--checkpoint", type=Path, required=True)
    parser.add_argument("--pose", type=Path, required=True, help="what convert_pose.py wrote")
    parser.add_argument("--also", type=Path)
    arguments = parser.parse_args()
    network = ParserNet(arguments.pose)
    network.load_state_dict(torch.load(arguments.checkpoint, map_location="cpu")["average"])
    network.eval()
    images = np.load(arguments.data / "images.npy", mmap_mode="r")
    folders = [arguments.data, *([arguments.also] if arguments.also else [])]
    all_masks = [np.load(folder / "masks.npy") for folder in folders]
    presence = torch.from_numpy(np.load(arguments.data / "presence.npy")) > 0
    presence[:, list(ALWAYS)] = True
    tagged = np.flatnonzero(~np.load(arguments.data / "has_mask.npy"))
    unknown = 0.0
    for start in range(0, len(tagged), 12):
        chosen = tagged[start : start + 12]
        seen = torch.from_numpy(images[chosen]).permute(0, 3, 1, 2).float() / 255
        with torch.no_grad(), torch.autocast("cpu", dtype=torch.bfloat16):
            seen = seen.contiguous(memory_format=torch.channels_last)
            logits = (network(seen)[0] + network(seen.flip(3))[0].flip(3)).float() / 2
        logits = logits.masked_fill(~presence[chosen].view(len(chosen), -1, 1, 1), -100)
        for masks in all_masks:
            likely = F.interpolate(logits, size=masks.shape[1:], mode="bilinear").softmax(1)
            most, found = likely.max(1)
            found[most < SURE] = IGNORED
            masks[chosen] = found.numpy().astype(np.uint8)
        unknown += (most < SURE).float().mean().item() * len(chosen)
    for folder, masks in zip(folders, all_masks, strict=True):
        np.save(folder / "masks.npy", masks)
    print(f"{len(tagged)} photos, unknown {unknown / len(tagged):.3f}")


if __name__ == "__main__":
    main()
