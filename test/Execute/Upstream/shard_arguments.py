"""Programs of a frontend, with the results of the frontend.

    shard_arguments.py GSPMD_RUN FOLDER

For each NAME.mlir in FOLDER: runs it unpartitioned, and with each dimension of its first argument in four shards
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
        for dim, shards in [(None, 1)] + [(d, p) for d in range(rank) for p in (4, 3)]:
            with tempfile.TemporaryDirectory() as temporary:
                extra = ["--no-partition"]
                if dim is not None:
                    sharding_map = pathlib.Path(temporary) / "map.json"
                    sharding_map.write_text(json.dumps({"mesh": {"x": shards}, "shardings": {
                        "arg0": ["x" if d == dim else None for d in range(rank)]}}), encoding="utf-8")
                    extra = ["--sharding-map", str(sharding_map), "--poison"]
                done = subprocess.run([gspmd_run, str(program), "--inputs", str(program.with_suffix(".in.npz")),
                                       "--expect", str(program.with_suffix(".out.npz")), *extra],
                                      capture_output=True, text=True)
            runs += 1
            if done.returncode:
                wrong += 1
                print("%s, dimension %s in %d shards: %s" % (program.stem, dim, shards, done.stderr.strip()))
    print("%d runs, %d wrong" % (runs, wrong))
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
