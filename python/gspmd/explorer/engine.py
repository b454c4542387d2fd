"""Results of the compiler and the simulator for variants of one program."""

from __future__ import annotations

import ctypes
import dataclasses
import json
import math
import time
from collections import OrderedDict
from typing import Any, Callable, Optional, TypeVar

import msgspec

from gspmd._support.errors import GspmdError, InputError
from gspmd.explorer import candidates, notation, tables
from gspmd.explorer.graph import graph
from gspmd.explorer.messages import (Axis, Chain, Change, CollectiveDetails, CollectivePage, CompareRequest,
                                     Comparison, Edit, Explanation, Exported, ExportRequest, FindRequest, Found,
                                     FrontPoint, Graph, ItemRequest, LayerPage, LayerRequest, Line, LinePage,
                                     LinesRequest, Lost, Opened, OpenRequest, PageRequest, ReshardDetails,
                                     ReshardPage, SearchRequest, SearchResult, Settings, Source, State, Step,
                                     Suggestions, SuggestRequest, Tensor, TensorDetails, TensorKey, TensorPage,
                                     TensorRequest, TensorsRequest, Variant)
from gspmd.explorer.results import Result
from gspmd.program import EXPLAIN_JSON, EXPLAIN_SUMMARY, Program, _parse
from gspmd.search import search
from gspmd.simulation import Simulation, default_topology, num_devices

_KEPT = 32              # results and programs
_KEPT_CHARACTERS = 64 << 20  # of their texts: at 10^5 ops, a few
_MAX_CHARACTERS = 1000      # of a line of a source
_TOPOLOGIES = ["v4:4x4x4", "v5e:16x16", "v5p:4x4x4", "v6e:16x16", "v7x:4x4x4", "8xh100:8"]
_TEXT = 0               # the source that is the program's text
_MAX_SUGGESTIONS = 6
_MAX_STEPS = 200       # of a chain: more than anyone reads, and a page of them is slow

#: Receives what is being done, and the share that is done or None.
Report = Callable[[str, Optional[float]], None]
_Summary = TypeVar("_Summary", bound=tables.Meshes)


_trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # of glibc


def _return_memory() -> None:
    """Returns freed memory to the system: a phase of a large program frees more than the
    next one uses of it."""
    if _trim is not None:
        _trim(0)


class Recent(OrderedDict[bytes, Any]):
    """The results that were used last, at most `limit` of them."""

    def __init__(self, limit: int):
        super().__init__()
        self._limit = limit

    def get_or_make(self, key: bytes, make: Callable[[], Any]) -> Any:
        if key not in self:
            self[key] = make()
            if len(self) > self._limit:
                self.popitem(last=False)
        self.move_to_end(key)
        return self[key]


@dataclasses.dataclass
class SourceText:
    """A file that is shown; `text` None is the program's text."""
    name: str
    text: Optional[str] = None


@dataclasses.dataclass
class Open:
    """What an engine works on. The first source is the program's text; `source_of` has the
    index of the source by the name of a file in locations."""
    text: str
    name: str
    sources: list[SourceText]
    source_of: dict[str, int] = dataclasses.field(default_factory=dict)
    labels: dict[str, str] = dataclasses.field(default_factory=dict)
    version: str = ""
    topology: Optional[str] = None
    overlap: str = "none"
    layout: str = ""


