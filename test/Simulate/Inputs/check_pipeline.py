"""Is a predicted pipeline consistent?   check_pipeline.py STATS.json

Derives from the tasks of the statistics what the figures have to be: each group executes
one task at a time, in an order that its data permits, and the bubble is the rest.
"""

import json
import sys


def faults(step):
    stages, count = step["stages"], step["microbatches"]
    end, group_of = {}, {}
    for number, group in enumerate(step["groups"]):
        for task in group["tasks"]:
            if task["kind"] != "update":
                end[task["kind"], task["stage"], task["microbatch"]] = task["end"]
            group_of[task["stage"]] = number
    # Stages without weight gradients keep nothing for them.
    last = "weight_gradient" if any(kind == "weight_gradient" for kind, _, _ in end) else "backward"
    close = lambda a, b: abs(a - b) <= 1e-9 * max(1, abs(b))
    if not close(step["step_seconds"],
                 max(task["end"] for group in step["groups"] for task in group["tasks"])):
        yield "the step does not end with its last task"
    for number, group in enumerate(step["groups"]):
        tasks, live, most = group["tasks"], 0, 0
        for before, after in zip(tasks, tasks[1:]):
            if after["begin"] < before["end"] - 1e-12:
                yield "group %d: %s begins before %s ends" % (number, after, before)
        arrivals = {}
        for transfer in group["transfers"]:
            key = transfer["stage"], transfer.get("microbatch")
            arrivals[key] = min(arrivals.get(key, float("inf")), transfer["end"])
        for task in tasks:
            kind, stage, m = task["kind"], task["stage"], task.get("microbatch")
            live += (kind == "forward") - (kind == last)
            most = max(most, live)
            needed = {"forward": ("forward", stage - 1, m), "backward": ("backward", stage + 1, m),
                      "weight_gradient": ("backward", stage, m)}.get(kind)
            if needed in end and task["begin"] < end[needed] - 1e-12:
                yield "%s begins before %s ends" % (task, needed)
            if kind == "forward" and stage and group_of[stage] != group_of[stage - 1]:
                if task["begin"] < arrivals[stage, m] - 1e-12:
                    yield "%s begins before its data arrives" % task
        busy = sum(task["end"] - task["begin"] for task in tasks)
        if not close(busy, group["busy_seconds"]):
            yield "group %d: busy" % number
        if not close(1 - busy / step["step_seconds"], group["bubble"]):
            yield "group %d: bubble" % number
        if last in (task["kind"] for task in tasks) and most != group["live_microbatches"]:
            yield "group %d: %d live microbatches, found %d" % (number, most, group["live_microbatches"])
        if group["activation_bytes"] > group["peak_bytes"]:
            yield "group %d: the peak lacks activations" % number
    kinds = {kind for kind, _, _ in end}
    if any((kind, stage, m) not in end for kind in kinds for stage in range(1, stages - 1) for m in range(count)):
        yield "a task is absent"


def main():
    with open(sys.argv[1]) as file:
        steps = json.load(file)
    found = [fault for step in steps.get("points", [steps]) for fault in faults(step)]
    print("\n".join(found) or "consistent")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
