"""Mapping between the arguments and results of a function and of its program."""

from __future__ import annotations

from typing import Any, Callable, Optional, Sequence

from gspmd._support.errors import InputError


class Signature:
    """The signature of programs from files: flat arguments and results."""

    def flatten(self, args: tuple[Any, ...], kwargs: dict[str, Any],
                slots: Sequence[Any]) -> list[Any]:
        """Converts the function's arguments to the program's tensors."""
        if not kwargs:
            return list(args)
        missing = set(range(len(args), len(slots)))
        by_name = {slot.name: i for i, slot in enumerate(slots) if slot.name}
        values: list[Any] = list(args) + [None] * (len(slots) - len(args))
        for name, value in kwargs.items():
            if by_name.get(name, -1) < len(args):
                raise InputError("error: unexpected argument '%s'; expected one of: %s"
                                 % (name, ", ".join(by_name)))
            values[by_name[name]] = value
            missing.discard(by_name[name])
        if missing:
            raise InputError("error: missing arguments: %s" % ", ".join(
                slots[i].name or "argument %d" % i for i in sorted(missing)))
        return values

    def unflatten(self, results: list[Any]) -> Any:
        return results

    #: The user's names of results, by their names in explanations.
    labels: dict[str, str] = {}
    #: The leaves of the function's arguments that the program uses; None: all.
    kept: Optional[Sequence[int]] = None

    def internal_name(self, name: str) -> str:
        """Returns the name in explanations of the value that the user calls `name`."""
        for internal, label in self.labels.items():
            if name == label:
                return internal
        return name


class FunctionSignature(Signature):
    """The signature of a function over trees. `kept` are the leaves of its arguments that
    the program uses, in order: JAX drops unused arguments."""

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
