"""Runs a pipeline again from its text, as --dump-pass-pipeline prints it, and from
a crash reproducer; the results must be the same.

    rerun_pipeline.py FILE [OPTION...]
"""
import re
import subprocess
import sys
import tempfile


def run(arguments):
    done = subprocess.run(["gspmd-opt"] + arguments, capture_output=True, text=True)
    return done.stdout, done.stderr, done.returncode


def main():
    file, options = sys.argv[1], sys.argv[2:]
    direct, log, code = run([file, "--dump-pass-pipeline"] + options)
    # One line, or several with one pass each.
    pipelines = ["".join(line.strip() for line in found.splitlines()) for found in re.findall(r"^builtin\.module\(.*?^\)$|^builtin\.module\(.*\)$", log, re.M | re.S)]
    if len(pipelines) != 1:
        sys.exit("expected one pipeline, found\n" + log)
    if code == 0:
        again, log, code = run([file, "--pass-pipeline=" + pipelines[0]])
        if code or again != direct:
            sys.exit("the pipeline %s gives another result\n%s%s" % (pipelines[0], log, again))
        print("same result")
        return
    # The first line of the error has the place in the file.
    error = log.split("error: ", 1)[1].splitlines()[0]
    with tempfile.NamedTemporaryFile(suffix=".mlir") as reproducer:
        run([file, "--mlir-pass-pipeline-crash-reproducer=" + reproducer.name] + options)
        again = run([reproducer.name, "--run-reproducer"])
    if again[2] == 0 or error not in again[1]:
        sys.exit("expected %r from the reproducer, found\n%s" % (error, again[1]))
    print("same error: " + error)


if __name__ == "__main__":
    main()
