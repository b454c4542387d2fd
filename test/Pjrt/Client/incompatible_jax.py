"""An incompatible version of JAX, which lacks a function that the platform uses."""

import jax
import jax._src.callback as internal

del internal.emit_python_callback

import jax.numpy as jnp  # noqa: E402

print(jax.default_backend(), float(jnp.ones((3, 3)).sum()),
      float(jnp.linalg.eigh(jnp.eye(2))[0].sum()))
