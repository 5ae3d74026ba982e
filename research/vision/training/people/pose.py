"""The pose network's sight, for a network to begin with: what it makes of a picture, at five sizes."""

from pathlib import Path

import onnx
import torch
from onnx import numpy_helper
from torch import Tensor, nn
from torch.nn import functional as F

_MODEL = "model_1/model/"
# From half the picture's side down to a thirty-second of it; then, from the sixteenth up, the same
# sizes again with what was seen at smaller ones.
FEATURES = (
    f"{_MODEL}batch_normalization_2/FusedBatchNormV3;{_MODEL}depthwise_conv2d_32/depthwise;{_MODEL}conv2d_1/Conv2D1",
    *(f"{_MODEL}{name}/add" for name in ("add", "add_1", "add_5", "add_8", "add_9", "add_10", "add_11")),
)
WIDTHS = (16, 24, 32, 88, 144)
WIDTH_AGAIN = 48


class Pose(nn.Module):
    """(n, 3, h, w) sRGB in [0, 1], sides multiples of 32, to the features in their order.

    Reads the ONNX graph node by node; its weights can be taught.
    """

    def __init__(self, file: Path):
        super().__init__()
        graph = onnx.load(file).graph
        constants = {value.name: numpy_helper.to_array(value) for value in graph.initializer}
        self.steps: list[tuple[str, str, list[str]]] = []
        self.weights = nn.ModuleDict()
        same = {"image": "image"}
        pads: dict[str, int] = {}
        for node in graph.node:
            attributes = {a.name: onnx.helper.get_attribute_value(a) for a in node.attribute}
            source, output = node.input[0], node.output[0]
            if node.op_type == "Cast":
                constants[output] = constants[source]
            elif node.op_type == "Identity":
                same[output] = same[source]
            elif node.op_type == "Pad":
                same[output], pads[output] = same.get(source, source), int(constants[node.input[1]][2])
            else:
                inputs = [same.get(name, name) for name in node.input if name and name not in constants]
                if node.op_type == "Conv":
                    weight, bias = constants[node.input[1]], constants[node.input[2]]
                    key = str(len(self.weights))
                    self.weights[key] = _convolution(weight, bias, attributes, pads.get(source))
                    self.steps.append((key, output, inputs))
                else:
                    self.steps.append((node.op_type, output, inputs))

    def forward(self, x: Tensor) -> list[Tensor]:
        known = {"image": x}
        for kind, output, names in self.steps:
            inputs = [known[name] for name in names]
            if kind == "Clip":
                known[output] = F.relu6(inputs[0])
            elif kind == "Add":
                known[output] = inputs[0] + inputs[1]
            elif kind == "Resize":
                known[output] = F.interpolate(inputs[0], scale_factor=2, mode="bilinear", align_corners=False)
            else:
                known[output] = self.weights[kind](inputs[0])
        return [known[name] for name in FEATURES]


class Spread(nn.Conv2d):
    """A convolution of each channel by itself, whose filters stay as they are: processors take ten
    times as long to teach them as to teach all that is between them."""

    def __init__(self, *sizes, **more):
        super().__init__(*sizes, **more)
        self.weight.requires_grad_(False)

    def forward(self, x: Tensor) -> Tensor:
        if not self.training:
            return super().forward(x)
        return _Spread.apply(x, self.weight.to(x.dtype), self.stride[0]) + self.bias.to(x.dtype).view(-1, 1, 1)


class _Spread(torch.autograd.Function):
    """The same, whose way back is the same convolution with the filters turned round."""

    @staticmethod
    def forward(context, x: Tensor, weight: Tensor, stride: int) -> Tensor:
        context.save_for_backward(weight)
        context.stride, context.shape = stride, x.shape
        return F.conv2d(x, weight, None, stride, weight.shape[2] // 2, groups=len(weight))

    @staticmethod
    def backward(context, gradient: Tensor) -> tuple[Tensor, None, None]:
        (weight,) = context.saved_tensors
        if context.stride > 1:
            apart = gradient.new_zeros(context.shape).contiguous(memory_format=torch.channels_last)
            apart[:, :, :: context.stride, :: context.stride] = gradient
            gradient = apart
        turned = weight.flip(2, 3)
        return F.conv2d(gradient, turned, None, 1, weight.shape[2] // 2, groups=len(weight)), None, None


def _convolution(weight, bias, attributes: dict, pad: int | None) -> nn.Conv2d:
    """What is padded is padded alike on all sides, by half of the kernel."""
    outputs, inputs, size, _ = weight.shape
    stride, groups = attributes["strides"][0], attributes["group"]
    if pad != size // 2 and (stride != 1 or pad is not None):
        raise ValueError("this padding is not read")
    kind = nn.Conv2d if groups == 1 else Spread
    layer = kind(inputs * groups, outputs, size, stride, size // 2, groups=groups)
    with torch.no_grad():
        layer.weight.copy_(torch.from_numpy(weight.astype("float32")))
        layer.bias.copy_(torch.from_numpy(bias.astype("float32")))
    return layer
