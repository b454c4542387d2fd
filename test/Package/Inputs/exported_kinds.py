"""python exported_kinds.py NM LIBRARY USER...: counts the dynamic symbols of LIBRARY by kind, and
lists what has no kind and the private ones that no USER needs."""

import collections
import re
import subprocess
import sys

nm, library, *users = sys.argv[1:]


def symbols(which, path):
    lines = subprocess.run([nm, "-D", "--format=posix", which, path], check=True,
                           capture_output=True, text=True).stdout.splitlines()
    return [line.split()[0] for line in lines]


KINDS = (("functions of the C API", r"gspmd[A-Z_]\w*"),
         ("TypeIDs of the project", r"_ZN4mlir6detail14TypeIDResolverIN(S_|4mlir)5gspmd"),
         ("tables of classes", r"_ZT[VIS]N4mlir5gspmd"),
         ("functions and data of mlir::gspmd",
          r"_Z(GV|Th[0-9n]+_)?Z?N[KOR]*4mlir5gspmd(?!.*12_GLOBAL__N_1)"))
counts = collections.Counter()
private, others = set(), []
for symbol in symbols("--defined-only", library):
    name, _, version = symbol.partition("@")
    version = version.lstrip("@")
    kind = next((kind for kind, form in KINDS if re.match(form, name)), None)
    if version == "GSPMD_PRIVATE":
        private.add(name)
    elif name not in ("GSPMD", "GSPMD_PRIVATE"):  # the versions themselves
        counts[kind] += 1
        others += [name] if kind is None or version != "GSPMD" else []
for kind, _ in KINDS:
    print("%d %s" % (counts[kind], kind))
needed = {symbol.partition("@")[0] for user in users for symbol in symbols("--undefined-only", user)}
data = {name for name in private if re.match(r"_Z(T|GV|Z)", name)}
print("%d private" % len(private))
print("others:", others)
print("private and unused:", sorted(private - needed - data))
