"""Searches a function of JAX, or the programs that a JAX script compiles, for an op that is
wrong."""

from __future__ import annotations

import contextlib
import glob
import importlib.metadata
import json
import math
import os
import platform
import select
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable, Iterator, Optional, Sequence

from gspmd._support import library as _library
from gspmd._capture import Call, Capture, find_call, run_script, to_host, write_arrays
from gspmd._support.errors import InputError
from gspmd._support.processes import module_command
from gspmd._support.text import displayed
from gspmd.numpy_verdict import judge
from gspmd.program import Program, load
from gspmd.report import read_programs, sharded_programs


_HELP = """Usage: python -m gspmd bisect [options] FILE [arguments of a script]

Runs gspmd-bisect on the program in FILE, in any format of gspmd-opt, or on the programs for
several devices that a JAX script (.py), which is run, compiles, largest first, until an op is
wrong. What follows FILE are the arguments of the script.

  --program=<name>  Which program of a script

The other options are those of gspmd-bisect. Without --inputs and --random-inputs, a program of
a script gets the arguments of its first call, others --random-inputs 1. Without --suspect,
XLA's partitioner is searched for a script. XLA is that of the installed jaxlib, on its CPU
backend; without JAX, or with --pjrt-plugin, that of a PJRT plugin (a file
pjrt_c_api_cpu_plugin.so in a package). --verdict also evaluates the program with NumPy.
"""

#: The time limit of a script that shows an error.
_SCRIPT_SECONDS = 300

#: The time limit for the start of JAX's server, which imports JAX.
_START_SECONDS = 300

#: Options of XLA, unless $XLA_FLAGS has them, as for a plugin (setFastCompilation in
#: compiler/Bisect/Suspects/PluginSuspect.cpp).
_FAST_COMPILATION = {"xla_backend_optimization_level": "0",
                     "xla_backend_extra_options": "xla_cpu_disable_new_fusion_emitters"}

#: Options that select what runs the programs of XLA's partitioner.
_ENGINE_OPTIONS = {"--pjrt-plugin", "--jax-server"}

#: Options that change programs of --suspect gspmd only.
_OWN_OPTIONS = {"--lower-with", "--optimize"}


def _describe(tool: str) -> str:
    """Returns the help of gspmd-bisect; raises InputError if it does not run."""
    done = subprocess.run([tool, "--help"], capture_output=True, text=True, check=False)
    if done.returncode:
        raise InputError("error: '%s --help' ended with code %d: %s"
                         % (tool, done.returncode, done.stderr.strip()))
    return done.stdout


def run_command(words: Sequence[str]) -> int:
    """Runs `python -m gspmd bisect` with the words after it; returns the exit code."""
    tool = _find_tool()
    described = _describe(tool)
    # The options that have a value, which may be the next word: --name=<value>
    valued = set(re.findall(r"^ +(--[\w-]+)=<", described, re.MULTILINE)) | {"--program"}
    options, name, file, rest = [], None, "", list(words)
    while rest and not file.endswith(".py"):
        word = rest.pop(0)
        if not word.startswith("-"):
            if file:
                raise InputError("error: expected arguments after a JAX script (.py) only, found "
                                 "'%s'" % word)
            file = word
            continue
        if word in ("-h", "--help"):
            print(_HELP + "\n" + described, end="")
            return 0
        option, equals, value = word.partition("=")
        if option in valued and not equals:
            if not rest:
                raise InputError("error: expected a value of %s, found none" % option)
            value = rest.pop(0)
        if option == "--program":
            name = value
        else:
            options.append("%s=%s" % (option, value) if option in valued else word)
    if not file:
        raise InputError("error: expected a file, found none\n" + _HELP.splitlines()[0])
    if file.endswith(".py"):
        return bisect_script(file, rest, options, name)
    return bisect_file(file, options)


