"""Prints the data of a report, without a browser.

    python page_data.py PAGE STATS

What the page shares with the statistics must be the same there, and collectives
by line must add up to those by kind.
"""
import json
import re
import sys


# What only the command line knows, which the page does not show.
OF_THE_COMMAND = {"compile_ms", "simulate_ms", "replicated_ops"}


def check_against_stats(data, stats):
    for key in stats.keys() - OF_THE_COMMAND:
        assert data[key] == stats[key], key
    for kind, total in stats["collectives"].items():
        rows = [c for c in data["collectives_by_line"] if c["kind"] == kind]
        for what in ("count", "bytes"):
            assert sum(c[what] for c in rows) == total[what], (kind, what)


def main():
    with open(sys.argv[1]) as f:
        page = f.read()
    with open(sys.argv[2]) as f:
        stats = json.load(f)
    print("scripts:", page.count("</script>"))
    data = json.loads(
        re.search(r'<script id="data"[^>]*>(.*?)</script>', page, re.S).group(1))
    check_against_stats(data, stats)
    print("bytes:", {k: int(v["bytes"]) for k, v in stats["collectives"].items()})
    largest = data["tensors"][0]
    print("largest tensor:", largest["type"], int(largest["bytes"]),
          int(largest["local_bytes"]))
    print(", ".join("%d in %d%s" % (d["size"], d["parts"],
                                    " over " + ", ".join(d["axes"]) if d["axes"] else "")
                    for d in largest["dims"]))
    for reshard in data["reshards"]:
        print("reshard", reshard["value"], reshard["type"], reshard["from"], "->",
              reshard["to"], "x", int(reshard["count"]), reshard["steps"])
        for line in reshard["reason"]:
            print(" ", line)


if __name__ == "__main__":
    main()
