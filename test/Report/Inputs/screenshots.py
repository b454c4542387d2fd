"""Takes pictures of a report and of a sweep's page: on a desk, on a phone, on paper.

    python screenshots.py CHROMIUM REPORT SWEEP FOLDER

FOLDER gets report.png, sweep.png, phone.png and paper.pdf; those of docs/pictures are made so. Prints whether a page is wider
than its window, how colourful the pictures are, and how many sheets the print has.
"""
import os
import re
import sys

from check_page import browse, count_colours

SIZES = {"report": (900, 1500), "sweep": (900, 420), "phone": (500, 1400)}


def main():
    chromium, report, sweep, folder = sys.argv[1:5]
    for name, size in SIZES.items():
        page = sweep if name == "sweep" else report
        window = "--window-size=%d,%d" % size
        overflow = re.search(r'data-overflow="(-?\d+)"', browse(chromium, folder, page, window, "--dump-dom"))
        picture = os.path.join(folder, name + ".png")
        browse(chromium, folder, page, window, "--hide-scrollbars", "--screenshot=" + picture)
        fits = overflow is not None and int(overflow.group(1)) <= 0
        print("%s: %s, %s" % (name, "as wide as its window" if fits else "wider than its window",
                              "colourful" if count_colours(picture) > 20 else "empty"))
    paper = os.path.join(folder, "paper.pdf")
    browse(chromium, folder, report, "--no-pdf-header-footer", "--print-to-pdf=" + paper)
    with open(paper, "rb") as f:
        sheets = len(re.findall(rb"/Type\s*/Page\b", f.read()))
    print("paper: %s" % ("2 to 12 sheets" if 2 <= sheets <= 12 else "%d sheets" % sheets))


if __name__ == "__main__":
    main()
