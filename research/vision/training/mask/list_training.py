"""Print the path of every photo of the training split, a line each, in a fixed random order.

    python list_training.py --small <folder> --full <folder>
"""

import argparse
import random
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent.parent))
from data import list_photos, of_split  # noqa: E402

SEED = 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name in ("small", "full"):
        parser.add_argument(f"--{name}", type=Path, required=True)
    arguments = parser.parse_args()
    photos = of_split(list_photos(arguments.small, arguments.full), "train")
    random.Random(SEED).shuffle(photos)
    for photo in photos:
        print(photo.path)


if __name__ == "__main__":
    main()
