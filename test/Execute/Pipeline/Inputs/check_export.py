"""Does a schedule execute?   check_export.py FOLDER

Executes the tasks of schedule.json without data: each reads only what is there, and the
results of the program are there at the end. Programs have as many inputs and outputs as
their functions.
"""

import json
import os
import re
import sys


def faults(folder, schedule):
    values, programs = schedule["values"], schedule["programs"]
    for program in programs:
        with open(os.path.join(folder, program["file"])) as file:
            main = re.search(r"func.func (?:public )?@main\((.*)", file.read()).group(1)
        arguments, _, results = main.partition(") -> ")
        if arguments.count("%arg") != len(program["inputs"]):
            yield "%s: arguments" % program["name"]
        if results.count("gspmd.global_type") != len(program["outputs"]):
            yield "%s: results" % program["name"]

    computed, counts = set(), [0] * len(values)

    def is_there(number, microbatch):
        value = values[number]
        if value["kind"] == "transfer":
            return is_there(value["value"], microbatch)
        if value["kind"] == "sum":
            while values[number]["kind"] in ("sum", "transfer"):
                number = values[number]["value"]
            return counts[number] == schedule["microbatches"]
        if value["kind"] == "stack":
            return all(is_there(each, microbatch) for each in value["values"])
        return value["kind"] in ("argument", "layers", "microbatch") or (number, microbatch) in computed

    order = {}
    for task in schedule["tasks"]:
        program, microbatch = programs[task["program"]], task["microbatch"]
        order.setdefault(program["group"], []).append((program["task"], microbatch))
        for value in program["inputs"]:
            if not is_there(value, microbatch):
                yield "%s of microbatch %s reads value %d" % (program["name"], microbatch, value)
        for index, value in enumerate(program["outputs"]):
            if values[value] != {"kind": "result", "program": task["program"], "result": index}:
                yield "%s: output %d" % (program["name"], index)
            computed.add((value, microbatch))
            counts[value] += microbatch is not None
    for result in schedule["results"]:
        if not (is_there(result["value"], None) or is_there(result["value"], 0)):
            yield "result %s" % result["name"]
    # Updates are last.
    for group, tasks in order.items():
        kinds = [kind == "update" for kind, _ in tasks]
        if kinds != sorted(kinds):
            yield "group %d: updates" % group


def main():
    folder = sys.argv[1]
    with open(os.path.join(folder, "schedule.json")) as file:
        schedule = json.load(file)
    print("%d stages on %s devices, %d microbatches" % (
        schedule["stages"], " + ".join(map(str, schedule["group_devices"])), schedule["microbatches"]))
    found = list(faults(folder, schedule))
    for text in found:
        print(text)
    print("%d faults" % len(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
