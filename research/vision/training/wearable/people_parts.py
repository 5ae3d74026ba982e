"""Parts of the photos of people: what they wear, cut out by its box, and what is nothing to wear."""

import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from PIL import Image

SKIN, HAIR, WORN = 1, 2, 3  # values of a mask; what is worn begins at 3
TAUGHT = {"dress": (5, 2500), "shorts": (7, 2500), "skirt": (8, 2500), "bag": (11, 900), "hat": (12, 900),
          "scarf": (13, 900), "belt": (14, 500)}  # value of the mask, fewest pixels  # fmt: skip
ROOM = 0.15  # around a thing, in parts of it
GROUNDS_OF_EACH = 2


def _photos(people: Path) -> Iterator[tuple[Image.Image, np.ndarray]]:
    for path in sorted((people / "masks").iterdir()):
        with Image.open(people / "photos" / f"{path.stem}.jpg") as file:
            picture = file.convert("RGB")
        yield picture, np.asarray(Image.open(path))


def worn_parts(people: Path) -> Iterator[tuple[Image.Image, str]]:
    """Each large enough thing that is worn, with its name."""
    for picture, mask in _photos(people):
        for name, (value, fewest) in TAUGHT.items():
            places = np.argwhere(mask == value)
            if len(places) < fewest:
                continue
            (top, left), (bottom, right) = places.min(0), places.max(0)
            across, down = int((right - left) * ROOM) + 4, int((bottom - top) * ROOM) + 4
            box = (max(0, left - across), max(0, top - down), right + across, bottom + down)
            yield picture.crop((*box[:2], min(picture.width, box[2]), min(picture.height, box[3]))), name


def other_parts(people: Path, chance: random.Random) -> Iterator[Image.Image]:
    """Streets and rooms without anybody, heads without hats, and bare skin."""
    for picture, mask in _photos(people):
        height, width = mask.shape
        grounds = 0
        for _ in range(60):
            across = chance.randint(width // 5, width * 3 // 4)
            down = min(height - 1, int(across * chance.uniform(0.6, 1.5)))
            x, y = chance.randint(0, width - across), chance.randint(0, max(0, height - down))
            if grounds < GROUNDS_OF_EACH and (mask[y : y + down, x : x + across] != 0).mean() < 0.004:
                grounds += 1
                yield picture.crop((x, y, x + across, y + down))
        hair = np.argwhere(mask == HAIR)
        if len(hair) > 300:
            (top, left), (bottom, right) = hair.min(0), hair.max(0)
            down, across = bottom - top, right - left
            box = (max(0, left - across // 4), max(0, top - down // 5), right + across // 4, bottom)
            part = mask[box[1] : box[3], box[0] : box[2]]
            if ((part >= WORN) & (part < 15)).mean() < 0.12:
                yield picture.crop((*box[:2], min(width, box[2]), box[3]))
        for _ in range(40):
            across = chance.randint(width // 10, width // 4)
            down = int(across * chance.uniform(0.7, 2))
            x = chance.randint(0, width - across)
            y = chance.randint(height // 3, max(height // 3, height - down - 1))
            part = mask[y : y + down, x : x + across]
            if (part == SKIN).mean() > 0.25 and (part >= WORN).mean() < 0.04:
                yield picture.crop((x, y, x + across, y + down))
                break
