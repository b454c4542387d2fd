"""Programs that are read, transformed, explained, run and simulated."""

from __future__ import annotations

import os
from ctypes import byref
from typing import Any, Mapping, Optional, Sequence, Union

import numpy as np

from gspmd._support.arrays import path_of, random_array
from gspmd._support.conversion import int64_of, sizes_of
from gspmd._support.errors import InputError
from gspmd._support.files import read_program
from gspmd._support.library import (FILE_CALLBACK, STRING_CALLBACK, Handle, Sink, Text, check,
                                    context, lib, texts_of)
from gspmd._support.text import displayed
from gspmd.conditioning import compare
from gspmd.executable import AheadOfTimeExecutable, Executable
from gspmd.shardings import ShardingTable
from gspmd.signature import Signature
from gspmd.simulation import Simulation
from gspmd.stages import ExportedStages, Stages

#: GspmdExplainForm
EXPLAIN_TEXT, EXPLAIN_JSON, EXPLAIN_SUMMARY = range(3)


def load(source: Union[str, bytes, "os.PathLike[str]"]) -> "Program":
    """Returns the program in `source`: a file, text or bytes in any format that
    gspmd-opt reads; the format is detected. A `str` of one line that names a file is a
    path. Raises InputError with the location of the error and for a device, OSError for
    a file that cannot be read."""
    path = path_of(source)
    if path is not None:
        return _parse(read_program(path), path)
    assert isinstance(source, (str, bytes))
    return _parse(source, "<text>" if isinstance(source, str) else "<bytes>")


def _parse(source: Union[str, bytes], name: str,
           signature: Optional[Signature] = None) -> "Program":
    result, text, label = Handle(), Text(source), Text(name)
    with context:
        check(lib.ProgramParse(context.handle, text.ref, label.ref, byref(result)))
    return Program(result, signature or Signature(), name)


