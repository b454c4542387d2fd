"""The comparison of results in tools/xla_oracle.py detects each kind of difference.

    python oracle_finds.py ROOT
"""

import os
import sys

import numpy as np

sys.path.insert(0, os.path.join(sys.argv[1], "tools"))
from xla_oracle import differs  # noqa: E402

NAN = float("nan")
CASES = [
    # got, expected, tolerance, is a difference
    ([1.0, 2.0], [1.0, 2.0], 0, False),
    ([1.0, 2.0], [1.0, 2.5], 0.4, True),
    ([1.0, 2.0], [1.0, 2.5], 0.5, False),
    ([1.0, NAN], [1.0, NAN], 0, False),
    ([1.0, NAN], [1.0, 2.0], 1e9, True),
    ([1.0, 2.0], [1.0, NAN], 1e9, True),
    ([np.inf], [np.inf], 0, False),
    ([np.inf], [-np.inf], 1e9, True),
    ([np.inf], [3e38], 1e9, True),
    ([1, 2], [1, 2], 0, False),
    ([1, 2], [1, 3], 5, True),
    ([1 + 1j], [1 + 2j], 0.5, True),
    ([1.0], [1.0, 1.0], 9, True),
]

for got, expected, tolerance, different in CASES:
    difference = differs(np.array(got), np.array(expected), tolerance)
    assert bool(difference) == different, (got, expected, tolerance, difference)
print("%d cases" % len(CASES))
