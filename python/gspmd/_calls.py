"""Calls of jitted functions of JAX: static arguments, and the tensors of the others."""

from __future__ import annotations

from typing import Any, Callable

import jax
from jax._src import tree_util
from jax._src.lib import jax_jit

from gspmd._support.errors import InputError


class Calls:
    """The calls of a jitted function. Its static arguments are part of its program."""

    def __init__(self, function: Any):
        # JAX has both, by position and by name, for each static argument. Other objects
        # with a method `lower` have none.
        options = getattr(function, "_jit_info", None)
        self._static_argnums: tuple[int, ...] = getattr(options, "static_argnums", ())
        self._static_argnames: tuple[str, ...] = getattr(options, "static_argnames", ())

    def parse(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[Any, list[Any]]:
        """Returns the signature of a call, which is equal for calls of the same static arguments
        and the same trees, and the leaves of the other arguments in JAX's order."""
        signature, leaves = jax_jit.parse_arguments(
            args, tuple(kwargs.values()), tuple(kwargs), self._static_argnums,
            self._static_argnames, tree_util.default_registry)
        return signature, list(leaves)

    def map(self, function: Callable[[Any], Any], args: tuple[Any, ...],
            kwargs: dict[str, Any]) -> tuple[tuple[Any, ...], dict[str, Any]]:
        """Applies a function to the leaves of all arguments that are not static."""
        static = {number % len(args) for number in self._static_argnums
                  if -len(args) <= number < len(args)}
        return (tuple(value if number in static else jax.tree.map(function, value)
                      for number, value in enumerate(args)),
                {name: value if name in self._static_argnames else jax.tree.map(function, value)
                 for name, value in kwargs.items()})

    def flatten(self, args: tuple[Any, ...], kwargs: dict[str, Any], lowered: Any,
                signature: Any) -> list[Any]:
        """Returns the leaves of the arguments of a call of `lowered`, the function for a call
        of that signature. Its static arguments may be absent, as from calls of what JAX
        compiled. Raises InputError for other trees and other static arguments."""
        leaves: list[Any]
        leaves, tree = jax.tree.flatten((args, kwargs))
        if tree == lowered.in_tree:
            return leaves
        if self._static_argnums or self._static_argnames:
            found, leaves = self.parse(args, kwargs)
            tree = _tree_of(found)
            if tree == lowered.in_tree:
                if _static_text(found) and _static_values(found) != _static_values(signature):
                    raise InputError("error: the function was lowered for the static arguments "
                                     "%s, found %s" % (_static_text(signature), _static_text(found)))
                return leaves
        raise InputError("error: arguments have the structure %s, the function was "
                         "lowered for %s" % (tree, lowered.in_tree))


def _static_values(signature: Any) -> Any:
    return signature.static_args, signature.static_arg_names


def _static_text(signature: Any) -> str:
    """Returns the static arguments of a call as Python spells them."""
    values, names = _static_values(signature)
    by_position = len(values) - len(names)
    return ", ".join([repr(value) for value in values[:by_position]] +
                     ["%s=%r" % each for each in zip(names, values[by_position:])])


def _tree_of(signature: Any) -> Any:
    """Returns the tree of the arguments of a call that are not static."""
    trees = [jax.tree.unflatten(tree, range(tree.num_leaves))
             for tree in signature.dynamic_arg_treedefs]
    by_position = len(trees) - len(signature.dynamic_arg_names)
    return jax.tree.structure((tuple(trees[:by_position]),
                               dict(zip(signature.dynamic_arg_names, trees[by_position:]))))
