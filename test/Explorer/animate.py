"""Makes one animation of FOLDER/NAME-1.png, NAME-2.png, ...

    python animate.py FOLDER NAME OUTPUT.gif
"""

import os
import sys

from PIL import Image

_MILLISECONDS = 2200  # of a picture
_COLORS = 64

folder, name, output = sys.argv[1:]
pictures: list[Image.Image] = []
while os.path.exists(path := os.path.join(folder, "%s-%d.png" % (name, len(pictures) + 1))):
    with Image.open(path) as picture:
        pictures.append(picture.convert("RGB").quantize(_COLORS, dither=Image.Dither.NONE))
assert pictures, "no pictures in %s" % folder
pictures[0].save(output, save_all=True, append_images=pictures[1:], duration=_MILLISECONDS, loop=0, optimize=True)
