"""The garment classifier as it ships, to be taught on: weights from int8, batch normalisation put back."""

from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import Tensor, nn

from model import GarmentNet

EXTRA, OTHER = 16, 17  # after the kinds that the classifier is taught: bags, scarves, belts; no garment
CLASSES = 18


def wearable_net() -> GarmentNet:
    network = GarmentNet()
    network.head = nn.Linear(network.head.in_features, CLASSES)
    nn.init.normal_(network.head.weight, std=0.01)
    nn.init.zeros_(network.head.bias)
    return network


def begun_from(classifier: Path, sample: Tensor) -> GarmentNet:
    """A network that computes what the classifier does.

    `sample`, (n, 3, side, side) sRGB in [0, 1], says how the features are spread, because the graph
    has batch normalisation folded into its convolutions.
    """
    network = wearable_net()
    weights = _weights(classifier)
    head, bias, *convolutions = weights
    network.head.weight.data[: len(head)] = head
    network.head.bias.data[: len(bias)] = bias
    pairs = [module for module in network.modules() if _is_convolution(module)]
    # The graph has a block's shortcut after its convolutions, as the module does.
    for index, (convolution, normalisation) in enumerate(pairs):
        convolution.weight.data.copy_(convolutions[2 * index])
        normalisation.bias.data.copy_(convolutions[2 * index + 1])
        normalisation.running_var.fill_(1 - normalisation.eps)
    spreads = [_watched(convolution) for convolution, _ in pairs]
    network.eval()
    with torch.no_grad():
        network(sample)
    for (_, normalisation), spread in zip(pairs, spreads, strict=True):
        mean, variance = spread()
        normalisation.running_mean.copy_(mean)
        normalisation.running_var.copy_(variance)
        normalisation.weight.data.copy_((variance + normalisation.eps).sqrt())
        normalisation.bias.data.add_(mean)
    return network


def _is_convolution(module: nn.Module) -> bool:
    return isinstance(module, nn.Sequential) and len(module) == 2 and isinstance(module[1], nn.BatchNorm2d)


def _watched(convolution: nn.Module):
    seen: list[Tensor] = []
    handle = convolution.register_forward_hook(lambda _, __, out: seen.append(out))

    def spread() -> tuple[Tensor, Tensor]:
        handle.remove()
        return seen[0].mean((0, 2, 3)), seen[0].var((0, 2, 3))

    return spread


def _weights(classifier: Path) -> list[Tensor]:
    """Head, its bias, then each convolution's weight and bias in the order of the graph."""
    graph = onnx.load(classifier).graph
    stored = {one.name: numpy_helper.to_array(one) for one in graph.initializer}
    quantised = {node.output[0]: node.input for node in graph.node if node.op_type == "DequantizeLinear"}
    same = {node.output[0]: node.input[0] for node in graph.node if node.op_type == "Identity"}

    def value(name: str) -> Tensor:
        if name in stored:
            return torch.tensor(stored[name])
        levels, scale, _ = (stored[part] for part in quantised[name])
        return torch.tensor(levels.astype(np.float32) * scale.reshape(-1, *[1] * (levels.ndim - 1)))

    nodes = [node for node in graph.node if node.op_type == "Conv"]
    # The graph looks twice, at the picture and at its mirror image.
    names = [name for node in nodes[: len(nodes) // 2] for name in node.input[1:]]
    gemm = next(node for node in graph.node if node.op_type == "Gemm")
    return [value(same.get(name, name)) for name in (*gemm.input[1:], *names)]
