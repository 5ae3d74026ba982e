"""IS-Net (Qin et al., "Highly accurate dichotomous image segmentation", ECCV 2022), which finds what a photo is of.

It only marks the photos that the mask network learns from; it is not shipped. Its weights are read
from an ONNX file and computed by PyTorch in bfloat16: a processor with AMX is then five times as fast
as by ONNX Runtime, and the masks differ in 3 of 100,000 pixels.
"""

from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import Tensor
from torch.nn import functional as F

SIDE = 1024  # of its input, in pixels; a photo is stretched to it
MEAN, RANGE = 128, 256  # subtracted from sRGB of 0 to 255, and what that is divided by
FINEST = "/Resize_5_output_0"  # logits of the finest of its six answers
COMPUTED = ("Conv", "Relu", "MaxPool", "Add", "Resize")


class Teacher:
    def __init__(self, path: Path):
        graph = onnx.load(path).graph
        self.weights = {
            each.name: torch.from_numpy(numpy_helper.to_array(each).astype(np.float32)).bfloat16()
            for each in graph.initializer
        }
        for name, weight in self.weights.items():
            if weight.ndim == 4:
                self.weights[name] = weight.contiguous(memory_format=torch.channels_last)
        cast = {node.output[0]: node.input[0] for node in graph.node if node.op_type == "Cast"}

        def source(name: str) -> str:
            return source(cast[name]) if name in cast else name

        self.nodes = []
        for node in graph.node:
            said = {each.name: onnx.helper.get_attribute_value(each) for each in node.attribute}
            # Concatenations along other axes compute shapes, which are known here.
            if node.op_type in COMPUTED or (node.op_type == "Concat" and said["axis"] == 1):
                self.nodes.append((node.op_type, [source(name) for name in node.input if name], node.output[0], said))
        self.first, self.last = source(graph.input[0].name), source(FINEST)
        self.joined = {name: names for kind, names, _, _ in self.nodes if kind == "Concat" for name in names}
        needed = {self.last}
        for kind, names, output, _ in reversed(self.nodes):
            if output in needed:
                needed.update(names[:1] if kind == "Resize" else names)
        self.nodes = [node for node in self.nodes if node[2] in needed]

    @torch.no_grad()
    def mark(self, photo: np.ndarray) -> Tensor:
        """How likely each pixel of a photo, (SIDE, SIDE, 3) uint8 sRGB, is what the photo is of: (SIDE, SIDE)."""
        image = torch.from_numpy((photo.astype(np.float32) - MEAN) / RANGE).permute(2, 0, 1).unsqueeze(0)
        values = {self.first: image.bfloat16().contiguous(memory_format=torch.channels_last)}
        for kind, names, output, said in self.nodes:
            values[output] = self._computed(kind, names, output, said, values)
        return values[self.last][0, 0].sigmoid()

    def _computed(self, kind: str, names: list[str], output: str, said: dict, values: dict[str, Tensor]) -> Tensor:
        first = values[names[0]]
        if kind == "Conv":
            weight, bias = self.weights[names[1]], self.weights[names[2]]
            return F.conv2d(first, weight, bias, said["strides"], said["pads"][:2], said["dilations"])
        if kind == "Relu":
            return first.relu_()
        if kind == "MaxPool":
            return F.max_pool2d(first, 2, 2, ceil_mode=True)
        if kind == "Add":
            return first + values[names[1]]
        if kind == "Concat":
            return torch.cat([values[name] for name in names], 1)
        # Enlarged to what it is joined with, or to the whole photo as the answer is.
        beside = [values[name] for name in self.joined.get(output, []) if name in values]
        if beside:
            return F.interpolate(first, size=beside[0].shape[-2:], mode="bilinear")
        return F.interpolate(first.float(), size=(SIDE, SIDE), mode="bilinear")
