#!/usr/bin/env python3
"""The table of ops and of the element types that a test runs them on.

    op_type_table.py GSPMD_OPT          writes docs/op-types.md
    op_type_table.py GSPMD_OPT --check  fails if the page differs, or if an op of
                                        stablehlo or chlo is neither run by a test nor
                                        listed below with the reason

The target of a custom call identifies it. An op counts for the element types of its operands and results in programs of
test/Execute that check their own results. Programs with a line that runs
`shard_inputs.py` run unsharded, and on 6 devices with sharded inputs.
"""
import collections
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
TABLE = ROOT / "docs" / "op-types.md"
TYPES = ("i1 i2 i4 i8 i16 i32 i64 ui2 ui4 ui8 ui16 ui32 ui64 f4E2M1FN f6E2M3FN "
         "f6E3M2FN f8E3M4 f8E4M3 f8E4M3B11FNUZ f8E4M3FN f8E4M3FNUZ f8E5M2 "
         "f8E5M2FNUZ f8E8M0FNU f16 bf16 f32 f64 complex<f32> complex<f64>").split()

COLLECTIVE = "a collective; tested in programs with manual computations"
DEVICE_NUMBER = "the number of a device; tested in programs with manual computations"
HOST = "unsupported: transfers data from or to the host or another program"
INTERNAL = "unsupported: internal to chlo"
ELSEWHERE = {
    "chlo._asin_acos_kernel": INTERNAL,
    "stablehlo.infeed": HOST, "stablehlo.outfeed": HOST,
    "stablehlo.send": HOST, "stablehlo.recv": HOST,
    "stablehlo.all_gather": COLLECTIVE, "stablehlo.all_reduce": COLLECTIVE,
    "stablehlo.all_to_all": COLLECTIVE, "stablehlo.reduce_scatter": COLLECTIVE,
    "stablehlo.collective_permute": COLLECTIVE,
    "stablehlo.collective_broadcast": COLLECTIVE,
    "stablehlo.cross-replica-sum": COLLECTIVE,
    "stablehlo.partition_id": DEVICE_NUMBER, "stablehlo.replica_id": DEVICE_NUMBER,
    "stablehlo.async_start": COLLECTIVE, "stablehlo.async_done": COLLECTIVE,
    "@ragged_all_to_all": COLLECTIVE,
    "stablehlo.return": "ends a region",
}


def known_ops(gspmd_opt):
    """All ops of stablehlo and chlo."""
    listed = subprocess.run([gspmd_opt, "--list-op-models"], check=True, text=True,
                            capture_output=True).stdout
    return set(re.findall(r"^((?:stablehlo|chlo)\.\S+) ", listed, re.M))


def untested_collectives():
    """Returns the ops of COLLECTIVE or DEVICE_NUMBER that no executed program contains."""
    texts = [path.read_text(encoding="utf-8")
             for path in (ROOT / "test" / "Execute").rglob("*.mlir")]
    run = "\n".join(t for t in texts if t.startswith("// RUN: gspmd-run"))
    return [op for op, why in ELSEWHERE.items() if why in (COLLECTIVE, DEVICE_NUMBER)
            and not re.search(re.escape(op) + r"\b", run)]


def types_run():
    """Of each op, the element types that programs with checks have on its line."""
    unsharded, sharded = (collections.defaultdict(set) for _ in range(2))
    for path in sorted((ROOT / "test" / "Execute").rglob("*.mlir")):
        text = path.read_text(encoding="utf-8")
        if "check.expect" not in text and "--expect" not in text \
                and "--check" not in text:
            continue
        is_sharded = "shard_inputs.py" in text or "mesh @" in text
        # A region's types stand on other lines; the op's on the line of its end.
        open_ops, open_scans = [], []
        for line in text.splitlines():
            if line.lstrip().startswith("//"):
                continue
            found = re.findall(r"\b((?:stablehlo|chlo)\.[\w-]+)", line)
            found += re.findall(r"custom_call (@[\w.]+)\(", line)
            ops = set(found)
            if any(op.startswith("@") and op in ELSEWHERE for op in ops):
                ops.discard("stablehlo.custom_call")
            if re.search(r"\(\{\s*$", line) or re.search(r"\)\s*:.*\{$", line):
                open_ops.append(ops)
            if re.match(r"\s*\}\)", line) and open_ops:
                ops |= open_ops.pop()
            if re.search(r"\) inits \(.*\{$", line):
                open_scans.append(ops)
            if re.match(r"\s*\} : \(", line) and open_scans:
                ops |= open_scans.pop()
            elements = set(re.findall(
                r"[<x](complex<f32>|complex<f64>|u?i\d+|bf16|f\d\w*)>", line))
            for op in ops:
                unsharded[op] |= elements
                if is_sharded:
                    sharded[op] |= elements
    return unsharded, sharded


def table(gspmd_opt):
    """The text of the table and the ops that no test runs."""
    unsharded, sharded = types_run()
    missing, rows = [], []
    targets = {op for op in unsharded if op.startswith("@") and "expect" not in op}
    for op in sorted(known_ops(gspmd_opt)) + sorted(targets):
        def listed(found):
            return ", ".join(t for t in TYPES if t in found[op]) or "-"
        if op in ELSEWHERE:
            rows.append(f"| `{op}` | {ELSEWHERE[op]} | |")
            continue
        if not unsharded[op] and op not in unsharded:
            missing.append(op)
        rows.append(f"| `{op}` | {listed(unsharded)} | {listed(sharded)} |")
    return "\n".join([
        "# Ops and the element types that they run on", "",
        "For each op of `stablehlo` or `chlo`, and each custom call (`@`), the "
        "table has the element types of operands and results that",
        "tests run: unsharded on one device, and with sharded inputs on "
        "several devices. `-`: none. Ops of MLIR's dialects have",
        "[a page of their own](mlir-dialects.md). "
        "`test/Execute/op_type_table.py` writes this page from the programs in",
        "`test/Execute` that check their own "
        "results.", "",
        "| op | unsharded | sharded |", "|---|---|---|", *rows, ""]), missing


if __name__ == "__main__":
    written, absent = table(sys.argv[1])
    absent += untested_collectives()
    if absent:
        sys.exit("no test runs " + ", ".join(absent))
    if "--check" not in sys.argv:
        TABLE.write_text(written, encoding="utf-8")
    elif TABLE.read_text(encoding="utf-8") != written:
        sys.exit("docs/op-types.md differs from test/Execute; update it with "
                 "python3 test/Execute/op_type_table.py GSPMD_OPT")
