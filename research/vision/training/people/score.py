"""How well a network does on the photos that are kept apart."""

import numpy as np
import torch
from torch.nn import functional as F

from data import CLASSES

# Places of one group are taken for one class when scored; those left out count in no mean.
GROUPS = ("background", "skin and hair", "top", "layer", "dress", "bottom", "shoes", "bag")
GROUP_OF = np.array([0, 1, 1, 2, 3, 4, 5, 5, 5, 0, 6, 7, 0, 0, 0, 0, 0, 0])
MAIN = (3, 4, 5, 10)


def score(network: torch.nn.Module, photos, count: int) -> str:
    """Accuracy of places, mean overlap of eight groups, and presence, on the photos apart."""
    network.eval()
    table = np.zeros((len(GROUPS), len(GROUPS)))
    presence = []
    with torch.no_grad():
        for start in range(0, count, 20):
            chosen = photos.apart[start : start + 20]
            images, masks = photos.batch(chosen)
            with torch.autocast("cpu", dtype=torch.bfloat16):
                logits, says, _ = network(images.contiguous(memory_format=torch.channels_last))
            size = masks.shape[1:]
            found = F.interpolate(logits.float(), size=size, mode="bilinear").argmax(1).numpy()
            pairs = GROUP_OF[masks.numpy()] * len(GROUPS) + GROUP_OF[found]
            table += np.bincount(pairs.ravel(), minlength=len(GROUPS) ** 2).reshape(table.shape)
            presence.append(((says.float() > 0).numpy() == (photos.presence[chosen].numpy() > 0)))
    right = np.diag(table)
    overlap = right / np.maximum(table.sum(0) + table.sum(1) - right, 1)
    told = np.concatenate(presence)[:, MAIN].mean()
    by_group = " ".join(f"{name} {value:.2f}" for name, value in zip(GROUPS, overlap, strict=True))
    return f"accuracy {right.sum() / table.sum():.4f} mIoU {overlap.mean():.4f} presence {told:.3f} ({by_group})"


__all__ = ["CLASSES", "score"]
