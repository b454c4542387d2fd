"""python static_host.py PAGE FOLDER: writes the program of the page "In a pipeline of your own"
as a project that links GSPMD::static in place of GSPMD::gspmd."""

import os
import re
import sys

page, folder = sys.argv[1:]
with open(page) as file:
    text = file.read()
for name in "CMakeLists.txt", "partition.cpp":
    body = re.search(r"<!-- file: embed/%s -->\n```[^\n]*\n(.*?)```" % re.escape(name), text, re.S)[1]
    body = body.replace("CONFIG REQUIRED", "CONFIG REQUIRED COMPONENTS static")
    with open(os.path.join(folder, name), "w") as file:
        file.write(body.replace("GSPMD::gspmd", "GSPMD::static"))
