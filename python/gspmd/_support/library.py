"""The C API (include/gspmd-c), through ctypes.

Two libraries export it. libgspmd_pjrt.so contains MLIR and LLVM and exports nothing of
them, so that it works in one process with other packages that contain an LLVM, such as
TensorFlow. libGSPMD.so links MLIR's and LLVM's shared libraries, as plugins do.
"""

from __future__ import annotations

import ctypes
import glob
import os
import threading
import warnings
from ctypes import (CFUNCTYPE, POINTER, Structure, byref, c_bool, c_char_p, c_double,
                    c_int, c_int64, c_size_t, c_ssize_t, c_uint, c_void_p)
from typing import TYPE_CHECKING, Any, Union

from gspmd._support.errors import OF_CODE, GspmdWarning, InputError, Location


_PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
_PRIVATE = "libgspmd_pjrt.so"
_SHARED = "libGSPMD.so.0.10"


def _find() -> str:
    """Returns GSPMD_LIBRARY, the library in the package (in a wheel), or the system's."""
    requested = os.environ.get("GSPMD_LIBRARY")
    if requested:
        return requested
    for path in _candidates():
        if os.path.exists(path):
            return path
    return _SHARED


def _candidates() -> list[str]:
    """Returns the paths of the library in a wheel, and in a prefix, whose
    lib/python3/dist-packages the package's folder is."""
    return [os.path.normpath(os.path.join(_PACKAGE, folder, name))
            for name in (_PRIVATE, _SHARED) for folder in ("lib", "../../..")]


def _find_shared(private: str) -> str:
    """Returns the library that links MLIR's shared library: the one in the folder of `private`,
    or the system's."""
    shared = os.path.join(os.path.dirname(os.path.abspath(private)), _SHARED)
    return shared if os.path.exists(shared) else _SHARED


def _bundled(path: str) -> list[str]:
    """Returns the libraries beside the library in a wheel. It opens them by name on
    demand, and the loader finds names that are loaded."""
    folder = os.path.join(_PACKAGE, "lib")
    return [] if os.path.dirname(path) != folder else [
        other for other in sorted(glob.glob(os.path.join(folder, "lib*.so.*"))) if other != path]


class String(Structure):
    _fields_ = [("data", c_void_p), ("length", c_size_t)]

    def bytes(self) -> bytes:
        return ctypes.string_at(self.data, self.length) if self.length else b""

    def text(self) -> str:
        return self.bytes().decode("utf-8", "replace")


class Handle(Structure):
    _fields_ = [("ptr", c_void_p)]


class CompileOptions(Structure):
    _fields_ = [("entry", String), ("no_partition", c_bool), ("opt_level", c_uint),
                ("cache_folder", String), ("lower_with", String), ("pjrt_plugin", String),
                ("pjrt_options", String), ("pjrt_form", String), ("engine", String)]


class TensorInfo(Structure):
    _fields_ = [("element_type", c_int), ("rank", c_ssize_t),
                ("shape", POINTER(c_int64)), ("local_shape", POINTER(c_int64)),
                ("name", String)]


class Tensor(Structure):
    _fields_ = [("element_type", c_int), ("rank", c_ssize_t),
                ("shape", POINTER(c_int64)), ("data", c_void_p)]


class RunOptions(Structure):
    _fields_ = [("poison", c_bool), ("memory_limit", c_int64), ("repeat", c_int64)]


class SimulateOptions(Structure):
    _fields_ = [("entry", String), ("topology", String), ("axis_layout", String),
                ("overlap", String), ("model_flops", c_double), ("trip_count", c_int64),
                ("kernel_costs", String), ("with_pictures", c_bool), ("software", String)]


class SearchOptions(Structure):
    _fields_ = [("simulate", SimulateOptions), ("mesh", String),
                ("memory_limit", c_double), ("time_limit", c_double),
                ("keep_annotations", c_bool), ("dims", String), ("recompute", c_bool),
                ("optimize", c_bool), ("report", String), ("alternatives", c_uint)]


class StageOptions(Structure):
    _fields_ = [("entry", String), ("schedule", String), ("microbatches", c_int64),
                ("microbatch_dims", String), ("groups", c_int64), ("meshes", String),
                ("stages", c_int64)]


STRING_CALLBACK = CFUNCTYPE(None, String, c_void_p)
FILE_CALLBACK = CFUNCTYPE(None, String, String, c_void_p)
DIAGNOSTIC_CALLBACK = CFUNCTYPE(None, c_int, String, c_void_p)

