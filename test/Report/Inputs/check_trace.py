"""Checks a trace against the Trace Event Format and against itself.

    python check_trace.py TRACE STATS

Spans of one lane may be nested or disjoint, asynchronous begins have
their ends, loops whose iterations are all drawn contain every iteration, the memory counter
goes forward in time, and the last span ends where the statistics say that the
step does.
"""
import json
import sys

EPSILON = 1e-3  # microseconds: rounding of decimal text


def check_nesting(spans):
    """Spans of a lane, each as (begin, end): nested or apart."""
    open_ends = []
    for begin, end in sorted(spans, key=lambda s: (s[0], -s[1])):
        while open_ends and open_ends[-1] <= begin + EPSILON:
            open_ends.pop()
        assert not open_ends or end <= open_ends[-1] + EPSILON, (begin, end)
        open_ends.append(end)


def main():
    with open(sys.argv[1]) as f:
        events = json.load(f)["traceEvents"]
    with open(sys.argv[2]) as f:
        step = json.load(f)["step_seconds"] * 1e6
    lanes, begun, ended, last = {}, {}, {}, 0.0
    for event in events:
        if event["ph"] == "X":
            end = event["ts"] + event["dur"]
            lanes.setdefault(event["tid"], []).append((event["ts"], end))
            last = max(last, end)
        elif event["ph"] in "be":
            (begun if event["ph"] == "b" else ended)[event["id"]] = event["ts"]
            last = max(last, event["ts"])
    for spans in lanes.values():
        check_nesting(spans)
    assert begun and begun.keys() == ended.keys()
    assert all(begun[i] <= ended[i] for i in begun)
    assert abs(last - step) <= 1e-6 * step + EPSILON, (last, step)
    loops = [e for e in events if e.get("name") == "loop"]
    products = [e for e in events if e.get("name") == "dot_general"]
    memory = [e for e in events if e["ph"] == "C"]
    times = [e["ts"] for e in memory]
    assert times == sorted(times), "memory goes back in time"
    assert times[-1] <= step + EPSILON, (times[-1], step)
    print("loops", len(loops), "iterations", loops[0]["args"]["iterations"],
          "drawn", loops[0]["args"]["drawn_iterations"],
          "products", len(products), "memory points",
          "some" if memory else "none")
    print("source of a product:", products[0]["args"]["source"])


if __name__ == "__main__":
    main()
