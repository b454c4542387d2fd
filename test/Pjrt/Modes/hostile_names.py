"""A script whose file, scopes and axes have hostile names.

    python hostile_names.py INPUTS

INPUTS has check_hostile.py.
"""

import sys

import jax
import jax.numpy as jnp
from jax.sharding import AxisType, NamedSharding, PartitionSpec as P

sys.path.insert(0, sys.argv[1])
import check_hostile  # noqa: E402

SOURCE = """
def step(x):
    with jax.named_scope(name[:4096]):
        return jnp.tanh(x @ x.T).sum()
"""

for name in check_hostile.NAMES:
    mesh = jax.make_mesh((jax.device_count(),), (name,), axis_types=(AxisType.Auto,))
    scope = {"jax": jax, "jnp": jnp, "name": name}
    exec(compile(SOURCE, name.replace("\x01", ""), "exec"), scope)
    step = scope["step"]
    x = jax.device_put(jnp.ones((64, 8)), NamedSharding(mesh, P(None, name)))
    print(float(jax.jit(step)(x)))
