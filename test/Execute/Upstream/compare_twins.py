"""Runs a model in tosa and in StableHLO: both have the same collectives of as many bytes.

    compare_twins.py GSPMD_RUN FOLDER MODEL...
"""
import json
import pathlib
import subprocess
import sys
import tempfile

gspmd_run, folder = sys.argv[1], pathlib.Path(sys.argv[2])
for model in sys.argv[3:]:
    found = []
    for form in ("tosa", "stablehlo"):
        with tempfile.TemporaryDirectory() as temporary:
            stats = pathlib.Path(temporary) / "stats.json"
            subprocess.run([gspmd_run, str(folder / ("%s.%s.mlir" % (model, form))), "--random-inputs", "1", "--check",
                            "--stats", str(stats)], check=True, stdout=subprocess.DEVNULL)
            found.append(json.loads(stats.read_text(encoding="utf-8"))["collectives"])
    if found[0] != found[1]:
        sys.exit("%s: %s in tosa, %s in StableHLO" % (model, *found))
    print("%s: %s" % (model, ", ".join("%d %s of %d B" % (v["count"], k, v["bytes"])
                                       for k, v in sorted(found[0].items())) or "nothing"))