def bisect_script(script: str, arguments: Sequence[str], options: Sequence[str],
                  name: Optional[str] = None) -> int:
    """Runs a JAX script, then gspmd-bisect with `options` on each program for several devices
    that the script compiles, or on the one called `name`, largest first, until an op is wrong.
    Returns the exit code: 1 for a wrong op, otherwise the largest of the programs'. Raises
    InputError if there is no program."""
    code = 0
    with tempfile.TemporaryDirectory(prefix="gspmd-") as folder:
        capture = run_script(script, arguments, folder)
        if capture.code:
            print("gspmd: %s ended with %s %d; the programs that it has compiled are searched" %
                  (script, "signal" if capture.code < 0 else "exit code", abs(capture.code)),
                  file=sys.stderr)
        programs = sharded_programs(read_programs(capture.files), script, name)
        if len(programs) > 1 and "--inputs" in _names(options):
            raise InputError("error: --inputs belongs to one program; --program selects one of %s"
                             % ", ".join(sorted(each.name for each, _ in programs)))
        for each, program in programs:
            print("program: %s" % displayed(each.name), flush=True)
            file = os.path.join(folder, "program.mlir")
            with open(file, "w") as f:
                f.write(each.source)
            chosen, suspect = _choose_suspect(options, each.source, program)
            if suspect:
                print("suspect: " + suspect, flush=True)
            if not _names(options) & {"--inputs", "--random-inputs"}:
                call = find_call(each.source, each.name, capture.calls)
                print("arguments: " + _describe_arguments(call, capture), flush=True)
                chosen += ["--inputs=" + call.file] if call and not call.reason else [
                    "--random-inputs=1"]
            each_code = _search(file, chosen, each.source, program)
            if each_code == 1:
                return 1
            code = max(code, each_code)
    return code


def _describe_arguments(call: Optional[Call], capture: Capture) -> str:
    if call is None and not capture.are_calls_watched:
        return "random, since calls of JAX %s are not kept" % importlib.metadata.version("jax")
    if call is None:
        return "random, since the script has not called it"
    if call.reason:
        return "random, since those of its first call are not kept: " + displayed(call.reason)
    return "those of its first call"


def bisect_file(file: str, options: Sequence[str]) -> int:
    """Runs gspmd-bisect on the program in a file; returns its exit code."""
    options = list(options)
    if not _names(options) & {"--inputs", "--random-inputs"}:
        options.append("--random-inputs=1")
    if _value(options, "--suspect") not in (None, "gspmd"):
        plugin = _find_engine(options)
        options += plugin.options if plugin else []
    return _search(file, options, None, None)


@dataclass
class Bisection:
    """The result of `gspmd.bisect`. `str` returns the report of gspmd-bisect."""
    #: The exit code of gspmd-bisect: 0: no op is wrong, 1: an op is wrong, 3: the program
    #: cannot be run.
    code: int
    text: str
    #: The report, as `gspmd-bisect --json` writes it (docs/bisect.md).
    data: dict[str, Any]

    @property
    def finding(self) -> Optional[dict[str, Any]]:
        """The wrong op, or None."""
        found: Optional[dict[str, Any]] = self.data["finding"]
        return found

    def __str__(self) -> str:
        return self.text


def bisect_function(function: Callable[..., Any], args: Sequence[Any], kwargs: dict[str, Any],
                    options: Sequence[str]) -> Bisection:
    """As `gspmd.bisect`."""
    import jax
    from gspmd._calls import Calls
    from gspmd.jax import from_lowered
    options = _options_of_call(options)
    jitted: Any = function if hasattr(function, "lower") else jax.jit(function)
    lowered, calls = jitted.lower(*args, **kwargs), Calls(jitted)
    source = lowered.compiler_ir("stablehlo").operation.get_asm(enable_debug_info=True)
    program = from_lowered(lowered, calls, calls.parse(tuple(args), kwargs)[0])
    arrays = [to_host(value) for value in program._signature.flatten(tuple(args), kwargs, ())]
    with tempfile.TemporaryDirectory(prefix="gspmd-") as folder:
        file, inputs, report = (os.path.join(folder, name)
                                for name in ("program.mlir", "inputs.npz", "report.json"))
        with open(file, "w") as f:
            f.write(source)
        write_arrays(inputs, arrays)
        report = _value(options, "--json") or report
        options = [each for each in options if not each.startswith("--json=")]
        chosen, _ = _choose_suspect(options, source, program)
        with _serving_jax(chosen) as served:
            process = subprocess.Popen([_find_tool(), file, "--inputs=" + inputs,
                                        "--json=" + report, *served], stdout=subprocess.PIPE,
                                       stderr=subprocess.PIPE, text=True)
            text, errors = process.communicate()
        if not os.path.exists(report):
            raise InputError("error: gspmd-bisect ended with code %d: %s"
                             % (process.returncode, errors.strip()))
        with open(report) as f:
            return Bisection(process.returncode, text, json.load(f))


