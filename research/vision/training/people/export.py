"""Turn a checkpoint into outfit-parser.onnx and outfit-parser.json.

    python export.py --pose <pose.onnx> --checkpoint <last.pt> --out <folder> [--width 192 --height 288]

Colour normalisation and all that turns sums into probabilities are inside the graph: `image`
(1, 3, height, width) sRGB in [0, 1] goes in, of any sides that are multiples of 32. The server looks
several times and puts together what it sees.
"""

import argparse
import hashlib
import json
import sys
from pathlib import Path

import torch
from torch import Tensor, nn

from data import CLASSES, GROUND, LABEL_LIST
from parser_net import ParserNet

sys.path.append(str(Path(__file__).parent.parent))
from quantise import quantise_weights  # noqa: E402

OPSET = 17
# Of the pose network as its package holds it; convert_pose.py prints it.
POSE_SHA256 = "e9a5c5cb17f736fafd4c2ec1da3b3d331d6edbe8a0d32395855aeb2cdfd64b9f"


class Parser(nn.Module):
    """What is shipped: a trained network that says how likely all is."""

    def __init__(self, network: ParserNet):
        super().__init__()
        self.network = network

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        places, presence, labels = self.network(x)
        return places.softmax(1), presence.sigmoid(), labels.sigmoid()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--checkpoint", type=Path, required=True)
    parser.add_argument("--pose", type=Path, required=True, help="what convert_pose.py wrote")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--width", type=int, default=192, help="of what it was taught with")
    parser.add_argument("--height", type=int, default=288)
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    width, height = arguments.width, arguments.height

    checkpoint = torch.load(arguments.checkpoint, map_location="cpu")
    network = ParserNet(arguments.pose)
    network.load_state_dict(checkpoint["average"])
    full_precision = arguments.out / "outfit-parser.fp32.onnx"
    torch.onnx.export(
        Parser(network).eval(),
        (torch.rand(1, 3, height, width),),
        full_precision,
        opset_version=OPSET,
        input_names=["image"],
        output_names=["places", "presence", "labels"],
        dynamic_axes={"image": {2: "h", 3: "w"}, "places": {2: "h2", 3: "w2"}},
        dynamo=False,
    )
    model = arguments.out / "outfit-parser.onnx"
    quantise_weights(full_precision, model)
    card = {
        "model": model.name,
        "sha256": hashlib.sha256(model.read_bytes()).hexdigest(),
        "bytes": model.stat().st_size,
        "input": {
            "name": "image",
            "shape": [1, 3, "h", "w"],
            "taught_with": [height, width],
            "values": "sRGB red, green, blue in [0, 1]; nothing subtracted, the graph normalises",
            "fit": f"the whole upright photo in the middle, around it {list(GROUND)}",
        },
        "outputs": {
            "places": f"(1, {len(CLASSES)}, h/2, w/2): how likely each place is of each class",
            "presence": f"(1, {len(CLASSES)}): how likely the photo shows each class",
            "labels": f"(1, {len(LABEL_LIST)}): how likely each label is one of the photo's",
        },
        "classes": list(CLASSES),
        "labels": [label for label, _ in LABEL_LIST],
        "last_schedule_steps": checkpoint["step"],
        "parameters": sum(parameter.numel() for parameter in network.parameters()),
        "data": {
            "source": "bearpaw/clothing-co-parsing at fe34fb7 (Yang, Luo, Lin: Clothing Co-Parsing, CVPR 2014)",
            "licence": "the repository carries Apache-2.0; the makers of its photos stated no terms",
            "drawn": "figures of this project's own drawing package",
        },
        "begun_from": {
            "package": "@mediapipe/pose@0.5.1675469404 (Google)",
            "file": "pose_landmark_full.tflite",
            "sha256": POSE_SHA256,
            "licence": "Apache-2.0, see LICENSE beside this card",
            "changes": "its layers up to the features that it marks a body by, taught on; all else is new",
        },
        "limits": [
            "street photos of one person who stands, women and men, all from before 2014",
            "bystanders count as ground; masks were drawn over superpixels, so that edges are rough",
        ],
    }
    (arguments.out / "outfit-parser.json").write_text(json.dumps(card, indent=2) + "\n")
    print(f"{model.name}: {card['bytes']} bytes, step {checkpoint['step']}")


if __name__ == "__main__":
    main()
