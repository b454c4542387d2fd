"""An ordinary user with little: a home directory that cannot be written, a full disk, 64 file
descriptors, 1 GB of memory, a kernel without memfd. Each command works, without a cache
for instance, or ends with a message and a documented exit code."""

import os
import resource
import shutil
import signal
import subprocess
import time

from check_robustness import finish
from inputs import PROGRAM, SIMULATE
from signals import problem as selection_problem
from strangers import free_port, start as start_process

GIGABYTE = 1 << 30
NOBODY = 65534
CRASHES = (-signal.SIGABRT, -signal.SIGSEGV, -signal.SIGBUS, -signal.SIGKILL)


def become_ordinary():
    """Root has no limits of permissions."""
    if os.getuid() == 0:
        os.setgroups([])
        os.setgid(NOBODY)
        os.setuid(NOBODY)


def commands(tools):
    program = tools.write("program.mlir", PROGRAM)
    run = ["gspmd-run", program, "--random-inputs", "1"]
    return [["gspmd-opt", program, "--gspmd-partition"], run, run + ["--check"],
            ["gspmd-run", program] + SIMULATE,
            ["gspmd-search", program, "--topology", "v4:2x2x1", "--time-limit", "3"],
            ["gspmd-fuzz", "--count", "3"]]


def check_home_directory_that_cannot_be_written(tools):
    folder = tools.path("directory")
    os.mkdir(folder, 0o555)
    for command in commands(tools):
        result = tools.run(*command, env=tools.environment(HOME=folder), prepare=become_ordinary)
        assert result.code == 0, result
        if "--random-inputs" in command:
            assert result.err.count("compiled programs are not cached") == 1, result
    for folder in (None, "", "/nowhere/at/all", "/dev/null"):
        result = tools.run(*commands(tools)[1], env=tools.environment(HOME=folder),
                           prepare=become_ordinary)
        assert result.code == 0, result


def check_full_disk(tools):
    """A home directory of 16 kB, in a namespace in which an ordinary user may mount."""
    folder = tools.path("small")
    os.mkdir(folder)
    mount = "mount -t tmpfs -o size=16k none '%s' && " % folder
    unshare = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c"]
    if not shutil.which("unshare") or subprocess.run(unshare + [mount + "true"], check=False,
                                                     capture_output=True).returncode:
        print("        (no namespaces: a full disk is tried by /dev/full only)")
        return
    program = tools.write("large.mlir", PROGRAM.replace("32x", "65536x"))
    for options, code in (("", 0), ("--outputs '%s/out.npz'" % folder, 2),
                          ("--stats '%s/stats.json' --outputs '%s/out.npz'" % (folder, folder), 2)):
        command = "%s '%s' '%s' --random-inputs 1 %s; code=$?; ls -A '%s'; exit $code" % (
            mount, os.path.join(tools.bin, "gspmd-run"), program, options, folder)
        done = subprocess.run(unshare + [command], capture_output=True, text=True, check=False,
                              env=tools.environment(HOME=folder), timeout=60)
        assert done.returncode == code, done
        assert (code == 0) or "No space left on device" in done.stderr, done
        assert ".npz" not in done.stdout and ".tmp" not in done.stdout, done


def check_few_files(tools):
    for command in commands(tools):
        result = tools.run(*command, limits=[(resource.RLIMIT_NOFILE, 64)],
                           prepare=become_ordinary, env=tools.environment(HOME="/nowhere"))
        assert result.code == 0, result
    # Even fewer end in a message.
    for number in (3, 4, 5):
        result = tools.run(*commands(tools)[1], limits=[(resource.RLIMIT_NOFILE, number)])
        assert result.code not in CRASHES, result
        assert result.code == 0 or result.err, result


def check_little_memory(tools):
    limits = [(resource.RLIMIT_AS, GIGABYTE), (resource.RLIMIT_CORE, 0)]
    for command in commands(tools):
        result = tools.run(*command, limits=limits, prepare=become_ordinary,
                           env=tools.environment(HOME="/nowhere"))
        assert result.code == 0, result
    # 2 GB of arguments.
    program = tools.write("huge.mlir", PROGRAM.replace("32x", "%dx" % (1 << 29)))
    for options in ([], ["--check"]):
        result = tools.run("gspmd-run", program, "--random-inputs", "1", *options, limits=limits)
        assert result.code == 3 and "memory" in result.err, result
    # 2 GB of results.
    program = tools.write("wide.mlir", """func.func @main(%a: tensor<4xf32>) -> tensor<4x134217728xf32> {
  %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<4xf32>) -> tensor<4x134217728xf32>
  return %0 : tensor<4x134217728xf32>
}""")
    result = tools.run("gspmd-run", program, "--random-inputs", "1", limits=limits)
    assert result.code == 3, result
    assert ("result 0 of device 0: this machine has no memory for a tensor of 2147483648 bytes"
            in result.err), result
    # 2 GB of text.
    text = tools.write("long.mlir", "")
    os.truncate(text, 2 << 30)
    result = tools.run("gspmd-opt", text, limits=limits)
    assert result.code == 1 and "error:" in result.err, result


