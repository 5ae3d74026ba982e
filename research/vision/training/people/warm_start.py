"""Begin with the weights of the mask network that ships: it was taught on photos of garments alone."""

from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import Tensor, nn

from parser_net import ParserNet


def convolutions(file: Path) -> list[tuple[np.ndarray, np.ndarray]]:
    """Weights and biases of all convolutions, in the order in which a picture passes them."""
    graph = onnx.load(file).graph
    known = {value.name: numpy_helper.to_array(value) for value in graph.initializer}
    for node in graph.node:
        if node.op_type == "DequantizeLinear":
            levels, scale = (known[name] for name in node.input[:2])
            shape = (-1, *[1] * (levels.ndim - 1))
            known[node.output[0]] = levels.astype(np.float32) * scale.reshape(shape)
    # The file passes the picture and its mirror image through the same weights.
    same = {node.output[0]: node.input[0] for node in graph.node if node.op_type == "Identity"}
    names = dict.fromkeys(
        tuple(same.get(name, name) for name in node.input[1:]) for node in graph.node if node.op_type == "Conv"
    )
    return [(known[weight], known[bias]) for weight, bias in names]


def start_from(file: Path, network: ParserNet, sample: Tensor) -> None:
    """Sets encoder and decoder. Batch norms were folded away in the file; they are unfolded by the
    statistics of `sample` (n, 3, h, w), so that the network answers the same while it learns."""
    pairs = []
    for part in (*network.down, *network.up):
        modules = [m for m in part.modules() if isinstance(m, nn.Conv2d | nn.BatchNorm2d)]
        pairs += list(zip(modules[::2], modules[1::2], strict=True))
    hooks = []
    with torch.no_grad():
        for (convolution, norm), (weight, bias) in zip(pairs, convolutions(file)[: len(pairs)], strict=True):
            convolution.weight.copy_(torch.from_numpy(weight.copy()))
            norm.weight.fill_(1)
            norm.bias.copy_(torch.from_numpy(bias.copy()))
            hooks.append(norm.register_forward_hook(unfold))
        network.eval()
        network(sample)
    for hook in hooks:
        hook.remove()


def unfold(norm: nn.BatchNorm2d, inputs: tuple[Tensor], output: Tensor) -> Tensor:
    x = inputs[0]
    mean, variance = x.mean((0, 2, 3)), x.var((0, 2, 3)) + norm.eps
    folded = x + norm.bias.view(1, -1, 1, 1)
    norm.running_mean.copy_(mean)
    norm.running_var.copy_(variance)
    norm.weight.copy_(variance.sqrt())
    norm.bias.add_(mean)
    return folded
