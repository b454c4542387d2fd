"""The devices that JAX asks for in a script of two processes, in the first of them."""

import jax
from jax._src.lib import xla_client

jax.devices()  # loads the plugin
xla_client.make_c_api_client("gspmd", {"node_id": 0, "num_nodes": 2}, None)
