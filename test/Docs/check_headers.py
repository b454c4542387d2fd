"""Do installed headers find what they include?   python check_headers.py CMAKE BUILD MAXIMUM

Installs the headers of BUILD into a folder of its own. An include in quotes that
begins with a folder of the project has to be there; none may lead upwards. There
are at most MAXIMUM headers, because users depend on each.
"""

import os
import re
import subprocess
import sys
import tempfile

INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.M)
FOREIGN = ("mlir/", "mlir-c/", "llvm/", "absl/")


def faults_of(include):
    roots = [include, os.path.join(include, "gspmd")]
    for folder, _, names in os.walk(include):
        for name in names:
            path = os.path.join(folder, name)
            with open(path, errors="replace") as f:
                for target in INCLUDE.findall(f.read()):
                    if target.startswith(FOREIGN):
                        continue
                    if ".." in target.split("/") or not any(
                            os.path.exists(os.path.join(root, target))
                            for root in [folder] + roots):
                        yield "%s includes %s" % (os.path.relpath(path, include), target)


def main():
    cmake, build, maximum = sys.argv[1:]
    with tempfile.TemporaryDirectory() as prefix:
        subprocess.run([cmake, "--install", build, "--prefix", prefix, "--component", "development"],
                       check=True, stdout=subprocess.DEVNULL)
        headers = sum(len(names) for _, _, names in os.walk(os.path.join(prefix, "include")))
        faults = sorted(faults_of(os.path.join(prefix, "include")))
    for fault in faults:
        print(fault)
    print("%d headers, %d faults" % (headers, len(faults)))
    return 1 if faults or not 0 < headers <= int(maximum) else 0


if __name__ == "__main__":
    sys.exit(main())
