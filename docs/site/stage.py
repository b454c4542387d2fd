#!/usr/bin/env python3
"""Stages the documentation site: stage.py ROOT SITE GENERATED XML

Copies the pages of ROOT to SITE/pages under their paths, so that their links hold,
with every other file that a page links to. Adds the pages that the target gspmd-doc
writes to GENERATED (if that folder exists), a page for the Python package, and a
page for each public header from Doxygen's XML. Writes SITE/mkdocs.yml, which has
the navigation and inherits docs/site/mkdocs.yml.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET

LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
ENTRY = re.compile(r"^- \[([^\]]+)\]\((\w[\w.-]*\.md)\)", re.M)


def page_text(text):
    """The Markdown of a page for Python-Markdown: lists have indents of four, HTML has Markdown."""
    lines, fence = [], None
    for line in text.split("\n"):
        mark = re.match(r"( *)```", line)
        if fence is None and re.match(r"  \S", line) or fence == "  ":
            line = "  " + line
        if mark:
            fence = mark[1] if fence is None else None
        lines.append(line)
    return re.sub(r"<(table|tr|td)>", r'<\1 markdown="block">', "\n".join(lines))


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def stage_pages(root, pages):
    """Returns the staged pages, as paths below `pages`."""
    tracked = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "*.md"], cwd=root,
                             capture_output=True, text=True, check=True).stdout.splitlines()
    staged = sorted(p for p in set(tracked)
                    if "Inputs/" not in p and not p.startswith(".") and (root / p).is_file())
    for path in staged:
        text = (root / path).read_text(encoding="utf-8")
        for target in set(LINK.findall(text)):
            file = (root / path).parent.joinpath(target.split("#")[0]).resolve()
            if "://" not in target and file.is_file() and file.suffix != ".md":
                copy = pages / file.relative_to(root)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, copy)
            elif file.is_dir() and not target.startswith("#"):
                text = text.replace("](%s)" % target, "](%s/README.md)" % target.rstrip("/"))
        write(pages / path, page_text(text))
    return staged


def prose(element):
    """The text of a description; lists become Markdown lists."""
    for tag, text in (("listitem", "\n- "), ("ndash", "--"), ("mdash", "---")):
        for item in element.iter(tag):
            item.text = text + (item.text or "")
    return "\n\n".join("".join(p.itertext()).strip() for p in element.findall("para"))


def members(scope, level, file):
    """The documented members of a Doxygen compound that the header `file` declares."""
    for member in scope.iter("memberdef"):
        text = "\n\n".join(filter(None, (prose(member.find(d)) for d in ("briefdescription", "detaileddescription"))))
        if text and member.get("prot") != "private" and member.find("location").get("file").endswith(file):
            name = member.findtext("name") or "values"
            code = (member.findtext("definition") or name) + (member.findtext("argsstring") or "")
            values = ["- `%s`: %s" % (v.findtext("name"), prose(v.find("briefdescription")))
                      for v in member.findall("enumvalue")]
            yield "\n\n".join(["%s `%s`" % (level, name), "```cpp\n%s\n```" % code, text, "\n".join(values)])


def header_page(compound, file, xml):
    """The page of a public header, from its Doxygen compound."""
    def refs(tag):
        return [ET.parse(xml / (r.get("refid") + ".xml")).getroot().find("compounddef") for r in compound.findall(tag)]

    blocks = ["# " + file, prose(compound.find("detaileddescription"))]
    for cls in refs("innerclass"):
        blocks += ["## `%s`" % cls.findtext("compoundname"), prose(cls.find("briefdescription")),
                  prose(cls.find("detaileddescription")), *members(cls, "###", file)]
    for scope in [compound, *refs("innernamespace")]:
        blocks += members(scope, "##", file)
    return "\n\n".join(filter(None, blocks)) + "\n"


def main():
    root, site, generated, xml = (pathlib.Path(a).resolve() for a in sys.argv[1:5])
    pages = site / "pages"
    staged = stage_pages(root, pages)
    nav = [{"Overview": "README.md"}]
    for section in re.split(r"^To ", (root / "docs/README.md").read_text(encoding="utf-8"), flags=re.M)[1:]:
        title = section.split(":")[0].capitalize()
        nav.append({title: [{t: "docs/" + p} for t, p in ENTRY.findall(section.split("\n## ")[0])]})
    nav[1]["Learn"].insert(0, {"All pages": "docs/README.md"})
    reference = []
    for page in sorted(generated.glob("*.md")) if generated.is_dir() else []:
        write(pages / "reference" / page.name, page.read_text(encoding="utf-8"))
        reference.append({page.stem: "reference/" + page.name})
    write(pages / "reference/python.md", "# The Python package\n\n::: gspmd\n")
    nav.append({"Reference": [{"Python": "reference/python.md"}, *reference]})
    roots = [ET.parse(f).getroot().find("compounddef") for f in sorted(xml.glob("*_8h.xml"))]
    compounds = {c.find("location").get("file").split("include/", 1)[-1]: c for c in roots}
    for name in sorted(compounds):
        write(pages / "reference" / (name + ".md"), header_page(compounds[name], name, xml))
    nav.append({"Headers": [{name: "reference/%s.md" % name} for name in sorted(compounds)]})
    listed = json.dumps(nav)
    folders = [p for p in staged if p.endswith("README.md") and '"%s"' % p not in listed]
    nav.append({"Folders": [{p[:-len("/README.md")]: p} for p in folders]})
    nav.append({"Project": [p for p in staged if "/" not in p and p != "README.md"]})
    write(site / "mkdocs.yml", "INHERIT: %s\nnav: %s\n" % (root / "docs/site/mkdocs.yml", json.dumps(nav)))


if __name__ == "__main__":
    main()
