"""Read everything the network is taught once: things to wear, and other things.

    python wearable/prepare.py --small <folder> --full <folder> --people <folder> --caltech <folder>
        --groceries <folder> --drawn <folder> --masks garment-mask.onnx --out <folder>

Writes lessons.npz: images (n, side, side, 3), classes (n), and weights (n), how often each is shown.
"""

import argparse
import random
import sys
from pathlib import Path

import numpy as np
import onnxruntime
from PIL import Image, ImageOps

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from begin import EXTRA, OTHER
from data import CACHED_SIDE, KINDS, PAD_COLOUR, TRAINING_KINDS, labels_of, list_photos, of_split, read_image
from drawn_things import drawn_things
from people_parts import other_parts, worn_parts

OF_EACH_CATEGORY = 45  # photos of Caltech-101
WORN_THINGS = {"umbrella", "watch"}  # categories of it that may be worn, or carried like a bag
GROCERIES = 900
GROUNDS = 800  # photos of garments that are searched for bare ground
SHARES = {  # of a batch; the rest are photos of garments, rare kinds more often
    "worn": 0.08, "drawn garments": 0.03, "caltech": 0.18, "groceries": 0.04,
    "people": 0.08, "grounds": 0.03, "drawn": 0.02,
}  # fmt: skip
MASK_SIDE = 192
BARE = 0.08  # a place less likely than this to be garment is ground


def padded(picture: Image.Image) -> np.ndarray:
    side = (CACHED_SIDE, CACHED_SIDE)
    return np.asarray(ImageOps.pad(picture, side, Image.Resampling.BILINEAR, color=PAD_COLOUR))


def bare_grounds(paths: list[Path], network: Path, chance: random.Random) -> list[np.ndarray]:
    """The largest piece without any garment of each photo that has a large one."""
    session = onnxruntime.InferenceSession(network)
    found = []
    for path in paths:
        with Image.open(path) as file:
            picture = ImageOps.exif_transpose(file).convert("RGB")
        small = np.asarray(picture.resize((MASK_SIDE, MASK_SIDE)), np.float32).transpose(2, 0, 1)[None] / 255
        on = session.run(None, {"image": small})[0][0, 0] > BARE
        sums = np.pad(on.cumsum(0).cumsum(1), ((1, 0), (1, 0)))
        best = (0, 0, 0, 0)
        for _ in range(400):
            width, height = chance.randint(30, 190), chance.randint(30, 190)
            x, y = chance.randint(0, MASK_SIDE - width), chance.randint(0, MASK_SIDE - height)
            right, bottom = x + width, y + height
            marked = sums[bottom, right] - sums[y, right] - sums[bottom, x] + sums[y, x]
            shape = width * picture.width / (height * picture.height)
            is_larger = width * height > (best[2] - best[0]) * (best[3] - best[1])
            if marked == 0 and 0.4 < shape < 2.5 and is_larger:
                best = (x, y, right, bottom)
        if (best[2] - best[0]) * (best[3] - best[1]) > 55 * 55:
            scale = (picture.width / MASK_SIDE, picture.height / MASK_SIDE) * 2
            found.append(padded(picture.crop([int(v * s) for v, s in zip(best, scale, strict=True)])))
    return found


def some(paths: list[Path], count: int, chance: random.Random) -> list[np.ndarray]:
    chosen = sorted(paths)
    chance.shuffle(chosen)
    return [read_image(path, CACHED_SIDE) for path in chosen[:count]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name in ("small", "full", "people", "caltech", "groceries", "drawn", "masks", "out"):
        parser.add_argument(f"--{name}", type=Path, required=True)
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    chance = random.Random(0)

    photos = of_split(list_photos(arguments.small, arguments.full), "train")
    garments = labels_of(photos)
    images, classes, weights = [], [], []

    def lesson(pictures: list[np.ndarray], taught: list[int] | np.ndarray, often: np.ndarray) -> None:
        images.append(np.stack(pictures))
        classes.append(np.asarray(taught))
        weights.append(often)

    rarity = np.bincount(garments)[garments] ** -0.5
    share = (1 - sum(SHARES.values())) * rarity / rarity.sum()
    lesson([read_image(photo.path, CACHED_SIDE) for photo in photos], garments, share)

    def evenly(name: str, pictures: list[np.ndarray], taught: list[int]) -> None:
        lesson(pictures, taught, np.full(len(pictures), SHARES[name] / len(pictures)))
        print(name, len(pictures), flush=True)

    worn = [(padded(part), KINDS.index(name) if name in KINDS else EXTRA) for part, name in worn_parts(arguments.people)]
    evenly("worn", [part for part, _ in worn], [index for _, index in worn])
    drawings = sorted(arguments.drawn.glob("*.jpg"))
    named = [path.name.split("_")[0] for path in drawings]
    taught = [EXTRA if name == "extra" else TRAINING_KINDS.index(name) for name in named]
    evenly("drawn garments", [read_image(path, CACHED_SIDE) for path in drawings], taught)
    categories = sorted(path for path in arguments.caltech.iterdir() if path.name not in WORN_THINGS)
    others = {
        "caltech": [p for c in categories for p in some(list(c.glob("*.jpg")), OF_EACH_CATEGORY, chance)],
        "groceries": some(list(arguments.groceries.rglob("*.jpg")), GROCERIES, chance),
        "people": [padded(part) for part in other_parts(arguments.people, chance)],
        "grounds": bare_grounds([p.path for p in chance.sample(photos, GROUNDS)], arguments.masks, chance),
        "drawn": drawn_things(CACHED_SIDE, chance),
    }
    for name, pictures in others.items():
        evenly(name, pictures, [OTHER] * len(pictures))
    np.savez(
        arguments.out / "lessons.npz",
        images=np.concatenate(images),
        classes=np.concatenate(classes),
        weights=np.concatenate(weights),
    )


if __name__ == "__main__":
    main()
