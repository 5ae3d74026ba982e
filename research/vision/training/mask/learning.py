"""One step of teaching a network, of which a running average is kept."""
import torch
from torch import Tensor, nn


def learn(network: nn.Module, average: nn.Module, optimiser: torch.optim.Optimizer, loss: Tensor, *, step: int, decay: float) -> None:
    """Takes the step numbered `step`, from 0, against `loss`, and moves the average by 1 - `decay`; faster at first."""
    optimiser.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(network.parameters(), 2.0)
    optimiser.step()
    decay = min(decay, (step + 1) / (step + 10))
    with torch.no_grad():
        for kept, new in zip(average.state_dict().values(), network.state_dict().values(), strict=True):
            if kept.dtype.is_floating_point:
                kept.lerp_(new, 1 - decay)
            else:
                kept.copy_(new)
