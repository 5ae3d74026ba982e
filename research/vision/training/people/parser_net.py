"""The parser: says of every place of a photo what somebody wears there."""

import sys
from pathlib import Path

import torch
from torch import Tensor, nn
from torch.nn import functional as F

sys.path.append(str(Path(__file__).parent.parent / "mask"))
from model import WIDTHS, Residual, Surroundings, convolution  # noqa: E402

import pose  # noqa: E402
from data import CLASSES, LABEL_CLASS  # noqa: E402

DESCRIPTION = 128


class Beside(nn.Sequential):
    """What the pose network sees at one size, once and again, in a decoder's width."""

    def __init__(self, inputs: int, width: int):
        super().__init__(nn.Conv2d(inputs, width, 1, bias=False), nn.BatchNorm2d(width), nn.ReLU())


class Far(nn.Module):
    """Looks far around at little cost; begins as doing nothing."""

    def __init__(self, width: int):
        super().__init__()
        self.layers = nn.Sequential(
            nn.Conv2d(width, width, 7, 1, 3, groups=width, bias=False),
            nn.BatchNorm2d(width),
            nn.Conv2d(width, 3 * width, 1),
            nn.ReLU(),
            nn.Conv2d(3 * width, width, 1, bias=False),
            nn.BatchNorm2d(width),
        )
        nn.init.constant_(self.layers[-1].weight, 0.1)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.layers(x)


class ParserNet(nn.Module):
    """(n, 3, h, w) sRGB in [0, 1], sides multiples of 32, to logits: of each class at half the size
    (n, 18, h/2, w/2), of each class's presence (n, 18) and of each label (n, labels).

    Sees with a pose network's weights; its decoder has the shape of the mask network's.
    """

    def __init__(self, sight: Path):
        super().__init__()
        self.register_buffer("label_class", torch.tensor(LABEL_CLASS))
        self.sight = pose.Pose(sight)
        again = (0, pose.WIDTH_AGAIN, pose.WIDTH_AGAIN, pose.WIDTH_AGAIN, 0)
        self.beside = nn.ModuleList(
            Beside(seen + more, width) for seen, more, width in zip(pose.WIDTHS, again, WIDTHS, strict=True)
        )
        self.surroundings = Surroundings(WIDTHS[-1])
        self.far = nn.Sequential(*(Far(WIDTHS[-1]) for _ in range(3)))
        self.up = nn.ModuleList(
            nn.Sequential(convolution(below + beside, beside), Residual(beside))
            for below, beside in zip(WIDTHS[:0:-1], WIDTHS[-2::-1], strict=True)
        )
        count = len(CLASSES)
        self.heads = nn.ModuleList(nn.Conv2d(width, count, 1) for width in WIDTHS[-2::-1])
        self.describe = nn.Sequential(nn.Conv2d(WIDTHS[-2] + WIDTHS[-3], DESCRIPTION, 1), nn.ReLU())
        self.whole = nn.Sequential(nn.Linear(2 * WIDTHS[-1], DESCRIPTION), nn.ReLU())
        self.drop = nn.Dropout(0.2)
        self.presence = nn.Parameter(torch.zeros(count, DESCRIPTION))
        self.presence_area = nn.Parameter(torch.zeros(count, 2))
        self.presence_whole = nn.Linear(DESCRIPTION, count)
        self.label = nn.Parameter(torch.zeros(len(LABEL_CLASS), DESCRIPTION))
        self.label_whole = nn.Linear(DESCRIPTION, len(LABEL_CLASS))

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        half, *others, small, fourth, third, second = self.sight(x)
        again = (second, third, fourth)
        both = [half, *(torch.cat(pair, 1) for pair in zip(others, again, strict=True)), small]
        passed = [stage(seen) for stage, seen in zip(self.beside, both, strict=True)]
        x = self.far(self.surroundings(passed[-1]))
        whole = self.drop(self.whole(torch.cat([x.mean((2, 3)), x.amax((2, 3))], 1)))
        logits = None
        stages = []
        for stage, head, beside in zip(self.up, self.heads, passed[-2::-1], strict=True):
            x = F.interpolate(x, scale_factor=2, mode="bilinear", align_corners=False)
            x = stage(torch.cat([x, beside], 1))
            stages.append(x)
            here = head(x)
            if logits is not None:
                here = here + F.interpolate(logits, scale_factor=2, mode="bilinear", align_corners=False)
            logits = here
        presence, label = self._says(logits.detach().float(), stages, whole)
        return logits, presence, label

    def _says(self, logits: Tensor, stages: list[Tensor], whole: Tensor) -> tuple[Tensor, Tensor]:
        """Each class is described by what is seen where it is."""
        where = F.avg_pool2d(logits.softmax(1), 8)
        seen = self.describe(torch.cat([stages[0], F.avg_pool2d(stages[1], 2)], 1)).flatten(2)
        where = where.flatten(2)
        area = where.mean(2)
        share = where / (where.sum(2, keepdim=True) + 1e-3)
        described = self.drop(torch.matmul(share, seen.float().transpose(1, 2)))
        sizes = torch.stack([(area + 1e-4).log() / 4 + 1, where.amax(2)], 2)
        presence = (described * self.presence).sum(2) + (sizes * self.presence_area).sum(2)
        presence = presence + self.presence_whole(whole)
        label = (described[:, self.label_class] * self.label).sum(2) + self.label_whole(whole)
        return presence, label
