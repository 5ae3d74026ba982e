"""The photos of people: which teach, which are kept apart, and what is known of each."""

import csv
import hashlib
from pathlib import Path

import numpy as np
from PIL import Image

# What surrounds a photo that has not the network's shape.
GROUND = (124, 116, 104)

# In the order of the masks' values.
CLASSES = (
    "background", "skin", "hair", "top", "layer", "dress", "trousers", "shorts", "skirt", "legwear",
    "shoes", "bag", "hat", "scarf", "belt", "eyewear", "jewellery", "other",
)  # fmt: skip

# What the collection calls garments, by the class that it belongs to: what the network names.
LABELS = {
    "top": ("blouse", "shirt", "t-shirt", "sweater", "sweatshirt", "jumper", "top", "hoodie", "bodysuit"),
    "layer": ("blazer", "cape", "cardigan", "coat", "jacket", "suit", "vest"),
    "dress": ("dress", "romper"),
    "trousers": ("pants", "jeans", "leggings"),
    "shorts": ("shorts",),
    "skirt": ("skirt",),
    "legwear": ("stockings", "tights", "socks"),
    "shoes": ("shoes", "boots", "clogs", "flats", "heels", "loafers", "pumps", "sandals", "sneakers", "wedges"),
    "bag": ("bag", "purse", "wallet"),
    "hat": ("hat",),
    "scarf": ("scarf",),
    "belt": ("belt",),
    "eyewear": ("sunglasses", "glasses"),
    "jewellery": ("bracelet", "earrings", "necklace", "ring", "watch"),
}  # fmt: skip
LABEL_LIST = tuple((label, name) for name, labels in LABELS.items() for label in labels)
LABEL_CLASS = tuple(CLASSES.index(name) for _, name in LABEL_LIST)
LABEL_INDEX = {label: index for index, (label, _) in enumerate(LABEL_LIST)}

APART = 100
# The same photo as 0025, without a mask.
TWICE = "1707.jpg"


def apart(names: list[str]) -> set[str]:
    """The photos to choose by: those whose names have the least digests."""
    return set(sorted(names, key=lambda name: hashlib.sha256(name.encode()).hexdigest())[:APART])


def masked_names(folder: Path) -> list[str]:
    return sorted(path.stem + ".jpg" for path in (folder / "masks").glob("*.png"))


def tagged(folder: Path) -> dict[str, list[str]]:
    """The labels of each photo that has no mask."""
    if not (folder / "tags.csv").exists():
        return {}
    with (folder / "tags.csv").open() as file:
        rows = {row["photo"]: row["tags"].split("|") for row in csv.DictReader(file)}
    return {photo: tags for photo, tags in rows.items() if photo != TWICE}


def labelled(folder: Path) -> dict[str, list[str]]:
    """The labels of each photo that has a mask, of what shows enough."""
    found: dict[str, list[str]] = {}
    with (folder / "labels.csv").open() as file:
        for row in csv.DictReader(file):
            found.setdefault(row["photo"], []).append(row["label"])
    return found


def classes_of(labels: list[str]) -> set[int]:
    """The classes that a photo with these labels shows."""
    found = {LABEL_CLASS[LABEL_INDEX[label]] for label in labels if label in LABEL_INDEX}
    others = {CLASSES.index("top"), CLASSES.index("dress")}
    layers = set(labels) & set(LABELS["layer"])
    if layers == {"vest"} and not found & others:
        found = (found - {CLASSES.index("layer")}) | {CLASSES.index("top")}
    bottoms = {CLASSES.index(name) for name in ("trousers", "shorts", "skirt")}
    if set(labels) & set(LABELS["top"]) == {"bodysuit"} and not found & bottoms:
        found = (found - {CLASSES.index("top")}) | {CLASSES.index("dress")}
    return found


def targets(labels: list[str]) -> tuple[np.ndarray, np.ndarray]:
    """Which classes and which labels a photo has, as 0 and 1."""
    presence = np.zeros(len(CLASSES), np.float32)
    presence[list(classes_of(labels))] = 1
    named = np.zeros(len(LABEL_LIST), np.float32)
    named[[LABEL_INDEX[label] for label in labels if label in LABEL_INDEX]] = 1
    return presence, named


def contained(image: Image.Image, size: tuple[int, int], how: Image.Resampling, ground) -> np.ndarray:
    """The whole picture within a frame of that size; what it leaves is `ground`."""
    scale = min(size[0] / image.width, size[1] / image.height)
    width, height = max(1, round(image.width * scale)), max(1, round(image.height * scale))
    frame = Image.new(image.mode, size, ground)
    frame.paste(image.resize((width, height), how), ((size[0] - width) // 2, (size[1] - height) // 2))
    return np.asarray(frame)


def picture(path: Path, size: tuple[int, int]) -> np.ndarray:
    with Image.open(path) as image:
        return contained(image.convert("RGB"), size, Image.Resampling.BOX, GROUND)


def mask(path: Path, size: tuple[int, int]) -> np.ndarray:
    with Image.open(path) as image:
        return contained(image, size, Image.Resampling.NEAREST, 0)
