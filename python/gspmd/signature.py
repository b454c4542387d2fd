"""How a function's arguments and results relate to those of its program."""

from __future__ import annotations

from typing import Any, Callable, Optional, Sequence

from gspmd._errors import InputError


class Signature:
    """Arguments in order, results in a list: that of programs from files."""

    def flatten(self, args: tuple[Any, ...], kwargs: dict[str, Any],
                slots: Sequence[Any]) -> list[Any]:
        """The tensors that the program takes, of what the function takes."""
        if not kwargs:
            return list(args)
        by_name = {slot.name: i for i, slot in enumerate(slots) if slot.name}
        values: list[Any] = list(args) + [None] * (len(slots) - len(args))
        for name, value in kwargs.items():
            if by_name.get(name, -1) < len(args):
                raise InputError("error: no argument '%s' is left; there are: %s"
                                 % (name, ", ".join(by_name)))
            values[by_name[name]] = value
        return values

    def unflatten(self, results: list[Any]) -> Any:
        return results

    #: What the user calls results, by their names in explanations.
    labels: dict[str, str] = {}
    #: The leaves of the function's arguments that the program takes; None: all.
    kept: Optional[Sequence[int]] = None

    def internal_name(self, name: str) -> str:
        """What the explanations of the program call what the user calls `name`."""
        for internal, label in self.labels.items():
            if name == label:
                return internal
        return name


class FunctionSignature(Signature):
    """That of a function over trees. `kept` are the leaves of its arguments that the
    program takes, in order: JAX drops what a function does not use."""

    def __init__(self, flatten: Callable[[tuple[Any, ...], dict[str, Any]], list[Any]],
                 unflatten: Callable[[list[Any]], Any], kept: Optional[Sequence[int]],
                 count: int, results: Sequence[str]):
        self._flatten, self._unflatten = flatten, unflatten
        self.kept, self.count = kept, count
        self.labels = {"main:result%d" % i: name for i, name in enumerate(results)}

    def flatten(self, args: tuple[Any, ...], kwargs: dict[str, Any],
                slots: Sequence[Any]) -> list[Any]:
        leaves = self._flatten(args, kwargs)
        if len(leaves) != self.count:
            raise InputError("error: the function was lowered for arguments of %d tensors, "
                             "not %d" % (self.count, len(leaves)))
        return leaves if self.kept is None else [leaves[i] for i in self.kept]

    def unflatten(self, results: list[Any]) -> Any:
        return self._unflatten(results)
