"""Programs: what is read, transformed, explained, run and simulated."""

# Longer than other files: one class, with all that one does with a program.

from __future__ import annotations

import os
from ctypes import byref
from typing import Any, Mapping, Optional, Sequence, Union

import numpy as np

from gspmd._arrays import Slot, path_of, random_array, tensors
from gspmd._errors import InputError
from gspmd._library import Handle, Sink, Text, check, context, lib, texts_of
from gspmd.conditioning import compare
from gspmd.shardings import ShardingTable
from gspmd.signature import Signature
from gspmd.simulation import Simulation


def load(source: Union[str, bytes, "os.PathLike[str]"]) -> "Program":
    """A program from `source`: a file, or its text or bytes, in any format that
    gspmd-opt reads: the format is recognized. A `str` of one line that names a
    file is a path. Raises InputError with the location of what is wrong, OSError for
    a file that cannot be read."""
    path = path_of(source)
    if path is not None:
        with open(path, "rb") as f:
            return _parse(f.read(), path)
    assert isinstance(source, (str, bytes))
    return _parse(source, "<text>" if isinstance(source, str) else "<bytes>")


def _parse(source: Union[str, bytes], name: str,
           signature: Optional[Signature] = None) -> "Program":
    result, text, label = Handle(), Text(source), Text(name)
    with context:
        check(lib.ProgramParse(context.handle, text.ref, label.ref, byref(result)))
    return Program(result, signature or Signature(), name)


