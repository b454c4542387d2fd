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

# Exported for XLA, read again and exported once more: the same text.
EXPORT = ["*"]

# Run by XLA, through a plugin of the PJRT C API. Of all, which take some minutes,
# with GSPMD_ON_XLA='*'.
ON_XLA = [
    "mlp_2d_grad", "lm_train_scan", "moe_2d", "calls_a", "conditional_cond",
    "loops_nested", "manual_psum", "uneven_*", "conv2d_grad_stride", "pool_max_grad",
    "pipeline_grad", "sorting_sort_sharded", "rng_dropout", "gather_scatter_batched",
    "zero_adam_donate", "embedding_vocab_grad",
]

# Held to XLA's flops and collective bytes by bench/Communication/compare_xla.py.
COMPARED_WITH_XLA = [
    "mlp_*", "transformer_block_*", "dot_cases_*", "moe_*", "reshard_*",
    "partial_*",
]


def matches(name, patterns):
    """Whether the program `name` is of one of the families `patterns`."""
    return any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)