# Result type and argument types of each function of include/gspmd-c.
_OUT = [STRING_CALLBACK, c_void_p]
_SIGNATURES = {
    "GetVersion": (String, []),
    "ErrorGetCode": (c_int, [Handle]),
    "ErrorGetMessage": (String, [Handle]),
    "ErrorGetLocation": (c_bool, [Handle, POINTER(String), POINTER(c_uint),
                                  POINTER(c_uint)]),
    "ErrorDestroy": (None, [Handle]),
    "ContextCreate": (Handle, []),
    "ContextDestroy": (None, [Handle]),
    "ContextLoadDialectPlugin": (Handle, [Handle, String]),
    "ContextLoadPassPlugin": (Handle, [Handle, String]),
    "ContextSetDiagnosticCallback": (None, [Handle, DIAGNOSTIC_CALLBACK, c_void_p]),
    "ProgramParse": (Handle, [Handle, String, String, POINTER(Handle)]),
    "ProgramDestroy": (None, [Handle]),
    "ProgramRunPipeline": (Handle, [Handle, String, POINTER(Handle)]),
    "ProgramAnnotate": (Handle, [Handle, String, String, POINTER(Handle)]),
    "ProgramEditAnnotations": (Handle, [Handle, String, POINTER(Handle)]),
    "ProgramIsPartitioned": (c_bool, [Handle]),
    "ProgramPrint": (None, [Handle, c_bool] + _OUT),
    "ProgramWriteBytecode": (Handle, [Handle] + _OUT),
    "ProgramWriteArtifact": (Handle, [Handle, String] + _OUT),
    "ProgramWriteGraph": (Handle, [Handle, c_int64] + _OUT),
    "ProgramExplain": (Handle, [Handle, String, c_int] + _OUT),
    "CompileOptionsGetDefault": (CompileOptions, []),
    "ProgramCompile": (Handle, [Handle, POINTER(CompileOptions), POINTER(Handle)]),
    "ProgramCompileAheadOfTime": (Handle, [Handle, POINTER(CompileOptions), String,
                                           STRING_CALLBACK, STRING_CALLBACK] + _OUT),
    "ExecutableDestroy": (None, [Handle]),
    "ExecutableGetNumDevices": (c_ssize_t, [Handle]),
    "ExecutableGetNumArguments": (c_ssize_t, [Handle]),
    "ExecutableGetArgument": (TensorInfo, [Handle, c_ssize_t]),
    "ExecutableGetNumResults": (c_ssize_t, [Handle]),
    "ExecutableGetResult": (TensorInfo, [Handle, c_ssize_t]),
    "ExecutableGetArgumentTypeName": (String, [Handle, c_ssize_t]),
    "ExecutableGetResultTypeName": (String, [Handle, c_ssize_t]),
    "RunOptionsGetDefault": (RunOptions, []),
    "ExecutableRun": (Handle, [Handle, c_ssize_t, POINTER(Tensor), c_ssize_t,
                               POINTER(Tensor), POINTER(RunOptions)] + _OUT),
    "TensorCompare": (c_int64, [POINTER(Tensor), POINTER(Tensor), c_double, c_double,
                                POINTER(c_double)] + _OUT),
    "TopologyGetNumDevices": (Handle, [String, POINTER(c_int64)]),
    "SimulateOptionsGetDefault": (SimulateOptions, []),
    "ProgramSimulate": (Handle, [Handle, POINTER(SimulateOptions), POINTER(Handle)]),
    "SearchOptionsGetDefault": (SearchOptions, []),
    "ProgramSearch": (Handle, [Handle, POINTER(SearchOptions), POINTER(Handle),
                               STRING_CALLBACK] + _OUT),
    "StageOptionsGetDefault": (StageOptions, []),
    "ProgramExportStages": (Handle, [Handle, POINTER(StageOptions), FILE_CALLBACK, c_void_p]),
    "SimulationDestroy": (None, [Handle]),
    "SimulationPrint": (None, [Handle, c_int, String] + _OUT),
}


class Library:
    """The functions as attributes without their prefix: `lib.ProgramParse`."""

    if TYPE_CHECKING:
        def __getattr__(self, name: str) -> Any: ...

    def __init__(self) -> None:
        path = _find()
        try:
            self.open(path)
        except OSError as error:
            tried = "" if path != _SHARED or os.environ.get("GSPMD_LIBRARY") else (
                "; there is no %s either" % ", ".join(_candidates()))
            raise ImportError(
                "gspmd: cannot load its library: %s%s. Set GSPMD_LIBRARY to its file, such as "
                "build/dev/lib/%s" % (error, tried, _PRIVATE), name="gspmd", path=path) from error

    def open(self, path: str) -> None:
        """Makes the functions those of the library at `path`. Raises OSError."""
        self._dll = ctypes.CDLL(path)
        self.path = path
        self._opened = [ctypes.CDLL(other) for other in _bundled(path)]
        for name, (result, arguments) in _SIGNATURES.items():
            function = getattr(self._dll, "gspmd" + name)
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)


