#!/usr/bin/env python3
"""Checks that names, comments, messages and pages use the established terms.

    python check_words.py ROOT              lists each use of a private word; exits 1 if there is one
    python check_words.py ROOT --count      prints the number of uses by word and by folder
    python check_words.py ROOT PATH...      checks only these files or folders

WORDS maps a pattern to the established term. Patterns are matched against the
prose of a file (its comments, string literals and, for pages, all text), and
against the words of its identifiers ("wholeTensor" has the words "whole" and
"tensor"). EXCEPTIONS lists the phrases in which a word is an established term
itself, each with its reason.
"""

import argparse
import functools
import os
import re
import subprocess
import sys
from collections import Counter

# (pattern over prose and identifier words, the term to use)
WORDS = [
    (r"cuts?|cutting|uncut", "sharded, partitioned, split; unsharded"),
    (r"l(?:ie|ies|ay|ying) (?:along|in|over|on|apart|row|by|there|beside|together)", "is sharded, is stored"),
    (r"whole|wholly", "replicated, unsharded, global, entire"),
    (r"pieces?", "shard, chunk, segment, tile"),
    (r"parts", "shards, partial sums, components"),
    (r"brings?|brought|bringing", "reshard, move, produce"),
    (r"settles?|settled|settling", "resolve, decide"),
    (r"meets?|met|meeting|meetings", "rendezvous, collective, conflict, satisfy"),
    (r"tells?|told|telling|untold", "propagate, state, report, argument"),
    (r"arrows?", "phase, pass, dependency"),
    (r"roads?", "phase, path"),
    (r"rooms?", "folder, component; capacity, space"),
    (r"houses?", "folder, component"),
    (r"homes?", "folder, component, definition"),
    (r"journeys?|parcels?|carriers?|guests?|keepers?", "collective, message, peer"),
    (r"trips?(?! ?-?counts?)", "collective, hop"),
    (r"(?:make|makes|made|making) again", "rematerialize, recompute"),
    (r"(?:leave|leaves|left|leaving) out|in vain", "eliminate, omit; dead"),
    (r"equal ops", "common subexpressions"),
    (r"(?:is|are|was|were|be|what|been) given|givens?", "argument, operand, option, requested"),
    (r"said|says|saying", "states, specifies, reports"),
    (r"refuses?|refused|refusing|refusal", "reject, unsupported, invalid"),
    (r"wrong options|wrong\(", "validateOptions, emitError"),
    (r"prices?|priced|pricing", "cost, estimate, predicted time"),
    (r"asks?|asked|asking", "query, request, look up"),
    (r"questions?", "query, request"),
    (r"how often", "trip count, number of times"),
    (r"carried along", "loop-carried"),
    (r"suffers?|suffered|suffering", "injectFault, is affected"),
    (r"who (?:waits?|comes?|may|knows?|makes?|uses?|calls?|has|reads?|writes?)", "a noun: participant, user, caller"),
    (r"for want of|is want(?:ed|ing)|wants?|wanted", "lack; expects, requires, requested"),
    (r"longer than other files", "nothing: remove the sentence"),
    (r"mends?|mended|mending", "fix, repair"),
    (r"beholds?|hither|thither|whom|hence it|thereof", "a noun"),
]

# (phrase in which a word is an established term, the reason). Matched before WORDS.
EXCEPTIONS = [
    (r"trip[- _]?counts?", "the number of iterations of a loop, in MLIR and XLA"),
    (r"tripCounts?", "the number of iterations of a loop, in MLIR and XLA"),
    (r"cutoff|cut-off|min-?cut|cutset|shortcuts?", "terms of algorithms"),
    (r"real and imaginary parts|(?:real|imaginary|fractional|integer) parts?", "mathematics"),
    (r"home[ _]?director(?:y|ies)|(?-i:HOME)", "the directory of a user"),
    (r"round[- ]trips?", "parsing what was printed, in MLIR; a message and its answer"),
    (r"third parts?y|parts per", "ordinary English"),
    (r"given (?:that|a|an|the|by|two|name)", "ordinary English for a premise"),
    (r"as a whole", "ordinary English"),
    (r"at[- ]any[- ]price", "an option of the optimization passes, an idiom"),
    (r"(?:chip[- _]?hour|step)[- _]?prices?|prices? of (?:one|a) (?:chip|step)", "money"),
    (r"result-refused", "a value of `reason` in the JSON of explanations"),
    (r"sharding[.:](?:given|whole_axes)|mark-given|[\"`{]settle[\"`}]", "attributes and options of passes"),
    (r"model_flops_given|\"(?:pieces|parts)\"", "keys of the statistics and of the report's page"),
    (r"parse (?:optional )?(?:arrow|question)", "methods of MLIR's AsmParser"),
]

CODE = (".h", ".cpp", ".td", ".py", ".sh", ".cmake")
PAGES = (".md",)
TESTS = (".mlir", ".test")
SKIPPED = re.compile(r"^(test/Models/|test/Docs/check_words\.py|test/Docs/Inputs/|test/Lint/|test/Layering/Inputs/|LICENSE|models/.*\.mlir$)")

