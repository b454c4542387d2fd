"""What mypy should find."""

import gspmd

gspmd.load("x").run(check=3)
print(gspmd.load("x").simulate("v4:2x2x2").seconds)
gspmd.diff("a", gspmd.load("x"))
