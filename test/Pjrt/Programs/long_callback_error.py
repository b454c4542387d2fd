"""Errors of callbacks that are longer than the plugin keeps: their ends are kept, from the
beginning of a character."""

import jax
import jax.numpy as jnp

for shift in range(3):
    def fail(_, shift=shift):
        raise ValueError("the beginning " + "\u20ac" * 30000 + "x" * shift + " the end")

    try:
        jax.jit(lambda x, f=fail: jax.pure_callback(f, x, x))(jnp.ones(3)).block_until_ready()
    except jax.errors.JaxRuntimeError as error:
        text = str(error)
        assert "\ufffd" not in text and "the beginning" not in text, text[:200]
        print(text[:60], text.strip()[-7:], len(text.encode()) > 65000)
