"""The code cache executes nothing that others may have written.

    python cache_trust.py GSPMD_RUN

Each case plants something in a cache folder of its own and runs a program with it. The
results must be right, the run must end, and the planted file must stay as it was. Cases
that need another owner of a file run as root only.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

GSPMD_RUN = sys.argv.pop(1)
OTHER_USER = 4321
SECONDS = 60  # a run takes less than one
PROGRAM = """func.func @main() {
  %%a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %%0 = stablehlo.%s %%a, %%a : tensor<2xf32>
  check.expect_eq_const %%0, dense<%s> : tensor<2xf32>
  return
}
"""
PROGRAMS = {"add": "[2.0, 4.0]", "multiply": "[1.0, 4.0]"}


class CacheTest(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory(prefix="gspmd-cache-")
        self.addCleanup(scratch.cleanup)
        self.scratch = os.path.realpath(scratch.name)
        self.cache = os.path.join(self.scratch, "cache")
        for op, expected in PROGRAMS.items():
            with open(self.path(op + ".mlir"), "w") as f:
                f.write(PROGRAM % (op, expected))

    def path(self, *names):
        return os.path.join(self.scratch, *names)

    def run_program(self, op="add", cache=None):
        """Runs the program of `op`; returns whether its code came from the cache, and what
        was printed on stderr."""
        stats = self.path("stats.json")
        done = subprocess.run(
            [GSPMD_RUN, self.path(op + ".mlir"), "--cache-dir", cache or self.cache,
             "--stats", stats], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
            timeout=SECONDS)
        self.assertEqual(done.returncode, 0, done.stderr)
        with open(stats) as f:
            return json.load(f)["from_cache"], done.stderr

    def entries(self):
        return sorted(os.path.join(self.cache, name) for name in os.listdir(self.cache)
                      if name.startswith("llvmcache-"))

    def entry_of(self, op):
        before = set(self.entries()) if os.path.isdir(self.cache) else set()
        self.assertEqual(self.run_program(op), (False, ""))
        (made,) = set(self.entries()) - before
        return made

    def expect_replaced(self, entry):
        """The run compiles the program, and writes a file of its own to the entry's place."""
        self.assertEqual(self.run_program(), (False, ""))
        self.assertFalse(os.path.islink(entry))
        self.assertTrue(os.path.isfile(entry))
        self.assertEqual(self.run_program(), (True, ""))

    def expect_off(self, *texts, cache=None):
        """The run compiles the program, and reports once why there is no cache."""
        is_kept, errors = self.run_program(cache=cache)
        self.assertFalse(is_kept)
        self.assertEqual(errors.count("warning: compiled programs are not cached: "), 1, errors)
        for text in texts:
            self.assertIn(text, errors)
        self.assertFalse(self.run_program(cache=cache)[0])

    # --- entries -----------------------------------------------------------------

    def test_kept(self):
        entry = self.entry_of("add")
        self.assertEqual(self.run_program(), (True, ""))
        self.assertEqual(os.stat(self.cache).st_mode & 0o777, 0o700)
        self.assertEqual(os.stat(entry).st_mode & 0o777, 0o600)
        with open(entry, "rb") as f:
            header = f.read().split(b"\n")[:5]
        self.assertEqual([line.split(b" ")[0] for line in header],
                         [b"gspmd", b"key", b"build", b"LLVM", b"processor"])

    def test_swapped_entries(self):
        add, multiply = self.entry_of("add"), self.entry_of("multiply")
        shutil.copy(multiply, add)
        self.expect_replaced(add)

    def test_another_build(self):
        entry = self.entry_of("add")
        with open(entry, "rb") as f:
            lines = f.read().split(b"\n")
        lines[2] = b"build 00"
        with open(entry, "wb") as f:
            f.write(b"\n".join(lines))
        self.expect_replaced(entry)

    def test_link_to_an_entry(self):
        entry = self.entry_of("add")
        os.rename(entry, self.path("elsewhere"))
        os.symlink(self.path("elsewhere"), entry)
        self.expect_replaced(entry)

    def test_fifo(self):
        entry = self.entry_of("add")
        os.remove(entry)
        os.mkfifo(entry, 0o600)
        self.expect_replaced(entry)

    def test_devices(self):
        entry = self.entry_of("add")
        for device in "/dev/zero", "/dev/full":
            with self.subTest(device):
                os.remove(entry)
                os.symlink(device, entry)
                self.expect_replaced(entry)

    def test_folder_as_entry(self):
        entry = self.entry_of("add")
        os.remove(entry)
        os.mkdir(entry)
        self.assertEqual(self.run_program(), (False, ""))
        self.assertEqual(os.listdir(self.cache).count("gspmd-unfinished-"), 0)

    def test_huge_entry(self):
        entry = self.entry_of("add")
        os.truncate(entry, 1 << 40)
        self.expect_replaced(entry)

    def test_entry_that_others_can_write(self):
        entry = self.entry_of("add")
        for mode in 0o620, 0o602:
            os.chmod(entry, mode)
            self.expect_replaced(entry)

    def test_entry_of_another_user(self):
        if os.geteuid() != 0:
            self.skipTest("needs root")
        entry = self.entry_of("add")
        os.chown(entry, OTHER_USER, OTHER_USER)
        self.expect_replaced(entry)

    def test_pruning_follows_no_links(self):
        self.entry_of("add")
        precious = self.path("precious")
        with open(precious, "w") as f:
            f.write("precious")
        os.utime(precious, (0, 0))
        timestamp = os.path.join(self.cache, "llvmcache.timestamp")
        os.remove(timestamp)
        os.symlink(precious, timestamp)
        os.symlink(precious, os.path.join(self.cache, "llvmcache-link"))
        os.utime(os.path.join(self.cache, "llvmcache-link"), (0, 0), follow_symlinks=False)
        old = os.path.join(self.cache, "llvmcache-old")
        unfinished = os.path.join(self.cache, "gspmd-unfinished-1-abc")
        for path in old, unfinished:
            with open(path, "w") as f:
                f.write("old")
            os.utime(path, (0, 0))
        self.entry_of("multiply")
        self.assertFalse(os.path.exists(old))
        self.assertFalse(os.path.exists(unfinished))
        self.assertFalse(os.path.islink(timestamp))
        with open(precious) as f:
            self.assertEqual(f.read(), "precious")
        self.assertEqual(os.stat(precious).st_mtime, 0)

    # --- folders -----------------------------------------------------------------

    def test_folder_that_others_can_write(self):
        self.entry_of("add")
        for mode in 0o770, 0o707, 0o1777:
            os.chmod(self.cache, mode)
            self.expect_off("the folder '%s' has mode %04o" % (self.cache, mode),
                            "expected one that only its owner can write to",
                            "chmod go-w '%s'" % self.cache)
        os.chmod(self.cache, 0o755)
        self.assertEqual(self.run_program(), (True, ""))

    def test_folder_of_another_user(self):
        if os.geteuid() != 0:
            self.skipTest("needs root")
        self.entry_of("add")
        os.chown(self.cache, OTHER_USER, OTHER_USER)
        self.expect_off("the folder '%s' belongs to user %d, expected user 0"
                        % (self.cache, OTHER_USER))

    def test_root_folder_of_ordinary_user(self):
        if os.geteuid() == 0:
            self.skipTest("needs an ordinary user")
        self.expect_off("the folder '/' belongs to user 0", cache="/")

    def test_folder_above(self):
        shared = self.path("shared")
        os.mkdir(shared)
        cache = os.path.join(shared, "cache")
        os.mkdir(cache, 0o700)
        os.chmod(shared, 0o777)
        self.expect_off("the folder '%s' above it has mode 0777" % shared, cache=cache)
        os.chmod(shared, 0o1777)  # as /tmp
        self.assertEqual(self.run_program(cache=cache), (False, ""))
        self.assertEqual(self.run_program(cache=cache), (True, ""))
        if os.geteuid() == 0:
            os.chmod(shared, 0o755)
            os.chown(shared, OTHER_USER, OTHER_USER)
            self.expect_off("the folder '%s' above it belongs to user %d"
                            % (shared, OTHER_USER), cache=cache)

    def test_link_to_folder(self):
        self.entry_of("add")
        link = self.path("link")
        os.symlink("./none/../cache", link)
        os.mkdir(self.path("none"))
        self.assertEqual(self.run_program(cache=link), (True, ""))
        if os.geteuid() == 0:
            os.chown(link, OTHER_USER, OTHER_USER, follow_symlinks=False)
            self.expect_off("the symbolic link '%s' belongs to user %d" % (link, OTHER_USER),
                            cache=link)
        loop = self.path("loop")
        os.symlink("loop", loop)
        self.expect_off("the symbolic link '%s' cannot be followed" % loop, cache=loop)

    def test_folder_that_cannot_be(self):
        for cache in self.path("add.mlir"), self.path("add.mlir", "cache"):
            self.expect_off("the folder '%s' cannot be opened: Not a directory"
                            % self.path("add.mlir"), cache=cache)

    def test_folder_that_is_removed(self):
        self.entry_of("add")
        shutil.rmtree(self.cache)
        self.entry_of("add")


if __name__ == "__main__":
    unittest.main()