class Program:
    """A program at any stage, from a framework's module to what each device runs.

    It never changes; what transforms it gives a new one. `str` of it is the IR.
    """

    def __init__(self, handle: Handle, signature: Signature, name: str):
        self._handle, self._signature, self.name = handle, signature, name
        self._executables: dict[tuple[Any, ...], Executable] = {}
        self._simulations: dict[tuple[Any, ...], Simulation] = {}
        self._shardings: Optional[ShardingTable] = None

    def __del__(self) -> None:
        if self._handle and self._handle.ptr:
            lib.ProgramDestroy(self._handle)

    # ---- The IR ---------------------------------------------------------------

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return "<gspmd.Program %s, %s>" % (
            self.name, "partitioned" if self.is_partitioned else "not partitioned")

    def text(self, locations: bool = False) -> str:
        """The IR as text, with the source locations of its ops if wanted."""
        sink = Sink()
        with context:
            lib.ProgramPrint(self._handle, locations, sink.callback, None)
        return sink.text()

    def bytecode(self) -> bytes:
        """The IR as MLIR bytecode, locations included. Raises InputError for what it
        cannot hold."""
        sink = Sink()
        with context:
            check(lib.ProgramWriteBytecode(self._handle, sink.callback, None))
        return sink.bytes()

    def artifact(self, version: str = "") -> bytes:
        """The IR as a portable artifact, locations included: what jax.export
        serializes and its readers take.

        version: the StableHLO ("1.4.0") whose readers, and newer ones, understand it;
            default: the newest that is known.

        Raises InputError for a program that is partitioned already (export it first:
        `pipeline("gspmd-export-stablehlo")`) and for what that version cannot have.
        """
        sink, text = Sink(), Text(version)
        with context:
            check(lib.ProgramWriteArtifact(self._handle, text.ref, sink.callback, None))
        return sink.bytes()

    def write(self, path: Union[str, "os.PathLike[str]"], format: str = "text",
              version: str = "") -> None:
        """Writes the IR into the file at `path`, which `load` and the tools read.

        format: "text", "bytecode" or "artifact", all with locations.
        version: of an artifact, as for `artifact`.

        Raises InputError before anything is written, OSError where it cannot be.
        """
        if version and format != "artifact":
            raise InputError("error: only an artifact is of a version of StableHLO, not "
                             "'%s'" % format)
        if format == "text":
            contents = self.text(locations=True).encode()
        elif format == "bytecode":
            contents = self.bytecode()
        elif format == "artifact":
            contents = self.artifact(version)
        else:
            raise InputError("error: no format '%s'; there are 'text', 'bytecode' and "
                             "'artifact'" % format)
        with open(path, "wb") as file:
            file.write(contents)

    # ---- Transformations ----------------------------------------------------

    def pipeline(self, passes: str) -> "Program":
        """What passes make of it: named as for mlir-opt's --pass-pipeline, without
        the anchor ("gspmd-import,canonicalize"). Raises InputError for names that
        are unknown and for what a pass reports."""
        result, text = Handle(), Text(passes)
        with context:
            check(lib.ProgramRunPipeline(self._handle, text.ref, byref(result)))
        return Program(result, self._signature, self.name)

    def annotate(self, mesh: dict[str, int], shardings: dict[str, Sequence[Any]],
                 entry: str = "main") -> "Program":
        """With shardings for arguments, by name: for programs of frontends that have
        none, or of JAX without a mesh.

        mesh: sizes of axes by name, major to minor: {"x": 4, "y": 2}.
        shardings: for a name as JAX calls it ("params['w']"), as the file does, or
            "arg0", with `*` for any text: an entry for each dimension, an axis, a list
            of axes, None (not cut) or "?" (completion decides), as in a PartitionSpec.

        Raises InputError for a name that no argument has (near ones are told), an
        argument that has a sharding, and axes that the mesh has not.
        """
        import json
        names = {name: [list(d) if isinstance(d, tuple) else d for d in dims]
                 for name, dims in shardings.items()}
        text = Text(json.dumps({"mesh": mesh, "shardings": names}))
        name, result = Text(entry), Handle()
        with context:
            check(lib.ProgramAnnotate(self._handle, name.ref, text.ref, byref(result)))
        return Program(result, self._signature, self.name)

    def complete(self) -> "Program":
        """With a sharding for every tensor (--gspmd-complete). Raises InputError for
        what a pass reports."""
        return self.pipeline("gspmd-complete")

    def partition(self) -> "Program":
        """What each device runs, collectives included (--gspmd-partition). Raises
        InputError for what a pass reports, with the op and its place."""
        return self.pipeline("gspmd-partition")

    def optimize(self, topology: str = "", *, overlap: str = "none",
                 layout: str = "", memory_limit: float = 0) -> "Program":
        """What each device runs, with cheaper collectives (--gspmd-optimize): partitions
        it, unless that is done. Each optimization that the simulator predicts to be
        slower is undone. `topology`, `overlap` and `layout` are those of `simulate`;
        default: a torus of v4 of the mesh's shape. `memory_limit` is the memory of a
        device in bytes (0: what the chip has), for which values are computed again. Sums
        are taken in another order, so last bits may differ. Raises InputError."""
        options = [("topology", topology), ("overlap", overlap), ("axis-layout", layout),
                   ("memory-limit", memory_limit and str(memory_limit))]
        return self.pipeline("gspmd-optimize{%s}" % " ".join(
            '%s="%s"' % option for option in options if option[1]))

    @property
    def is_partitioned(self) -> bool:
        """Is it what each device runs? Its tensors are local then."""
        return bool(lib.ProgramIsPartitioned(self._handle))

    # ---- Why -------------------------------------------------------------------

    def shardings(self) -> ShardingTable:
        """How every tensor lies after completion: arguments, results and the values
        in between, each with its name, type, sharding and source line. Raises
        InputError for a program that is partitioned already."""
        if self._shardings is None:
            self._shardings = ShardingTable.from_json(self._explain("all", 1),
                                                      self._signature.labels)
        return self._shardings

    def explain(self, name: str = "all") -> str:
        """Where the sharding of a value comes from, axis by axis, and what lost.

        `name` is an argument or a result as JAX calls it ("params['w1']",
        "result[0]"), as the program does ("%5", "main:arg0"), or an op's place in
        the source ("jit(step)/dot_general", or an end of that). Several with commas
        between them; "all". Raises InputError for a name that is not there.
        """
        return self._explain(self._signature.internal_name(name), 0)

    def _explain(self, values: str, form: int) -> str:
        sink, text = Sink(), Text(values)
        with context:
            check(lib.ProgramExplain(self._handle, text.ref, form, sink.callback, None))
        return sink.text()

    # ---- Runs ------------------------------------------------------------------

    def compile(self, *, partition: bool = True, entry: str = "main",
                lower_with: str = "", plugin: str = "",
                plugin_options: Optional[Mapping[str, Any]] = None,
                form: str = "replicas") -> "Executable":
        """Native code for every device; kept in the user's cache of gspmd-run, and
        in this object.

        partition: False for one device that has all.
        entry: the function that is called from outside.
        lower_with: passes that write ops of a plugin, see `load_plugin`.
        plugin, plugin_options, form: a PJRT plugin that compiles it, as for `run`.

        Raises InputError.
        """
        told = "".join("%s=%s\n" % option for option in sorted((plugin_options or {}).items()))
        key = (partition, entry, lower_with, plugin, told, form)
        if key not in self._executables:
            options = lib.CompileOptionsGetDefault()
            result, texts = Handle(), [Text(t) for t in (entry, lower_with, plugin, told, form)]
            (options.entry, options.lower_with, options.pjrt_plugin, options.pjrt_options,
             options.pjrt_form) = (t.ref for t in texts)
            options.no_partition = not partition
            with context:
                check(lib.ProgramCompile(self._handle, byref(options), byref(result)))
            self._executables[key] = Executable(result)
        return self._executables[key]

    def run(self, *args: Any, check: Union[bool, str] = False, engine: str = "emulator",
            entry: str = "main", rtol: Optional[float] = None,
            atol: Optional[float] = None, poison: Optional[bool] = None,
            memory_limit: int = 0, lower_with: str = "", plugin: str = "",
            plugin_options: Optional[Mapping[str, Any]] = None, form: str = "replicas",
            **kwargs: Any) -> Any:
        """Runs it on emulated devices, one for each of its mesh, or on those of a
        PJRT plugin.

        Arguments are those of the function that was lowered, as arrays of whole
        tensors; the results are numpy arrays in the tree that the function returns.
        Of a program that was loaded, arguments are the tensors in order, and the
        results a list. bfloat16 is ml_dtypes' where that is installed, else its
        bits as uint16.

        check: run the unpartitioned program too, and compare; MismatchError if a
            result differs by more than `atol` + `rtol` * |expected| (default: by
            type, 1e-5 and 1e-4 for float32). The error tells where rounding alone
            does that: what is zero but for rounding, divided by its own size.
            check="rounding" compares such numbers only as far as they are known: a
            result may also differ by as much as the unpartitioned program's own moves,
            element by element, when the arguments change by one rounding.
        poison: fill padding and fresh memory with NaNs (default: with `check`).
        memory_limit: bytes of one device; 0 is no limit. The emulator's.
        entry, lower_with: as for `compile`.
        engine: "emulator", or "pjrt": `plugin`, the path of a PJRT plugin's library, is
            told `plugin_options` ({"cpu_device_count": 8}) and runs the program as
            StableHLO, where devices are `form`: "replicas" or "partitions". Processes
            of MPI are gspmd-run's: `write` the program for it.

        `stats` of the executable (`compile(...)`) has what the run cost. Raises
        InputError for arguments that do not fit and for what cannot be partitioned or
        compiled, ExecutionError for what goes wrong on the devices.
        """
        if engine == "mpi":
            raise InputError(
                "error: engine 'mpi' is a process for each device, which mpirun starts, and this "
                "is one: write the program, program.write('step.mlir'), and run it as mpirun -n "
                "DEVICES gspmd-run step.mlir --engine mpi (docs/mpi.md)")
        if engine not in ("emulator", "pjrt"):
            raise InputError("error: no engine '%s'; there are 'emulator' and 'pjrt'" % engine)
        if (engine == "pjrt") != bool(plugin):
            raise InputError("error: engine 'pjrt' runs on a plugin, and only that does: "
                             "engine='pjrt', plugin='path of its library'")
        if check not in (False, True, "rounding"):
            raise InputError("error: check should be False, True or 'rounding', not %r" % (check,))
        executable = self.compile(entry=entry, lower_with=lower_with, plugin=plugin,
                                  plugin_options=plugin_options, form=form)
        values = self._signature.flatten(args, kwargs, executable.arguments)
        if not check:
            results = executable.run_flat(executable.convert(values), bool(poison), memory_limit)
        else:
            whole = self.compile(partition=False, entry=entry, lower_with=lower_with)
            results = _run_both(executable, whole, values, check == "rounding", rtol, atol,
                                poison is not False, memory_limit)
        return self._signature.unflatten(results)

    def random_arguments(self, seed: int = 0) -> list[np.ndarray]:
        """Made-up arguments, flat and in order, each in the shape of the whole tensor:
        floats in (-2, 2), small integers. The same for the same `seed`. Raises
        InputError for a program that cannot be compiled."""
        generator = np.random.default_rng(seed)
        return [random_array(slot, generator) for slot in self.compile().arguments]

    def run_flat(self, arguments: Sequence[np.ndarray], check: bool = False) -> list[np.ndarray]:
        """`run` with `arguments` as the whole tensors that the program takes, in order;
        results are those that it gives. `check` and the errors (InputError,
        MismatchError, ExecutionError) are those of `run`."""
        executable = self.compile()
        if check:
            return _run_both(executable, self.compile(partition=False), arguments)
        return executable.run_flat(executable.convert(arguments))

    # ---- Costs -----------------------------------------------------------------

    def simulate(self, topology: str, *, overlap: str = "none", layout: str = "",
                 model_flops: float = 0, trip_count: int = 1,
                 kernel_costs: str = "", entry: str = "main") -> Simulation:
        """Predicts a step on chips, without data.

        topology: "v4:4x4x4", "2xv5e:16x16", or a hardware file (docs/simulator.md);
            its devices are as many as the mesh has.
        overlap: what collectives run beside: "none", "async" (what does not need
            them), "matmul" (also the product that they feed).
        layout: physical dimensions of the mesh axes ("x=1,2;y=0", "row-major",
            "best", the cheapest); default: as JAX's mesh_utils lays them.
        model_flops: arithmetic of one step without recomputation, all devices
            together; default: counted.
        trip_count: iterations of loops whose number is not known.
        kernel_costs: path of a file of what custom calls and other kernels cost
            (docs/simulator.md).
        entry: the function that is called from outside.

        That a step does not fit the memory is no error: see `fits`. Raises
        InputError.
        """
        key = (topology, overlap, layout, model_flops, trip_count, kernel_costs, entry)
        if key not in self._simulations:
            options = lib.SimulateOptionsGetDefault()
            texts = texts_of(entry=entry, topology=topology, layout=layout, overlap=overlap,
                             kernel_costs=kernel_costs)
            (options.entry, options.topology, options.axis_layout,
             options.overlap, options.kernel_costs) = (t.ref for t in texts)
            options.model_flops, options.trip_count = model_flops, trip_count
            options.with_pictures = not self.is_partitioned
            result = Handle()
            with context:
                check(lib.ProgramSimulate(self._handle, byref(options), byref(result)))
            self._simulations[key] = Simulation(result, self.name)
        return self._simulations[key]

    def _repr_html_(self) -> str:
        from gspmd.notebook import program_html
        return program_html(self)


