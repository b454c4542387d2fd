"""A fork of a process that uses the devices: what it cannot do is an error, not a wait."""

import os
import signal

import jax
import jax.numpy as jnp
import numpy as np

double = jax.jit(lambda v: v * 2)
ready = jnp.arange(4.0)
np.testing.assert_array_equal(double(ready), [0, 2, 4, 6])
child = os.fork()
if child == 0:
    signal.alarm(60)
    code = 1
    try:
        assert np.asarray(ready).tolist() == [0, 1, 2, 3]
        try:
            double(ready).block_until_ready()
        except Exception as error:
            assert "this process is a fork" in str(error), error
            code = 0
    finally:
        os._exit(code)
status = os.waitpid(child, 0)[1]
assert status == 0, status
np.testing.assert_array_equal(double(ready), [0, 2, 4, 6])
print("the fork reports what it cannot do")
