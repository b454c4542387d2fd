"""Prints one line per value of a completed module: name, op, type, sharding.

    gspmd-opt --gspmd-complete F.mlir -o C.mlir
    python show_shardings.py C.mlir [LIMIT]
"""

import itertools
import re
import sys

_OP = re.compile(r'^\s*(%[\w:]+)(?:, %[\w:]+)* = "?([\w.]+)"?')
_SHARDINGS = re.compile(r'sharding\.shardings = #sharding\.per_value<\[(.*?)\]>(?=[,}])')
_RESHARD = re.compile(r'sharding\.reshard .*?<@[\w$.-]+, (\[.*?\])[,>]')
_ONE = re.compile(r'<@[\w$.-]+, (\[[^<>]*)>')
_ARGUMENT = re.compile(
    r'(%\w+): tensor<([^<>]*)> \{[^{}]*?sharding\.sharding = '
    r'#sharding\.sharding<@[\w$.-]+, (\[[^<>]*)>')
_RESULT_TYPE = re.compile(r'tensor<([^<>]*)>\)?$')


def rows(lines):
    """Yields (name, op, type, sharding) for each value with a sharding."""
    for line in lines:
        line = line.rstrip()
        if 'func.func' in line:
            for name, type_, dims in _ARGUMENT.findall(line):
                yield name, "argument", type_, dims
            continue
        op = _OP.match(line)
        if not op:
            continue
        type_ = _RESULT_TYPE.search(line)
        found = _SHARDINGS.search(line)
        dims = (_ONE.findall(found[1]) if found else _RESHARD.findall(line))
        if dims:
            yield op[1], op[2], type_[1] if type_ else "", " ".join(dims)


def main():
    limit = int(sys.argv[2]) if len(sys.argv) > 2 else None
    with open(sys.argv[1]) as source:
        for row in itertools.islice(rows(source), limit):
            print("  %-9s %-28s %-16s %s" % row)


if __name__ == "__main__":
    main()
