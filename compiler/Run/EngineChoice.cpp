//===- EngineChoice.cpp - The --engine flags of the tools -----------------===//
#include "compiler/Run/EngineChoice.h"
#include "lib/Engines/Mpi/MpiWorld.h"
#include "lib/Engines/Pjrt/PjrtEngine.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Path.h"
#include <cstdlib>
#include <dlfcn.h>

namespace cl = llvm::cl;

namespace mlir::gspmd {

/// Returns an error text for the first flag that is set but belongs to another
/// engine.
static std::optional<std::string>
rejectFlags(llvm::ArrayRef<std::pair<const char *, bool>> flags,
            const char *text) {
  for (auto [name, isSet] : flags)
    if (isSet)
      return std::string(name) + text;
  return std::nullopt;
}

/// Returns the number of processes of the launcher, before MPI starts; 1
/// without a launcher.
static int64_t numProcessesByLauncher() {
  for (const char *name : {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "SLURM_NTASKS"})
    if (const char *value = std::getenv(name)) {
      int64_t count = 0;
      if (!llvm::StringRef(value).getAsInteger(10, count))
        return count;
    }
  return 1;
}

std::optional<std::string> EngineChoice::validate() const {
  if (engine != "emulator" && !isPjrt() && !isMpi())
    return "--engine should be emulator, pjrt or mpi, not '" + engine + "'";
  if (pjrtForm != "replicas" && pjrtForm != "partitions")
    return "--pjrt-form should be replicas or partitions, not '" + pjrtForm +
           "'";
  const EngineChoice usual;
  if (!isPjrt())
    if (auto error =
            rejectFlags({{"--pjrt-plugin", !pjrtPlugin.empty()},
                         {"--pjrt-option", !pjrtOptions.empty()},
                         {"--pjrt-form", isPartitions()},
                         {"--pjrt-coordinator", !pjrtCoordinator.empty()},
                         {"--pjrt-processes", pjrtProcesses.has_value()},
                         {"--pjrt-process", pjrtProcess.has_value()},
                         {"--pjrt-timeout", pjrtTimeout != usual.pjrtTimeout}},
                        " requires --engine pjrt"))
      return error;
  if (!isMpi())
    if (auto error = rejectFlags(
            {{"--mpi-library", !mpiLibrary.empty()},
             {"--devices-per-rank", devicesPerRank != usual.devicesPerRank},
             {"--mpi-timeout", mpiTimeout != usual.mpiTimeout}},
            " requires --engine mpi"))
      return error;
  if (devicesPerRank < 1)
    return "--devices-per-rank should be at least 1";
  if (!(mpiTimeout >= 0 && mpiTimeout <= 1e9))
    return "--mpi-timeout should be a number of seconds from 0 to 1e9";
  if (!isPjrt())
    return std::nullopt;
  if (pjrtPlugin.empty())
    return "--engine pjrt requires --pjrt-plugin with the path of a plugin";
  for (const std::string &option : pjrtOptions)
    if (llvm::StringRef(option).split('=').first.empty() ||
        option.find('=') == std::string::npos)
      return "--pjrt-option should be NAME=VALUE, not '" + option + "'";
  return validateProcesses();
}

std::optional<std::string> EngineChoice::validateProcesses() const {
  if (pjrtCoordinator.empty())
    return rejectFlags(
        {{"--pjrt-processes", pjrtProcesses.has_value()},
         {"--pjrt-process", pjrtProcess.has_value()},
         {"--pjrt-timeout", pjrtTimeout != EngineChoice().pjrtTimeout}},
        " requires --pjrt-coordinator HOST:PORT");
  int64_t count = pjrtProcesses.value_or(numProcessesByLauncher());
  int64_t process = pjrtProcess.value_or(getLauncherRank());
  if (!(pjrtTimeout > 0 && pjrtTimeout <= 1e9))
    return "--pjrt-timeout should be a number of seconds above 0, to 1e9";
  if (count < 1)
    return "--pjrt-processes should be at least 1";
  if (process < 0 || process >= count)
    return "--pjrt-process should be from 0 to " + std::to_string(count - 1) +
           ", not " + std::to_string(process);
  return std::nullopt;
}

PjrtProcesses EngineChoice::processes() const {
  PjrtProcesses result;
  if (pjrtCoordinator.empty())
    return result;
  result.coordinator = pjrtCoordinator;
  result.count = pjrtProcesses.value_or(numProcessesByLauncher());
  result.process = pjrtProcess.value_or(getLauncherRank());
  result.timeout = pjrtTimeout;
  return result;
}

std::string EngineChoice::mpiLibraryPath() const {
  constexpr const char *kName = "libgspmd_mpi.so";
  // dlopen searches the system's directories for a name without a slash.
  if (!mpiLibrary.empty())
    return mpiLibrary.find('/') == std::string::npos ? "./" + mpiLibrary
                                                     : mpiLibrary;
  Dl_info here;
  static const char inThisLibrary = 0;
  if (!dladdr(&inThisLibrary, &here) || !here.dli_fname)
    return kName;
  llvm::SmallString<128> path(here.dli_fname);
  llvm::sys::path::remove_filename(path);
  llvm::sys::path::append(path, kName);
  return path.str().str();
}

std::vector<std::pair<std::string, std::string>>
EngineChoice::clientOptions() const {
  std::vector<std::pair<std::string, std::string>> result;
  for (const std::string &option : pjrtOptions) {
    auto [name, value] = llvm::StringRef(option).split('=');
    result.emplace_back(name.str(), value.str());
  }
  return result;
}

EngineFlags::EngineFlags(cl::OptionCategory &category)
    : engine(
          "engine", cl::cat(category), cl::value_desc("emulator|pjrt|mpi"),
          cl::desc("The emulator (default), a PJRT plugin, or MPI processes"),
          cl::init("emulator")),
      plugin("pjrt-plugin", cl::cat(category), cl::value_desc("library"),
             cl::desc("Path of the PJRT plugin")),
      options("pjrt-option", cl::cat(category), cl::value_desc("name=value"),
              cl::desc("Option of the plugin: cpu_device_count=8")),
      form("pjrt-form", cl::cat(category),
           cl::value_desc("replicas|partitions"),
           cl::desc(
               "Devices are replicas or partitions of the plugin (replicas)"),
           cl::init("replicas")),
      coordinator("pjrt-coordinator", cl::cat(category),
                  cl::value_desc("host:port"),
                  cl::desc("Run in several processes; process 0 listens here")),
      processes("pjrt-processes", cl::cat(category), cl::value_desc("count"),
                cl::desc("Number of processes (default: from mpirun)")),
      process("pjrt-process", cl::cat(category), cl::value_desc("number"),
              cl::desc("Index of this process, from 0 (default: from mpirun)")),
      timeout("pjrt-timeout", cl::cat(category), cl::value_desc("seconds"),
              cl::init(300),
              cl::desc("Time to wait for other processes (300)")),
      mpiLibrary("mpi-library", cl::cat(category), cl::value_desc("library"),
                 cl::desc("libgspmd_mpi.so for the MPI of mpirun (the one "
                          "installed)")),
      devicesPerRank("devices-per-rank", cl::cat(category),
                     cl::value_desc("count"), cl::init(1),
                     cl::desc("Devices that each MPI process runs (1)")),
      mpiTimeout(
          "mpi-timeout", cl::cat(category), cl::value_desc("seconds"),
          cl::init(300),
          cl::desc("Time that a rank waits for others (300; 0: forever)")) {}

EngineChoice EngineFlags::get() const {
  EngineChoice choice;
  choice.engine = engine;
  choice.pjrtPlugin = plugin;
  choice.pjrtOptions.assign(options.begin(), options.end());
  choice.pjrtForm = form;
  choice.pjrtCoordinator = coordinator;
  if (processes.getNumOccurrences())
    choice.pjrtProcesses = processes;
  if (process.getNumOccurrences())
    choice.pjrtProcess = process;
  choice.pjrtTimeout = timeout;
  choice.mpiLibrary = mpiLibrary;
  choice.devicesPerRank = devicesPerRank;
  choice.mpiTimeout = mpiTimeout;
  return choice;
}

} // namespace mlir::gspmd
