"""Programs of a frontend, with what the frontend computed.

    cut_arguments.py GSPMD_RUN FOLDER

For each NAME.mlir in FOLDER: runs it whole, and with each dimension of its first argument in four parts
and in three, on NAME.in.npz, and compares with NAME.out.npz.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile


def main():
    gspmd_run, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    runs, wrong = 0, 0
    for program in sorted(folder.glob("*.mlir")):
        text = program.read_text(encoding="utf-8")
        rank = re.search(r"%arg0: tensor<((?:\d+x)+)", text)[1].count("x")
        for dim, parts in [(None, 1)] + [(d, p) for d in range(rank) for p in (4, 3)]:
            with tempfile.TemporaryDirectory() as temporary:
                extra = ["--no-partition"]
                if dim is not None:
                    said = pathlib.Path(temporary) / "map.json"
                    said.write_text(json.dumps({"mesh": {"x": parts}, "shardings": {
                        "arg0": ["x" if d == dim else None for d in range(rank)]}}), encoding="utf-8")
                    extra = ["--sharding-map", str(said), "--poison"]
                done = subprocess.run([gspmd_run, str(program), "--inputs", str(program.with_suffix(".in.npz")),
                                       "--expect", str(program.with_suffix(".out.npz")), *extra],
                                      capture_output=True, text=True)
            runs += 1
            if done.returncode:
                wrong += 1
                print("%s, dimension %s in %d parts: %s" % (program.stem, dim, parts, done.stderr.strip()))
    print("%d runs, %d wrong" % (runs, wrong))
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
