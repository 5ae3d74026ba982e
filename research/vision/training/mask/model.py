"""A small U-shaped network that marks the garment in a photo: no pretrained weights."""

import torch
from torch import Tensor, nn
from torch.nn import functional as F

WIDTHS = (16, 32, 64, 112, 160)  # at a half, a quarter, ... a thirty-second of the input's side
BLOCKS = (1, 2, 2, 3, 3)


def convolution(inputs: int, outputs: int, stride: int = 1) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False), nn.BatchNorm2d(outputs), nn.ReLU()
    )


class Residual(nn.Module):
    def __init__(self, width: int):
        super().__init__()
        self.first = convolution(width, width)
        self.second = nn.Sequential(nn.Conv2d(width, width, 3, 1, 1, bias=False), nn.BatchNorm2d(width))

    def forward(self, x: Tensor) -> Tensor:
        return F.relu(x + self.second(self.first(x)))


class Surroundings(nn.Module):
    """Tells every place what the whole picture holds: a garment's inside looks like any cloth."""

    def __init__(self, width: int):
        super().__init__()
        self.squeeze = nn.Linear(2 * width, width)

    def forward(self, x: Tensor) -> Tensor:
        summary = torch.cat([x.mean((2, 3)), x.amax((2, 3))], 1)
        return x * torch.sigmoid(self.squeeze(summary)).unsqueeze(2).unsqueeze(3)


class MaskNet(nn.Module):
    """(n, 3, side, side) sRGB in [0, 1] to (n, 1, side, side) logits; the side a multiple of 32."""

    def __init__(self):
        super().__init__()
        self.register_buffer("mean", torch.tensor([0.485, 0.456, 0.406]).view(1, 3, 1, 1))
        self.register_buffer("deviation", torch.tensor([0.229, 0.224, 0.225]).view(1, 3, 1, 1))
        inputs = (3, *WIDTHS[:-1])
        self.down = nn.ModuleList(
            nn.Sequential(convolution(before, width, 2), *(Residual(width) for _ in range(blocks - 1)))
            for before, width, blocks in zip(inputs, WIDTHS, BLOCKS, strict=True)
        )
        self.surroundings = Surroundings(WIDTHS[-1])
        self.up = nn.ModuleList(
            nn.Sequential(convolution(below + beside, beside), Residual(beside))
            for below, beside in zip(WIDTHS[:0:-1], WIDTHS[-2::-1], strict=True)
        )
        self.head = nn.Conv2d(WIDTHS[0], 1, 1)

    def forward(self, x: Tensor) -> Tensor:
        x = (x - self.mean) / self.deviation
        passed = []
        for stage in self.down:
            x = stage(x)
            passed.append(x)
        x = self.surroundings(x)
        for stage, beside in zip(self.up, passed[-2::-1], strict=True):
            x = F.interpolate(x, scale_factor=2, mode="bilinear", align_corners=False)
            x = stage(torch.cat([x, beside], 1))
        return F.interpolate(self.head(x), scale_factor=2, mode="bilinear", align_corners=False)