class Engine:
    """One program, and the results of its variants. Methods raise GspmdError."""

    def __init__(self, opened: Open):
        self._opened = opened
        self.program = _parse(opened.text, opened.name)
        if self.program.is_partitioned:
            raise InputError("error: %s is partitioned already: it has no annotations to change; open the "
                             "program from which it was made" % opened.name)
        self._lines = [(opened.text if source.text is None else source.text).splitlines()
                       for source in opened.sources]
        self._tables = tables.Tables(tables.TextLines(self._lines[_TEXT]), opened.source_of, opened.labels)
        limit = max(2, min(_KEPT, _KEPT_CHARACTERS // (len(opened.text) + 1)))
        self._programs, self._results, self._steps = Recent(limit), Recent(limit), Recent(limit)
        self._summaries = Recent(1)

    def open(self, request: OpenRequest, report: Report) -> Opened:
        report("completing shardings", None)
        opened, chips = self._opened, self._opened.topology
        meshes = self._summary(self.program, tables.Meshes).meshes.values()
        axes: dict[str, int] = next((axes for axes in meshes if axes), {})
        mesh = None
        if axes:
            chips = chips or default_topology(math.prod(axes.values())) or ""
        else:
            chips = chips or "v4:2x2x2"
            mesh = [Axis(name="x", size=_devices_of(chips))]
        settings = Settings(topology=chips, overlap=opened.overlap, layout=opened.layout, mesh=mesh)
        return Opened(
            name=opened.name, version=opened.version, text=_TEXT, variant=Variant(settings=settings),
            sources=[Source(name=each.name, lines=len(lines))
                     for each, lines in zip(opened.sources, self._lines)],
            topologies=list(dict.fromkeys([chips, *_TOPOLOGIES])))

    def _summary(self, program: Program, type: type[_Summary]) -> _Summary:
        """Returns the completed shardings of all tensors. The text is kept until the first
        result: opening the program needs it twice."""
        def explain() -> tuple[Program, bytes]:
            text = program._explain_bytes("all", EXPLAIN_SUMMARY)
            _return_memory()
            return program, text
        text = self._summaries.get_or_make(b"%d" % id(program), explain)[1]
        return msgspec.json.decode(text, type=type)

    # ---- Programs and steps -----------------------------------------------------

    def changed(self, variant: Variant) -> Program:
        """Returns the program with the mesh and the annotations of the variant."""
        if variant.settings.mesh is None and not variant.clear and not variant.edits:
            return self.program
        request: dict[str, Any] = {"clear": variant.clear, "edits": [
            {"function": edit.tensor.function, "name": edit.tensor.name,
             "occurrence": edit.tensor.occurrence, "sharding": edit.sharding}
            for edit in variant.edits]}
        if variant.settings.mesh is not None:
            request["mesh"] = {axis.name: axis.size for axis in variant.settings.mesh}
            if len(request["mesh"]) < len(variant.settings.mesh):
                raise InputError("error: two axes of the mesh have the same name")
        text = json.dumps(request)
        program: Program = self._programs.get_or_make(
            text.encode(), lambda: self.program._edit_annotations(text))
        return program

    def step(self, variant: Variant) -> Simulation:
        """Returns the predicted step of the variant."""
        def simulate() -> Simulation:
            program, settings = self.changed(variant), variant.settings
            if settings.optimize:
                program = program.optimize(settings.topology, overlap=settings.overlap,
                                           layout=settings.layout, memory_limit=settings.memory_limit)
            step = program.simulate(settings.topology, overlap=settings.overlap,
                                    layout=settings.layout)
            _return_memory()
            return step
        step: Simulation = self._steps.get_or_make(msgspec.json.encode(variant), simulate)
        return step

    def mesh(self, summary: tables.Meshes, settings: Settings) -> list[Axis]:
        if settings.mesh is not None:
            return settings.mesh
        meshes = [axes for axes in summary.meshes.values() if axes]
        return [Axis(name=name, size=size) for name, size in (meshes[0] if meshes else {}).items()]

    # ---- States -------------------------------------------------------------------

    def state(self, variant: Variant, report: Report) -> State:
        start = time.perf_counter()
        result = self.result(variant, report)
        return result.state(time.perf_counter() - start)

    def result(self, variant: Variant, report: Report = lambda text, done: None) -> Result:
        """Returns the tables of the variant."""
        result: Result = self._results.get_or_make(msgspec.json.encode(variant),
                                                   lambda: self._result(variant, report))
        return result

    def _result(self, variant: Variant, report: Report) -> Result:
        report("completing shardings", 0)
        tensors, places, mesh = self._tensors(variant)
        report("optimizing and simulating" if variant.settings.optimize else
               "partitioning and simulating", 0.4)
        step = self.step(variant)
        report("collecting results", 0.9)
        figures = tables.figures(step, variant.settings.memory_limit)
        placement, torus, layers = tables.machine_tables(step.data)
        reshards, of_reshard = tables.reshards(step.data, tensors)
        collectives, at_collective = tables.collectives(step.data, places)
        alive, alive_tensor = tables.live_tensors(step.data, tensors)
        return Result(
            variant=variant, mesh=mesh, topology=step.topology, figures=figures, tensors=tensors,
            places=places, collectives=collectives, at_collective=at_collective,
            reshards=reshards, of_reshard=of_reshard,
            problems=tables.problems(tensors, mesh, figures), alive=alive,
            alive_tensor=alive_tensor, placement=placement, torus=torus, layers=layers,
            notes=[*step.data.get("notes", []), *step.data.get("replicated_ops", [])])

    def _tensors(self, variant: Variant) -> tuple[list[Tensor], dict[str, list[int]], list[Axis]]:
        """Returns the tensors, their indices by what names their locations, and the mesh."""
        summary = self._summary(self.changed(variant), tables.Summary)
        mesh = self.mesh(summary, variant.settings)
        self._summaries.clear()  # the result is kept, so nothing needs the text again
        tensors, places = self._tables.tensors(summary, {axis.name: axis.size for axis in mesh})
        return tensors, places, mesh

    def compare(self, request: CompareRequest, report: Report) -> Comparison:
        left, right = self.result(request.left, report), self.result(request.right, report)
        tensors, total = left.differences(right)
        return Comparison(left=left.state(0), right=right.state(0), tensors=tensors, total=total)

    # ---- Rows and items of a result ---------------------------------------------------

    def tensors(self, request: TensorsRequest, report: Report) -> TensorPage:
        return self.result(request.variant, report).tensor_page(request)

    def collectives(self, request: PageRequest, report: Report) -> CollectivePage:
        return self.result(request.variant, report).collective_page(request)

    def reshards(self, request: PageRequest, report: Report) -> ReshardPage:
        return self.result(request.variant, report).reshard_page(request)

    def layer(self, request: LayerRequest, report: Report) -> LayerPage:
        return self.result(request.variant, report).layer_page(request)

    def tensor(self, request: TensorRequest, report: Report) -> TensorDetails:
        return self.result(request.variant, report).tensor_details(request.tensor)

    def collective(self, request: ItemRequest, report: Report) -> CollectiveDetails:
        return self.result(request.variant, report).collective_details(request.index)

    def reshard(self, request: ItemRequest, report: Report) -> ReshardDetails:
        return self.result(request.variant, report).reshard_details(request.index)

    # ---- Sources ------------------------------------------------------------------------

    def _lines_of(self, source: int) -> list[str]:
        if source >= len(self._lines):
            raise InputError("error: the program has no source %d" % source)
        return self._lines[source]

    def lines(self, request: LinesRequest, report: Report) -> LinePage:
        lines, result = self._lines_of(request.source), self.result(request.variant, report)
        defined = result.at_lines(request.source, _TEXT)
        rows = []
        for at in range(request.start, min(request.start + request.count, len(lines))):
            index = defined.get(at + 1)
            rows.append(Line(text=_shortened(lines[at]),
                             tensor=None if index is None else result.tensors[index]))
        return LinePage(rows=rows, total=len(lines))

    def find(self, request: FindRequest, report: Report) -> Found:
        lines, text = self._lines_of(request.source), request.text.lower()
        for i in range(len(lines)):
            at = (request.line + i) % len(lines)
            if text in lines[at].lower():
                return Found(line=at + 1)
        return Found(line=0)

    # ---- Explanations ---------------------------------------------------------------

    def explain(self, request: TensorRequest, report: Report) -> Explanation:
        key = request.tensor
        name = "%s:%s" % (key.function, key.name)
        values = json.loads(self.changed(request.variant)._explain(name, EXPLAIN_JSON))["values"]
        values = [value for value in values if _key_of(value) == key]
        if not values:
            raise InputError("error: the program has no tensor %s" % name)
        # The last one is an annotation that an edit added, if there is one.
        return Explanation(
            sharding=values[-1]["sharding"], chains=[self._chain(axes) for axes in values[-1]["axes"]],
            lost=[Lost(dim=lost["dim"], axes=lost["axes"], reason=lost["reason"],
                       text=lost["text"], proposed=_origin(lost["proposed"]),
                       winner=_origin(lost["winner"])) for value in values for lost in value["lost"]])

    def _place(self, location: dict[str, Any]) -> tuple[int, int]:
        return self._tables.place(location["file"], location["line"])

    def _chain(self, axes: dict[str, Any]) -> Chain:
        steps, half = [], _MAX_STEPS // 2
        omitted = max(0, len(axes["steps"]) - _MAX_STEPS)
        kept = axes["steps"][:half] + axes["steps"][-half:] if omitted else axes["steps"]
        for each in kept:
            source, line = self._place(each["op"]["location"])
            before, after = (each[name] and _key_of(each[name]) for name in ("from_tensor", "to_tensor"))
            if not line and after:
                source, line = _TEXT, self._tables.text_line(after)
            steps.append(Step(op=each["op"]["name"], location=_place(each["op"]["location"]),
                              before=each["from"], before_tensor=before, before_dim=each["from_dim"],
                              after=each["to"], after_tensor=after, after_dim=each["to_dim"],
                              source=source, line=line))
        source, line = self._place(axes["annotation"]["location"])
        return Chain(dim=axes["dim"], axes=axes["axes"], origin=_origin(axes["annotation"]),
                     steps=steps, omitted=omitted, source=source, line=line)

    # ---- Changes that are tried -----------------------------------------------------

    def suggest(self, request: SuggestRequest, report: Report) -> Suggestions:
        state = self.result(request.variant, report)
        collective = None
        if request.goal == "collective":
            if request.collective is None or request.collective >= len(state.collectives):
                raise InputError("error: the state has no such collective")
            collective = state.collectives[request.collective]
            origins = self._origins(state, state.at_collective[collective.index])
            edits = candidates.of_collective(state, collective, origins)
        elif request.goal == "tensor" and request.tensor is not None:
            index = state.index(request.tensor)
            edits = candidates.of_tensor(state, index, self._origins(state, [index]))
        elif request.goal == "memory":
            edits = candidates.of_memory(state)
        else:
            raise InputError("error: unknown goal '%s'; expected memory, collective or tensor"
                             % request.goal)
        changes = []
        for number, edit in enumerate(edits):
            report("trying %d of %d changes" % (number + 1, len(edits)), number / len(edits))
            variant = candidates.with_edit(request.variant, edit)
            try:
                step = self.step(variant)
            except GspmdError:  # an annotation that the program does not admit
                continue
            left = 0.0 if collective is None else sum(
                c["seconds"] for c in step.data["collectives_by_line"]
                if (c["kind"], c["axes"], c.get("location") or "") ==
                (collective.kind, collective.axes, collective.location))
            figures = tables.figures(step, request.variant.settings.memory_limit)
            changes.append(Change(
                text=notation.edit_text(state, edit), variant=variant, collective_seconds=left,
                step_seconds=figures.step_seconds, peak_bytes=figures.peak_bytes, fits=figures.fits))
        best = candidates.ranked(changes, request.goal, collective, state.figures)
        return Suggestions(changes=best[:_MAX_SUGGESTIONS], tried=len(changes))

    def _origins(self, state: Result, indices: list[int]) -> list[int]:
        """Returns the annotated tensors that the shardings of the largest of these tensors
        come from."""
        largest = sorted(indices, key=lambda i: -state.tensors[i].bytes)[:candidates.MOST_TENSORS]
        keys = {state.tensors[i].key: None for i in largest}
        if not keys:
            return []
        names = dict.fromkeys("%s:%s" % (key.function, key.name) for key in keys)
        explained = json.loads(self.changed(state.variant)._explain(",".join(names), EXPLAIN_JSON))
        values = [value for value in explained["values"] if _key_of(value) in keys]
        sites = [axes["annotation"] for value in values for axes in value["axes"]]
        sites += [site for value in values for lost in value["lost"]
                  for site in (lost["proposed"], lost["winner"]) if site]
        found = {state.find(_key_of(site["tensor"])) for site in sites if site["tensor"]}
        return sorted(i for i in found if i is not None)

    # ---- Search and export ------------------------------------------------------------

    def search(self, request: SearchRequest, report: Report) -> SearchResult:
        settings = request.variant.settings
        report("searching for up to %g s" % request.time_limit, None)
        found = search(self.program, settings.topology, time_limit=request.time_limit,
                       overlap=settings.overlap, layout=settings.layout,
                       memory_limit=settings.memory_limit, optimize=settings.optimize)
        mesh = [Axis(name=name, size=size) for name, size in found.mesh.items()]
        variant = Variant(settings=msgspec.structs.replace(settings, mesh=mesh), clear=True)
        tensors, places, _ = self._tensors(variant)
        for name, dims in found.shardings.items():
            for index in notation.find(tensors, places, name):
                shape = tensors[index].shape
                variant.edits.append(Edit(tensor=tensors[index].key,
                                          sharding=(list(dims) + [None] * len(shape))[:len(shape)]))
        points = [FrontPoint(name=layout["name"], step_seconds=layout["step_seconds"],
                             peak_bytes=layout["peak_bytes"], fits=layout["fits"],
                             mesh=[Axis(name=n, size=s) for n, s in layout["mesh"].items()])
                  for layout in found.layouts]
        return SearchResult(points=points, variant=variant, annotations=len(found.annotations),
                            step_seconds=found.step_seconds, peak_bytes=found.peak_bytes)

    def graph(self, request: Variant, report: Report) -> Graph:
        report("predicting the step of each op", None)
        return graph(self.changed(request), request.settings)

    def export(self, request: ExportRequest, report: Report) -> Exported:
        if request.form == "sdy":
            return Exported(text=self.changed(request.variant).pipeline("export-sdy").text())
        state = self.result(request.variant, report)
        if request.form == "specs":
            return Exported(text=notation.partition_specs(state))
        if request.form == "map":
            return Exported(text=notation.sharding_map(state))
        raise InputError("error: unknown form '%s'; expected specs, sdy or map" % request.form)


def _devices_of(topology: str) -> int:
    """Returns the number of devices of a topology; 1 for an invalid one, whose error the first
    state reports beside the settings that correct it."""
    try:
        return num_devices(topology)
    except InputError:
        return 1


def _shortened(line: str) -> str:
    """Returns the beginning and the end of a long line."""
    end = _MAX_CHARACTERS // 3
    return line if len(line) <= _MAX_CHARACTERS else line[:_MAX_CHARACTERS - end - 1] + "…" + line[-end:]


def _place(location: dict[str, Any]) -> str:
    line = "%s:%s" % (location["file"], location["line"]) if location["file"] else ""
    return " ".join(part for part in (line, location["name"]) if part)


def _key_of(tensor: dict[str, Any]) -> TensorKey:
    return TensorKey(function=tensor["function"], name=tensor["name"], occurrence=tensor["occurrence"])


def _origin(site: Optional[dict[str, Any]]) -> str:
    if site is None:
        return ""
    place = _place(site["location"])
    return str(site["text"]) + (" (%s)" % place if place else "")
