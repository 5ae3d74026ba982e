"""Random views of photos with masks: another frame, light, cloth and ground."""

import math

import torch
from torch import Tensor
from torch.nn import functional as F

from data import CLASSES, GROUND

LUMA = (0.299, 0.587, 0.114)
IGNORED = 255
FIRST_GARMENT = 3


class Views:
    """
    By one generator: images (n, 3, h, w) in [0, 1], masks (n, h, w) of class numbers. `strength`
    is the share of the usual changes of cloth, ground and light: photos are mostly as they are.
    """

    def __init__(self, generator: torch.Generator):
        self.generator = generator
        self.strength = 1.0

    def __call__(self, images: Tensor, masks: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Also returns which of them show nobody after the change."""
        images = self._dyed(images, masks)
        images, masks = self._moved(images, masks)
        n = len(images)
        grounds = self._grounds(images, masks)
        soft = F.avg_pool2d((masks > 0).float().unsqueeze(1), 3, 1, 1)
        pasted = images * soft + grounds * (1 - soft)
        images = torch.where(self._chance(0.3 * self.strength, n, 1, 1, 1), pasted, images)
        empty = self._chance(0.06, n, 1, 1)
        plain = self._chance(0.5, n, 1, 1, 1)
        grounds = torch.where(plain, self._uniform(0, 1, n, 3, 1, 1), grounds)
        images = torch.where(empty.unsqueeze(1), grounds, images)
        masks = torch.where(empty, 0, masks.int()).to(torch.uint8)
        images, masks = self._hidden(self._relit(images), masks)
        return images, masks, empty.flatten()

    def _uniform(self, low: float, high: float, *shape: int) -> Tensor:
        return torch.rand(*shape, generator=self.generator) * (high - low) + low

    def _chance(self, probability: float, *shape: int) -> Tensor:
        return self._uniform(0, 1, *shape) < probability

    def _dyed(self, images: Tensor, masks: Tensor) -> Tensor:
        """Garments in other colours, each class by itself: cut is what tells them apart."""
        n = len(images)
        light = torch.exp(self._uniform(-0.6, 0.6, n, len(CLASSES), 1))
        tint = torch.exp(self._uniform(-0.3, 0.3, n, len(CLASSES), 3))
        kept = self._chance(0.5, n, len(CLASSES), 1) | self._chance(1 - 0.6 * self.strength, n, 1, 1)
        gain = torch.where(kept, torch.ones(()), light * tint)
        gain[:, :FIRST_GARMENT] = 1
        flat = masks.long().flatten(1).clamp(max=len(CLASSES) - 1)
        by_pixel = gain.gather(1, flat.unsqueeze(2).expand(-1, -1, 3))
        return (images * by_pixel.transpose(1, 2).view_as(images)).clamp(0, 1)

    def _moved(self, images: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        n, _, height, width = images.shape
        zoom = torch.exp(self._uniform(math.log(0.65), math.log(1.3), n))
        stretch = torch.exp(self._uniform(-0.1, 0.1, n))
        turn = self._uniform(-0.12, 0.12, n)
        mirror = torch.where(self._chance(0.5, n), -1.0, 1.0)
        reach = (1 - zoom).abs().clamp(min=0.08)
        ratio = height / width
        first = [zoom * stretch * mirror * turn.cos(), -zoom * turn.sin() * ratio, reach * self._uniform(-1, 1, n)]
        second = [zoom * mirror * turn.sin() / ratio, zoom / stretch * turn.cos(), reach * self._uniform(-1, 1, n)]
        view = torch.stack([torch.stack(first, 1), torch.stack(second, 1)], 1)
        grid = F.affine_grid(view, list(images.shape), align_corners=False)
        ground = torch.tensor(GROUND).view(1, 3, 1, 1) / 255
        seen = F.grid_sample(images - ground, grid, padding_mode="zeros", align_corners=False) + ground
        moved = F.grid_sample(masks.unsqueeze(1).float(), grid, "nearest", "zeros", align_corners=False)
        return seen, moved.squeeze(1).to(torch.uint8)

    def _grounds(self, images: Tensor, masks: Tensor) -> Tensor:
        """What is behind the next one, whose own place is filled with more of it."""
        hole = F.max_pool2d((masks > 0).float().unsqueeze(1), 7, 1, 3) > 0.5
        ground, open_ = images.clone(), hole.clone()
        for turn in range(4):
            shift = [int(v) for v in self._uniform(0, images.shape[2], 2)]
            axes = [(), (3,), (2,), (2, 3)][turn]
            source, free = images.flip(axes).roll(shift, (2, 3)), ~hole.flip(axes).roll(shift, (2, 3))
            ground = torch.where(open_ & free, source, ground)
            open_ = open_ & ~free
        return torch.where(open_, images.mean((2, 3), keepdim=True), ground).roll(1, 0)

    def _relit(self, x: Tensor) -> Tensor:
        n, _, height, width = x.shape
        unlit = x.clamp(0, 1)
        x = unlit ** torch.exp(self._uniform(-0.35, 0.35, n, 1, 1, 1))
        x = x * self._uniform(0.7, 1.3, n, 1, 1, 1)
        mean = x.mean((1, 2, 3), keepdim=True)
        x = mean + (x - mean) * self._uniform(0.7, 1.3, n, 1, 1, 1)
        grey = (x * torch.tensor(LUMA).view(1, 3, 1, 1)).sum(1, keepdim=True)
        x = grey + (x - grey) * self._uniform(0.3, 1.5, n, 1, 1, 1)
        x = x * self._uniform(0.88, 1.12, n, 3, 1, 1)
        across = torch.linspace(-1, 1, width).view(1, 1, 1, width)
        x = x * (1 + self._uniform(-0.2, 0.2, n, 1, 1, 1) * across)
        grain = torch.randn(x.shape, generator=self.generator) * self._uniform(0, 0.04, n, 1, 1, 1)
        x = torch.where(self._chance(0.2, n, 1, 1, 1), F.avg_pool2d(x, 3, 1, 1), x)
        return torch.where(self._chance(self.strength, n, 1, 1, 1), (x + grain).clamp(0, 1), unlit)

    def _hidden(self, images: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Something in front, of one colour, in one photo of four; what is there is not asked."""
        n, _, height, width = images.shape
        centre = self._uniform(0, 1, n, 2, 1, 1)
        half = self._uniform(0.03, 0.12, n, 2, 1, 1)
        y = (torch.linspace(0, 1, height).view(1, height, 1) - centre[:, 0]).abs() < half[:, 0]
        x = (torch.linspace(0, 1, width).view(1, 1, width) - centre[:, 1]).abs() < half[:, 1]
        hidden = y & x & self._chance(0.25, n, 1, 1)
        images = torch.where(hidden.unsqueeze(1), self._uniform(0, 1, n, 3, 1, 1), images)
        return images, torch.where(hidden, IGNORED, masks.int())