def _run_both(executable: "Executable", whole: "Executable", values: Sequence[Any],
              rounding: bool = False, rtol: Optional[float] = None,
              atol: Optional[float] = None, poison: bool = True,
              memory_limit: int = 0) -> list[np.ndarray]:
    """The results of `executable`, compared with those of `whole` on one device."""
    arrays = executable.convert(values)
    results = executable.run_flat(arrays, poison, memory_limit)
    compare(executable, whole, arrays, results, whole.run_flat(arrays), rtol, atol, rounding)
    return results


class Executable:
    """A compiled program. `arguments` and `results` tell name, dtype, shape and the
    shape of one device's part; `stats` what the last run cost: collectives by kind
    (count, bytes), flops, peak_bytes of one device, compile_ms, run_ms."""

    def __init__(self, handle: Handle):
        self._handle = handle
        self.num_devices: int = lib.ExecutableGetNumDevices(handle)
        self.arguments = [Slot(lib.ExecutableGetArgument(handle, i))
                          for i in range(lib.ExecutableGetNumArguments(handle))]
        self.results = [Slot(lib.ExecutableGetResult(handle, i))
                        for i in range(lib.ExecutableGetNumResults(handle))]
        self.stats: dict[str, Any] = {}

    def __del__(self) -> None:
        if self._handle and self._handle.ptr:
            lib.ExecutableDestroy(self._handle)

    def convert(self, values: Sequence[Any]) -> list[np.ndarray]:
        """`values`, one for each argument in order, as arrays of the arguments' types
        and shapes; raises InputError if they do not fit."""
        if len(values) != len(self.arguments):
            names = ", ".join(slot.name or "arg%d" % i
                              for i, slot in enumerate(self.arguments))
            raise InputError("error: the program takes %d arguments, not %d: %s"
                             % (len(self.arguments), len(values), names))
        return [slot.convert(value, i)
                for i, (slot, value) in enumerate(zip(self.arguments, values))]

    def run_flat(self, arrays: list[np.ndarray], poison: bool = False,
                 memory_limit: int = 0, repeat: int = 1) -> list[np.ndarray]:
        """Runs with `arrays` that `convert` gave: whole tensors in order. The results
        are, too.

        poison: fill padding and fresh memory with NaNs.
        memory_limit: bytes of one device; 0 is no limit.
        repeat: run so often; `stats` has the time of the fastest.

        Raises InputError for options that the engine has not, and ExecutionError for
        what goes wrong on the devices.
        """
        import json
        results = [slot.empty() for slot in self.results]
        options, sink = lib.RunOptionsGetDefault(), Sink()
        options.poison, options.memory_limit, options.repeat = poison, memory_limit, repeat
        with context:
            check(lib.ExecutableRun(
                self._handle, len(arrays), tensors(self.arguments, arrays), len(results),
                tensors(self.results, results), byref(options), sink.callback, None))
        self.stats = json.loads(sink.text())
        return results

    def result_name(self, index: int) -> str:
        """What messages call the result at `index`: "0 (result['loss'])"."""
        name = self.results[index].name
        return "%d%s" % (index, " (%s)" % name if name else "")

    def differences(self, got: Sequence[np.ndarray], expected: Sequence[np.ndarray],
                    rtol: Optional[float] = None,
                    atol: Optional[float] = None) -> dict[int, str]:
        """By index, how a result of `got` differs from that of `expected` (both in
        order and of the results' shapes) by more than `atol` + `rtol` * |expected|;
        None is the tolerance of the type."""
        found = {}
        for i, (slot, a, b) in enumerate(zip(self.results, got, expected)):
            sink = Sink()
            if lib.TensorCompare(
                    byref(slot.tensor(a)), byref(slot.tensor(b)), -1 if rtol is None else rtol,
                    -1 if atol is None else atol, None, sink.callback, None):
                found[i] = sink.text()
        return found