lib = Library()


class Text:
    """Bytes with a stable address, to which a String points."""

    def __init__(self, value: Union[str, bytes]):
        self._bytes = value.encode() if isinstance(value, str) else bytes(value)
        self._pointer = c_char_p(self._bytes)

    @property
    def ref(self) -> String:
        return String(ctypes.cast(self._pointer, c_void_p), len(self._bytes))


def texts_of(**named: Any) -> list[Text]:
    """Converts the values to Texts; a TypeError names a value that is no text or path."""
    for name, value in named.items():
        if not isinstance(value, (str, bytes, os.PathLike)):
            example = " such as 'v5e:2x4'" if name == "topology" else ""
            raise TypeError("%s: expected a string%s, found %r" % (name, example, value))
    return [Text(value if isinstance(value, (str, bytes)) else os.fspath(value))
            for value in named.values()]


class Sink:
    """Collects what a function prints: `sink.callback, None` are its arguments."""

    def __init__(self) -> None:
        self._chunks: list[bytes] = []
        self.callback = STRING_CALLBACK(lambda chunk, _: self._chunks.append(chunk.bytes()))

    def bytes(self) -> bytes:
        return b"".join(self._chunks)

    def text(self) -> str:
        return self.bytes().decode("utf-8", "replace")


def check(error: Handle) -> None:
    """Raises `error` as an exception unless it is null."""
    if not error.ptr:
        return
    file, line, column = String(), c_uint(), c_uint()
    located = lib.ErrorGetLocation(error, byref(file), byref(line), byref(column))
    location = Location(file.text(), line.value, column.value) if located else None
    kind = OF_CODE[lib.ErrorGetCode(error)]
    message = lib.ErrorGetMessage(error).text()
    lib.ErrorDestroy(error)
    raise kind(message, location)


def version() -> str:
    """Returns the version of the library: "0.10.0"."""
    return str(lib.GetVersion().text())


class _Context:
    """The context of all programs of the process; one thread at a time uses it."""

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self.warnings: list[str] = []
        self._callback = DIAGNOSTIC_CALLBACK(self._diagnose)
        self._create()

    def _create(self) -> None:
        self.is_used = False
        self.handle = lib.ContextCreate()
        lib.ContextSetDiagnosticCallback(self.handle, self._callback, None)

    def share_mlir(self) -> None:
        """Makes this a context of the library that links MLIR's shared library. Raises
        InputError where that is not installed or programs were made before."""
        with self.lock:
            if os.path.basename(lib.path) != _PRIVATE:
                return
            if self.is_used:
                raise InputError(
                    "error: plugins are loaded before the first program is made: %s, which has "
                    "programs already, contains its own MLIR" % lib.path)
            handle, destroy = self.handle, lib.ContextDestroy
            try:
                lib.open(_find_shared(lib.path))
            except OSError as error:
                raise InputError("error: plugins need %s, which links the MLIR that they link: %s"
                                 % (_SHARED, error)) from None
            destroy(handle)
            self._create()

    def _diagnose(self, severity: int, text: String, _: Any) -> None:
        if severity == 0:
            self.warnings.append(text.text())

    def __enter__(self) -> "_Context":
        self.lock.acquire()
        self.is_used = True
        return self

    def __exit__(self, *_: Any) -> None:
        pending, self.warnings = self.warnings, []
        self.lock.release()
        for warning in pending:
            warnings.warn(warning, GspmdWarning, stacklevel=4)


context = _Context()


def load_plugin(path: str) -> None:
    """Loads the dialects and passes of the plugin at `path` permanently, as mlir-opt's
    --load-dialect-plugin and --load-pass-plugin do. Call it before the first program is
    created. Programs with the plugin's ops can then be read and partitioned; `lower_with`
    of `Program.run` names the passes that lower them for the emulator.

    Plugins link MLIR's shared library, so the process uses libGSPMD.so, which links it as
    well, from then on. A wheel does not contain libGSPMD.so. Packages that export another
    LLVM, such as TensorFlow, cannot be imported in such a process.

    Raises InputError for a file that is no plugin, without libGSPMD.so, and after the first
    program was created."""
    context.share_mlir()
    with context:
        check(lib.ContextLoadDialectPlugin(context.handle, Text(path).ref))
        check(lib.ContextLoadPassPlugin(context.handle, Text(path).ref))
