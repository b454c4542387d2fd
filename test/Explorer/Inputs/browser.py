"""Takes the place of a browser: records its argument and what it would show.

    BROWSER="python browser.py RECORD %s"
"""

import json
import os
import sys
import urllib.parse

record, address = sys.argv[1:]
path = urllib.parse.unquote(urllib.parse.urlparse(address).path)
with open(path, encoding="utf-8") as file:
    page = file.read()
with open(record, "w", encoding="utf-8") as file:
    json.dump({"address": address, "path": path, "page": page,
               "mode": os.stat(os.path.dirname(path)).st_mode & 0o777}, file)