COMPILED = [(re.compile(r"(?<![A-Za-z])(?:%s)(?![A-Za-z])" % p, re.I), term)
            for p, term in WORDS]
ANY = re.compile("(?<![A-Za-z])(?:%s)(?![A-Za-z])" % "|".join(p for p, _ in WORDS), re.I)
ALLOWED = re.compile("|".join("(?:%s)" % p for p, _ in EXCEPTIONS), re.I)
TOKEN = re.compile(
    r'(?P<raw>R"(?P<d>\w*)\(.*?\)(?P=d)")|(?P<doc>"""(?:.|\n)*?""")|(?P<string>"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\')'
    r"|(?P<comment>//[^\n]*|/\*.*?\*/)|(?P<name>[A-Za-z_]\w*)", re.S)
HASH_TOKEN = re.compile(
    r'(?P<doc>"""(?:.|\n)*?""")|(?P<string>"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\')'
    r"|(?P<comment>\#[^\n]*)|(?P<name>[A-Za-z_]\w*)", re.S)
TD_CODE = re.compile(r"\[\{.*?\}\]", re.S)


@functools.lru_cache(maxsize=None)
def words_of(name):
    """The words of an identifier: "wholeTensor" gives "whole tensor"."""
    return " ".join(re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+", name))


def fragments_of(path, text):
    """(offset, text, is_name) of everything in a file that is checked."""
    if path.endswith(PAGES):
        yield 0, text, False
        return
    if path.endswith(TESTS):
        for match in re.finditer(r"//[^\n]*|^#[^\n]*" if path.endswith(".mlir") else r"^[^\n]*$",
                                 text, re.M):
            if not re.search(r"\b(?:RUN|[A-Z_-]*CHECK[A-Z_-]*|REQUIRES|expected-)\b", match[0]):
                yield match.start(), match[0], False
        return
    hashed = path.endswith((".py", ".sh", ".cmake")) or path.endswith("CMakeLists.txt")
    if path.endswith(".td"):
        for match in TD_CODE.finditer(text):
            yield match.start(), match[0], False
        text = TD_CODE.sub(lambda m: re.sub(r"[^\n]", " ", m[0]), text)
    for match in (HASH_TOKEN if hashed else TOKEN).finditer(text):
        if match["name"]:
            yield match.start(), words_of(match["name"]), True
        else:
            if match["string"] and text[:match.start()].rsplit("\n", 1)[-1].lstrip().startswith(("#include", "include")):
                continue
            yield match.start(), match[0], False


def uses_in(path, text):
    """(line, word, term, excerpt) of each private word in a file."""
    for at, part, is_name in fragments_of(path, text):
        # Comments are wrapped: a phrase may go on behind the marker of the next line.
        plain = part if is_name else re.sub(r"\n\s*(?:///?|#)?\s*", lambda m: " " * len(m[0]), part)
        if not ANY.search(plain):
            continue
        plain = ALLOWED.sub(lambda m: "_" * len(m[0]), plain)
        for pattern, term in COMPILED:
            for match in pattern.finditer(plain):
                where = at + (match.start() if not is_name else 0)
                line = text.count("\n", 0, where) + 1
                yield line, match[0], term, part[max(0, match.start() - 30):match.end() + 30].replace("\n", " ")


def files_of(root, paths):
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "--", *(paths or ["."])],
                            cwd=root, check=True, capture_output=True, text=True).stdout.splitlines()
    for path in sorted(set(listed)):
        if SKIPPED.search(path) or not os.path.isfile(os.path.join(root, path)):
            continue
        if path.endswith(CODE + PAGES + TESTS) or path.endswith("CMakeLists.txt"):
            yield path


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("root")
    parser.add_argument("paths", nargs="*")
    parser.add_argument("--count", action="store_true", help="print counts instead of lines")
    arguments = parser.parse_args()
    words, folders, files = Counter(), Counter(), 0

    def report(path, word, message):
        words[word.lower()] += 1
        folders["/".join(path.split("/")[:2])] += 1
        if not arguments.count:
            print(message)

    for path in files_of(arguments.root, arguments.paths):
        with open(os.path.join(arguments.root, path), errors="replace") as f:
            text = f.read()
        files += 1
        for line, word, term, excerpt in uses_in(path, text):
            report(path, word, "%s:%d: '%s' (say: %s): ...%s..." % (path, line, word, term, excerpt))
        name = words_of(os.path.splitext(os.path.basename(path))[0])
        for pattern, term in COMPILED:
            match = pattern.search(ALLOWED.sub("_", name))
            if match:
                report(path, match[0], "%s: '%s' in the name of the file (say: %s)" % (
                    path, match[0], term))
    total = sum(words.values())
    if arguments.count:
        for word, count in words.most_common():
            print("%6d  %s" % (count, word))
        for folder, count in folders.most_common():
            print("%6d  %s" % (count, folder))
    print("%d files, %d private words" % (files, total))
    return 1 if total or not files else 0


if __name__ == "__main__":
    sys.exit(main())
