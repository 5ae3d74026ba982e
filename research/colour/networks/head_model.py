"""A small U-Net: skin, hair, eyewear and hats on an upright picture of a head."""

import torch
from torch import Tensor, nn
from torch.nn import functional as F

CLASSES = ("other", "skin", "hair", "eyewear", "hat")
SIDE = 96
WIDTHS = (24, 32, 48, 64)
MEAN = (0.46, 0.42, 0.40)
SPREAD = 0.27


class Block(nn.Sequential):
    def __init__(self, before: int, after: int, stride: int = 1):
        super().__init__(
            nn.Conv2d(before, after, 3, stride=stride, padding=1, bias=False),
            nn.BatchNorm2d(after),
            nn.ReLU(inplace=True),
        )


class HeadNetwork(nn.Module):
    """Works at half the size of the picture; only its answer is as large."""

    def __init__(self):
        super().__init__()
        first = WIDTHS[0]
        self.stem = Block(3, first, stride=2)
        self.down = nn.ModuleList(Block(a, b) for a, b in zip((first, *WIDTHS[:-1]), WIDTHS, strict=True))
        self.middle = Block(WIDTHS[-1], WIDTHS[-1])
        self.up = nn.ModuleList(Block(a + b, b) for a, b in zip((WIDTHS[-1], *WIDTHS[:0:-1]), WIDTHS[::-1], strict=True))
        self.head = nn.Sequential(nn.Conv2d(first, len(CLASSES) * 4, 1), nn.PixelShuffle(2))
        self.register_buffer("mean", torch.tensor(MEAN).view(1, 3, 1, 1))

    def forward(self, image: Tensor) -> Tensor:
        """(n, 3, SIDE, SIDE) in [0, 1] to the logits of each class."""
        x = self.stem((image - self.mean) / SPREAD)
        kept = []
        for block in self.down:
            x = block(x)
            kept.append(x)
            x = F.max_pool2d(x, 2)
        x = self.middle(x)
        for block, skip in zip(self.up, reversed(kept), strict=True):
            x = F.interpolate(x, scale_factor=2.0, mode="nearest")
            x = block(torch.cat((x, skip), dim=1))
        return self.head(x)
