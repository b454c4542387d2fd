"""The package and libgspmd_pjrt.so as a wheel.   python make_wheel.py BUILD FOLDER

A wheel is an archive with three text files about itself; the package has no code that
depends on the version of Python, so nothing else has to be built. What the library
opens by name (linear algebra, matrix products) is put beside it.
"""

import base64
import hashlib
import os
import re
import subprocess
import sys
import sysconfig
import zipfile

ROOT = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
# As lib/Runtime opens them.
OPENED = ["liblapacke.so.3", "libdnnl.so.2"]


def version_of(build):
    with open(os.path.join(build, "gspmd", "Version.h")) as f:
        return re.search(r'GSPMD_VERSION_STRING "(.*)"', f.read())[1]


def path_of(name):
    """Returns the path at which the loader finds a library, or None."""
    listing = subprocess.run(["/sbin/ldconfig", "-p"], capture_output=True, text=True).stdout
    found = re.search(r"^\s*%s .*=> (\S+)$" % re.escape(name), listing, re.M)
    return os.path.realpath(found[1]) if found else None


def contents(build):
    """Yields (name in the wheel, bytes) of the package."""
    for package in ("gspmd", "gspmd/_support", "gspmd/explorer", "gspmd/viewers", "jax_plugins/gspmd"):
        folder = os.path.join(ROOT, "python", package)
        for name in sorted(os.listdir(folder)):
            if name.endswith((".py", ".typed")):
                yield package + "/" + name, os.path.join(folder, name)
    # The explorer's page.
    page = os.path.join(ROOT, "build", "explorer")
    for folder, _, names in sorted(os.walk(page)):
        for name in sorted(names):
            if name.endswith((".html", ".js", ".css", ".json", ".png", ".svg", ".woff2")):
                path = os.path.join(folder, name)
                yield "gspmd/explorer/page/" + os.path.relpath(path, page), path
    # The C API and the JAX backend; it contains MLIR and LLVM.
    yield "gspmd/lib/libgspmd_pjrt.so", os.path.join(build, "lib", "libgspmd_pjrt.so")
    for name in OPENED:
        path = path_of(name)
        if path:
            yield "gspmd/lib/" + name, path
        else:
            print("%s is not there: the wheel is without" % name, file=sys.stderr)
    for name in "LICENSE", "NOTICE":
        yield "gspmd-{version}.dist-info/licenses/" + name, os.path.join(ROOT, name)


def metadata(version):
    with open(os.path.join(ROOT, "docs", "python.md")) as f:
        page = f.read()
    return """Metadata-Version: 2.1
Name: gspmd
Version: %s
Summary: An MLIR-native SPMD partitioner: explains, checks and simulates sharded programs
License: Apache-2.0 WITH LLVM-exception
Requires-Python: >=3.11
Requires-Dist: jinja2>=3.0
Requires-Dist: numpy>=1.26
Provides-Extra: jax
Requires-Dist: jax>=0.10; extra == "jax"
Provides-Extra: explore
Requires-Dist: aiohttp>=3.10; extra == "explore"
Requires-Dist: msgspec>=0.19; extra == "explore"
Provides-Extra: notebook
Requires-Dist: anywidget>=0.9; extra == "notebook"
Requires-Dist: msgspec>=0.19; extra == "notebook"
Provides-Extra: viewers
Requires-Dist: protobuf>=4.25; extra == "viewers"
Description-Content-Type: text/markdown

%s""" % (version, page)


def main():
    build, folder = sys.argv[1:]
    version = version_of(build)
    tag = "py3-none-" + sysconfig.get_platform().replace("-", "_").replace(".", "_")
    info = "gspmd-%s.dist-info" % version
    os.makedirs(folder, exist_ok=True)
    record = []
    with zipfile.ZipFile(os.path.join(folder, "gspmd-%s-%s.whl" % (version, tag)), "w",
                         zipfile.ZIP_DEFLATED, compresslevel=6) as wheel:
        def add(name, data, mode=0o644):
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.external_attr, entry.compress_type = mode << 16, zipfile.ZIP_DEFLATED
            wheel.writestr(entry, data)
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=")
            record.append("%s,sha256=%s,%d" % (name, digest.decode(), len(data)))
        for name, path in contents(build):
            with open(path, "rb") as f:
                add(name.format(version=version), f.read(),
                    0o755 if ".so" in name else 0o644)
        add(info + "/METADATA", metadata(version).encode())
        add(info + "/WHEEL", ("Wheel-Version: 1.0\nGenerator: gspmd\nRoot-Is-Purelib: false\n"
                              "Tag: %s\n" % tag).encode())
        # JAX loads backends from this module.
        add(info + "/entry_points.txt", b"[jax_plugins]\ngspmd = jax_plugins.gspmd\n")
        record.append(info + "/RECORD,,")
        wheel.writestr(info + "/RECORD", "\n".join(record) + "\n")


if __name__ == "__main__":
    main()
