#!/usr/bin/env python3
"""Compares this project's completion with Shardy's, value by value and in bytes.

usage: compare_completion.py --peer FOLDER [--bin build/release/bin]
                             [--programs PATTERN ...] [-v] [--no-bytes]

FOLDER holds NAME.sdy.propagated.mlir.gz files: modules as Shardy leaves them. Of
each, what Shardy added is taken away: shardings of ops, and those of arguments and
results that the user's program (test/Models/NAME.sdy.mlir) does not have; where
the user left a constraint's dimensions open, they are open again. What is left is
completed by `gspmd-opt --gspmd-import --sharding-propagate --export-sdy`, and each
op's shardings are compared, closed. Then both modules, completed by us and as
Shardy left it, are partitioned and run by `gspmd-run`, and the bytes that one
device receives in collectives are compared. Exits 1 where a program has different
values and more bytes, 2 where a pattern is no program's.
"""

import argparse
import fnmatch
import gzip
import json
import os
import re
import subprocess
import sys
import tempfile

from compare_xla import total_bytes

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Support"))
import corpus  # noqa: E402
from repository import MODELS, find_tool  # noqa: E402

SUFFIX = ".sdy.propagated.mlir.gz"


def end_of(text, start):
    """Returns the position of the closing angle bracket for the one at `start`."""
    depth = 0
    i = start
    while True:
        if text.startswith("->", i):
            i += 2
            continue
        depth += {"<": 1, ">": -1}.get(text[i], 0)
        i += 1
        if not depth:
            return i


def take_out(text, attribute):
    """Returns the text without `attribute = #...<...>` in its dictionaries."""
    out, at = [], 0
    while (found := text.find(attribute + " = #", at)) >= 0:
        end = end_of(text, text.index("<", found))
        if text.endswith(", custom>", found, end):  # a user's rule
            out.append(text[at:end])
            at = end
            continue
        out.append(text[at:found])
        at = end
        if text.startswith(", ", at):
            at += 2
        elif out[-1].endswith(", "):
            out[-1] = out[-1][:-2]
    bare = re.sub(r"( attributes)? \{\}$", "", "".join(out + [text[at:]]), flags=re.M)
    return re.sub(r" \{\}(?= :| %)", "", bare)


def signature(text):
    """Returns (start, end) of @main's arguments and results in the text."""
    start = text.index("@main(") + len("@main")
    return start, text.index(" {\n", start)


def slots(text):
    """Returns arguments and results of a signature, each with its sharding or None."""
    found = []
    for match in re.finditer(r"(?:%arg\d+: )?(tensor<(?:[^<>]|<[^<>]*>)*>)(?: \{)?", text):
        sharding = None
        if match.group().endswith("{"):
            attrs = text[match.end():match.end() + 1] and text[match.end():]
            closing, depth = 0, 1
            while depth:
                depth += {"{": 1, "}": -1}.get(attrs[closing], 0)
                closing += 1
            attrs = attrs[:closing - 1]
            at = attrs.find("sdy.sharding = #sdy.sharding<")
            if at >= 0:
                sharding = attrs[at:end_of(attrs, attrs.index("<", at))]
        found.append((match.start(), match.group(1), sharding))
    return found


def restore_signature(peer, user):
    """Returns the peer's module with the user's shardings on arguments and results."""
    start, end = signature(peer)
    theirs = peer[start:end]
    user_slots = slots(user[slice(*signature(user))])
    peer_slots = slots(theirs)
    if [s[1] for s in user_slots] != [s[1] for s in peer_slots]:
        raise ValueError("signatures differ")
    bare = take_out(theirs, "sdy.sharding")
    out, at = [], 0
    for (position, type_, _), (_, _, sharding) in zip(slots(bare), user_slots):
        place = bare.index(type_, position) + len(type_)
        out.append(bare[at:place])
        at = place
        if bare.startswith(" {", at):
            at = bare.index("}", at) + 1
        if sharding:
            out.append(" {%s}" % sharding)
    return peer[:start] + "".join(out + [bare[at:]]) + peer[end:]


def reopen_constraints(text, user):
    """Opens constraints where the user's are open, in the same order."""
    text = re.sub(r"\bsdy\.reshard\b", "sdy.sharding_constraint", text)
    pattern = r"sdy\.sharding_constraint %\S+ (<@.*?\]>)"
    open_dims = re.findall(pattern, user)
    if not any("?" in w for w in open_dims):
        return text
    exported_dims = re.findall(pattern, text)
    if len(open_dims) != len(exported_dims):
        return text
    replacements = iter(open_dims)
    return re.sub(pattern, lambda m: m.group().replace(m.group(1), next(replacements)),
                  text)


def strip(peer, user):
    text = take_out(peer, "sdy.sharding_rule")
    start, end = signature(text)
    head, body = text[:end], text[end:]
    text = restore_signature(head + take_out(body, "sdy.sharding"), user)
    return reopen_constraints(text, user)


def run(command, text):
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    if done.returncode:
        errors = [l for l in done.stderr.splitlines() if "error" in l]
        raise ValueError((errors or ["exit code %d" % done.returncode])[0][-160:])
    return done.stdout


