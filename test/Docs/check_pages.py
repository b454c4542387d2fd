"""Do pages name what is there?   python check_pages.py ROOT

In every .md below ROOT: links lead to files and headings, `paths` that begin with a
folder of the project exist (with * and {a,b} as in a shell), and docs/README.md links
every page of docs. Names in the column `files` of a folder's table are files of the
folder, and all of its files are in the table. Paths in comments of .h, .cpp and .td files exist, too.
"""

import glob
import itertools
import os
import re
import sys

LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")
BRACES = re.compile(r"\{([^{}]*,[^{}]*)\}")
HEADING = re.compile(r"^#+ (.*)$", re.M)
FENCED = re.compile(r"^```.*?^```$", re.M | re.S)


def pages_of(root):
    for folder, folders, files in os.walk(root):
        folders[:] = sorted(f for f in folders
                            if not f.startswith(".") and f not in ("build", "Inputs"))
        for name in sorted(files):
            if name.endswith(".md"):
                yield os.path.join(folder, name)


def slug(heading):
    """The anchor that viewers of Markdown make of a heading."""
    heading = re.sub(r"[`*]|\[|\]\([^)]*\)", "", heading).lower()
    return re.sub(r"[^\w\- ]", "", heading).replace(" ", "-")


def anchors_of(path):
    with open(path) as f:
        return {slug(each) for each in HEADING.findall(FENCED.sub("", f.read()))}


def expand(pattern):
    """`a/{b,c}` as [a/b, a/c]"""
    braces = BRACES.search(pattern)
    if not braces:
        return [pattern]
    return list(itertools.chain.from_iterable(
        expand(pattern[:braces.start()] + each + pattern[braces.end():])
        for each in braces[1].split(",")))


def faults_of(page, root, folders):
    with open(page) as f:
        text = FENCED.sub("", f.read())
    base = os.path.dirname(page)
    for target in LINK.findall(text):
        if "://" in target or target.startswith("mailto:"):
            continue
        path, _, anchor = target.partition("#")
        full = os.path.join(base, path) if path else page
        if not os.path.exists(full):
            yield "links %s, which is not there" % target
        elif anchor and full.endswith(".md") and anchor not in anchors_of(full):
            yield "links %s: the page has no such heading" % target
    for code in CODE.findall(text):
        words = code.split()
        if len(words) != 1 or "/" not in code or re.search(r"[<>$()=]|[A-Z]{4,}", code):
            continue  # a command, or a pattern with a place for a NAME
        if code.split("/")[0] not in folders:
            continue
        for path in expand(code):
            if not exists(path, root, base):
                yield "names %s, which is not there" % path


def files_named(text):
    """The names in the columns `files` of a page's tables; None without any."""
    named, column = None, None
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|"):
            column = None
        elif column is None and "files" in [cell.lower() for cell in cells]:
            column = [cell.lower() for cell in cells].index("files")
            named = named or []
        elif column is not None and len(cells) > column:
            named += CODE.findall(cells[column])
    return named


def folder_faults(page):
    """Faults of a folder's table of files: files that do not exist, and files that lack."""
    with open(page) as f:
        named = files_named(FENCED.sub("", f.read()))
    if named is None:
        return
    folder = os.path.dirname(page)
    there = {name for name in os.listdir(folder) if name.endswith((".h", ".cpp"))}
    listed = set()
    for each in named:
        pattern = re.sub(r"<\w+>", "*", each)
        stem = pattern if "." in pattern else pattern + ".*"
        files = {os.path.basename(path) for path in glob.glob(os.path.join(folder, stem))}
        if not files and re.fullmatch(r"[\w*]+(\.\w+)?", pattern):
            yield "has %s in its table of files, which is not there" % each
        listed |= {os.path.splitext(name)[0] for name in files}
    for stem in sorted({os.path.splitext(name)[0] for name in there} - listed):
        yield "lacks %s in its table of files" % stem


def exists(path, root, base):
    """... as it stands, or beside the file, or as an include."""
    return any(glob.glob(os.path.join(folder, path))
               for folder in (root, base, os.path.join(root, "include")))


def sources_of(root):
    for top in ("bench", "compiler", "dialect", "examples", "include", "lib", "tools", "transforms",
                "unittests"):
        for folder, _, files in os.walk(os.path.join(root, top)):
            yield from (os.path.join(folder, name) for name in sorted(files)
                        if name.endswith((".h", ".cpp", ".td")))


def comment_faults(path, root, folders):
    named = re.compile(r"(?<![\w/.%-])((?:" + "|".join(sorted(folders)) +
                       r")/[\w./{},*-]*[\w}*])")
    with open(path) as f:
        for line in f:
            for each in named.findall(line.partition("//")[2]):
                for one in expand(each.rstrip(".")):
                    if not exists(one, root, os.path.dirname(path)):
                        yield "names %s, which is not there" % one


def unlisted(root):
    """Pages that the index does not lead to."""
    docs = os.path.join(root, "docs")
    with open(os.path.join(docs, "README.md")) as f:
        linked = {os.path.normpath(os.path.join(docs, target.split("#")[0]))
                  for target in LINK.findall(f.read())}
    for page in pages_of(docs):
        if os.path.basename(page) != "README.md" and os.path.normpath(page) not in linked:
            yield page, "is not in docs/README.md"


def main():
    root = sys.argv[1]
    folders = {name for name in os.listdir(root)
               if os.path.isdir(os.path.join(root, name)) and name != "build"}
    faults, count = list(unlisted(root)), 0
    for page in pages_of(root):
        count += 1
        faults += [(page, fault) for fault in faults_of(page, root, folders)]
        faults += [(page, fault) for fault in folder_faults(page)]
    for path in sources_of(root):
        faults += [(path, fault) for fault in comment_faults(path, root, folders)]
    for page, fault in faults:
        print("%s: %s" % (os.path.relpath(page, root), fault))
    print("%d pages, %d faults" % (count, len(faults)))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
