"""A fork of a process that uses the devices: what it cannot do is an error, not a wait."""

import os
import signal

import jax
import jax.numpy as jnp
import numpy as np

square = jax.jit(lambda v: v @ v)
ready = jnp.ones((1024, 1024))
assert float(square(ready)[0, 0]) == 1024
child = os.fork()
if child == 0:
    signal.alarm(60)
    code = 1
    try:
        assert np.asarray(ready).sum() == 1 << 20
        try:
            square(ready).block_until_ready()
        except Exception as error:
            assert "this process is a fork" in str(error), error
            code = 0
    finally:
        os._exit(code)
status = os.waitpid(child, 0)[1]
assert status == 0, status
assert float(square(ready)[0, 0]) == 1024
print("the fork reports what it cannot do")
