"""Results of the compiler and the simulator for variants of one program."""

from __future__ import annotations

import json
import time
from collections import OrderedDict
from typing import Any, Callable, Optional

import msgspec

from gspmd._errors import GspmdError, InputError
from gspmd.explorer import candidates, notation, tables
from gspmd.explorer.messages import (Axis, Chain, Change, Edit, Explanation, Exported, ExportRequest,
                                     FrontPoint, Lost, SearchRequest, SearchResult, Settings, State,
                                     Step, Suggestions, SuggestRequest, TensorRequest, Variant)
from gspmd.program import EXPLAIN_JSON, EXPLAIN_SUMMARY, Program, _parse
from gspmd.search import search
from gspmd.simulation import Simulation

_KEPT = 32              # states and programs
_MOST_SUGGESTIONS = 6
_MOST_STEPS = 200       # of a chain: more than anyone reads, and a page of them is slow

#: Receives what is being done, and the share that is done or None.
Report = Callable[[str, Optional[float]], None]


class Recent(OrderedDict[bytes, Any]):
    """The results that were used last."""

    def get_or_make(self, key: bytes, make: Callable[[], Any]) -> Any:
        if key not in self:
            self[key] = make()
            if len(self) > _KEPT:
                self.popitem(last=False)
        self.move_to_end(key)
        return self[key]


