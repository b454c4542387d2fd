"""States, edits, suggestions and searches of the explorer, against the package's own calls.

    python engine.py layer.mlir scanned.mlir
"""

import json
import sys
import time

import gspmd
import msgspec
from gspmd.explorer.engine import Engine, Open, SourceText
from gspmd.explorer.messages import (CALLS, Axis, Edit, ExportRequest, SearchRequest, Settings, SuggestRequest, TensorKey,
                                     TensorRequest, Variant)

CHIPS = "v4:2x2x2"


def engine_of(path):
    with open(path) as f:
        return engine_of_text(f.read(), path)


def engine_of_text(text, name):
    return Engine(Open(text=text, name=name, sources=[SourceText(name=name)],
                       source_of={name: 0}, topology=CHIPS))


def quiet(text, done):
    pass


def state_of(engine, **options):
    mesh = options.pop("mesh", None)
    settings = Settings(topology=CHIPS, mesh=mesh and [Axis(name=n, size=s) for n, s in mesh.items()])
    return engine.result(Variant(settings=settings, **options), quiet)


def named(state, name):
    return next(t for t in state.tensors if name in (t.label, t.key.name))


def error_of(function, *args, **options):
    try:
        function(*args, **options)
    except gspmd.InputError as error:
        return str(error)
    raise AssertionError("no error")


def check_layer(path):
    engine = engine_of(path)
    opened = state_of(engine)
    step = gspmd.load(path).simulate(CHIPS)
    assert opened.figures.step_seconds == step.step_seconds
    assert opened.figures.peak_bytes == step.peak_bytes
    assert sum(c.seconds for c in opened.collectives) == sum(c.seconds for c in step.collectives)
    assert {p.kind for p in opened.problems} == {"conflict", "padding", "replicated"}
    assert named(opened, "batch").dims == [["x"], []] and named(opened, "batch").local_bytes == 1024 * 1024 * 4
    assert named(opened, "bias").local_bytes == 4 * 1024 * 4  # 13 rows over 4 devices
    assert [t.key.name for t in opened.tensors if t.annotated] == ["%arg0", "%arg1", "%arg2", "%arg4", "%2", "%3"]
    assert named(opened, "%2").text_line == 14
    explained = engine.explain(TensorRequest(variant=opened.variant, tensor=named(opened, "params['down']").key), quiet)
    assert explained.chains[0].origin == "argument %arg2 of @main (params['down'])"
    assert explained.lost and explained.lost[0].reason == "conflict"

    # Without annotations and with those of a map, as annotate makes them.
    with open(path) as f:
        bare = "\n".join(line for line in f.read().splitlines() if "sdy.mesh" not in line)
    for old, new in (("{sdy.sharding = #sdy.sharding<@mesh, [{\"x\"}, {}]>}", ""),
                     ("sdy.sharding = #sdy.sharding<@mesh, [{}, {\"y\"}]>, ", ""),
                     ("sdy.sharding_constraint %2 <@mesh, [{\"x\"}, {}]>", "stablehlo.optimization_barrier %2")):
        bare = bare.replace(old, new)
    mesh = {"a": 2, "b": 4}
    annotated = gspmd.load(bare).annotate(mesh, {"batch": ["a", None], "params['up']": [None, ["b"]]})
    edits = [Edit(tensor=TensorKey(function="main", name="%arg0"), sharding=["a", None]),
             Edit(tensor=TensorKey(function="main", name="%arg1"), sharding=[None, ["b"]])]
    cleared = state_of(engine, mesh=mesh, clear=True, edits=edits)
    assert cleared.figures.network_seconds == annotated.simulate(CHIPS).data["network_seconds"]
    # The donated weight takes its result along.
    assert named(cleared, "result1").dims == [[], ["b"]]
    shardings = json.loads(engine.export(ExportRequest(variant=cleared.variant, form="map"), quiet).text)
    again = gspmd.load(bare).annotate(shardings["mesh"], shardings["shardings"])
    assert again.simulate(CHIPS).data["network_seconds"] == cleared.figures.network_seconds
    text = engine.export(ExportRequest(variant=cleared.variant, form="sdy"), quiet).text
    assert gspmd.load(text).simulate(CHIPS).step_seconds == cleared.figures.step_seconds
    specs = engine.export(ExportRequest(variant=cleared.variant, form="specs"), quiet).text
    assert "\"params['up']\": P(None, 'b')" in specs and "jax.make_mesh((2, 4), ('a', 'b'))" in specs

    # A suggestion has the figures of its state, and removes the collective.
    found = engine.suggest(SuggestRequest(variant=opened.variant, goal="collective", collective=0), quiet)
    best = found.changes[0]
    assert best.text == "params['down']: P() instead of P('x')" and best.collective_seconds == 0
    assert engine.result(best.variant).figures.step_seconds == best.step_seconds < step.step_seconds
    less = engine.suggest(SuggestRequest(variant=opened.variant, goal="memory"), quiet).changes[0]
    assert less.peak_bytes < opened.figures.peak_bytes and less.text.startswith("table: ")

    found = engine.search(SearchRequest(variant=opened.variant, time_limit=2), quiet)
    assert engine.result(found.variant).figures.step_seconds == found.step_seconds < step.step_seconds
    assert any(point.name == "pareto" for point in found.points)

    unknown = Edit(tensor=TensorKey(function="main", name="%nothing"), sharding=None)
    wrong = Edit(tensor=TensorKey(function="main", name="%arg0"), sharding=["q", None])
    rank = Edit(tensor=TensorKey(function="main", name="%arg0"), sharding=["x"])
    assert "has no tensor 'main:%nothing' (occurrence 0)" in error_of(state_of, engine, edits=[unknown])
    assert 'unknown axis "q" in dimension 0' in error_of(state_of, engine, edits=[wrong])
    assert "expected a list with 2 entries" in error_of(state_of, engine, edits=[rank])
    assert "has no annotation" in error_of(state_of, engine, edits=[
        Edit(tensor=TensorKey(function="main", name="%0"), sharding=None)])
    assert "3 devices" in error_of(state_of, engine, mesh={"x": 3})
    assert "positive size" in error_of(state_of, engine, mesh={"x": 0})


