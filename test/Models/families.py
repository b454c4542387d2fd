"""Which corpus programs are run, and how: the one place that lists families.

A pattern matches the name of a program without its form (fnmatch syntax).
Programs named `big_*` have no data and are only parsed and printed here.
"""

import fnmatch

# Partitioned for their own mesh, run on it and compared with JAX's output.
RUN = ["*"]

# The same on other meshes, where the annotated sizes divide.
OTHER_MESHES = [
    "mlp_*", "zero_adam_*", "transformer_block_*", "lm_train_*", "vit_grad",
    "moe_*", "dot_cases_*", "norm_softmax_*", "transposes_*", "reshard_*",
    "partial_*", "masking_*", "embedding_onehot", "loops_*", "calls_a",
    "two_meshes_a", "dtypes_int", "dtypes_bool", "dtypes_bf16", "dtypes_f16",
]

# Parsed, printed and parsed again.
ROUND_TRIP = ["*"]

# Held to XLA's flops and collective bytes by bench/compare_xla.py.
COMPARED_WITH_XLA = [
    "mlp_*", "transformer_block_*", "dot_cases_*", "moe_*", "reshard_*",
    "partial_*",
]


def matches(name, patterns):
    """Whether the program `name` is of one of the families `patterns`."""
    return any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)
