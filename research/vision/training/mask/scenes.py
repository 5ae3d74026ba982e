"""Pictures to learn from: photos as they are, and garments laid on other grounds.

A garment that was cut out well once can lie anywhere. Laid on a patterned carpet, on cloth of nearly
its own colour or on somebody else's floor, its outline is still known to the pixel, where no way of
cutting it out by colour alone would find it.
"""

import math

import torch
from torch import Tensor
from torch.nn import functional as F

LUMA = (0.299, 0.587, 0.114)


class Scenes:
    """Batches from photos (n, 3, s, s) and masks (n, 1, s, s), both float in [0, 1], by one generator."""

    def __init__(self, generator: torch.Generator, side: int | None = None):
        """@param side of the pictures that come out, in pixels; that of the photos where it is not named"""
        self.generator = generator
        self.side = side

    def photos(self, photos: Tensor, masks: Tensor, trust: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The photos seen as another camera might, with masks and how far each pixel of them counts."""
        n = len(photos)
        seen = self._reframe(torch.cat([photos, masks, trust], 1), self._view(n, 0.6, 1.1), "reflection")
        photos, masks, trust = seen[:, :3], seen[:, 3:4], seen[:, 4:]
        patterned = self._chance(0.2, n, 1, 1, 1)
        photos = torch.where(patterned, self._printed(photos, masks), photos)
        return self._recolour(self._relit(photos)), masks, trust

    def composites(self, photos: Tensor, masks: Tensor, grounds: Tensor, holes: Tensor) -> tuple[Tensor, Tensor]:
        """Garments on grounds made of other photos, from which the garment is filled up, or drawn."""
        n = len(photos)
        drawn = self._chance(0.35, n, 1, 1, 1)
        filled = self._filled(grounds, holes)
        ground = torch.where(drawn, self._pattern(n, photos.shape[-1]), filled)
        ground = self._recolour(self._reframe(ground, self._view(n, 0.35, 1.1), "reflection"))
        placed = self._reframe(torch.cat([photos, masks], 1), self._view(n, 0.7, 1.4), "zeros")
        placed, mask = placed[:, :3], placed[:, 3:4]
        cut = torch.where(self._chance(0.3, n, 1, 1, 1), self._printed(placed, mask), placed)
        cut = self._recolour(cut)
        # Near in colour to the ground, as pale cloth on pale bedding is.
        near = self._chance(0.2, n, 1, 1, 1)
        cut = torch.where(near, self._matched(cut, mask, ground), cut)
        soft = _blurred(mask, 3)
        # What was beyond the photo's frame is black: the garment's colours end where it does.
        cut = torch.where(mask > 0.02, cut, ground)
        shadow = self._shadow(mask)
        whole = ground * shadow * (1 - soft) + cut * soft
        return self._recolour(self._relit(whole), strength=0.5), mask

    def _uniform(self, low: float, high: float, *shape: int) -> Tensor:
        return torch.rand(*shape, generator=self.generator) * (high - low) + low

    def _chance(self, probability: float, *shape: int) -> Tensor:
        return self._uniform(0, 1, *shape) < probability

    def _view(self, n: int, least: float, most: float) -> Tensor:
        """Zoom, stretch, turn, shear, shift and mirror, as matrices of (n, 2, 3)."""
        zoom = torch.exp(self._uniform(math.log(least), math.log(most), n))
        stretch = torch.exp(self._uniform(-0.25, 0.25, n))
        turn = torch.where(
            self._chance(0.25, n), self._uniform(-math.pi, math.pi, n), self._uniform(-0.3, 0.3, n)
        )
        mirror = torch.where(self._chance(0.5, n), -1.0, 1.0)
        shear = self._uniform(-0.15, 0.15, n)
        reach = (1 - zoom).abs().clamp(min=0.08)
        across, down = zoom * stretch * mirror, zoom / stretch
        cosine, sine = turn.cos(), turn.sin()
        first = [cosine * across, shear * zoom - sine * down, reach * self._uniform(-1, 1, n)]
        second = [sine * across, cosine * down, reach * self._uniform(-1, 1, n)]
        return torch.stack([torch.stack(first, 1), torch.stack(second, 1)], 1)

    def _reframe(self, x: Tensor, view: Tensor, beyond: str) -> Tensor:
        n, planes, height, width = x.shape
        grid = F.affine_grid(view, [n, planes, self.side or height, self.side or width], align_corners=False)
        return F.grid_sample(x, grid, mode="bilinear", padding_mode=beyond, align_corners=False)

    def _recolour(self, x: Tensor, strength: float = 1) -> Tensor:
        """Brightness, contrast, saturation, the lamp's colour; sometimes another hue."""
        n = len(x)
        s = strength
        luma = torch.tensor(LUMA).view(1, 3, 1, 1)
        x = x * self._uniform(1 - 0.35 * s, 1 + 0.35 * s, n, 1, 1, 1)
        mean = x.mean((1, 2, 3), keepdim=True)
        x = mean + (x - mean) * self._uniform(1 - 0.35 * s, 1 + 0.35 * s, n, 1, 1, 1)
        grey = (x * luma).sum(1, keepdim=True)
        x = grey + (x - grey) * self._uniform(1 - 0.7 * s, 1 + 0.6 * s, n, 1, 1, 1)
        x = (x * self._uniform(1 - 0.15 * s, 1 + 0.15 * s, n, 3, 1, 1)).clamp(0, 1)
        shuffled = self._uniform(0, 1, n, 3).argsort(1)
        order = torch.where(self._chance(0.2 * s, n, 1), shuffled, torch.arange(3).expand(n, 3))
        return x.gather(1, order.view(n, 3, 1, 1).expand_as(x))

    def _relit(self, x: Tensor) -> Tensor:
        """Light that falls off across the picture, and a sensor's grain."""
        n, _, side, _ = x.shape
        place = torch.linspace(-1, 1, side)
        slope = self._uniform(-0.25, 0.25, n, 2, 1, 1)
        light = 1 + slope[:, :1] * place.view(1, 1, 1, side) + slope[:, 1:] * place.view(1, 1, side, 1)
        grain = torch.randn(x.shape, generator=self.generator) * self._uniform(0, 0.03, n, 1, 1, 1)
        x = (x * light + grain).clamp(0, 1)
        return torch.where(self._chance(0.3, n, 1, 1, 1), _blurred(x, 3), x)

    def _filled(self, photos: Tensor, holes: Tensor) -> Tensor:
        """Photos with the garment taken out: ground from elsewhere in the photo, turned and moved."""
        hole = F.max_pool2d(holes, 9, 1, 4) > 0.5
        side = photos.shape[-1]
        filled = photos.clone()
        for _ in range(5):
            shift = [int(v) for v in self._uniform(0, side, 2)]
            axes = [(), (2,), (3,), (2, 3)][int(self._uniform(0, 4, 1))]
            source = torch.roll(photos.flip(axes), shift, (2, 3))
            free = ~torch.roll(hole.flip(axes), shift, (2, 3))
            take = hole & free
            filled = torch.where(take, source, filled)
            hole = hole & ~free
        mean = photos.mean((2, 3), keepdim=True).expand_as(photos)
        return torch.where(hole, mean, filled)

    def _pattern(self, n: int, side: int) -> Tensor:
        """Carpets, checks, stripes and boards: few colours in a random motif that repeats, or in none."""
        cells = int(self._uniform(3, 9, 1))
        motif = F.interpolate(torch.rand(n, 1, cells, cells, generator=self.generator), size=(24, 24), mode="bilinear")
        motif = torch.where(self._chance(0.5, n, 1, 1, 1), (motif + motif.flip(3)) / 2, motif)
        motif = torch.where(self._chance(0.5, n, 1, 1, 1), (motif + motif.flip(2)) / 2, motif)
        striped = motif.mean(2, keepdim=True).expand_as(motif)
        motif = torch.where(self._chance(0.3, n, 1, 1, 1), striped, motif)
        tiled = motif.repeat(1, 1, side // 24 + 2, side // 24 + 2)[..., :side, :side]
        rough = F.interpolate(torch.rand(n, 1, side // 5, side // 5, generator=self.generator), size=(side, side), mode="bilinear")
        clouds = F.interpolate(torch.rand(n, 1, 4, 4, generator=self.generator), size=(side, side), mode="bicubic")
        kind = self._uniform(0, 1, n, 1, 1, 1)
        value = torch.where(kind < 0.55, tiled, torch.where(kind < 0.8, rough, clouds)) * 0.85 + clouds * 0.15
        spread = value.std((2, 3), keepdim=True) + 1e-3
        value = (value - value.mean((2, 3), keepdim=True)) / spread
        hard = torch.sigmoid(value * self._uniform(0.5, 8, n, 1, 1, 1))
        first, second = self._uniform(0, 1, n, 3, 1, 1), self._uniform(0, 1, n, 3, 1, 1)
        # Often two shades of one colour.
        second = torch.where(self._chance(0.5, n, 1, 1, 1), first * self._uniform(0.5, 1.3, n, 1, 1, 1), second)
        return (first * hard + second * (1 - hard)).clamp(0, 1)

    def _printed(self, photos: Tensor, masks: Tensor) -> Tensor:
        """The garment in cloth of another pattern, its folds kept."""
        n, _, side, _ = photos.shape
        pattern = self._reframe(self._pattern(n, side), self._view(n, 0.3, 1.1), "reflection")
        luma = (photos * torch.tensor(LUMA).view(1, 3, 1, 1)).sum(1, keepdim=True)
        mean = (luma * masks).sum((2, 3), keepdim=True) / masks.sum((2, 3), keepdim=True).clamp(min=1)
        printed = (pattern * luma / mean.clamp(min=0.1)).clamp(0, 1)
        share = masks * self._uniform(0.4, 1, n, 1, 1, 1)
        return printed * share + photos * (1 - share)

    def _matched(self, garments: Tensor, masks: Tensor, grounds: Tensor) -> Tensor:
        """The garment moved most of the way to the ground's mean colour."""
        total = masks.sum((2, 3), keepdim=True).clamp(min=1)
        mean = (garments * masks).sum((2, 3), keepdim=True) / total
        away = self._uniform(0.5, 0.9, len(garments), 1, 1, 1)
        return (garments + (grounds.mean((2, 3), keepdim=True) - mean) * away).clamp(0, 1)

    def _shadow(self, mask: Tensor) -> Tensor:
        down, across = (int(v) for v in self._uniform(-5, 6, 2))
        soft = _blurred(torch.roll(mask, (down, across), (2, 3)), 9)
        return 1 - soft * self._uniform(0, 0.55, len(mask), 1, 1, 1)


def _blurred(x: Tensor, size: int) -> Tensor:
    return F.avg_pool2d(x, size, 1, size // 2, count_include_pad=False)
