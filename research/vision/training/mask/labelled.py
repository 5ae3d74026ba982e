"""Photos with masks to learn from: the teacher's, and where that fails, what the network is sure of already.

The teacher looks for what a photo is of. Of a shirt that can be its print, and of pale cloth on pale bedding
nothing at all. The network of before knows better there, because it learned from garments alone: where it is
sure of much that the teacher denies, the teacher is wrong, nearly always. Around outlines, between legs and
beside shoes it is the other way round.
"""

from pathlib import Path

import cv2
import numpy as np
import torch
from PIL import Image, ImageOps
from torch import Tensor
from torch.nn import functional as F

from model import MaskNet

SIDE = 256  # in pixels, of what is kept in memory; photos are stretched to a square
LOOKED_AT = 160  # of what the network of before is asked about
SURE = 0.97
DENIED = 0.3  # what the teacher gives less is no garment to it
MOST_DENIED = 0.12  # of the garment: of more that is surely garment and denied, the teacher has failed
MOST_UNSURE = 0.35  # of the garment: pixels of which the teacher says neither
MOST_UNSURE_LAID = 0.12  # likewise, where the garment is to be laid on another ground
HOLE = 0.05  # mean of what the teacher gives a real hole
LEAST, MOST = 0.05, 0.9  # of the picture that a garment covers


class Labelled:
    """Photos (n, 3, s, s) uint8, masks and how far each of their pixels counts (n, 1, s, s) uint8 of 0 to 255."""

    def __init__(self, paths: list[str], folder: Path, before: MaskNet):
        photos, masks, trust, whole = [], [], [], []
        for number, path in enumerate(paths):
            label = folder / f"{number:05d}.png"
            if not label.exists():
                continue
            photo, taught = _photo(Path(path)), _resized(Image.open(label))
            own = _likely(before, photo)
            chosen = _chosen(taught / np.float32(255), own)
            if chosen is None:
                continue
            mask, counts, is_whole = chosen
            photos.append(photo)
            masks.append((mask * 255).round().astype(np.uint8))
            trust.append((counts * 255).astype(np.uint8))
            whole.append(bool(is_whole))
        self.photos = torch.from_numpy(np.stack(photos)).permute(0, 3, 1, 2).contiguous()
        self.masks = torch.from_numpy(np.stack(masks)).unsqueeze(1)
        self.trust = torch.from_numpy(np.stack(trust)).unsqueeze(1)
        self.whole = torch.tensor(whole)

    def __len__(self) -> int:
        return len(self.photos)

    def take(self, which: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Photos, masks and trust of some, as float in [0, 1], SIDE pixels large."""
        return self.photos[which] / 255, self.masks[which] / 255, self.trust[which] / 255


def _chosen(taught: np.ndarray, own: np.ndarray) -> tuple[np.ndarray, np.ndarray, bool] | None:
    """The mask to learn, how far each pixel counts, and whether it is good enough to lay the garment elsewhere."""
    garment = max(1, (own > 0.5).sum())
    denied = (own > SURE) & (taught < DENIED)
    unsure = (taught > 0.15) & (taught < 0.85)
    unsure_share = unsure.sum() / max(1, (taught > 0.5).sum())
    if denied.sum() < MOST_DENIED * garment and unsure_share < MOST_UNSURE:
        if not LEAST <= taught.mean() <= MOST:
            return None
        # An outline is soft in a thin line: what is soft around about is doubt.
        doubt = unsure & (cv2.blur(unsure.astype(np.float32), (11, 11)) > 0.5)
        return taught, 1 - (doubt | (denied & ~_holes(taught))).astype(np.float32), unsure_share < MOST_UNSURE_LAID
    sure = (own > SURE) | (own < 1 - SURE)
    # The teacher's word for a garment is good even so.
    sure &= (own > 0.5) | (taught < 0.5)
    if not LEAST <= (own > 0.5).mean() <= MOST or sure.mean() < 0.8:
        return None
    return (own > 0.5).astype(np.float32), sure.astype(np.float32), False


def _holes(taught: np.ndarray) -> np.ndarray:
    """Where the garment encloses what the teacher surely takes for ground."""
    count, places = cv2.connectedComponents((taught < 0.5).astype(np.uint8), connectivity=4)
    outside = set(np.concatenate([places[0], places[-1], places[:, 0], places[:, -1]]))
    holes = np.zeros(taught.shape, bool)
    for each in range(1, count):
        here = places == each
        if each not in outside and taught[here].mean() < HOLE:
            holes |= here
    return holes


def _likely(network: MaskNet, photo: np.ndarray) -> np.ndarray:
    image = torch.from_numpy(photo.copy()).permute(2, 0, 1).unsqueeze(0) / 255
    small = F.interpolate(image, size=(LOOKED_AT, LOOKED_AT), mode="area")
    with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
        said = network(small)
    return F.interpolate(said.float().sigmoid(), size=(SIDE, SIDE), mode="bilinear")[0, 0].numpy()


def _photo(path: Path) -> np.ndarray:
    with Image.open(path) as file:
        return _resized(ImageOps.exif_transpose(file).convert("RGB"))


def _resized(image: Image.Image) -> np.ndarray:
    return np.asarray(image.resize((SIDE, SIDE), Image.Resampling.BOX))