def values(text):
    """Returns [(kind, closed sharding)] of all values, in order of the program."""
    start, end = signature(text)
    found = [("signature", sharding) for _, _, sharding in slots(text[start:end])]
    ops = []
    for line in text[end:].splitlines():
        match = re.match(r"\s+(%\S+) = \"?([a-z_]+\.[a-z_]+)", line)
        if match:
            ops.append(match.group(2))
            attribute = line.find("sdy.sharding = #")
            sharding = None
            if "constraint" in match.group(2):
                at = line.index(" <@")
                sharding = line[at + 1:end_of(line, at + 1)]
            elif attribute >= 0:
                sharding = line[line.index("<", attribute):end_of(
                    line, line.index("<", attribute))]
            found.append((match.group(2) + " " + line.strip()[:70], sharding))
    return found


def normalized(sharding):
    """Returns the axes of each dimension; null if there are none."""
    if not sharding:
        return None
    text = re.sub(r", \?|\?|p\d+|, (replicated|unreduced)=\{[^}]*\}", "", sharding)
    text = re.sub(r"@\w+|#sdy\.\w+|sdy\.sharding = ", "", text)
    return text if '"' in text else None


def bytes_of(gspmd_run, text, program, index):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "program.mlir")
        stats = os.path.join(folder, "stats.json")
        with open(path, "w") as f:
            f.write(text)
        done = subprocess.run(
            [gspmd_run, path, "--inputs", os.path.join(MODELS, program + ".in.npz"),
             "--stats", stats], capture_output=True, text=True, timeout=600)
        if done.returncode:
            lines = [l for l in done.stderr.splitlines() if "error" in l]
            raise ValueError((lines or ["exit code"])[0][-120:])
        with open(stats) as f:
            return total_bytes(json.load(f)["collectives"])


def compare(args, program, index):
    """Returns a row: equal values, different values, bytes of ours and of Shardy's."""
    path = os.path.join(args.peer, program + SUFFIX)
    with gzip.open(path, "rt") as f:
        peer = f.read()
    with open(os.path.join(MODELS, program + ".sdy.mlir")) as f:
        user = f.read()
    bare = strip(peer, user)
    ours = run([args.opt, "--gspmd-import", "--sharding-propagate", "--export-sdy"],
               bare)
    theirs = run([args.opt, "--gspmd-import", "--export-sdy"],
                 take_out(peer, "sdy.sharding_rule"))
    our_values, peer_values = values(ours), values(theirs)
    if len(our_values) != len(peer_values):
        raise ValueError("%d values became %d" % (len(peer_values), len(our_values)))
    different = []
    for (name, mine), (_, yours) in zip(our_values, peer_values):
        if normalized(mine) != normalized(yours):
            different.append((name, normalized(mine), normalized(yours)))
    our_bytes = peer_bytes = 0
    if not args.no_bytes:
        our_bytes = bytes_of(args.run, bare, program, index)
        closed = run([args.opt, "--gspmd-import", "--sharding-close"],
                     take_out(peer, "sdy.sharding_rule"))
        peer_bytes = bytes_of(args.run, closed, program, index)
    return len(our_values) - len(different), different, our_bytes, peer_bytes


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bin", help="folder of the tools")
    parser.add_argument("--peer", required=True, metavar="FOLDER",
                        help="folder of NAME%s" % SUFFIX)
    parser.add_argument("--programs", nargs="*", default=["*"], metavar="PATTERN")
    parser.add_argument("--no-bytes", action="store_true")
    parser.add_argument("-v", action="store_true", help="the values that differ")
    args = parser.parse_args()
    if not os.path.isdir(args.peer):
        parser.error("--peer %s is no folder" % args.peer)
    programs = sorted(name.removesuffix(SUFFIX) for name in os.listdir(args.peer)
                      if name.endswith(SUFFIX))
    for pattern in args.programs:
        if not fnmatch.filter(programs, pattern):
            parser.error("no program in %s is called '%s'" % (args.peer, pattern))
    args.opt = find_tool(args.bin, "gspmd-opt")
    args.run = find_tool(args.bin, "gspmd-run")
    index = corpus.read_index()

    print("%-34s %7s %7s %12s %12s %6s" % (
        "program", "equal", "differ", "our bytes", "Shardy's", "ratio"))
    worse = unread = 0
    totals = [0, 0, 0, 0]
    for program in programs:
        if not any(fnmatch.fnmatch(program, p) for p in args.programs):
            continue
        try:
            equal, different, ours, theirs = compare(args, program, index)
        except (ValueError, KeyError, subprocess.TimeoutExpired) as error:
            print("%-34s %s" % (program, error))
            unread += 1
            continue
        for i, n in enumerate((equal, len(different), ours, theirs)):
            totals[i] += n
        is_worse = bool(different) and ours > theirs
        worse += is_worse
        print("%-34s %7d %7d %12d %12d %6.2f%s" % (
            program, equal, len(different), ours, theirs,
            ours / theirs if theirs else float(not ours), "  MORE" if is_worse else ""))
        if args.v:
            for value, mine, yours in different[:12]:
                print("      %s\n          ours %s\n          Shardy's %s" % (
                    value, mine, yours))
    print("%-34s %7d %7d %12d %12d" % ("total", *totals))
    print("%d programs with more bytes, %d not read" % (worse, unread))
    return 1 if worse or unread else 0


if __name__ == "__main__":
    sys.exit(main())
