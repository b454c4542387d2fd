"""States, edits, suggestions and searches of the explorer, against the package's own calls.

    python engine.py layer.mlir scanned.mlir
"""

import json
import sys
import time

import gspmd
import msgspec
from gspmd.explorer import candidates
from gspmd.explorer.engine import Engine, Open, SourceText
from gspmd.explorer.messages import (CALLS, Axis, CompareRequest, Edit, ExportRequest, OpenRequest, SearchRequest, Settings, SuggestRequest, TensorKey,
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


def annotations(engine, state, type, dims):
    """Returns the number of annotations in the changed program with a type and sharding."""
    count = 0
    for value in json.loads(engine.changed(state.variant)._explain("all", 2))["values"]:
        if value["op"] == "sharding.mesh_split" and value["type"] == type:
            found = [[] for _ in dims]
            for axes in value["axes"]:
                found[axes["dim"]] += axes["axes"]
            count += found == dims
    return count


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
            assert annotations(engine, state, tensor.type, expected) == annotations(engine, opened, tensor.type, expected) + 1, tensor
        assert [t.key for t in state.tensors] == [t.key for t in opened.tensors]


REPEATED = """sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func public @main(%a: tensor<64x64xf32>, %p: tensor<i1>, %n: tensor<i32>) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
  %0 = "stablehlo.if"(%p) ({
    %t = stablehlo.tanh %a : tensor<64x64xf32>
    %r = stablehlo.exponential %t : tensor<64x64xf32>
    stablehlo.return %r : tensor<64x64xf32>
  }, {
    %t = stablehlo.cosine %a : tensor<64x64xf32>
    stablehlo.return %t : tensor<64x64xf32>
  }) : (tensor<i1>) -> tensor<64x64xf32>
  %1:3 = stablehlo.while(%i = %n, %b = %0, %c = %a) : tensor<i32>, tensor<64x64xf32>, tensor<64x64xf32>
  cond {
    %2 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  } do {
    %t = stablehlo.sine %b : tensor<64x64xf32>
    stablehlo.return %i, %t, %c : tensor<i32>, tensor<64x64xf32>, tensor<64x64xf32>
  }
  return %1#1, %1#2 : tensor<64x64xf32>, tensor<64x64xf32>
}
"""


def check_repeated():
    """A key is that of one tensor in every variant, however many edits there are before it."""
    engine = engine_of_text(REPEATED, "repeated")
    opened = state_of(engine)
    key = lambda name, occurrence=0: TensorKey(function="main", name=name, occurrence=occurrence)
    ops = {t.key: t.op for t in opened.tensors}
    assert [ops[key("%t", i)] for i in range(3)] == ["stablehlo.tanh", "stablehlo.cosine", "stablehlo.sine"]
    shardings = {key("%t"): ["x", None], key("%t", 1): [None, "y"], key("%t", 2): [["y", "x"], None],
                 key("%1#2"): [None, ["x", "y"]]}
    edits = [Edit(tensor=tensor, sharding=sharding) for tensor, sharding in shardings.items()]
    for order in (edits, edits[::-1], edits[2:]):
        state = state_of(engine, edits=order)
        assert {t.key: t.op for t in state.tensors} == ops and len(state.tensors) == len(ops)
        for edit in order:
            tensor = state.tensors[state.index(edit.tensor)]
            dims = [[dim] if isinstance(dim, str) else dim or [] for dim in edit.sharding]
            assert tensor.annotated and tensor.dims == dims, tensor
            assert tensor.local_bytes * (4 if dims[0] == ["x"] else 2 if dims[1] == ["y"] else 8) == tensor.bytes, tensor
            explained = engine.explain(TensorRequest(variant=state.variant, tensor=edit.tensor), quiet)
            assert all(not chain.steps and chain.origin.startswith("sharding.mesh_split " + edit.tensor.name)
                       for chain in explained.chains) and explained.chains, explained
        assert sum(t.annotated for t in state.tensors) == len(order)
    # What follows an edited tensor names it, not the first with its name.
    state = state_of(engine, edits=edits[2:3])
    chains = engine.explain(TensorRequest(variant=state.variant, tensor=key("%b", 1)), quiet).chains
    assert chains[0].steps[0].before_tensor == key("%t", 2), chains
    assert state.index(key("%t", 2)) in engine._origins(state, [state.index(key("%b", 1))])
    # Changes of an edited program are those of its tensors, too.
    program = engine.program
    for sharding in (["x", None], [None, "y"], None):
        program = program._edit_annotations(json.dumps({"edits": [
            {"function": "main", "name": "%t", "occurrence": 1, "sharding": sharding}]}))
        splits = [v for v in json.loads(program._explain("all", 2))["values"] if v["op"] == "sharding.mesh_split"]
        assert len(splits) == (sharding is not None), splits
        assert all(v["added_by_edit"] and v["occurrence"] == 1 and v["name"] == "%t" for v in splits), splits
    left, right = Variant(settings=opened.variant.settings), state_of(engine, edits=edits).variant
    compared = engine.compare(CompareRequest(left=left, right=right), quiet)
    assert {d.tensor.key for d in compared.tensors} >= set(shardings), compared.tensors


SUB_AXES = """sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func public @main(%a: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)2}, {}]>} loc("a"),
                       %b: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>} loc("b"),
                       %c: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("b")) -> tensor<64x64xf32> {
  %0 = stablehlo.add %a, %b : tensor<64x64xf32>
  %1 = stablehlo.add %0, %c : tensor<64x64xf32>
  return %1 : tensor<64x64xf32>
}
"""


def check_exports():
    """Exports have every annotation, or state what they cannot hold."""
    def export(engine, form, **options):
        return engine.export(ExportRequest(variant=state_of(engine, **options).variant, form=form), quiet).text

    engine = engine_of_text(SUB_AXES, "sub-axes")
    for form, title in (("specs", "a PartitionSpec"), ("map", "a sharding map")):
        assert "a is sharded along sub-axis x:(1)2 in dimension 0, which %s cannot state" % title in error_of(
            export, engine, form)
    opened = state_of(engine)
    found = candidates.of_tensor(opened, opened.index(TensorKey(function="main", name="%a")), [])
    assert found and not any(":(" in axis for edit in found for dim in edit.sharding for axis in dim or []), found
    for edit in found:
        state_of(engine, edits=[edit])
    # Two arguments have one label, and one is replicated by its annotation.
    edits = [Edit(tensor=TensorKey(function="main", name="%a"), sharding=[None, "y"])]
    scope = {}
    exec(export(engine, "specs", edits=edits).replace("mesh =", "mesh = 0 #"), scope)
    assert {name: tuple(spec) for name, spec in scope["arguments"].items()} == {
        "a": (None, "y"), "b (%b of main)": (), "b (%c of main)": ("x",)}, scope["arguments"]
    shardings = json.loads(export(engine, "map", edits=edits))["shardings"]
    assert shardings == {"@main:a": [None, ["y"]], "@main:%b": [None, None], "@main:%c": [["x"], None]}, shardings
    engine = engine_of_text(REPEATED, "repeated")
    edits = [Edit(tensor=TensorKey(function="main", name="%t", occurrence=i), sharding=["xy"[i], None]) for i in range(2)]
    exec(export(engine, "specs", edits=edits).replace("mesh =", "mesh = 0 #"), scope)
    assert {name: tuple(spec) for name, spec in scope["values"].items()} == {
        "%t of main": ("x",), "%t of main, occurrence 1": ("y",)}, scope["values"]
    assert "cannot name %t of main: 3 tensors have this name" in error_of(export, engine, "map", edits=edits)


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


def check_default_mesh():
    """A program without a mesh gets one axis over all devices of the topology."""
    text = """func.func public @main(%a: tensor<64x64xf32>) -> tensor<64x64xf32> {
  return %a : tensor<64x64xf32>
}"""
    for topology, devices in (("2xv3:4x4l", 64), ("v7x:4x4x4", 128), ("v4:4x4x8_twisted", 128), ("8xh100:8", 64), ("v4:none", 1)):
        engine = Engine(Open(text=text, name="bare", sources=[SourceText(name="bare")], topology=topology))
        mesh = engine.open(OpenRequest(), quiet).variant.settings.mesh
        assert [(axis.name, axis.size) for axis in mesh] == [("x", devices)], (topology, mesh)


check_layer(sys.argv[1])
check_default_mesh()
check_scanned(sys.argv[2])
check_repeated()
check_exports()
for path in sys.argv[1:]:
    check_summaries(path)
check_long_chain()
check_requests()
print("engine: passed")
