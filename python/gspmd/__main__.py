"""python -m gspmd report [options] SCRIPT [arguments of the script]
python -m gspmd explore [options] FILE [arguments of a script]
python -m gspmd export [options] FILE
python -m gspmd lines [options] FILE [arguments of a script]
python -m gspmd bisect [options] FILE [arguments of a script]

`report` runs a JAX script unchanged and writes a report of everything that it compiles:
shardings, collectives by source line, peak memory, and the predicted step. `explore` opens
a page on which one changes the annotations of a program and sees what it costs. `export`
writes the predicted step of a program for other viewers, `lines` its time and bytes by source
line for editors. `bisect` finds the op of a program that is wrong when it is partitioned.
"""

import argparse
import sys
from pathlib import Path
from typing import Any, List

from gspmd._support.errors import InputError

_LAYOUT = "physical dimensions of the mesh axes"


def main() -> None:
    if sys.argv[1:2] == ["bisect"]:  # its options are those of another command
        _bisect(sys.argv[2:])
    options = _parse(_make_parser(), sys.argv[1:])
    options.run(options)


def _make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m gspmd",
        description="Reports on, explores, exports and checks the programs of JAX scripts and "
                    "files. `python -m gspmd COMMAND --help` describes a command.")
    commands = parser.add_subparsers(dest="command", required=True)
    _add_report(commands)
    _add_explore(commands)
    _add_export(commands)
    _add_lines(commands)
    commands.add_parser(
        "bisect", help="find the first op that is wrong when a program is partitioned")
    return parser


def _add_chips(command: argparse.ArgumentParser, required: bool = False) -> None:
    """Adds the options of the simulated chips."""
    default = " (default: as many chips of the v4 as the program has devices)"
    command.add_argument("--topology", metavar="CHIPS", required=required,
                         help="chips to predict for, such as v4:2x2x2" +
                              ("" if required else default))
    command.add_argument("--overlap", default="none", choices=["none", "async", "matmul"],
                         help="what collectives overlap with (none)")


def _add_report(commands: Any) -> None:
    report = commands.add_parser(
        "report", help="run a JAX script and report on what it compiles",
        description="Runs SCRIPT unchanged and writes a report of everything that jax.jit "
                    "compiles in it. Output and exit code are those of the script.")
    report.set_defaults(run=_report)
    report.add_argument("--output", default="gspmd-report", metavar="FOLDER",
                        help="folder of the report (gspmd-report)")
    _add_chips(report)
    report.add_argument("--xprof", metavar="FOLDER",
                        help="write the predicted steps to the log folder of XProf or TensorBoard")
    report.add_argument("script")
    report.add_argument("arguments", nargs=argparse.REMAINDER)


def _add_explore(commands: Any) -> None:
    explore = commands.add_parser(
        "explore", help="open a program in the browser",
        description="Serves a page on this machine's loopback interface on which one changes "
                    "the annotations of a program and sees what moves, what it costs, and why. "
                    "FILE is a program in any format of gspmd-opt, or a JAX script (.py), which "
                    "is run, and whose largest program for several devices is opened.")
    explore.set_defaults(run=_explore)
    _add_chips(explore)
    explore.add_argument("--layout", default="", help=_LAYOUT)
    explore.add_argument("--program", metavar="NAME", help="which program of a script")
    explore.add_argument("--port", type=int, default=0, help="port (0: any that is free)")
    explore.add_argument("--no-browser", action="store_true", help="only print the address")
    explore.add_argument("file", metavar="FILE")
    explore.add_argument("arguments", nargs=argparse.REMAINDER)


def _add_export(commands: Any) -> None:
    export = commands.add_parser(
        "export", help="write files for other viewers",
        description="Predicts a step of the program in FILE, in any format of gspmd-opt, and "
                    "writes it for Model Explorer, XProf or TensorBoard, and Perfetto.")
    export.set_defaults(run=_export, error=export.error)
    _add_chips(export, required=True)
    export.add_argument("--layout", default="", help=_LAYOUT)
    export.add_argument("--model-explorer", metavar="PREFIX",
                        help="write node data to PREFIX.sharding.json, PREFIX.time.json, "
                             "PREFIX.bytes.json and PREFIX.memory.json")
    export.add_argument("--xprof", metavar="FOLDER",
                        help="write a profile to the log folder of XProf or TensorBoard")
    export.add_argument("--run", dest="run_name", default="", metavar="NAME",
                        help="the name of the profile's run (the time)")
    export.add_argument("--perfetto", metavar="FILE",
                        help="write a trace for Perfetto or chrome://tracing")
    export.add_argument("--devices", type=int, default=4, metavar="N",
                        help="devices of the trace, with flow events for what they send; 0: "
                             "one device without them (4)")
    export.add_argument("file", metavar="FILE")


