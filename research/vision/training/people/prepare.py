"""Read all photos once, at the size they are learned at.

    python prepare.py --people <folder> --out <folder> --width 128 --height 192

Writes images.npy (n, height, width, 3), masks.npy (n, height, width; 255 where nothing is known),
presence.npy, labels.npy, has_mask.npy and names.txt.
"""

import argparse
from pathlib import Path

import numpy as np

from augment import IGNORED
from data import labelled, mask, masked_names, picture, tagged, targets


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--people", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--width", type=int, required=True)
    parser.add_argument("--height", type=int, required=True)
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    size = (arguments.width, arguments.height)

    of_masked, of_tagged = labelled(arguments.people), tagged(arguments.people)
    with_mask = masked_names(arguments.people)
    names = [*with_mask, *sorted(of_tagged)]
    shape = (len(names), arguments.height, arguments.width)
    images = np.lib.format.open_memmap(arguments.out / "images.npy", "w+", np.uint8, (*shape, 3))
    masks = np.full(shape, IGNORED, np.uint8)
    facts = []
    for index, name in enumerate(names):
        images[index] = picture(arguments.people / "photos" / name, size)
        stem = Path(name).stem + ".png"
        if index < len(with_mask):
            masks[index] = mask(arguments.people / "masks" / stem, size)
        facts.append(targets(of_masked.get(name, []) if index < len(with_mask) else of_tagged[name]))
    np.save(arguments.out / "masks.npy", masks)
    np.save(arguments.out / "presence.npy", np.stack([presence for presence, _ in facts]))
    np.save(arguments.out / "labels.npy", np.stack([named for _, named in facts]))
    np.save(arguments.out / "has_mask.npy", np.arange(len(names)) < len(with_mask))
    (arguments.out / "names.txt").write_text("\n".join(names))
    print(len(names), "photos,", len(with_mask), "with masks of their own")


if __name__ == "__main__":
    main()