def _options_of_call(options: Sequence[str]) -> list[str]:
    """Returns options with two dashes. Raises InputError for what is no list of --name=<value>
    and for options of the arguments, which are those of the call."""
    if isinstance(options, str):
        raise InputError("error: options: expected a list such as ['--suspect=gspmd'], found %r"
                         % options)
    chosen = ["-" + each if re.match("-[^-]", each) else each for each in options]
    for each in chosen:
        if not each.startswith("--"):
            raise InputError("error: options: expected --name=value, found %r" % each)
    for name in sorted(_names(chosen) & {"--inputs", "--random-inputs"}):
        raise InputError("error: options: %s: the arguments are those of the call; remove it" % name)
    return chosen


def _names(options: Sequence[str]) -> set[str]:
    return {each.split("=")[0] for each in options}


def _value(options: Sequence[str], name: str) -> Optional[str]:
    """Returns the last value of an option --name=<value>; None without one."""
    return next((each.partition("=")[2] for each in reversed(options)
                 if each.split("=")[0] == name), None)


@dataclass
class _Engine:
    """What compiles and runs programs by XLA's partitioner."""
    options: list[str]
    version: str    #: of its package: "name 1.2"


def _find_engine(options: Sequence[str]) -> Optional[_Engine]:
    """Returns jaxlib, else a plugin; a plugin if there are options of one. None if options
    select an engine, or none is installed."""
    if _names(options) & _ENGINE_OPTIONS:
        return None
    if "--pjrt-option" in _names(options):
        return _find_plugin()
    try:
        importlib.metadata.version("jax")
        return _Engine(["--jax-server="], "jaxlib " + importlib.metadata.version("jaxlib"))
    except importlib.metadata.PackageNotFoundError:
        return _find_plugin()


@contextlib.contextmanager
def _serving_jax(options: Sequence[str]) -> Iterator[list[str]]:
    """Starts JAX's server if the options have --jax-server without a socket; yields them with
    its socket."""
    if _value(options, "--jax-server") != "":
        yield list(options)
        return
    environment = dict(os.environ)
    flags = environment.get("XLA_FLAGS", "").split()
    flags += ["--%s=%s" % (option, value) for option, value in _FAST_COMPILATION.items()
              if not any(option in flag for flag in flags)]
    environment["XLA_FLAGS"] = " ".join(flags)
    with tempfile.TemporaryDirectory(prefix="gspmd-") as folder:
        path = os.path.join(folder, "jax")
        server = subprocess.Popen(module_command("gspmd._jax_server", path),
                                  env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                  text=True)
        try:
            _await_ready(server)
            yield [each for each in options if each != "--jax-server="] + ["--jax-server=" + path]
        finally:
            server.communicate()  # closes its standard input, so it ends


def _await_ready(server: subprocess.Popen[str]) -> None:
    """Waits until JAX's server listens. Raises InputError if it ends or takes too long."""
    assert server.stdout is not None
    readable, _, _ = select.select([server.stdout], [], [], _START_SECONDS)
    if not readable:
        server.kill()
        raise InputError("error: the server that runs programs on JAX did not start within %d s; "
                         "does 'import jax' end in this Python?" % _START_SECONDS)
    if server.stdout.readline().strip() != "ready":
        raise InputError("error: the server that runs programs on JAX ended with code %d"
                         % server.wait())


def _find_plugin() -> Optional[_Engine]:
    """Returns XLA's PJRT plugin for CPUs if a package of this Python has one."""
    for folder in sys.path:
        for file in sorted(glob.glob(os.path.join(glob.escape(folder or "."), "*",
                                                  "pjrt_c_api_cpu_plugin.so"))):
            package = os.path.basename(os.path.dirname(file))
            names = importlib.metadata.packages_distributions().get(package, [])
            return _Engine(["--pjrt-plugin=" + file],
                           ", ".join("%s %s" % (each, importlib.metadata.version(each))
                                     for each in sorted(set(names))) or package)
    return None


def _versions(plugin: Optional[_Engine]) -> str:
    """Returns the versions of the packages that may be the cause."""
    found = ["Python %s" % platform.python_version()]
    for each in ("jax", "jaxlib"):
        try:
            found.append("%s %s" % (each, importlib.metadata.version(each)))
        except importlib.metadata.PackageNotFoundError:
            pass
    return ", ".join(found + [each.version for each in [plugin]
                              if each and each.version not in found])


