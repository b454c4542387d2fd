"""The nodes of the graph: their producers, their tensors, and their numbers in node data.

    python graph.py loop.mlir layer.mlir scanned.mlir
"""

import sys

import gspmd
from gspmd.explorer.engine import Engine, Open, SourceText
from gspmd.explorer.messages import Edit, OpenRequest, TensorKey


def quiet(text, done):
    pass


def engine_of(text):
    return Engine(Open(text=text, name="program", sources=[SourceText(name="program")], topology="v4:2x2x2"))


def graph_of(engine, **changes):
    variant = engine.open(OpenRequest(), quiet).variant
    for name, value in changes.items():
        setattr(variant, name, value)
    return engine.graph(variant, quiet), engine.result(variant, quiet)


def check_loop(path):
    with open(path) as f:
        graph, _ = graph_of(engine_of(f.read()))
    functions = {function.name: {node.id: node for node in function.nodes} for function in graph.functions}
    assert list(functions) == ["main", "twice"], list(functions)
    main = functions["main"]
    labels = {id: node.label for id, node in main.items()}
    assert labels == {"arg0": "%arg0", "arg1": "%arg1", "0": "stablehlo.tanh", "1": "stablehlo.while", "2": "stablehlo.compare",
                      "4": "func.call", "6": "func.return"}, labels
    producers = {id: [(each.node, each.result) for each in node.operands] for id, node in main.items()}
    # Ops of the loop use what enters it, and the loop what its regions yield.
    assert producers["2"] == [("arg1", 0), ("arg1", 0)] and producers["4"] == [("0", 0)], producers
    assert producers["1"] == [("arg1", 0), ("0", 0), ("2", 0), ("arg1", 0), ("4", 0)], producers
    assert producers["6"] == [("1", 1)], producers
    assert main["4"].scopes == ["stablehlo.while 1"] and main["4"].calls == ["twice"] and main["1"].scopes == []
    assert main["1"].results[1].tensor == TensorKey(function="main", name="%1#1")
    assert main["1"].results[0].tensor is None  # no dimensions


def check_program(path):
    with open(path) as f:
        engine = engine_of(f.read())
    graph, result = graph_of(engine)
    keys = {tensor.key for tensor in result.tensors}
    of_nodes = [value.tensor for function in graph.functions for node in function.nodes for value in node.results if value.tensor]
    assert of_nodes and keys.issuperset(of_nodes) and len(set(of_nodes)) == len(of_nodes)
    nodes = {function.name: {node.id for node in function.nodes} for function in graph.functions}
    for function in graph.functions:
        for node in function.nodes:
            assert {each.node for each in node.operands} <= nodes[function.name], node
    for data in graph.node_data:
        for function, values in data.graphs.items():
            assert values["results"].keys() <= nodes[function], (data.name, function)
    seconds = sum(value["value"] for data in graph.node_data if data.name == "time"
                  for values in data.graphs.values() for value in values["results"].values())
    assert abs(seconds - result.figures.step_seconds) <= 1e-6 * seconds, (seconds, result.figures.step_seconds)
    # An edit changes what the nodes show.
    tensor = next(each for each in result.tensors if each.op == "argument" and any(each.dims))
    edited, _ = graph_of(engine, edits=[Edit(tensor=tensor.key, sharding=[None] * len(tensor.shape))])
    before, after = (next(data.graphs for data in each.node_data if data.name == "sharding") for each in (graph, edited))
    assert before != after


def check_limit():
    ops = "\n".join("  %%%d = stablehlo.tanh %%%s : tensor<8xf32>" % (i, i - 1 if i else "x") for i in range(20_000))
    engine = engine_of("func.func public @main(%%x: tensor<8xf32>) -> tensor<8xf32> {\n%s\n  return %%19999 : tensor<8xf32>\n}" % ops)
    variant = engine.open(OpenRequest(), quiet).variant
    try:
        engine.graph(variant, quiet)
    except gspmd.InputError as error:
        assert "has 20002 ops and arguments; the graph shows at most 20000" in str(error), error
    else:
        raise AssertionError("no error")


check_loop(sys.argv[1])
for path in sys.argv[2:]:
    check_program(path)
check_limit()
print("graph: passed")
