"""Prints the failures in a lit result file and "N passed, N failed" as the last line."""

import json
import sys

# What lit calls a test that did not do what it says. An unsupported test is
# neither: it needs something that this machine does not have.
FAILURES = ("FAIL", "UNRESOLVED", "TIMEOUT", "XPASS")


def main():
    with open(sys.argv[1]) as f:
        tests = json.load(f)["tests"]
    passed = sum(t["code"] in ("PASS", "XFAIL", "FLAKYPASS") for t in tests)
    failed = [t for t in tests if t["code"] in FAILURES]
    unsupported = [t for t in tests if t["code"] == "UNSUPPORTED"]
    for test in failed:
        print("%s: %s" % (test["code"], test["name"]))
    if unsupported:
        print("%d not supported here" % len(unsupported))
    print("%d passed, %d failed" % (passed, len(failed)))
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
