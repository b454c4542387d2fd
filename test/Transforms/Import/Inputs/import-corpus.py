"""Imports each program of a folder; sdy programs are exported again too.

The annotations that come out of import and export must be those that went in.
"""

import pathlib
import re
import subprocess
import sys

opt, folder = sys.argv[1:]
ANNOTATION = re.compile(
    r"#sdy\.sharding<@mesh,[^>]*>|sdy\.sharding_constraint .*|"
    r"sdy\.manual_computation.*manual_axes=\{[^}]*\}"
)
LEFT = re.compile(r"\bsdy\.|mhlo\.sharding|@Sharding|ShardShape|ShardToFull")


def run(path, *passes):
    done = subprocess.run([opt, str(path), *passes], capture_output=True, text=True)
    if done.returncode or done.stderr:
        sys.exit(f"{path} {passes}: exit {done.returncode}\n{done.stderr}")
    return done.stdout


def annotations(text):
    """All annotations but scalars', without the names of values."""
    found = (re.sub(r"%[\w#]+", "%", m.group()) for m in ANNOTATION.finditer(text))
    return [a for a in found if "mesh, []>" not in a]


count = 0
for path in sorted(pathlib.Path(folder).glob("*.mlir")):
    imported = run(path, "--gspmd-import")
    if left := LEFT.search(imported):
        sys.exit(f"{path}: {left.group()} is left after import")
    count += 1
    # Programs with several meshes come back with one.
    original = path.read_text()
    meshes = re.findall(r"sdy\.mesh @(?!empty_mesh)\w+", original)
    if len(meshes) != 1:
        continue
    exported = run(path, "--gspmd-import-sdy", "--export-sdy")
    if annotations(exported) != annotations(original):
        sys.exit(f"{path}: annotations differ after import and export")
if not count:
    sys.exit(f"no programs in {folder}")
