"""Runs a command whose files may not grow beyond 100 bytes; it must fail as one
whose files cannot be written (exit code 2)."""

import resource
import signal
import subprocess
import sys

signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGXFSZ])
resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))
sys.exit(subprocess.call(sys.argv[1:]) != 2)
