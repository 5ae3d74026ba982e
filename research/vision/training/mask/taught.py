"""The photos to learn from, with the masks that two ways of cutting out agree on."""

import json
from pathlib import Path

import numpy as np
import torch
from PIL import Image
from torch import Tensor

SIDE = 192  # of what is kept in memory; photos are stretched to a square
# Of the two masks' overlap. Below it one of them is wrong, and which of them is not known.
AGREED = 0.9
LEAST, MOST = 0.12, 0.85  # of the picture that a garment covers


class Taught:
    """Photos (n, 3, s, s) uint8, masks (n, 1, s, s) uint8 of 0 and 1, and where both masks agree."""

    def __init__(self, folder: Path):
        photos, masks, trust, agreements, names = [], [], [], [], []
        for card in sorted(folder.glob("*.json")):
            said = json.loads(card.read_text())
            name = card.stem
            if said["agreement"] < AGREED:
                continue
            chosen, other = _mask(folder / f"{name}-m.png"), _mask(folder / f"{name}-o.png")
            if not LEAST <= chosen.mean() <= MOST:
                continue
            photos.append(_photo(folder / f"{name}-p.png"))
            masks.append(chosen)
            trust.append((chosen == other).astype(np.uint8))
            agreements.append(said["agreement"])
            names.append(name)
        self.photos = torch.from_numpy(np.stack(photos)).permute(0, 3, 1, 2).contiguous()
        self.masks = torch.from_numpy(np.stack(masks)).unsqueeze(1)
        self.trust = torch.from_numpy(np.stack(trust)).unsqueeze(1)
        self.agreements = torch.tensor(agreements)
        self.names = names

    def __len__(self) -> int:
        return len(self.names)

    def take(self, which: Tensor, side: int) -> tuple[Tensor, Tensor, Tensor]:
        """Photos, masks and trust of some, as float in [0, 1], side by side pixels large."""

        def sized(x: Tensor) -> Tensor:
            x = x.float()
            return x if side == SIDE else torch.nn.functional.interpolate(x, size=(side, side), mode="area")

        return sized(self.photos[which]) / 255, sized(self.masks[which]), sized(self.trust[which])


def _photo(path: Path) -> np.ndarray:
    with Image.open(path) as file:
        return np.asarray(file.convert("RGB").resize((SIDE, SIDE), Image.Resampling.BOX))


def _mask(path: Path) -> np.ndarray:
    with Image.open(path) as file:
        small = file.convert("L").resize((SIDE, SIDE), Image.Resampling.BOX)
        return (np.asarray(small) >= 128).astype(np.uint8)
