"""Compares node data with the graph that Model Explorer makes, and with predictions.

    python check_node_data.py write FOLDER PROGRAM TOPOLOGY     (with gspmd)
    python check_node_data.py read FOLDER PROGRAM               (with Model Explorer)
"""

import json
import sys

mode, folder, program = sys.argv[1:4]
prefix = folder + "/nodes"


def total(data):
    return sum(result["value"] for graph in data.values() for result in graph["results"].values())


def write(topology):
    import gspmd
    from gspmd.viewers.model_explorer import save_node_data
    from gspmd.viewers.operations import operations
    loaded = gspmd.load(program)
    save_node_data(loaded, topology, prefix)
    data, step = loaded.node_data(topology), loaded.simulate(topology)
    for found, expected in (
            (total(data["time"]), step.data["compute_seconds"] + step.data["network_seconds"]),
            (total(data["bytes"]), sum(c.bytes for c in step.collectives))):
        assert abs(found - expected) <= 1e-9 * expected, (found, expected)
    arguments = loaded.shardings().arguments
    results = data["memory"]["main"]["results"]
    for argument in arguments:
        if all(count == 1 for count in loaded.shardings().num_shards(argument)):
            assert results[argument.name[1:]]["value"] == argument.bytes, argument
    with open(prefix + ".ops.json", "w") as file:
        json.dump([[op.function, str(op.index), op.name] for op in operations(loaded.text())], file)


def read():
    import model_explorer.builtin_mlir_adapter as adapter
    from model_explorer import node_data_builder

    def field(item, name):
        return item[name] if isinstance(item, dict) else getattr(item, name)

    graphs = {}
    for collection in adapter.BuiltinMlirAdapter().convert(program, {})["graphCollections"]:
        for graph in field(collection, "graphs"):
            graphs[field(graph, "id")] = {field(n, "id"): field(n, "label") for n in field(graph, "nodes")}
    with open(prefix + ".ops.json") as file:
        ops = json.load(file)
    # Every op is the node with its number: Model Explorer calls the end of a region Outputs.
    for function, number, name in ops:
        label = graphs[function][number]
        assert label == name or (label == "Outputs" and name.endswith("return")), (function, number, name, label)
    assert sum(node.isdigit() for graph in graphs.values() for node in graph) >= len(ops) >= 8
    for kind in ("sharding", "time", "bytes", "memory"):
        with open("%s.%s.json" % (prefix, kind)) as file:
            data = json.load(file)
        for function, graph in data.items():
            assert set(graph["results"]) <= set(graphs[function]), (kind, function)
            # The fields are those of the package's own classes.
            results = {key: node_data_builder.NodeDataResult(**value) for key, value in graph["results"].items()}
            gradient = [node_data_builder.GradientItem(**stop) for stop in graph.get("gradient", [])]
            node_data_builder.GraphNodeData(**{**graph, "results": results, "gradient": gradient})
    print("node data: passed")


if mode == "write":
    write(sys.argv[4])
else:
    read()
