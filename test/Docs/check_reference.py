"""Is everything in the reference?   python check_reference.py ROOT PAGES

Each pass and interface that TableGen defines, each dialect and each tool has its
place on a page that the target gspmd-doc wrote to the folder PAGES.
"""

import glob
import os
import re
import sys

root, pages = sys.argv[1:]
text = ""
for path in glob.glob(os.path.join(pages, "*.md")):
    with open(path) as f:
        text += f.read()
expected = []
for path in [path for top in ("dialect", "transforms", "compiler")
             for path in glob.glob(os.path.join(root, top, "**", "*.td"), recursive=True)]:
    with open(path) as f:
        definitions = f.read()
    expected += ["### `-%s`" % name
               for name in re.findall(r'^def \w+\s*:\s*\w*Pass<\s*"([\w-]+)"', definitions, re.M)]
    expected += ["## %s (" % name
               for name in re.findall(r'^def (\w+) : OpInterface<', definitions, re.M)]
    for dialect in re.findall(r"^def \w+ : Dialect \{\s*let name = \"(\w+)\"", definitions, re.M):
        expected.append("`%s." % dialect)
for folder in glob.glob(os.path.join(root, "tools", "gspmd-*")) + [
        os.path.join(root, "bench", "CompileTime", "gspmd-bench")]:
    expected.append("# %s\n" % os.path.basename(folder))
missing = [each.strip() for each in expected if each not in text]
for each in missing:
    print("the reference has no " + each)
print("%d things, %d missing" % (len(expected), len(missing)))
sys.exit(1 if missing or not expected else 0)
