"""lit configuration of the test tree."""

import os
import subprocess

import lit.formats
import lit.util
from lit.llvm import llvm_config

config.name = "GSPMD"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test"]
config.excludes = ["Inputs", "lit.cfg.py", "CMakeLists.txt", "README.md"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.gspmd_obj_root, "test")

config.substitutions += [
    ("%models", os.path.join(config.test_source_root, "Models")),
    ("%plugin", os.path.join(config.gspmd_obj_root, "lib", "libGSPMDPlugin.so")),
    ("%foreign", os.path.join(config.gspmd_obj_root, "lib", "libForeignDialects.so")),
    ("%stablehlo", os.path.join(config.gspmd_obj_root, "lib", "libForeignStablehlo.so")),
    ("%fault", os.path.join(config.gspmd_obj_root, "lib", "libPlantFault.so")),
    ("%repo", config.gspmd_src_root),
    ("%bin", os.path.join(config.gspmd_obj_root, "bin")),
    ("%python", '"%s"' % config.python_executable),
    ("%cc", config.cc),
    ("%cxx", config.cxx),
    ("%cmake", config.cmake),
    ("%llvm", os.path.dirname(config.llvm_tools_dir)),
]

# What is linked with a library that has a sanitizer needs one, too.
if not config.sanitize:
    config.available_features.add("installable")
if config.assertions:
    config.available_features.add("assertions")
if all(map(lit.util.which, ("cpack", "dpkg-deb", "dpkg-shlibdeps"))):
    config.available_features.add("dpkg")

# Pages are looked at in a browser where there is one.
chromium = lit.util.which("chromium")
if chromium:
    config.available_features.add("chromium")
    config.substitutions.append(("%chromium", chromium))

# The checks of tools/lint.sh, in a git checkout.
ruff = os.path.join(config.gspmd_src_root, "build", "python", "bin", "ruff")
config.substitutions.append(("%ruff", ruff))
if os.path.exists(ruff) and os.path.exists(os.path.join(config.gspmd_src_root, ".git")) \
        and all(map(lit.util.which, ("clang-format-22", "clang-tidy-22", "shellcheck"))):
    config.available_features.add("lint")

# JAX, of the Python that GSPMD_JAX_PYTHON names, else of build/python, which
# tools/check.sh makes from test/requirements.txt.
jax_python = os.environ.get(
    "GSPMD_JAX_PYTHON",
    os.path.join(config.gspmd_src_root, "build", "python", "bin", "python"))
try:
    find_jax = "import importlib.util, sys; sys.exit(not importlib.util.find_spec('jax'))"
    has_jax = subprocess.run([jax_python, "-c", find_jax],
                             capture_output=True).returncode == 0
except OSError:
    has_jax = False
if has_jax:
    config.available_features.add("jax")
else:
    lit_config.note("tests that need JAX are not run: %s has none; tools/check.sh "
                    "installs it, or name a Python that has it in "
                    "GSPMD_JAX_PYTHON" % jax_python)
config.substitutions.append(("%jax_python", '"%s"' % jax_python))

# Packages beside JAX: a feature for each that is installed.
if has_jax:
    find = "import importlib.util as u; print(*(n for n in %r if u.find_spec(n)))"
    packages = ["aiohttp", "anywidget", "flax", "iree", "msgspec", "mypy", "numba", "optax",
                "tensorflow", "torchax", "triton"]
    done = subprocess.run([jax_python, "-c", find % packages], capture_output=True, text=True)
    config.available_features.update(done.stdout.split())

# The explorer's page, which tools/build_explorer.sh builds, in the browser.
node = os.path.join(config.gspmd_src_root, "build", "node", "bin", "node")
page = os.path.join(config.gspmd_src_root, "build", "explorer", "index.html")
if chromium and os.path.exists(node) and os.path.exists(page) and \
        {"aiohttp", "msgspec"} <= config.available_features:
    config.available_features.add("explorer")
