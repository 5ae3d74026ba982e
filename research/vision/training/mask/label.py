"""Mark photos with the teacher, to be learned from.

    python label.py --list training.txt --teacher <isnet.onnx> --out <folder>

Writes of each photo of the list its mask, 0 to 255, as a PNG of SIDE x SIDE pixels named by the
photo's own number in the list. Those that are there already are kept, so that it can be stopped and go on.
"""

import argparse
from pathlib import Path

import numpy as np
from PIL import Image, ImageOps

import teacher

SIDE = 512  # in pixels; the photo's whole width and height are stretched to it


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name in ("list", "teacher", "out"):
        parser.add_argument(f"--{name}", type=Path, required=True)
    parser.add_argument("--photos", type=int, help="no more than this many, from the beginning of the list")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    marker = teacher.Teacher(arguments.teacher)
    for number, path in enumerate(arguments.list.read_text().splitlines()[: arguments.photos]):
        file = arguments.out / f"{number:05d}.png"
        if file.exists():
            continue
        with Image.open(path) as photo:
            upright = ImageOps.exif_transpose(photo).convert("RGB")
        likely = marker.mark(np.asarray(upright.resize((teacher.SIDE,) * 2, Image.Resampling.BILINEAR)))
        shades = Image.fromarray((likely * 255).round().byte().numpy())
        shades.resize((SIDE, SIDE), Image.Resampling.BOX).save(file)


if __name__ == "__main__":
    main()
