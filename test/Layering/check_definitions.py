"""Checks that X.cpp (or X.h itself) defines what X.h declares.

    python check_definitions.py ROOT

A definition is looked up in the headers that its file includes: a method in those
with its class, a function in those that declare its name. One of them must have the
file's name. Definitions of classes from TableGen belong to no header. An entry of a
table that many files fill (`addMathScalarOps` of ScalarMath.cpp) names its file: it
has all words of the file's name.
"""

import os
import re
import sys

# The folders that follow the rule.
FOLDERS = ["compiler", "dialect", "lib", "pjrt", "tools", "transforms"]
# Headers of a folder, with the files in it that define some of their declarations.
FRONTS = {"compiler/Bisect/Search/Bisector.h": ["EnterRegions", "OwnResults", "Segments"],
          "dialect/Sharding/ShardingDialect.h": ["ManualShardings", "ShardingAttrsText"],
          "compiler/Engines/Engine.h": ["EmulatorExecutable", "MpiEngine", "PjrtExecutable"],
          "include/gspmd-c/Execution.h": ["ExecutionApi"],
          "include/gspmd-c/Mlir.h": ["MlirApi"],
          "include/gspmd-c/Pipelining.h": ["PipeliningApi"],
          "include/gspmd-c/Program.h": ["ProgramApi"],
          "include/gspmd-c/Search.h": ["SearchApi"],
          "include/gspmd-c/Simulation.h": ["SimulationApi"],
          "include/gspmd-c/Support.h": ["SupportApi"],
          "pjrt/Execute/Executable.h": ["ExecutableQueries"],
          "transforms/Import/Passes.h": ["ImportPipeline"],
          "transforms/Lowering/Passes.h": ["LoweringPipelines"],
          "transforms/Partition/Passes.h": ["PartitionPipeline"]}
# A contract with compiled programs, whose functions stand with what they do.
CONTRACTS = ["include/gspmd/ABI/"]

COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.S)
RAW_STRING = re.compile(r'R"(\w*)\(.*?\)\1"', re.S)
STRING = re.compile(r'"(?:\\.|[^"\\\n])*"')
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.M)
CLASS = r"\b(?:class|struct)\s+%s\s*(?:final\s*)?(?::[^:;{][^;{]*)?\{"
ANY_CLASS = re.compile(CLASS % r"(\w+)")
# A name with a parenthesis, of a line at the left edge: in the project's format
# namespaces do not indent, so that these are functions of a namespace.
FUNCTION = re.compile(r"^(?![\s#}])[^;{}()=]*?((?:\b\w+::)*)(~?\b\w+)\(", re.M)
NO_FUNCTION = re.compile(r"(?:static|inline|using|typedef|namespace|return|template|"
                         r"constexpr|[A-Z_0-9]+\()")


def code_of(text):
    """The text without comments and contents of strings, line by line."""
    def blank(match):
        return '""' + "\n" * match[0].count("\n")
    return STRING.sub('""', RAW_STRING.sub(blank, COMMENT.sub(
        lambda match: "\n" * match[0].count("\n"), text)))


def end_of(code, at, opening, closing):
    """Where the bracket that opens at or behind `at` closes."""
    depth = 0
    for i in range(at, len(code)):
        if code[i] == opening:
            depth += 1
        elif code[i] == closing:
            depth -= 1
            if depth == 0:
                return i
    return len(code)


def definitions(code):
    """(position, qualifiers, name) of each function with a body that is visible
    outside of its file."""
    hidden = [(m.start(), end_of(code, m.start(), "{", "}"))
              for m in re.finditer(r"^namespace \{", code, re.M)]
    for match in FUNCTION.finditer(code):
        if NO_FUNCTION.match(match[0]) or any(a <= match.start() <= b
                                              for a, b in hidden):
            continue
        behind = code[end_of(code, match.end() - 1, "(", ")") + 1:][:400]
        if re.match(r"(?:\s|const|override|noexcept|->[^;{]*|:[^;]*?(?=\{))*\{", behind):
            yield match.start(2), [q for q in match[1].split("::") if q], match[2]


def read_tree(root):
    """{path: text} of all headers and sources."""
    texts = {}
    for top in ("dialect", "transforms", "compiler", "lib", "include", "tools", "pjrt"):
        for folder, _, names in os.walk(os.path.join(root, top)):
            for name in names:
                if name.endswith((".h", ".cpp")):
                    full = os.path.join(folder, name)
                    with open(full, errors="replace") as f:
                        texts[os.path.relpath(full, root)] = f.read()
    return texts


def stem(path):
    return os.path.splitext(os.path.basename(path))[0]


def words_of(name):
    """The words of a name, by their stems: "lower" of Lowering."""
    return [word.lower()[:5] for word in re.findall(r"[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])", name)]


def names_file(function, path):
    return set(words_of(stem(path))) <= set(words_of(function))


def faults_of(path, texts, codes, classes, functions):
    beside = os.path.dirname(path)
    headers = {candidate for name in INCLUDE.findall(texts[path])
               for candidate in (name, "include/" + name, beside + "/" + name)
               if candidate in texts and not candidate.startswith(tuple(CONTRACTS))}
    for at, qualifiers, name in definitions(codes[path]):
        owner = next((q for q in qualifiers if q[0].isupper()), None)
        if owner and re.search(CLASS % owner, codes[path]):
            continue
        declaring = {h for h in headers if (owner in classes[h] if owner
                                             else name in functions[h])}
        if any(stem(path) in FRONTS.get(header, []) for header in declaring):
            continue
        if declaring and all(stem(header) != stem(path) for header in declaring) \
                and not (not owner and names_file(name, path)):
            yield (codes[path][:at].count("\n") + 1,
                   "::".join(qualifiers + [name]), " or ".join(sorted(declaring)))


def main():
    texts = read_tree(sys.argv[1])
    codes = {path: code_of(text) for path, text in texts.items()}
    headers = [path for path in texts if path.endswith(".h")]
    classes = {h: set(ANY_CLASS.findall(codes[h])) for h in headers}
    functions = {h: {m[2] for m in FUNCTION.finditer(codes[h])
                     if not NO_FUNCTION.match(m[0])} for h in headers}
    count = 0
    for path in sorted(texts):
        if not path.endswith(".cpp") or not path.startswith(
                tuple(folder + "/" for folder in FOLDERS)):
            continue
        for line, name, declaring in faults_of(path, texts, codes, classes, functions):
            print("%s:%d: defines %s, which %s declares" % (path, line, name, declaring))
            count += 1
    print("%d definitions in other files" % count)
    return 1 if count or not headers else 0


if __name__ == "__main__":
    sys.exit(main())
