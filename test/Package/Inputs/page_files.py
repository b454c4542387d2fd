"""Checks that a wheel has all files of the explorer's page.   python page_files.py WHEEL PAGE"""

import os
import sys
import zipfile

wheel, page = sys.argv[1:]
built = {os.path.relpath(os.path.join(folder, name), page).replace(os.sep, "/")
         for folder, _, names in os.walk(page) for name in names} - {"stamp"}
with zipfile.ZipFile(wheel) as archive:
    prefix = "gspmd/explorer/page/"
    packed = {name[len(prefix):] for name in archive.namelist() if name.startswith(prefix)}
assert built == packed, (sorted(built - packed), sorted(packed - built))
assert "index.html" in built, "the page is not built in " + page
print("page: complete")
