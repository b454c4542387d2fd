"""python modes.py MODE SIZE [FILE]: a training step on all devices under the modes of the
environment. Prints what a script observes; MODE export writes the program."""

import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import AxisType, NamedSharding, PartitionSpec as P

mode, size = sys.argv[1], int(sys.argv[2])
mesh = jax.make_mesh((jax.device_count() // 2, 2), ("data", "model"),
                     axis_types=(AxisType.Auto,) * 2)


@jax.jit
def step(w, x):
    value, gradient = jax.value_and_grad(lambda w: (jnp.tanh(x @ w) ** 2).mean())(w)
    return w - 0.1 * gradient, value


def ones(shape, *spec):
    make = jax.jit(lambda: jnp.ones(shape, jnp.float32),
                   out_shardings=NamedSharding(mesh, P(*spec)))
    return make()


try:
    w, x = ones((size, size), None, "model"), ones((jax.device_count() * 8, size), "data")
    if mode == "export":
        with open(sys.argv[3], "w") as f:
            f.write(step.lower(w, x).as_text())
    for i in range(6):
        w, value = step(w, x)
        print("step %d: loss is %s" % (i, "zero" if float(value) == 0 else "not zero"))
except jax.errors.JaxRuntimeError as error:
    print(str(error).splitlines()[0])
    if mode == "recover":
        # The other devices still work.
        rest = jax.sharding.Mesh(np.array(jax.devices())[4:], ("data",))
        y = jax.device_put(np.ones((8, 4), np.float32), NamedSharding(rest, P("data")))
        print("on the others", float(jax.jit(jnp.sum)(y)))
