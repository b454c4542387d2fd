"""Checks that the donation that the first statistics propose lowers the peak to that of the second ones."""

import json
import sys

before, after = (json.load(open(name)) for name in sys.argv[1:])
donation = next(change for change in before["peak_changes"] if change["change"] == "donate")
fragments = [tensor["bytes"] for tensor in before["alive_at_peak"] if tensor["role"] == "fragmentation"]
expected = before["peak_bytes"] - after["peak_bytes"]
if not fragments or donation["bytes"] != expected:
    sys.exit(f"donation: {donation['bytes']:.0f} bytes less, expected {expected:.0f}; fragmentation: {fragments}")