# The VS Code extension, which tools/build_vscode.sh builds.
if os.path.exists(os.path.join(config.gspmd_src_root, "build", "vscode", "gspmd.vsix")):
    config.available_features.add("vscode")
config.substitutions += [("%node", node), ("%explorer", os.path.join(
    config.gspmd_src_root, "build", "explorer-sources"))]

# The viewers of test/requirements-viewers.txt, which tools/check.sh installs in build/viewers.
viewers_python = os.path.join(config.gspmd_src_root, "build", "viewers", "bin", "python")
if os.path.exists(viewers_python):
    config.available_features.add("viewers")
    if os.path.exists(os.path.join(os.path.dirname(viewers_python), "jupyter-lab")):
        config.available_features.add("jupyterlab")
config.substitutions.append(("%viewers_python", viewers_python))

# XLA without Python: a plugin for CPUs among the tests' packages, or another one.
pjrt_plugin = os.environ.get("GSPMD_PJRT_PLUGIN")
if not pjrt_plugin and has_jax:
    done = subprocess.run(
        [jax_python, "-c", "import lammps_jax_pjrt_cpu as p; print(p.PLUGIN_PATH)"],
        capture_output=True, text=True)
    pjrt_plugin = done.stdout.strip()
    if pjrt_plugin:  # of a known version
        config.available_features.add("pinned-pjrt")
config.pjrt_plugin = pjrt_plugin
if pjrt_plugin:
    config.available_features.add("pjrt")
    config.substitutions.append(("%pjrt", "--engine pjrt --pjrt-plugin %s --pjrt-option "
                                 "cpu_device_count=8" % pjrt_plugin))
    config.substitutions.append(("%xla_plugin", pjrt_plugin))

# MPI: the library is built where an MPI is found; its mpirun is Open MPI's, configured for
# more processes than there are cores, as root too, over shared memory and loopback.
mpi_library = os.path.join(config.gspmd_obj_root, "lib", "libgspmd_mpi.so")
mpirun = lit.util.which("mpirun.openmpi")
if mpirun and os.path.exists(mpi_library):
    config.available_features.add("mpi")
    config.substitutions.append(("%mpirun", mpirun))
    # To it, small tensors are large.
    config.substitutions.append(("%mpi_small", os.path.join(
        config.gspmd_obj_root, "lib", "libgspmd_mpi_small.so")))
    for name, value in (("ALLOW_RUN_AS_ROOT", "1"), ("ALLOW_RUN_AS_ROOT_CONFIRM", "1"),
                        ("MCA_rmaps_base_oversubscribe", "1"),
                        ("MCA_hwloc_base_binding_policy", "none"),
                        ("MCA_btl", "self,vader"), ("MCA_oob_tcp_if_include", "lo")):
        llvm_config.with_environment("OMPI_" + name, value)

# A $VAR that a CHECK line binds is local to its CHECK-LABEL block, so that a
# check cannot pass by a value that another function happened to bind.
llvm_config.with_environment("FILECHECK_OPTS", "--enable-var-scope")

# Tests verify the program after each pass, too.
llvm_config.with_environment("GSPMD_VERIFY_EACH", "1")

# oneDNN would start a team of threads per device thread.
llvm_config.with_environment("OMP_NUM_THREADS", "1")
# LLVM's allocators poison memory that the uninstrumented libMLIR then uses.
llvm_config.with_environment("ASAN_OPTIONS", "allow_user_poisoning=0:detect_leaks=0")

project_bin = os.path.join(config.gspmd_obj_root, "bin")
llvm_config.with_environment("PATH", project_bin, append_path=True)
llvm_config.with_environment("PATH", config.llvm_tools_dir, append_path=True)
llvm_config.add_tool_substitutions(
    ["gspmd-opt", "gspmd-run", "gspmd-simulate", "gspmd-fuzz", "gspmd-bisect", "gspmd-lsp-server",
     "gspmd-bench", "gspmd-bench-buffers"], [project_bin])
llvm_config.add_tool_substitutions(
    ["mlir-opt", "FileCheck", "not", "split-file", "count"],
    [config.llvm_tools_dir])
