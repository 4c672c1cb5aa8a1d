"""The one training loop: warm-up and linear decay, bf16, averaged weights, checkpoints, resumable, watched on dev."""

from __future__ import annotations

import contextlib
import math
import time
from collections.abc import Callable
from pathlib import Path

import torch
from torch import nn

from .common import device, mixed, say


def parameter_groups(model: nn.Module, rate: float, decay: float, head: float = 1.0, head_names: tuple[str, ...] = ()):
    """Weight decay on matrices only; parameters whose name starts with one of `head_names` learn `head` times as fast."""
    groups: dict[tuple[float, float], list] = {}
    for name, parameter in model.named_parameters():
        if parameter.requires_grad:
            scale = head if name.startswith(head_names) and head_names else 1.0
            groups.setdefault((rate * scale, decay if parameter.ndim > 1 else 0.0), []).append(parameter)
    return [{"params": p, "lr": lr, "weight_decay": wd} for (lr, wd), p in groups.items()]


class Average:
    """Running mean of the weights that learn; `inside` puts it in the model's place for a while."""

    def __init__(self, model: nn.Module, decay: float) -> None:
        self.parameters = [p for p in model.parameters() if p.requires_grad]
        self.decay = decay
        self.mean = [p.detach().clone() for p in self.parameters]

    def update(self, step: int) -> None:
        # young means follow faster, else the first weights would weigh for long
        share = 1 - min(self.decay, (step + 1) / (step + 10))
        torch._foreach_lerp_(self.mean, [p.detach() for p in self.parameters], share)

    @contextlib.contextmanager
    def inside(self):
        own = [p.detach().clone() for p in self.parameters]
        self.put(self.mean)
        try:
            yield
        finally:
            self.put(own)

    def put(self, values: list[torch.Tensor]) -> None:
        with torch.no_grad():
            for p, value in zip(self.parameters, values, strict=True):
                p.copy_(value)


def train(
    model: nn.Module,
    plan: list,
    loss_of: Callable[[object], torch.Tensor],
    *,
    folder: Path,
    rate: float,
    decay: float = 0.01,
    warmup: float = 0.1,
    head: float = 1.0,
    head_names: tuple[str, ...] = (),
    evaluate: Callable[[], float] | None = None,
    every: int = 0,
    keep: Callable[[], None] | None = None,
    checkpoint: int = 200,
    clip: float = 1.0,
    average: float = 0.0,
    choose: bool = True,
) -> list[tuple[int, float]]:
    """
    Runs `plan` (one entry per step, already in order) and returns (step, dev figure) pairs.

    Interrupted, it goes on from the last checkpoint in `folder`. `evaluate` runs every `every` steps
    and at the end; `keep` is called when its figure is the best so far (`choose` False: each time, so that
    the last weights stay). A loss that is not finite stops the run.
    With `average` (0.999, say) both see the running mean of the weights with that decay.
    """
    folder.mkdir(parents=True, exist_ok=True)
    state_file = folder / "state.pt"
    groups = parameter_groups(model, rate, decay, head, head_names)
    optimizer = torch.optim.AdamW(groups, fused=True)
    total = len(plan)
    warm = max(1, int(total * warmup))
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda s: (s + 1) / warm if s < warm else max(0.0, (total - s) / max(1, total - warm)))
    mean = Average(model, average) if average else None
    start, figures, best = 0, [], float("-inf")
    if state_file.exists():
        state = torch.load(state_file, weights_only=False, map_location=device())
        model.load_state_dict(state["model"])
        optimizer.load_state_dict(state["optimizer"])
        schedule.load_state_dict(state["schedule"])
        start, figures, best = state["step"], state["figures"], state["best"]
        if mean:
            mean.mean = state["mean"]
        torch.set_rng_state(state["random"].cpu())
        say(f"going on at step {start} of {total}")
    model.train()
    # on an accelerator a look at the loss waits for it: now and then is enough
    look = 1 if device().type == "cpu" else 20
    began, running = time.time(), None
    for step in range(start, total):
        with mixed():
            loss = loss_of(plan[step])
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        if clip:
            nn.utils.clip_grad_norm_([p for g in optimizer.param_groups for p in g["params"]], clip, foreach=True)
        optimizer.step()
        schedule.step()
        if mean:
            mean.update(step)
        done = step + 1
        if done % look == 0:
            value = loss.item()
            if not math.isfinite(value):
                raise SystemExit(f"step {step}: the loss is {value}; lower the learning rate or look at the labels of this batch")
            weight = min(1.0, 0.02 * look)
            running = value if running is None else (1 - weight) * running + weight * value
        if done % 20 == 0:
            say(f"step {done}/{total} loss {running:.4f} {(time.time() - began) / (done - start):.2f} s/step")
        if evaluate and ((every and done % every == 0) or done == total):
            with mean.inside() if mean else contextlib.nullcontext():
                model.eval()
                figure = evaluate()
                model.train()
                figures.append((done, figure))
                say(f"step {done}/{total} dev {figure:.4f}")
                if figure > best or not choose:
                    best = max(best, figure)
                    if keep:
                        keep()
        if done % checkpoint == 0 or done == total:
            part = state_file.with_suffix(".part")
            torch.save(
                {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "schedule": schedule.state_dict(), "step": done, "figures": figures, "best": best, "random": torch.get_rng_state(), "mean": mean.mean if mean else None},
                part,
            )
            part.replace(state_file)
    return figures