def few_threads(tools):
    """Returns a library to preload: as under a limit of their number, only the first NUM_THREADS
    (0) threads of a process can be started."""
    source = tools.write("fewthreads.c", """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
typedef int (*Create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
int pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
                   void *(*run)(void *), void *argument) {
  static int number;
  const char *most = getenv("NUM_THREADS");
  if (__atomic_fetch_add(&number, 1, __ATOMIC_SEQ_CST) >= (most ? atoi(most) : 0))
    return EAGAIN;
  return ((Create)dlsym(RTLD_NEXT, "pthread_create"))(thread, attributes, run, argument);
}
""")
    library = tools.path("fewthreads.so")
    subprocess.run([tools.cc, "-shared", "-fPIC", source, "-o", library], check=True)
    return library


def check_no_threads(tools):
    """No thread can be started: one thread does all work. The threads of gspmd-opt are MLIR's,
    and OpenBLAS, which gspmd-fuzz calls, ends the process."""
    library = few_threads(tools)
    problem = tools.write("problem.json", selection_problem(40, 4))
    solve = ["gspmd-search", "--problem", problem, "--time-limit", "1"]
    for command in commands(tools)[1:-1] + [solve]:
        result = tools.run(*command, env=tools.environment(LD_PRELOAD=library))
        assert result.code == 0, result


def check_no_threads_in_plugin(tools):
    """The plugin runs programs on the caller's thread, and writes its report at the end."""
    program = tools.write("program.mlir", PROGRAM)
    report = tools.path("report")
    result = tools.run(
        "gspmd-run", program, "--random-inputs", "1", "--check", "--engine", "pjrt",
        "--pjrt-plugin", os.path.join(tools.bin, "..", "lib", "libgspmd_pjrt.so"),
        env=tools.environment(LD_PRELOAD=few_threads(tools), GSPMD_REPORT=report,
                              GSPMD_TOPOLOGY="v4:2x2x1"))
    assert result.code == 0, result
    assert result.err.count("cannot start a thread to write the report") == 1, result
    assert os.path.exists(os.path.join(report, "index.html")), result


def check_few_threads_of_processes(tools):
    """Processes that need threads for each other run, or state that they cannot start one."""
    library = few_threads(tools)
    for number in range(5):
        env = tools.environment(LD_PRELOAD=library, NUM_THREADS=str(number))
        port, begin = free_port(), time.monotonic()
        results = [finish(process, begin) for process in
                   [start_process(tools, port, i, timeout=5, env=env) for i in range(2)]]
        assert all(result.code in (0, 3) for result in results), results
        if number <= 1:
            assert any("cannot start a thread" in result.err for result in results), results


def check_language_server_without_threads(tools):
    result = tools.run("gspmd-lsp-server", env=tools.environment(LD_PRELOAD=few_threads(tools)))
    assert result.code == 1, result
    assert "cannot start a thread to relay messages to the editor" in result.err, result


def check_no_memfd(tools):
    """The calls of the C library fail as in a kernel without them."""
    source = tools.write("nomemfd.c", """
#include <errno.h>
int memfd_create(const char *name, unsigned flags) { errno = ENOSYS; return -1; }
""")
    library = tools.path("nomemfd.so")
    subprocess.run([tools.cc, "-shared", "-fPIC", source, "-o", library], check=True)
    for command in commands(tools):
        result = tools.run(*command, env=tools.environment(LD_PRELOAD=library))
        assert result.code == 0, result
    mpirun = shutil.which("mpirun")
    if not mpirun:
        return
    program = tools.write("program.mlir", PROGRAM)
    done = subprocess.run(
        [mpirun, "--allow-run-as-root", "--oversubscribe", "-np", "4", "-x", "LD_PRELOAD",
         os.path.join(tools.bin, "gspmd-run"), program, "--random-inputs", "1", "--engine", "mpi"],
        capture_output=True, text=True, check=False, timeout=100,
        env=tools.environment(LD_PRELOAD=library))
    assert done.returncode == 0, done
