"""Checks which texts the sdy dialect accepts, prints and rejects against table.txt.

    check_table.py GSPMD_OPT TABLE FOLDER_OF_TABLEGEN
    check_table.py --jax TABLE

An entry of the table is a name after `===`, a verdict (`accepted`, or `rejected:` and a
substring of the message) and a text. Accepted texts are printed in the custom and in the
generic form, and both forms must parse and print as the same text. Every op and every
attribute that TableGen declares must occur in an accepted and in a rejected text. With
--jax the verdicts are compared with those of JAX's parser; `JAX accepts` or
`JAX rejects` below the verdict states that it differs.
"""

import difflib
import os
import re
import subprocess
import sys


def entries(path):
    """Yields (name, verdict, JAX's verdict if it differs, text) of each entry."""
    with open(path) as f:
        for entry in re.split(r"^=== ", f.read(), flags=re.M)[1:]:
            name, verdict, text = entry.split("\n", 2)
            jax = re.match(r"JAX (accepts|rejects)\n", text)
            yield (name, verdict, jax and jax[1], text[jax.end():] if jax else text)


SPLIT = "\n// -----\n"


def run(gspmd_opt, texts, *options):
    """Runs gspmd-opt once on all `texts` and returns the finished process."""
    done = subprocess.run([gspmd_opt, "--allow-unregistered-dialect",
                           "--split-input-file", *options, "-"],
                          input=SPLIT.join(texts), capture_output=True, text=True)
    if done.returncode < 0:
        raise SystemExit("crash:\n" + done.stderr)
    return done


def messages_of(gspmd_opt, texts):
    """Returns the first error message of each text that has one, by its index."""
    starts, line = {}, 1
    for i, text in enumerate(texts):
        starts[line] = i
        line += text.count("\n") + SPLIT.count("\n")
    messages = {}
    for match in re.finditer(r"^<stdin>:(\d+):\d+: error: ([^\n]*)",
                             run(gspmd_opt, texts).stderr, re.M):
        start = max(n for n in starts if n <= int(match[1]))
        messages.setdefault(starts[start], match[2])
    return messages


def faults_of(gspmd_opt, all_entries):
    """Yields a message for each entry whose verdict or printed form differs."""
    texts = [text.strip("\n") for _, _, _, text in all_entries]
    messages = messages_of(gspmd_opt, texts)
    accepted = []
    for i, (name, verdict, _, _) in enumerate(all_entries):
        found = messages.get(i)
        if verdict == "accepted":
            accepted.append(texts[i])
            if found:
                yield "%s is rejected: %s" % (name, found)
        elif not found:
            yield "%s is accepted; expected: %s" % (name, verdict)
        elif verdict.removeprefix("rejected: ") not in found:
            yield "%s is rejected with another message: %s" % (name, found)
    printed = run(gspmd_opt, accepted)
    if printed.returncode != 0 or not printed.stdout:
        yield "texts that are accepted alone are rejected together: " + printed.stderr
    for form in (printed.stdout,
                 run(gspmd_opt, accepted, "--mlir-print-op-generic").stdout):
        again = run(gspmd_opt, [form])
        if again.stdout != printed.stdout:
            yield "the printed form parses to another text:\n" + again.stderr + "\n".join(
                difflib.unified_diff(printed.stdout.split("\n"),
                                     again.stdout.split("\n"), lineterm="", n=1))


def declared(folder):
    """Yields the mnemonics of the dialect's attributes and ops."""
    pattern = re.compile(r'Sdy_Attr<"\w+",\s*"(\w+)">|Sdy_NestedAttr<"\w+",\s*"(\w+)",|'
                         r'def \w+\s*:\s*Sdy_(?:Op|IdentityOp|CollectiveOp)<"(\w+)"')
    for name in sorted(os.listdir(folder)):
        if name.endswith(".td"):
            with open(os.path.join(folder, name)) as f:
                for match in pattern.finditer(f.read()):
                    yield next(word for word in match.groups() if word)


def check(gspmd_opt, table, folder):
    count = 0
    all_entries = list(entries(table))
    for fault in faults_of(gspmd_opt, all_entries):
        print(fault)
        count += 1
    for word in declared(folder):
        for expected in ("accepted", "rejected"):
            if not any(verdict.startswith(expected) and re.search(r"\b%s\b" % word, text)
                       for _, verdict, _, text in all_entries):
                print("%s: no %s text has it" % (word, expected))
                count += 1
    print("%d entries, %d faults" % (len(all_entries), count))
    return 1 if count or not all_entries else 0


def check_jax(table):
    from jax._src.interpreters import mlir as jax_mlir
    from jaxlib.mlir import ir
    count = 0
    for name, verdict, jax, text in entries(table):
        context = jax_mlir.make_ir_context()
        context.allow_unregistered_dialects = True
        with context:
            try:
                ir.Module.parse(text).operation.verify()
                found = "accepts"
            except ir.MLIRError:
                found = "rejects"
        expected = jax or ("accepts" if verdict == "accepted" else "rejects")
        if found != expected:
            print("%s: JAX %s" % (name, found))
            count += 1
    print("%d verdicts are not JAX's" % count)
    return 1 if count else 0


if __name__ == "__main__":
    if sys.argv[1] == "--jax":
        sys.exit(check_jax(sys.argv[2]))
    sys.exit(check(*sys.argv[1:4]))