class Program:
    """A program at any stage, from a framework's module to the device program.

    It is immutable; transformations return new programs. `str` returns the IR.
    """

    def __init__(self, handle: Handle, signature: Signature, name: str):
        self._handle, self._signature, self.name = handle, signature, name
        self._executables: dict[tuple[Any, ...], Executable] = {}
        self._shardings: Optional[ShardingTable] = None
        self._shown: Any = None  # the widget of a notebook

    def __del__(self) -> None:
        if self._handle and self._handle.ptr:
            lib.ProgramDestroy(self._handle)

    # ---- The IR ---------------------------------------------------------------

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return "<gspmd.Program %s, %s>" % (
            displayed(self.name), "partitioned" if self.is_partitioned else "not partitioned")

    def text(self, locations: bool = False) -> str:
        """Returns the IR as text, optionally with the source locations of its ops."""
        sink = Sink()
        with context:
            lib.ProgramPrint(self._handle, locations, sink.callback, None)
        return sink.text()

    def bytecode(self) -> bytes:
        """Returns the IR as MLIR bytecode with locations. Raises InputError for what the
        format does not support."""
        sink = Sink()
        with context:
            check(lib.ProgramWriteBytecode(self._handle, sink.callback, None))
        return sink.bytes()

    def artifact(self, version: str = "") -> bytes:
        """Returns the IR as a portable artifact with locations, the format of
        jax.export.

        version: the oldest StableHLO ("1.4.0") that can read it; default: the newest
            supported version.

        Raises InputError for a partitioned program (export it first:
        `pipeline("gspmd-export-stablehlo")`) and for what the version does not support.
        """
        sink, text = Sink(), Text(version)
        with context:
            check(lib.ProgramWriteArtifact(self._handle, text.ref, sink.callback, None))
        return sink.bytes()

    def write(self, path: Union[str, "os.PathLike[str]"], format: str = "text",
              version: str = "") -> None:
        """Writes the IR into the file at `path`, which `load` and the tools read.

        format: "text", "bytecode" or "artifact", all with locations.
        version: the version of an artifact, as for `artifact`.

        Raises InputError before anything is written, OSError if writing fails.
        """
        if version and format != "artifact":
            raise InputError("error: format '%s' has no version; version needs format "
                             "'artifact'" % format)
        if format == "text":
            contents = self.text(locations=True).encode()
        elif format == "bytecode":
            contents = self.bytecode()
        elif format == "artifact":
            contents = self.artifact(version)
        else:
            raise InputError("error: unknown format '%s'; expected 'text', 'bytecode' or "
                             "'artifact'" % format)
        with open(path, "wb") as file:
            file.write(contents)

    # ---- Transformations ----------------------------------------------------

    def pipeline(self, passes: str) -> "Program":
        """Runs passes, in the syntax of mlir-opt's --pass-pipeline without the anchor
        ("gspmd-import,canonicalize"). Raises InputError for unknown names and for
        errors of a pass."""
        result, text = Handle(), Text(passes)
        with context:
            check(lib.ProgramRunPipeline(self._handle, text.ref, byref(result)))
        return Program(result, self._signature, self.name)

    def annotate(self, mesh: dict[str, int], shardings: dict[str, Sequence[Any]],
                 entry: str = "main") -> "Program":
        """Adds shardings of arguments by name, for programs of frontends without
        annotations, or of JAX without a mesh.

        mesh: sizes of axes by name, major to minor: {"x": 4, "y": 2}.
        shardings: by name in JAX ("params['w']"), in the file, or "arg0", with `*` for
            any text: an entry for each dimension, an axis, a list of axes, None
            (unsharded) or "?" (completion decides), as in a PartitionSpec.

        Raises InputError for a name without a match (similar names are suggested), an
        argument that has a sharding, and axes that are not in the mesh.
        """
        import json
        names = {name: [list(d) if isinstance(d, tuple) else d for d in dims]
                 for name, dims in shardings.items()}
        text = Text(json.dumps({"mesh": sizes_of("mesh", mesh), "shardings": names}))
        name, result = Text(entry), Handle()
        with context:
            check(lib.ProgramAnnotate(self._handle, name.ref, text.ref, byref(result)))
        return Program(result, self._signature, self.name)

    def _edit_annotations(self, request: str) -> "Program":
        """Changes the mesh and annotations of the program, as JSON `request` of
        gspmdProgramEditAnnotations states. Raises InputError."""
        result, text = Handle(), Text(request)
        with context:
            check(lib.ProgramEditAnnotations(self._handle, text.ref, byref(result)))
        return Program(result, self._signature, self.name)

    def complete(self) -> "Program":
        """Completes the program: every tensor has a sharding (--gspmd-complete). Raises
        InputError for errors of a pass."""
        return self.pipeline("gspmd-complete")

    def partition(self) -> "Program":
        """Partitions to the device program with its collectives (--gspmd-partition).
        Raises InputError for errors of a pass, with the op and its location."""
        return self.pipeline("gspmd-partition")

    def optimize(self, topology: str = "", *, overlap: str = "none",
                 layout: str = "", memory_limit: float = 0) -> "Program":
        """Partitions the program, unless it is partitioned, and reduces the cost of its
        collectives (--gspmd-optimize). Optimizations that the simulator predicts to be
        slower are undone. `topology`, `overlap` and `layout` are those of `simulate`;
        default: a v4 torus of the mesh's shape. `memory_limit` is the memory of a device
        in bytes (0: the memory of the chip), for which values are rematerialized. Sums
        are reordered, so last bits may differ. Raises InputError."""
        options = [("topology", topology), ("overlap", overlap), ("axis-layout", layout),
                   ("memory-limit", memory_limit and str(memory_limit))]
        for name, value in options:
            if value and '"' in value:  # it would end the option
                raise InputError("error: %s: expected no quotation mark, found %s" % (name, value))
        return self.pipeline("gspmd-optimize{%s}" % " ".join(
            '%s="%s"' % option for option in options if option[1]))

    def export_stages(self, stages: Stages, entry: str = "main") -> ExportedStages:
        """Divides the program into pipeline stages and exports them as StableHLO, one program
        for each task. `gspmd.jit` with `stages` runs them.

        stages: the schedule, the microbatches and the groups of devices.
        entry: the public function to divide.

        Raises InputError.
        """
        options = lib.StageOptionsGetDefault()
        texts = texts_of(entry=entry, schedule=stages.schedule,
                         microbatch_dims=stages._dims_text(), meshes=stages._meshes_text())
        (options.entry, options.schedule, options.microbatch_dims, options.meshes) = (
            t.ref for t in texts)
        options.microbatches = int64_of("microbatches", stages.microbatches)
        options.groups = int64_of("groups", stages.groups)
        options.stages = int64_of("count", stages.count)
        files: dict[str, str] = {}
        receive = FILE_CALLBACK(
            lambda name, text, _: files.__setitem__(name.text(), text.text()))
        with context:
            check(lib.ProgramExportStages(self._handle, byref(options), receive, None))
        return ExportedStages(files)

    @property
    def is_partitioned(self) -> bool:
        """Whether this is a device program, with local tensors."""
        return bool(lib.ProgramIsPartitioned(self._handle))

    # ---- Shardings and their explanations ---------------------------------------

    def shardings(self) -> ShardingTable:
        """Returns the completed shardings of arguments, results and intermediate values,
        each with its name, type, sharding and source line. Raises InputError for a
        partitioned program."""
        if self._shardings is None:
            self._shardings = ShardingTable.from_json(self._explain("all", EXPLAIN_SUMMARY),
                                                      self._signature.labels)
        return self._shardings

    def explain(self, name: str = "all") -> str:
        """Explains the sharding of a value axis by axis, with the rejected alternatives.

        `name` is an argument or a result by its name in JAX ("params['w1']",
        "result[0]") or in the program ("%5", "main:arg0"), or the source name of an op
        ("jit(step)/dot_general", or a suffix of it); several separated by commas; or
        "all". Raises InputError for an unknown name.
        """
        return self._explain(self._signature.internal_name(name), EXPLAIN_TEXT)

    def _graph(self, max_nodes: int = 0) -> bytes:
        """Returns the ops and the values that they use, as gspmdProgramWriteGraph writes them.
        Raises InputError for more than `max_nodes` ops and arguments (0: no limit)."""
        sink = Sink()
        with context:
            check(lib.ProgramWriteGraph(self._handle, max_nodes, sink.callback, None))
        return sink.bytes()

    def _explain(self, values: str, form: int) -> str:
        return self._explain_bytes(values, form).decode("utf-8", "replace")

    def _explain_bytes(self, values: str, form: int) -> bytes:
        sink, text = Sink(), Text(values)
        with context:
            check(lib.ProgramExplain(self._handle, text.ref, form, sink.callback, None))
        return sink.bytes()

    # ---- Execution --------------------------------------------------------------

    def compile(self, *, partition: bool = True, entry: str = "main",
                lower_with: str = "", plugin: str = "",
                plugin_options: Optional[Mapping[str, Any]] = None,
                form: str = "replicas", engine: str = "") -> Executable:
        """Compiles native code for every device. It is cached in the compilation cache of
        gspmd-run and in this object.

        partition: False compiles the unpartitioned program for one device.
        entry: the public function to run.
        lower_with: passes that lower ops of a plugin, see `load_plugin`.
        plugin, plugin_options, form: a PJRT plugin that compiles it, as for `run`.
        engine: as for `run`; default: "pjrt" with a plugin, else "emulator".

        Raises InputError.
        """
        settings = "".join("%s=%s\n" % option
                           for option in sorted((plugin_options or {}).items()))
        engine = engine or ("pjrt" if plugin else "emulator")
        key = (partition, entry, lower_with, plugin, settings, form, engine)
        if key not in self._executables:
            options = lib.CompileOptionsGetDefault()
            result = Handle()
            texts = [Text(t) for t in (entry, lower_with, plugin, settings, form, engine)]
            (options.entry, options.lower_with, options.pjrt_plugin, options.pjrt_options,
             options.pjrt_form, options.engine) = (t.ref for t in texts)
            options.no_partition = not partition
            with context:
                check(lib.ProgramCompile(self._handle, byref(options), byref(result)))
            self._executables[key] = Executable(result)
        return self._executables[key]

    def compile_for(self, topology: str, *, plugin: str,
                    plugin_options: Optional[Mapping[str, Any]] = None,
                    form: str = "replicas", entry: str = "main",
                    optimized_program: bool = False,
                    executable: bool = False) -> AheadOfTimeExecutable:
        """Partitions the program and compiles it ahead of time for a topology of a PJRT
        plugin, without its devices: `program.compile_for("v5e:2x4", plugin="libtpu.so")`.

        topology: a name in the plugin's syntax.
        plugin, form: the path of the plugin, and how devices are numbered, as for `run`.
        plugin_options: options of the topology, such as {"chip_config_name": "megacore"}.
        entry: the public function to compile.
        optimized_program, executable: also read the plugin's optimized program and its
            serialized executable.

        Raises InputError for a topology that the plugin does not have, a plugin that cannot
        compile ahead of time and a program that cannot be partitioned, and ExecutionError
        where the plugin does not compile the program.
        """
        import json
        settings = "".join("%s=%s\n" % option
                           for option in sorted((plugin_options or {}).items()))
        options = lib.CompileOptionsGetDefault()
        texts = texts_of(topology=topology, entry=entry, plugin=plugin, options=settings,
                         form=form, engine="pjrt")
        (where, options.entry, options.pjrt_plugin, options.pjrt_options, options.pjrt_form,
         options.engine) = (t.ref for t in texts)
        stats, optimized, serialized = Sink(), Sink(), Sink()
        with context:
            check(lib.ProgramCompileAheadOfTime(
                self._handle, byref(options), where, stats.callback,
                optimized.callback if optimized_program else STRING_CALLBACK(),
                serialized.callback if executable else STRING_CALLBACK(), None))
        return AheadOfTimeExecutable(json.loads(stats.text()), optimized.bytes(),
                                     serialized.bytes())

    def run(self, *args: Any, check: Union[bool, str] = False, engine: str = "emulator",
            entry: str = "main", rtol: Optional[float] = None,
            atol: Optional[float] = None, poison: Optional[bool] = None,
            memory_limit: int = 0, lower_with: str = "", plugin: str = "",
            plugin_options: Optional[Mapping[str, Any]] = None, form: str = "replicas",
            **kwargs: Any) -> Any:
        """Runs the program on emulated devices, one per device of its mesh, or on the
        devices of a PJRT plugin.

        Arguments are those of the function that was lowered, as arrays of global
        tensors; results are NumPy arrays in the tree that the function returns. A
        loaded program takes its tensors in order and returns a list. bfloat16 is a
        dtype of ml_dtypes if that is installed, else its bits as uint16. So are smaller
        floats and integers of less than a byte; without ml_dtypes, floats are their bits
        as uint8. As arguments, small floats may be their bits. Arguments
        of other types convert if their values do; floats round to floats.

        check: run the unpartitioned program too, and compare; MismatchError if a
            result differs by more than `atol` + `rtol` * |expected| (default: by
            type, 1e-5 and 1e-4 for float32). The error notes differences that
            rounding explains: numbers that are zero in exact arithmetic, divided by
            their own magnitude. check="rounding" accepts these: a result may also
            differ by as much as that of the unpartitioned program changes, element by
            element, when the arguments are perturbed by one rounding.
        poison: fill padding and fresh memory with NaNs (default: with `check`).
        memory_limit: bytes of memory of one device; 0 is no limit. Emulator only.
        entry, lower_with: as for `compile`.
        engine: "emulator", or "pjrt": `plugin`, the path of a PJRT plugin, gets
            `plugin_options` ({"cpu_device_count": 8}) and runs the program as StableHLO
            with devices as its "replicas" or "partitions" (`form`). For MPI processes,
            `write` the program and use gspmd-run.

        `stats` of the executable (`compile(...)`) has the statistics of the run. Raises
        InputError for unsuitable arguments and for programs that cannot be partitioned
        or compiled, ExecutionError for errors on the devices.
        """
        if check not in (False, True, "rounding"):
            raise InputError("error: check: expected False, True or 'rounding', found %r" % (check,))
        for name, tolerance in (("rtol", rtol), ("atol", atol)):
            if tolerance is not None and not tolerance >= 0:
                raise InputError("error: %s: expected a non-negative number, found %r"
                                 % (name, tolerance))
        executable = self.compile(entry=entry, lower_with=lower_with, plugin=plugin,
                                  plugin_options=plugin_options, form=form, engine=engine)
        values = self._signature.flatten(args, kwargs, executable.arguments)
        if not check:
            results = executable.run_flat(executable.convert(values), bool(poison), memory_limit)
        else:
            unpartitioned = self.compile(partition=False, entry=entry, lower_with=lower_with)
            results = _run_both(executable, unpartitioned, values, check == "rounding", rtol, atol,
                                poison is not False, memory_limit)
        return self._signature.unflatten(executable.to_values(results))

    def random_arguments(self, seed: int = 0) -> list[np.ndarray]:
        """Returns random arguments, flat, in order and in global shapes: floats in
        (-2, 2), small integers. They depend on `seed` only. Raises InputError for a
        program that cannot be compiled."""
        generator = np.random.default_rng(seed)
        return [random_array(slot, generator) for slot in self.compile().arguments]

    def run_flat(self, arguments: Sequence[np.ndarray], check: bool = False) -> list[np.ndarray]:
        """Runs with a flat list of global tensors as arguments and results. `check` and
        the errors (InputError, MismatchError, ExecutionError) are those of `run`."""
        executable = self.compile()
        if check:
            results = _run_both(executable, self.compile(partition=False), arguments)
        else:
            results = executable.run_flat(executable.convert(arguments))
        return executable.to_values(results)

    # ---- Simulation -------------------------------------------------------------

    def simulate(self, topology: str, *, overlap: str = "none", layout: str = "",
                 model_flops: float = 0, trip_count: int = 1,
                 kernel_costs: str = "", software: str = "",
                 entry: str = "main") -> Simulation:
        """Predicts a step on chips, without data.

        topology: "v4:4x4x4", "2xv5e:16x16", or a hardware file (docs/simulator.md)
            with as many devices as the mesh.
        overlap: what collectives overlap with: "none", "async" (independent ops),
            "matmul" (also the matmul that uses them).
        layout: physical dimensions of the mesh axes ("x=1,2;y=0", "row-major",
            "best", the fastest); default: the layout of JAX's mesh_utils.
        model_flops: FLOPs of one step of all devices without rematerialization;
            default: counted.
        trip_count: the trip count of loops whose trip count is unknown.
        kernel_costs: path of a file with the costs of custom calls and other kernels
            (docs/simulator.md).
        software: a software profile of the hardware: h100 has "pytorch-fsdp", "maxtext",
            "pax" and "nemo" (docs/simulator.md); default: the figures of the chip.
        entry: the public function to simulate.

        A step that exceeds the memory is no error: see `fits`. Raises InputError.
        """
        options = lib.SimulateOptionsGetDefault()
        texts = texts_of(entry=entry, topology=topology, layout=layout, overlap=overlap,
                         kernel_costs=kernel_costs, software=software)
        (options.entry, options.topology, options.axis_layout, options.overlap,
         options.kernel_costs, options.software) = (t.ref for t in texts)
        options.model_flops = model_flops
        options.trip_count = int64_of("trip_count", trip_count)
        options.with_pictures = not self.is_partitioned
        result = Handle()
        with context:
            check(lib.ProgramSimulate(self._handle, byref(options), byref(result)))
        return Simulation(result, self.name)

    def node_data(self, topology: str, **options: Any) -> dict[str, dict[str, Any]]:
        """Returns the completed shardings and the predicted seconds, collective bytes and
        memory of each op as node data of Model Explorer (docs/viewers.md), by name: "sharding",
        "time", "bytes" and "memory". `json.dump` of each is a file for the graph of this program.

        topology, options: as of `simulate`.

        Raises InputError.
        """
        from gspmd.viewers.model_explorer import node_data
        return node_data(self, topology, **options)

    def widget(self, topology: Optional[str] = None, *, overlap: str = "none",
               layout: str = "") -> Any:
        """Returns the explorer of this program as a notebook's widget (docs/explore.md).

        topology, overlap, layout: as of `simulate`; default: a v4 torus with as many devices
            as the mesh.

        Raises InputError without the packages of `gspmd[notebook]`, and for a partitioned
        program.
        """
        try:
            from gspmd.explorer.widget import make_widget
        except ImportError as error:
            raise InputError("error: a widget needs the package %s: pip install 'gspmd[notebook]'"
                             % error.name) from None
        return make_widget(self, topology=topology, overlap=overlap, layout=layout)

    def _repr_mimebundle_(self, **options: Any) -> Any:
        """Shows the explorer where anywidget is installed; `_repr_html_` is beside it, for
        viewers of a notebook without a kernel, and alone without anywidget."""
        if self.is_partitioned:
            return None
        try:
            self._shown = self._shown or self.widget()
        except (InputError, FileNotFoundError):
            return None
        shown = self._shown._repr_mimebundle_(**options)
        data = shown[0] if isinstance(shown, tuple) else shown
        if data is not None:
            data["text/plain"] = repr(self)  # for a terminal
        return shown

    def _repr_html_(self) -> str:
        from gspmd.notebook import program_html
        return program_html(self)


def _run_both(executable: Executable, unpartitioned: Executable, values: Sequence[Any],
              rounding: bool = False, rtol: Optional[float] = None,
              atol: Optional[float] = None, poison: bool = True,
              memory_limit: int = 0) -> list[np.ndarray]:
    """Returns the results of `executable` after a comparison with `unpartitioned`."""
    arrays = executable.convert(values)
    results = executable.run_flat(arrays, poison, memory_limit)
    compare(executable, unpartitioned, arrays, results, unpartitioned.run_flat(arrays),
            rtol, atol, rounding)
    return results