class Engine:
    """One program, and the results of its variants. Methods raise GspmdError."""

    def __init__(self, text: str, name: str, shown: list[str], source_of: dict[str, int],
                 labels: dict[str, str]):
        self.program = _parse(text, name)
        self._tables = tables.Tables(tables.TextLines(shown), source_of, labels)
        self._programs, self._states, self._steps = Recent(), Recent(), Recent()

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
            return program.simulate(settings.topology, overlap=settings.overlap,
                                    layout=settings.layout)
        step: Simulation = self._steps.get_or_make(msgspec.json.encode(variant), simulate)
        return step

    def mesh(self, summary: dict[str, Any], settings: Settings) -> list[Axis]:
        if settings.mesh is not None:
            return settings.mesh
        meshes = [axes for axes in summary["meshes"].values() if axes]
        return [Axis(name=name, size=size) for name, size in (meshes[0] if meshes else {}).items()]

    # ---- States -------------------------------------------------------------------

    def state(self, variant: Variant, report: Report) -> State:
        state: State = self._states.get_or_make(msgspec.json.encode(variant),
                                                lambda: self._state(variant, report))
        return state

    def _state(self, variant: Variant, report: Report) -> State:
        start = time.perf_counter()
        report("completing shardings", 0)
        program = self.changed(variant)
        summary = msgspec.json.decode(program._explain("all", EXPLAIN_SUMMARY))
        report("optimizing and simulating" if variant.settings.optimize else
               "partitioning and simulating", 0.4)
        step = self.step(variant)
        report("collecting results", 0.9)
        mesh = self.mesh(summary, variant.settings)
        sizes = {axis.name: axis.size for axis in mesh}
        tensors, places = self._tables.tensors(summary, sizes)
        changed = {msgspec.json.encode(edit.tensor): edit.sharding for edit in variant.edits}
        for tensor in tensors if changed else []:
            key = msgspec.json.encode(tensor.key)
            tensor.annotated = changed.get(key, tensor.annotated or None) is not None
            annotation = changed.get(key)
            if annotation is not None:  # what every use of the tensor gets
                dims = [[dim] if isinstance(dim, str) else dim or [] for dim in annotation]
                tensor.dims = [now if dim == ["?"] else dim
                               for now, dim in zip(tensor.dims, dims)]
        figures = tables.figures(step, variant.settings.memory_limit)
        placement, torus, layers = tables.machine(step.data)
        reshards = tables.reshards(step.data, tensors)
        return State(
            variant=variant, mesh=mesh, topology=step.topology, figures=figures, tensors=tensors,
            collectives=tables.collectives(step.data, places), reshards=reshards,
            problems=tables.problems(tensors, mesh, figures), alive=tables.alive(step.data, tensors),
            placement=placement, torus=torus, layers=layers,
            notes=[*step.data.get("notes", []), *step.data.get("replicated_ops", [])],
            seconds=time.perf_counter() - start)

    # ---- Explanations ---------------------------------------------------------------

    def explain(self, request: TensorRequest, report: Report) -> Explanation:
        key = request.tensor
        name = "%s:%s" % (key.function, key.name)
        values = json.loads(self.changed(request.variant)._explain(name, EXPLAIN_JSON))["values"]
        values = [value for value in values
                  if (value["function"], value["name"]) == (key.function, key.name)]
        if key.occurrence >= len(values):
            raise InputError("error: the program has no tensor %s" % name)
        value = values[key.occurrence]
        return Explanation(
            sharding=value["sharding"], chains=[self._chain(axes) for axes in value["axes"]],
            lost=[Lost(dim=lost["dim"], axes=lost["axes"], reason=lost["reason"],
                       text=lost["text"], proposed=_origin(lost["proposed"]),
                       winner=_origin(lost["winner"])) for lost in value["lost"]])

    def _chain(self, axes: dict[str, Any]) -> Chain:
        steps, half = [], _MOST_STEPS // 2
        omitted = max(0, len(axes["steps"]) - _MOST_STEPS)
        kept = axes["steps"][:half] + axes["steps"][-half:] if omitted else axes["steps"]
        for each in kept:
            source, line = self._tables.place(each["op"]["location"])
            steps.append(Step(op=each["op"]["name"], location=_place(each["op"]["location"]),
                              before=each["from"], before_dim=each["from_dim"], after=each["to"],
                              after_dim=each["to_dim"], source=source, line=line))
        source, line = self._tables.place(axes["annotation"]["location"])
        return Chain(dim=axes["dim"], axes=axes["axes"], origin=_origin(axes["annotation"]),
                     steps=steps, omitted=omitted, source=source, line=line)

    # ---- Changes that are tried -----------------------------------------------------

    def suggest(self, request: SuggestRequest, report: Report) -> Suggestions:
        state = self.state(request.variant, report)
        collective = None
        if request.goal == "collective":
            if request.collective is None or not 0 <= request.collective < len(state.collectives):
                raise InputError("error: the state has no such collective")
            collective = state.collectives[request.collective]
            origins = self._origins(state, collective.tensors)
            edits = candidates.of_collective(state, collective, origins)
        elif request.goal == "tensor" and request.tensor is not None:
            index = next((i for i, t in enumerate(state.tensors) if t.key == request.tensor), None)
            if index is None:
                raise InputError("error: the state has no such tensor")
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
        return Suggestions(changes=best[:_MOST_SUGGESTIONS], tried=len(changes))

    def _origins(self, state: State, indices: list[int]) -> list[int]:
        """Returns the annotated tensors that the shardings of the largest of these tensors
        come from."""
        largest = sorted(indices, key=lambda i: -state.tensors[i].bytes)[:candidates.MOST_TENSORS]
        names = {"%s:%s" % (state.tensors[i].key.function, state.tensors[i].key.name): None
                 for i in largest}
        if not names:
            return []
        explained = json.loads(self.changed(state.variant)._explain(",".join(names), EXPLAIN_JSON))
        sites = {axes["annotation"]["text"] for value in explained["values"]
                 for axes in value["axes"]}
        sites |= {site["text"] for value in explained["values"] for lost in value["lost"]
                  for site in (lost["proposed"], lost["winner"]) if site}
        return [i for i, tensor in enumerate(state.tensors) if tables.site_of(tensor.op, tensor.key.function, tensor.key.name) in sites]

    # ---- Search and export ------------------------------------------------------------

    def search(self, request: SearchRequest, report: Report) -> SearchResult:
        settings = request.variant.settings
        report("searching for up to %g s" % request.time_limit, None)
        found = search(self.program, settings.topology, time_limit=request.time_limit,
                       overlap=settings.overlap, layout=settings.layout,
                       memory_limit=settings.memory_limit, optimize=settings.optimize)
        mesh = [Axis(name=name, size=size) for name, size in found.mesh.items()]
        variant = Variant(settings=msgspec.structs.replace(settings, mesh=mesh), clear=True)
        _, places = self._tables.tensors(
            summary := json.loads(self.changed(variant)._explain("all", EXPLAIN_SUMMARY)), found.mesh)
        tensors, _ = self._tables.tensors(summary, found.mesh)
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

    def export(self, request: ExportRequest, report: Report) -> Exported:
        if request.form == "sdy":
            return Exported(text=self.changed(request.variant).pipeline("export-sdy").text())
        state = self.state(request.variant, report)
        if request.form == "specs":
            return Exported(text=notation.partition_specs(state))
        if request.form == "map":
            return Exported(text=notation.sharding_map(state))
        raise InputError("error: unknown form '%s'; expected specs, sdy or map" % request.form)


def _place(location: dict[str, Any]) -> str:
    position = "%s:%s" % (location["file"], location["line"]) if location["file"] else ""
    return " ".join(part for part in (position, location["name"]) if part)


def _origin(site: Optional[dict[str, Any]]) -> str:
    if site is None:
        return ""
    place = _place(site["location"])
    return str(site["text"]) + (" (%s)" % place if place else "")
