"""Writes the trained network and its card.

Usage: python export_head.py --run RUN --heads heads.npz --out OUT
"""

import argparse
import hashlib
import json
from pathlib import Path

import numpy as np
import torch
from head_model import CLASSES, SIDE, HeadNetwork
from torch import Tensor, nn
from train_head import APART, shares


class Likely(nn.Module):
    def __init__(self, network: HeadNetwork):
        super().__init__()
        self.network = network

    def forward(self, image: Tensor) -> Tensor:
        return torch.softmax(self.network(image), dim=1)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--run", type=Path, required=True)
    parser.add_argument("--heads", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    network = HeadNetwork()
    network.load_state_dict(torch.load(options.run / "head.pt"))
    network.eval()
    file = options.out / "head.onnx"
    shape = [1, len(CLASSES), SIDE, SIDE]
    torch.onnx.export(
        Likely(network).eval(),
        (torch.zeros(1, 3, SIDE, SIDE),),
        file,
        input_names=["image"],
        output_names=["probabilities"],
        opset_version=17,
        dynamo=False,
    )
    heads = np.load(options.heads)
    images = torch.from_numpy(heads["X"]).permute(0, 3, 1, 2).float() / 255
    classes = torch.from_numpy(heads["Y"])
    apart = torch.arange(len(images)) % APART == 0
    found = shares(network, images[apart], classes[apart])
    card = {
        "model": file.name,
        "sha256": hashlib.sha256(file.read_bytes()).hexdigest(),
        "bytes": file.stat().st_size,
        "input": {
            "name": "image",
            "shape": [1, 3, SIDE, SIDE],
            "values": "sRGB red, green, blue in [0, 1]; nothing subtracted, the graph normalises",
            "fit": "an upright square of 2.2 times the face's height, its middle 0.15 of that height above the face's",
        },
        "output": {"name": "probabilities", "shape": shape, "values": f"how likely each place is {', '.join(CLASSES)}"},
        "parameters": sum(parameter.numel() for parameter in network.parameters()),
        "iou_on_photos_kept_apart": {
            "photos": int(apart.sum()),
            **{name: round(share, 3) for name, share in zip(CLASSES, found, strict=True)},
        },
        "data": {
            "photos": int((~apart).sum()),
            "sources": ["bearpaw/clothing-co-parsing at fe34fb7 (Yang, Luo and Lin, CVPR 2014)"],
            "licence": "The repository carries the Apache License 2.0. The photos' makers state no terms; the photos are not kept here.",
        },
    }
    (options.out / "head.json").write_text(json.dumps(card, indent=2) + "\n")


if __name__ == "__main__":
    main()