def check_requests():
    """A number that counts from the end, or a negative limit, is no part of a valid request."""
    variant = {"settings": {"topology": CHIPS}}
    key = {"function": "main", "name": "%arg0"}
    limited = {"settings": {"topology": CHIPS, "memory_limit": -1}}
    last = dict(key, occurrence=-1)
    for call, request in (("suggest", {"variant": variant, "goal": "collective", "collective": -1}),
                          ("tensor", {"variant": variant, "tensor": last}),
                          ("explain", {"variant": variant, "tensor": last}),
                          ("state", dict(variant, edits=[{"tensor": last}])),
                          ("search", {"variant": variant, "time_limit": -1}),
                          ("state", limited), ("tensors", {"variant": limited})):
        try:
            msgspec.json.decode(json.dumps(request), type=CALLS[call][0])
        except msgspec.ValidationError as error:
            assert ">= 0" in str(error), error
        else:
            raise AssertionError("%s accepts %s" % (call, request))


def annotations(state, type, dims):
    return sum(t.op == "sharding.mesh_split" and t.type == type and t.dims == dims for t in state.tensors)


def check_scanned(path):
    """An edit reaches the tensor that its key names, also in loops, where names repeat."""
    engine = engine_of(path)
    opened = state_of(engine)
    axis = opened.mesh[0]
    repeated = [t for t in opened.tensors if t.key.occurrence > 0]
    assert repeated, "no name occurs twice"
    values = [t for t in opened.tensors if t.op.startswith("stablehlo.") and t.op != "stablehlo.while" and any(
        n % axis.size == 0 and n > 1 for n in t.shape)]
    chosen = values[::max(1, len(values) // 4)] + [t for t in values if t.key.occurrence > 0][:3]
    for tensor in chosen:
        dim = next(i for i, n in enumerate(tensor.shape) if n % axis.size == 0 and n > 1)
        sharding = [[axis.name] if i == dim else None for i in range(len(tensor.shape))]
        if tensor.dims == [[axis.name] if i == dim else [] for i in range(len(tensor.shape))]:
            sharding = [None for _ in tensor.shape]
        state = state_of(engine, edits=[Edit(tensor=tensor.key, sharding=sharding)])
        expected = [entry or [] for entry in sharding]
        shown = next(t for t in state.tensors if t.key == tensor.key)
        assert shown.annotated and shown.dims == expected, shown
        if not tensor.annotated:  # an annotation of this type and sharding is new
            assert annotations(state, tensor.type, expected) == annotations(opened, tensor.type, expected) + 1, tensor


def check_summaries(path):
    """Summaries have what explanations with all steps have."""
    program = gspmd.load(path)
    full, short = (json.loads(program._explain("all", form))["values"] for form in (1, 2))
    assert len(full) == len(short) > 10
    for value, summary in zip(full, short):
        assert summary["name"] == value["name"] and summary["sharding"] == value["sharding"]
        assert summary["axes"] == [
            {"dim": axes["dim"], "axes": axes["axes"], "annotation": axes["annotation"]["text"],
             "steps": len(axes["steps"]) + axes.get("omitted_steps", 0)}
            for axes in value["axes"]], summary
        assert summary["lost"] == [{key: lost[key] for key in ("dim", "axes", "reason")} for lost in value["lost"]]


def check_long_chain():
    """The time of a state is in proportion to the number of ops, however far annotations are."""
    count = 10_000
    ops = ["  %%%d = stablehlo.tanh %%%s : tensor<64x64xf32>" % (i, i - 1 if i else "x") for i in range(count)]
    text = """sdy.mesh @mesh = <["x"=8]>
func.func public @main(%%x: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<64x64xf32> {
%s
  return %%%d : tensor<64x64xf32>
}
""" % ("\n".join(ops), count - 1)
    engine = engine_of_text(text, "chain")
    start = time.process_time()
    state = state_of(engine)
    spent = time.process_time() - start
    assert named(state, "%%%d" % (count - 1)).dims == [["x"], []]
    # 4 s in a development build; with a walk of each tensor's chain it was minutes.
    assert spent < 40, spent
    # Of a long chain, the first and the last steps are served.
    last = "%%%d" % (count - 1)
    steps = json.loads(engine.program._explain("main:" + last, 1))["values"][0]["axes"][0]["steps"]
    chain = engine.explain(TensorRequest(variant=state.variant, tensor=named(state, last).key), quiet).chains[0]
    assert len(steps) == count and len(chain.steps) + chain.omitted == count and len(chain.steps) <= 200
    assert (chain.steps[0].before, chain.steps[-1].after) == (steps[0]["from"], steps[-1]["to"]) == ("%x", last)


check_layer(sys.argv[1])
check_scanned(sys.argv[2])
for path in sys.argv[1:]:
    check_summaries(path)
check_long_chain()
check_requests()
print("engine: passed")
