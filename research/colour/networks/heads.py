"""Cuts upright heads with their masks out of photos of people.

Usage: python heads.py --people PEOPLE --landmarks landmarks.json --out heads.npz
PEOPLE holds photos/NNNN.jpg and masks/NNNN.png, one byte a pixel: 1 skin, 2 hair, 12 hat, 15 eyewear.
"""

import argparse
import json
import math
from pathlib import Path

import numpy as np
from PIL import Image

# Larger than the network is shown, so that it can be turned and moved.
SIDE = 160
SHOWN, ABOVE, ROOM = 2.2, 0.15, 1.32
UNKNOWN = 255
CLASSES = {1: 1, 2: 2, 15: 3, 12: 4}


def upright(picture: Image.Image, face: dict, method: int, fill: int | tuple[int, ...]) -> np.ndarray:
    longer = max(picture.size)
    x, y, down, turn = face["x"] * longer, face["y"] * longer, face["down"] * longer, face["turn"]
    rise = 2 * down * ABOVE
    middle = x + math.sin(turn) * rise, y - math.cos(turn) * rise
    scale = 2 * down * SHOWN * ROOM / SIDE
    cos, sin = math.cos(turn) * scale, math.sin(turn) * scale
    left = middle[0] - (cos - sin) * SIDE / 2
    top = middle[1] - (sin + cos) * SIDE / 2
    return np.asarray(picture.transform((SIDE, SIDE), Image.Transform.AFFINE, (cos, -sin, left, sin, cos, top), method, fillcolor=fill))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--people", type=Path, required=True)
    parser.add_argument("--landmarks", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    table = np.zeros(256, np.uint8)
    table[list(CLASSES)] = list(CLASSES.values())
    table[UNKNOWN] = UNKNOWN
    pictures, masks = [], []
    for file, face in sorted(json.loads(options.landmarks.read_text()).items()):
        mask = options.people / "masks" / Path(file).with_suffix(".png").name
        if not mask.exists():
            continue
        photo = Image.open(options.people / "photos" / file).convert("RGB")
        pictures.append(upright(photo, face, Image.Resampling.BILINEAR, (0, 0, 0)))
        masks.append(table[upright(Image.open(mask), face, Image.Resampling.NEAREST, UNKNOWN)])
    np.savez_compressed(options.out, X=np.stack(pictures), Y=np.stack(masks))
    print(len(pictures), "heads")


if __name__ == "__main__":
    main()