def _choose_suspect(options: Sequence[str], source: str,
                    program: Program) -> tuple[list[str], str]:
    """Adds the suspect and what runs it to the options for a program of JAX. Also returns a
    text of what is added."""
    chosen, names = list(options), _names(options)
    plugin, text = None, ""
    if _value(options, "--suspect") != "gspmd" and not names & _OWN_OPTIONS:
        plugin = _find_engine(options)
        if plugin:
            chosen += plugin.options
            if _names(plugin.options) == {"--pjrt-plugin"} and "--pjrt-option" not in names:
                count = max(math.prod(axes.values()) for axes in program.shardings().meshes.values())
                chosen.append("--pjrt-option=cpu_device_count=%d" % count)
    if "--suspect" not in names and (names & _ENGINE_OPTIONS or plugin):
        suspect = "xla-gspmd" if "mhlo.sharding" in source else "xla"
        chosen.append("--suspect=" + suspect)
        text = suspect + (", " + plugin.version if plugin else "")
    if "--versions" not in names:
        chosen.append("--versions=" + _versions(plugin))
    return chosen, text


def _search(file: str, options: Sequence[str], source: Optional[str],
            program: Optional[Program]) -> int:
    """Runs gspmd-bisect, and with --verdict NumPy; returns the exit code of the former."""
    if "--verdict" not in _names(options):
        return _run(file, options)
    with tempfile.TemporaryDirectory(prefix="gspmd-") as folder:
        program = program or load(Path(file))
        if "--inputs" in _names(options):
            inputs = _value(options, "--inputs") or ""
        else:
            # Both have these arguments.
            inputs = os.path.join(folder, "inputs.npz")
            seed = int(_value(options, "--random-inputs") or 1)
            write_arrays(inputs, program.random_arguments(seed))
            options = [each for each in options if not each.startswith("--random-inputs")]
            options = [*options, "--inputs=" + inputs]
        code = _run(file, options)
        if code != 2:  # inputs that gspmd-bisect rejects may be of any size
            print("verdict: {:<32} {}".format("NumPy", displayed(judge(source, program, inputs))),
                  flush=True)
    return code


def _run(file: str, options: Sequence[str]) -> int:
    """Runs gspmd-bisect and the script that it may write; returns the exit code of the former, 3
    if a signal ended it."""
    written = _value(options, "--reproducer")
    script = written + ".py" if written else ""
    before = os.stat(script).st_mtime_ns if os.path.exists(script) else None
    with _serving_jax(options) as served:
        code = subprocess.run([_find_tool(), file, *served]).returncode
    if code == 1 and os.path.exists(script) and os.stat(script).st_mtime_ns != before:
        _check_script(script)
    return code if code >= 0 else 3


def _check_script(script: str) -> None:
    """Runs the script that shows an error, and prints whether it does with the installed JAX,
    whose XLA is another one than a plugin's."""
    try:
        jax = "jax " + importlib.metadata.version("jax")
        done = subprocess.run([sys.executable, script], env=dict(os.environ, JAX_PLATFORMS="cpu"),
                              capture_output=True, text=True, check=False, timeout=_SCRIPT_SECONDS)
    except importlib.metadata.PackageNotFoundError:
        print("script: not run, since JAX is not installed", flush=True)
        return
    except subprocess.TimeoutExpired:
        print("script: does not end within %d seconds with %s" % (_SCRIPT_SECONDS, jax), flush=True)
        return
    lines = [each for each in done.stderr.splitlines() if each.strip()]
    if done.returncode == 0:
        shown = "does not fail with %s" % jax
    elif done.returncode == 1:
        shown = "yields wrong values with " + jax
    elif done.returncode < 0:
        shown = "ends by signal %d with %s" % (-done.returncode, jax)
    else:
        shown = "fails with %s: %s" % (jax, lines[-1] if lines else "without a message")
    print("script: " + displayed(shown), flush=True)


def _find_tool() -> str:
    """Returns the path of gspmd-bisect, which is beside the library's folder or on PATH."""
    library = os.path.dirname(os.path.abspath(_library._find()))
    for folder in (os.path.join(library, "..", "bin"),
                   os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../../bin")):
        found = os.path.join(folder, "gspmd-bisect")
        if os.access(found, os.X_OK):
            return found
    on_path = shutil.which("gspmd-bisect")
    if on_path is None:
        raise InputError("error: gspmd-bisect is not installed: it is neither beside %s nor on PATH" %
                         library)
    return on_path
