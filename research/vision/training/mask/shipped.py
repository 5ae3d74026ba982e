"""The weights of a mask network that was exported: its normalisations are folded into its convolutions there."""

from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from PIL import Image, ImageOps
from torch import Tensor, nn

from model import MaskNet


SIDE = 192  # of the photos that its normalisations are measured on
MEASURED_ON = 64


def network_of(path: Path, photos: list[str]) -> MaskNet:
    """The network of an ONNX file, with normalisations that do for the first of these photos what they did.

    An exported convolution holds its normalisation already, so that a new one must change nothing: it
    learns what it does away with, the mean and the spread over the photos, and gives both back.
    """
    network = MaskNet()
    convolutions, linear = _weights(path)
    pairs = _normalised(network)
    with torch.no_grad():
        for (convolution, normalisation), (weight, bias) in zip(pairs, convolutions[:-1], strict=True):
            convolution.weight.copy_(weight)
            normalisation.bias.copy_(bias)
            # As it stands, for now, it changes nothing but the bias.
            normalisation.running_var.fill_(1 - normalisation.eps)
        network.head.weight.copy_(convolutions[-1][0])
        network.head.bias.copy_(convolutions[-1][1])
        network.surroundings.squeeze.weight.copy_(linear[0])
        network.surroundings.squeeze.bias.copy_(linear[1])
        seen: dict[nn.BatchNorm2d, tuple[Tensor, Tensor]] = {}
        hooks = [
            normalisation.register_forward_pre_hook(
                lambda module, inputs: seen.__setitem__(
                    module, (inputs[0].mean((0, 2, 3)), inputs[0].var((0, 2, 3)).clamp(min=1e-8))
                )
            )
            for _, normalisation in pairs
        ]
        network.eval()(torch.stack([_photo(Path(each)) for each in photos[:MEASURED_ON]]))
        for hook in hooks:
            hook.remove()
        for normalisation, (mean, spread) in seen.items():
            normalisation.running_mean.copy_(mean)
            normalisation.running_var.copy_(spread)
            normalisation.weight.copy_((spread + normalisation.eps).sqrt())
            normalisation.bias.add_(mean)
    return network.train()


def _photo(path: Path) -> Tensor:
    with Image.open(path) as file:
        photo = ImageOps.exif_transpose(file).convert("RGB").resize((SIDE, SIDE), Image.Resampling.BOX)
    return torch.from_numpy(np.array(photo)).permute(2, 0, 1) / 255


def _normalised(network: MaskNet) -> list[tuple[nn.Conv2d, nn.BatchNorm2d]]:
    """Convolutions with what normalises them, in the order in which they are computed."""
    layers = [layer for layer in network.modules() if isinstance(layer, nn.Conv2d | nn.BatchNorm2d)]
    return list(zip(layers[:-1:2], layers[1::2], strict=True))


def _weights(path: Path) -> tuple[list[tuple[Tensor, Tensor]], tuple[Tensor, Tensor]]:
    """Weights and biases of every convolution, once each, in the order of computing; and of the one linear layer."""
    graph = onnx.load(path).graph
    stored = {each.name: numpy_helper.to_array(each) for each in graph.initializer}
    for node in graph.node:
        if node.op_type == "DequantizeLinear":
            levels, scale = stored[node.input[0]], stored[node.input[1]]
            stored[node.output[0]] = levels * scale.reshape(-1, *[1] * (levels.ndim - 1))

    def tensor(name: str) -> Tensor:
        return torch.from_numpy(np.array(stored[name], dtype=np.float32))

    # The photo and its mirror image go through the same weights, which have two names then.
    named = {node.output[0]: node.input[0] for node in graph.node if node.op_type == "Identity"}
    convolutions = (node.input[1:3] for node in graph.node if node.op_type == "Conv")
    used = {named.get(weight, weight): named.get(bias, bias) for weight, bias in convolutions}
    (linear,) = {tuple(node.input[1:3]) for node in graph.node if node.op_type == "Gemm"}
    return [(tensor(weight), tensor(bias)) for weight, bias in used.items()], (tensor(linear[0]), tensor(linear[1]))
