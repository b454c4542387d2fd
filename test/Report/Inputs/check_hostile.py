"""Hostile names, and what a browser makes of pages that have them.

As a module: NAMES are texts that become scripts or change their surroundings where a page
does not escape them. As a script, opens each page in headless Chromium:

    python check_hostile.py CHROMIUM FOLDER PAGE...

A page fails if a script of a name ran, if a name became an element, if no name is shown as
text, if a bidirectional mark is there as such, or if the page is large. A page that does not
escape must fail, which is checked first. FOLDER takes the browser's profile.
"""

import html
import os
import re
import sys

MARKUP = ("'\"></title></script><!-- --><img src=x onerror=\"document.documentElement"
          ".dataset.ran=1\">&amp;")
MARKS = "\u202eabc\u2066\u200f\x01"
NAMES = [MARKUP, MARKUP + MARKS, MARKUP + "x" * (1 << 20) + MARKS]
MAX_BYTES = 4 << 20


def quoted(name):
    """The name as a string of MLIR."""
    return '"%s"' % "".join(
        c if c.isascii() and c.isalnum() else "".join("\\%02X" % b for b in c.encode())
        for c in name)


def faults_of(chromium, folder, page):
    import check_page
    dom = check_page.browse(chromium, folder, os.path.abspath(page), "--dump-dom")
    drawn = re.sub(r"<script.*?</script>", "", dom, flags=re.S)
    faults = []
    if "<html" not in dom:
        faults.append("the browser shows nothing")
    if re.search(r"<html[^>]* data-ran=", dom):
        faults.append("a script of a name ran")
    if "<img" in drawn:
        faults.append("a name became an element")
    # The page of a simulation shows the path of a hardware file, and no name in it. That of the
    # memory of a script shows names of JAX's functions, which are identifiers.
    shows_names = not os.path.basename(page).startswith(("hardware-", "memory."))
    if shows_names and "<img src=x onerror=" not in html.unescape(re.sub(r"<[^>]*>", "", drawn)):
        faults.append("no name is shown as text")
    if re.search("[\u202a-\u202e\u2066-\u2069\u200e\u200f\x01]", html.unescape(drawn)):
        faults.append("a bidirectional mark is there as such")
    if os.path.getsize(page) > MAX_BYTES:
        faults.append("it has %d bytes" % os.path.getsize(page))
    return faults


def main():
    chromium, folder, *pages = sys.argv[1:]
    raw = os.path.join(folder, "unescaped.html")
    with open(raw, "w", encoding="utf-8") as f:
        f.write("<!doctype html><meta charset=utf-8><title></title><p>" + NAMES[1])
    found = faults_of(chromium, folder, raw)
    assert "a script of a name ran" in found and "a name became an element" in found, found
    status = 0
    for page in pages:
        faults = faults_of(chromium, folder, page)
        print("%s: %s" % (os.path.basename(page), "; ".join(faults) or "text"))
        status |= bool(faults)
    sys.exit(status)


if __name__ == "__main__":
    main()
