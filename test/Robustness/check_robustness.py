"""What hostile files, strangers on the network and scarce resources do to the tools.

    check_robustness.py BIN CC [--only PATTERN] [--jobs 2]

Each other module of this folder is a subject. Its functions check_NAME(tools) run the
tools of BIN and raise AssertionError with what went wrong; they run in parallel, each
in a folder of its own. All together take less than three minutes.
"""

import argparse
import concurrent.futures
import dataclasses
import glob
import importlib
import os
import resource
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from typing import Any, Callable, Optional, Sequence

FOLDER = os.path.dirname(os.path.abspath(__file__))
MAX_SECONDS = 180


@dataclasses.dataclass
class Result:
    """How a command ended."""
    code: int
    out: str
    err: str
    seconds: float
    processor_seconds: float
    peak_mb: float


@dataclasses.dataclass
class Tools:
    """The commands under test, and a folder for the files of a check."""
    bin: str
    cc: str
    folder: str

    def path(self, name: str) -> str:
        return os.path.join(self.folder, name)

    def write(self, name: str, content: Any) -> str:
        """Writes text or bytes to a file and returns its path."""
        path = self.path(name)
        with open(path, "wb") as file:
            file.write(content if isinstance(content, bytes) else content.encode())
        return path

    def environment(self, **variables: Optional[str]) -> dict[str, str]:
        """A private home directory, and `variables` (None: unset)."""
        result = dict(os.environ, HOME=self.folder)
        for name in ("XDG_CACHE_HOME", "GSPMD_SECRET", "GSPMD_SECRET_FILE"):
            result.pop(name, None)
        for name, value in variables.items():
            if value is None:
                result.pop(name, None)
            else:
                result[name] = value
        return result

    def start(self, *command: str, limits: Sequence[tuple[int, int]] = (),
              prepare: Optional[Callable[[], None]] = None,
              env: Optional[dict[str, str]] = None, **options: Any
              ) -> "subprocess.Popen[str]":
        """Starts a command of BIN under `limits` of resource.setrlimit."""
        def prepare_child() -> None:
            for kind, amount in limits:
                resource.setrlimit(kind, (amount, amount))
            if prepare:
                prepare()
        options.setdefault("stdin", subprocess.DEVNULL)
        options.setdefault("stdout", subprocess.PIPE)
        return subprocess.Popen(
            [os.path.join(self.bin, command[0]), *command[1:]], stderr=subprocess.PIPE,
            text=True, errors="replace", env=env or self.environment(), cwd=self.folder,
            preexec_fn=prepare_child, **options)

    def run(self, *command: str, timeout: float = 60, **options: Any) -> Result:
        """Runs a command to its end; a timeout is an AssertionError."""
        begin = time.monotonic()
        return finish(self.start(*command, **options), begin, timeout)

    def fails(self, *command: str, message: str, code: int = 2, max_mb: float = 500,
              **options: Any) -> Result:
        """Runs a command that has to end with this code and message within `max_mb`."""
        result = self.run(*command, **options)
        what = "%s ended with %d after %.1f s: %s" % (
            " ".join(command), result.code, result.seconds, result.err[-500:])
        assert result.code == code, what
        assert message in result.err, "expected '%s': %s" % (message, what)
        assert result.peak_mb < max_mb, "%.0f MB: %s" % (result.peak_mb, what)
        return result


def finish(process: "subprocess.Popen[str]", begin: float, timeout: float = 60) -> Result:
    """Waits for a started command."""
    texts = {}

    def read(name: str, stream: Any) -> None:
        texts[name] = stream.read() if stream else ""
    readers = [threading.Thread(target=read, args=each) for each in
               (("out", process.stdout), ("err", process.stderr))]
    for reader in readers:
        reader.start()
    end, usage = begin + timeout, None
    while True:
        pid, status, usage = os.wait4(process.pid, os.WNOHANG)
        if pid:
            process.returncode = os.waitstatus_to_exitcode(status)
            break
        if time.monotonic() > end:
            process.kill()
            process.wait()
            raise AssertionError("%s does not end within %g s" % (process.args, timeout))
        time.sleep(0.01)
    for reader in readers:
        reader.join()
    for stream in (process.stdout, process.stderr):
        if stream:
            stream.close()
    return Result(process.returncode, texts["out"], texts["err"], time.monotonic() - begin,
                  usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


def run_check(name: str, check: Callable[[Tools], None], options: argparse.Namespace
              ) -> Optional[str]:
    """Returns an error text, or None."""
    begin = time.monotonic()
    try:
        with tempfile.TemporaryDirectory(prefix="gspmd-robustness-", dir="/tmp") as folder:
            os.chmod(folder, 0o755)
            check(Tools(options.bin, options.cc, folder))
    except AssertionError as error:
        return "%s: %s" % (name, error)
    except Exception:  # an error of the check itself
        return "%s: %s" % (name, traceback.format_exc())
    print("%6.1f s  %s" % (time.monotonic() - begin, name), flush=True)
    return None


def processor_seconds() -> float:
    """The time of all commands so far, which is independent of other load."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("bin")
    parser.add_argument("cc")
    parser.add_argument("--only", default="")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    options.bin = os.path.abspath(options.bin)
    sys.path.insert(0, FOLDER)
    checks = {}
    for file in sorted(glob.glob(os.path.join(FOLDER, "*.py"))):
        subject = os.path.basename(file)[:-3]
        if subject == "check_robustness":
            continue
        module = importlib.import_module(subject)
        for name, value in sorted(vars(module).items()):
            if name.startswith("check_") and options.only in subject + "." + name:
                checks[subject + "." + name] = value
    begin = time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        errors = [error for error in pool.map(
            lambda name: run_check(name, checks[name], options), checks) if error]
    seconds = time.monotonic() - begin
    for error in errors:
        print("FAILED " + error)
    print("%d of %d checks passed in %.0f s, with %.0f s of processor time" % (
        len(checks) - len(errors), len(checks), seconds, processor_seconds()))
    if processor_seconds() > MAX_SECONDS * 2:
        errors.append("")
        print("FAILED: the checks took %.0f s of two processors; the limit is %d s"
              % (processor_seconds() / 2, MAX_SECONDS))
    return 1 if errors or not checks else 0


if __name__ == "__main__":
    sys.exit(main())