def _add_lines(commands: Any) -> None:
    lines = commands.add_parser(
        "lines", help="print predicted time and bytes by source line",
        description="Predicts a step of the program in FILE, a text with an op on each line or "
                    "a JAX script (.py), which is run, and prints the time and the bytes of "
                    "each line as JSON.")
    lines.set_defaults(run=_lines)
    _add_chips(lines)
    lines.add_argument("--layout", default="", help=_LAYOUT)
    lines.add_argument("file", metavar="FILE")
    lines.add_argument("arguments", nargs=argparse.REMAINDER)


def _parse(parser: argparse.ArgumentParser, words: List[str]) -> argparse.Namespace:
    """Parses options. What follows a script are its arguments, what follows a program are
    options."""
    options = parser.parse_args(words)
    rest = getattr(options, "arguments", [])
    if not rest or options.command == "report" or options.file.endswith(".py"):
        return options
    file = options.file
    options = parser.parse_args(words[:-len(rest) - 1] + rest + [file])
    if options.arguments:
        parser.error("expected arguments after a JAX script (.py) only, found '%s'" % options.file)
    return options


def _message_of(error: Exception) -> str:
    """Returns the text of an InputError or OSError."""
    if isinstance(error, OSError) and error.strerror:
        where = "" if error.filename is None else "'%s': " % error.filename
        return "error: %s%s" % (where, error.strerror)
    return str(error)


def _report(options: argparse.Namespace) -> None:
    from gspmd.report import run_and_report
    try:
        sys.exit(run_and_report(options.script, options.arguments, options.output,
                                options.topology, options.overlap, options.xprof))
    except InputError as error:
        sys.exit(str(error))


def _export(options: argparse.Namespace) -> None:
    if not (options.model_explorer or options.xprof or options.perfetto):
        options.error("expected --model-explorer, --xprof or --perfetto")
    from gspmd.program import load
    from gspmd.viewers.model_explorer import save_node_data
    common = dict(overlap=options.overlap, layout=options.layout)
    try:
        program, written = load(Path(options.file)), []
        step = program.simulate(options.topology, **common)
        if options.model_explorer:
            written += save_node_data(program, options.topology, options.model_explorer, **common)
        if options.xprof:
            written.append(step.save_profile(options.xprof, options.run_name))
        if options.perfetto:
            trace = step.trace(options.devices)
            with open(options.perfetto, "w", encoding="utf-8") as f:
                f.write(trace)
            written.append(options.perfetto)
    except (InputError, OSError) as error:
        sys.exit(_message_of(error))
    for path in written:
        print(path)


def _explore(options: argparse.Namespace) -> None:
    try:
        from gspmd.explorer.launch import explore_file, explore_script
    except ImportError as error:
        sys.exit("error: the explorer needs the package %s: pip install 'gspmd[explore]'" % error.name)
    common = dict(topology=options.topology, overlap=options.overlap, layout=options.layout,
                  port=options.port, open_browser=not options.no_browser)
    try:
        if options.file.endswith(".py"):
            explore_script(options.file, options.arguments, options.program, **common)
        else:
            explore_file(options.file, **common)
    except (InputError, OSError) as error:
        sys.exit(_message_of(error))


def _lines(options: argparse.Namespace) -> None:
    from gspmd.viewers.lines import write_lines
    try:
        write_lines(options.file, options.topology, options.arguments, overlap=options.overlap,
                    layout=options.layout)
    except (InputError, OSError) as error:
        sys.exit(_message_of(error))


def _bisect(words: List[str]) -> None:
    from gspmd.bisection import run_command
    try:
        sys.exit(run_command(words))
    except (InputError, OSError) as error:
        print(_message_of(error), file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
