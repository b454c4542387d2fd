"""Prints the failures in a lit result file and "N passed, N failed" as the last line."""

import json
import sys

# What lit calls a test that did what it says, and one that was not to be run. An
# unsupported test needs something that this machine does not have. All else is a
# failure.
PASSES = ("PASS", "XFAIL", "FLAKYPASS")
NOT_RUN = ("UNSUPPORTED", "EXCLUDED")


def main():
    try:
        with open(sys.argv[1]) as f:
            tests = json.load(f)["tests"]
    except (OSError, ValueError) as error:
        print("no test results: %s" % error)
        print("0 passed, 1 failed")
        return 1
    passed = sum(t["code"] in PASSES for t in tests)
    failed = [t for t in tests if t["code"] not in PASSES + NOT_RUN]
    unsupported = [t for t in tests if t["code"] == "UNSUPPORTED"]
    for test in failed:
        print("%s: %s" % (test["code"], test["name"]))
    if unsupported:
        print("%d not supported here" % len(unsupported))
    print("%d passed, %d failed" % (passed, len(failed)))
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
