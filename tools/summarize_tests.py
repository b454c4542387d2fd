"""Prints the failures in a lit result file and "N passed, N failed" as the last line."""

import json
import sys

# What lit calls a test that did what it says, and one that a filter leaves out. All
# else is a failure: an unsupported test too, as tools/check.sh installs what tests
# need.
PASSES = ("PASS", "XFAIL", "FLAKYPASS")
NOT_RUN = ("EXCLUDED",)


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
    for test in failed:
        print("%s: %s" % (test["code"], test["name"]))
    print("%d passed, %d failed" % (passed, len(failed)))
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
