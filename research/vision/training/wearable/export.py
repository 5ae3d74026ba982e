"""Turn a checkpoint into garment-or-not.onnx and its card.

    python wearable/export.py --checkpoint run/last.pt --out run

Mirror averaging and colour normalisation are inside the graph: `image` (n, 3, side, side) sRGB in
[0, 1] goes in; `wearable` (n, 1), how likely it shows something to wear, and `probabilities`
(n, kinds), which kind if it does, come out.
"""

import argparse
import hashlib
import json
import sys
from pathlib import Path

import torch
from torch import Tensor, nn

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from begin import OTHER, wearable_net
from data import KINDS, PAD_COLOUR
from model import GarmentNet
from quantise import quantise_weights

OPSET = 17
# As the classifier's, so that the two can be averaged.
TEMPERATURE = 0.67
# What is too often taken for something else, raised by so much in the exponent; chosen on dev.
RAISED = {"dress": 0.6, "hat": 0.6, "skirt": 0.6}
NAME = "garment-or-not"


class GarmentOrNot(nn.Module):
    def __init__(self, network: GarmentNet):
        super().__init__()
        self.network = network
        self.register_buffer("raised", torch.tensor([RAISED.get(kind, 0.0) for kind in KINDS]))

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        logits = (self.network(x) + self.network(x.flip(3))) / 2
        other = logits.softmax(1)[:, OTHER : OTHER + 1]
        return 1 - other, (logits[:, : len(KINDS)] / TEMPERATURE + self.raised).softmax(1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name in ("checkpoint", "out"):
        parser.add_argument(f"--{name}", type=Path, required=True)
    arguments = parser.parse_args()
    checkpoint = torch.load(arguments.checkpoint, map_location="cpu", weights_only=True)
    side = checkpoint["side"]
    network = wearable_net()
    network.load_state_dict(checkpoint["weights"])
    full_precision, model = (arguments.out / f"{NAME}{end}.onnx" for end in (".fp32", ""))
    torch.onnx.export(
        GarmentOrNot(network).eval(),
        (torch.rand(1, 3, side, side),),
        full_precision,
        dynamo=False,
        opset_version=OPSET,
        input_names=["image"],
        output_names=["wearable", "probabilities"],
        dynamic_axes={name: {0: "n"} for name in ("image", "wearable", "probabilities")},
    )
    quantise_weights(full_precision, model)
    card = {
        "model": model.name,
        "sha256": hashlib.sha256(model.read_bytes()).hexdigest(),
        "bytes": model.stat().st_size,
        "input": {
            "name": "image",
            "shape": ["n", 3, side, side],
            "values": "sRGB red, green, blue in [0, 1]; nothing subtracted, the graph normalises",
            "fit": "the whole upright photo, aspect kept, Lanczos, centred on a square of pad_colour",
            "pad_colour": list(PAD_COLOUR),
        },
        "outputs": {
            "wearable": "(n, 1): how likely the photo shows something to wear",
            "probabilities": f"(n, {len(KINDS)}): which kind, if it does",
        },
        "labels": KINDS,
        "temperature": TEMPERATURE,
        "raised": RAISED,
        "steps": checkpoint["steps"],
        "parameters": sum(parameter.numel() for parameter in network.parameters()),
        "begun_from": "garment-kind.onnx",
        "data": [
            {
                "source": "alexeygrigorev/clothing-dataset-small, alexeygrigorev/clothing-dataset",
                "licence": "CC0-1.0",
            },
            {
                "source": "Caltech-101 (Li, Andreeto, Ranzato, Perona)",
                "licence": "published under CC-BY-4.0; the makers of its photos stated no terms",
            },
            {
                "source": "marcusklasson/GroceryStoreDataset (Klasson, Zhang, Kjellström)",
                "licence": "MIT",
            },
            {
                "source": "bearpaw/clothing-co-parsing (Yang, Luo, Lin): parts of its photos",
                "licence": "the repository carries Apache-2.0; the makers of its photos stated no terms",
            },
            {"source": "drawings of this project", "licence": "MIT"},
        ],
    }
    (arguments.out / f"{NAME}.json").write_text(json.dumps(card, indent=2, ensure_ascii=False) + "\n")
    print(f"{model.name}: {card['bytes']} bytes")


if __name__ == "__main__":
    main()
