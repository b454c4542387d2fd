"""Kills a rank while a program runs, and looks what becomes of the others.

    kill_rank.py RANK mpirun -n N gspmd-run ...

The command has to run steps for minutes. Exits 0 if all processes are gone within ten seconds after the
kill with an exit code that is not 0, and prints what they printed.
"""
import os
import signal
import subprocess
import sys
import time


def processes_of(parent, name):
    """By rank: those of `name` below the process `parent`."""
    ranks = {}
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open("/proc/%s/stat" % pid) as f:
                head, rest = f.read().rsplit(")", 1)
            if head.split("(", 1)[1] != name or int(rest.split()[1]) != parent:
                continue
            with open("/proc/%s/environ" % pid) as f:
                values = dict(v.split("=", 1) for v in f.read().split("\0") if "=" in v)
            ranks[int(values["OMPI_COMM_WORLD_RANK"])] = int(pid)
        except (OSError, KeyError):
            pass  # gone meanwhile, or not started yet
    return ranks


def seconds_of(pid):
    with open("/proc/%d/stat" % pid) as f:
        fields = f.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


victim, command = int(sys.argv[1]), sys.argv[2:]
size = int(command[command.index("-n") + 1])
run = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
# In the middle of a step: after more time of the processor than the start takes.
ranks = {}
while run.poll() is None:
    ranks = processes_of(run.pid, "gspmd-run")
    try:
        if len(ranks) == size and min(map(seconds_of, ranks.values())) > 1.5:
            break
    except OSError:
        pass
    time.sleep(0.1)
if run.poll() is not None:
    sys.exit("it ended too early: " + run.stdout.read())
os.kill(ranks[victim], signal.SIGKILL)
begin = time.monotonic()
output, _ = run.communicate(timeout=60)
while True:
    left = [pid for pid in ranks.values() if os.path.exists("/proc/%d" % pid)]
    seconds = time.monotonic() - begin
    if not left or seconds > 10:
        break
    time.sleep(0.05)
print(output)
print("exit code %d after %.1f s, %d processes are left" % (
    run.returncode, seconds, len(left)))
sys.exit(run.returncode == 0 or seconds > 10)
