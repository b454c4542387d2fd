"""Prints what a report's data says, without a browser: python page_data.py PAGE"""
import json
import re
import sys


def main():
    with open(sys.argv[1]) as f:
        page = f.read()
    print("scripts:", page.count("</script>"))
    data = json.loads(
        re.search(r'<script id="data"[^>]*>(.*?)</script>', page, re.S).group(1))
    largest = data["tensors"][0]
    print("largest tensor:", largest["type"], int(largest["bytes"]),
          int(largest["localBytes"]))
    print(", ".join("%d in %d%s" % (d["size"], d["parts"],
                                    " over " + d["axes"] if d["axes"] else "")
                    for d in largest["dims"]))
    for reshard in data["reshards"]:
        print("reshard", reshard["value"], reshard["type"], reshard["from"], "->",
              reshard["to"], "x", int(reshard["count"]), reshard["steps"])
        for line in reshard["reason"]:
            print(" ", line)


if __name__ == "__main__":
    main()
