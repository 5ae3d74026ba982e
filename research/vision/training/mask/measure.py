"""How far a network's masks overlap the teacher's, on photos that neither learned from.

    python measure.py --list <photos> --labels <folder> --checkpoint last.pt
    python measure.py --list <photos> --labels <folder> --begin garment-mask.onnx

`label.py` makes the labels. Leave out of the list photos of which the teacher marks the wrong thing; look at
every one.
"""

import argparse
from pathlib import Path

import numpy as np
import torch
from PIL import Image, ImageOps
from torch.nn import functional as F

from model import MaskNet
from shipped import network_of

SIDE = 256  # in pixels, of the masks that are compared


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--list", type=Path, required=True)
    parser.add_argument("--labels", type=Path, required=True)
    parser.add_argument("--input", type=int, default=SIDE, help="the side of the network's input, in pixels")
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("--checkpoint", type=Path)
    which.add_argument("--begin", type=Path, help="an exported network")
    arguments = parser.parse_args()
    paths = arguments.list.read_text().splitlines()
    if arguments.begin:
        network = network_of(arguments.begin, paths)
    else:
        network = MaskNet()
        network.load_state_dict(torch.load(arguments.checkpoint, map_location="cpu")["weights"])
    network.eval()
    overlaps = []
    for number, path in enumerate(paths):
        with Image.open(path) as photo:
            upright = ImageOps.exif_transpose(photo).convert("RGB")
        seen = upright.resize((arguments.input,) * 2, Image.Resampling.LANCZOS)
        with Image.open(arguments.labels / f"{number:05d}.png") as label:
            taught = np.asarray(label.resize((SIDE, SIDE), Image.Resampling.BOX)) > 127
        image = torch.from_numpy(np.array(seen)).permute(2, 0, 1).unsqueeze(0) / 255
        with torch.no_grad():
            said = (network(image) + network(image.flip(3)).flip(3)) / 2
        marked = (F.interpolate(said, size=(SIDE, SIDE), mode="bilinear")[0, 0] > 0).numpy()
        overlaps.append((marked & taught).sum() / max(1, (marked | taught).sum()))
    low, quarter, middle = np.percentile(overlaps, [10, 25, 50])
    print(f"{len(paths)} photos: mean {np.mean(overlaps):.4f}, median {middle:.4f}")
    print(f"a quarter below {quarter:.4f}, a tenth below {low:.4f}")


if __name__ == "__main__":
    main()
