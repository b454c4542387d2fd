"""The corpus: the programs of test/Models."""

import json
import math
import os

from repository import MODELS


def read_index():
    """Returns the entries of test/Models/index.json by name."""
    with open(os.path.join(MODELS, "index.json")) as f:
        return json.load(f)


def programs_with_devices(devices):
    """Yields (name, path) of each program with Shardy's annotations whose mesh has that many devices."""
    for name, model in sorted(read_index().items()):
        path = os.path.join(MODELS, name + ".sdy.mlir")
        if math.prod((model.get("mesh") or {}).values()) == devices and os.path.exists(path):
            yield name, path
