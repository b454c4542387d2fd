"""Prints the failures in lit result files and "N passed, N failed" as the last line.

    python summarize_tests.py RESULTS.json... [--without FEATURE]

Tests that lack FEATURE and no other feature are listed and do not count.
"""

import argparse
import json
import sys

# PASSES are lit's codes of passed tests, NOT_RUN those of tests that a filter excludes. All
# other codes are failures, also that of unsupported tests, because tools/check.sh installs all
# requirements of tests.
PASSES = ("PASS", "XFAIL", "FLAKYPASS")
NOT_RUN = ("EXCLUDED",)


def lacks_only(test, feature):
    """Returns true if the test did not run because `feature`, and no other, is unavailable."""
    return (feature and test["code"] == "UNSUPPORTED" and
            test["output"].strip().endswith("unavailable features: " + feature))


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("results", nargs="+")
    parser.add_argument("--without", metavar="FEATURE")
    options = parser.parse_args()
    tests = []
    try:
        for path in options.results:
            with open(path) as f:
                results = json.load(f)["tests"]
            if not any(t["code"] in PASSES for t in results):
                raise ValueError("no test of %s passed" % path)
            tests += results
    except (OSError, ValueError) as error:
        print("no test results: %s" % error)
        print("0 passed, 1 failed")
        return 1
    passed = sum(t["code"] in PASSES for t in tests)
    for test in tests:
        if lacks_only(test, options.without):
            print("not run, because %s is unavailable: %s" % (options.without, test["name"]))
    failed = [t for t in tests if t["code"] not in PASSES + NOT_RUN
              and not lacks_only(t, options.without)]
    for test in failed:
        print("%s: %s" % (test["code"], test["name"]))
    print("%d passed, %d failed" % (passed, len(failed)))
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
