"""Opens a report in headless Chromium and looks at what it became.

    python check_page.py CHROMIUM PAGE FOLDER

Prints the number of script errors and of sections, and how many colours a
screenshot has (an empty page has one). FOLDER takes profile and screenshot.
"""
import os
import re
import struct
import subprocess
import sys
import zlib

FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic",
         "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync",
         "--window-size=1200,2400", "--virtual-time-budget=4000"]


def browse(chromium, folder, page, *options):
    profile = "--user-data-dir=" + os.path.join(folder, "profile")
    done = subprocess.run([chromium, *FLAGS, profile, *options, "file://" + page],
                          stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                          timeout=240)
    return done.stdout.decode(errors="replace")


def count_colours(path):
    """Different pixels of a PNG of 8 bits a channel, unfiltered line by line."""
    with open(path, "rb") as f:
        data = f.read()
    assert data[:8] == b"\x89PNG\r\n\x1a\n", "no PNG"
    at, packed, header = 8, b"", None
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + size]
        if kind == b"IHDR":
            header = struct.unpack(">IIBBBBB", body)
        elif kind == b"IDAT":
            packed += body
        at += 12 + size
    width, height, _, colour = header[:4]
    channels = {2: 3, 6: 4}[colour]
    raw, stride = zlib.decompress(packed), width * channels
    previous, pixels = bytearray(stride), set()
    for y in range(height):
        start = y * (stride + 1)
        kind, line = raw[start], bytearray(raw[start + 1:start + 1 + stride])
        for i in range(stride):
            left = line[i - channels] if i >= channels else 0
            above = previous[i]
            corner = previous[i - channels] if i >= channels else 0
            if kind == 1:
                line[i] = (line[i] + left) & 255
            elif kind == 2:
                line[i] = (line[i] + above) & 255
            elif kind == 3:
                line[i] = (line[i] + (left + above) // 2) & 255
            elif kind == 4:
                guess = left + above - corner
                best = min((left, above, corner), key=lambda c: abs(guess - c))
                line[i] = (line[i] + best) & 255
        previous = line
        for x in range(0, stride, channels * 3):
            pixels.add(bytes(line[x:x + 3]))
    return len(pixels)


def main():
    chromium, page, folder = sys.argv[1:4]
    dom = browse(chromium, folder, page, "--dump-dom")
    errors = re.search(r'data-errors="(\d+)"', dom)
    print("script errors:", errors.group(1) if errors else "page not run")
    first = re.search(r'data-first-error="([^"]*)"', dom)
    if first:
        print("first:", first.group(1))
    sections = re.search(r'data-sections="(\d+)"', dom)
    print("sections:", sections.group(1) if sections else "none")
    drawn = dom[dom.find("<main"):dom.find('<script id="data"')]
    print("tiles:", drawn.count("<rect"), "bold elements from names:",
          drawn.count("<b>weights") + drawn.count("</b>\" "))
    for title in re.findall(r"<h2>([^<]*)</h2>", drawn):
        print("title:", title)
    shot = os.path.join(folder, "shot.png")
    browse(chromium, folder, page, "--screenshot=" + shot)
    print("screenshot:", "colourful" if count_colours(shot) > 30 else "empty")


if __name__ == "__main__":
    main()
