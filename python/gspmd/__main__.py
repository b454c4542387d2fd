"""python -m gspmd report [options] SCRIPT [arguments of the script]

Runs a JAX script unchanged and writes a report of everything that it compiles:
shardings, collectives by source line, peak memory, and the predicted step.
"""

import argparse
import sys


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m gspmd")
    commands = parser.add_subparsers(dest="command", required=True)
    report = commands.add_parser(
        "report", help="run a JAX script and report on what it compiles",
        description="Runs SCRIPT unchanged and writes a report of everything that jax.jit "
                    "compiles in it. Output and exit code are those of the script.")
    report.add_argument("--output", default="gspmd-report", metavar="FOLDER",
                        help="folder of the report (gspmd-report)")
    report.add_argument("--topology", metavar="CHIPS",
                        help="chips to predict for, such as v4:2x2x2 (default: as many "
                             "chips of the v4 as a program has devices)")
    report.add_argument("--overlap", default="none", choices=["none", "async", "matmul"],
                        help="what collectives overlap with (none)")
    report.add_argument("script")
    report.add_argument("arguments", nargs=argparse.REMAINDER)
    options = parser.parse_args()

    from gspmd.report import run_and_report
    sys.exit(run_and_report(options.script, options.arguments, options.output,
                            options.topology, options.overlap))


if __name__ == "__main__":
    main()
