//===- EngineChoice.h - The --engine flags of the tools ---------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_ENGINECHOICE_H
#define GSPMD_COMPILER_RUN_ENGINECHOICE_H

#include "llvm/Support/CommandLine.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mlir::gspmd {

struct PjrtProcesses;

/// The engine that executes the program, with its options.
struct EngineChoice {
  std::string engine = "emulator";
  /// Options of engine pjrt: the path of the plugin, its client options
  /// (NAME=VALUE), and whether devices are replicas or partitions of the
  /// plugin.
  std::string pjrtPlugin;
  std::vector<std::string> pjrtOptions;
  std::string pjrtForm = "replicas";
  /// The address where process 0 of several processes listens (empty: there is
  /// one process), the number of processes and the index of this one. Without
  /// them the launcher's environment decides.
  std::string pjrtCoordinator;
  std::optional<int64_t> pjrtProcesses, pjrtProcess;
  /// The time to wait for other processes, in seconds.
  double pjrtTimeout = 300;

  /// Options of engine mpi: the path of libgspmd_mpi (empty: the one beside
  /// this library), the number of devices of each rank, and the time that a
  /// rank waits for others in a step, in seconds (0: forever).
  std::string mpiLibrary;
  int64_t devicesPerRank = 1;
  double mpiTimeout = 300;

  bool isMpi() const { return engine == "mpi"; }
  std::string mpiLibraryPath() const;
  bool isPjrt() const { return engine == "pjrt"; }
  bool isPartitions() const { return pjrtForm == "partitions"; }
  /// Returns an error text if the options are invalid.
  std::optional<std::string> validate() const;
  /// Returns the processes of engine pjrt. The options must be valid.
  PjrtProcesses processes() const;
  /// Splits `pjrtOptions` into names and values. The options must be valid.
  std::vector<std::pair<std::string, std::string>> clientOptions() const;

private:
  std::optional<std::string> validateProcesses() const;
};

/// The command-line flags. They are registered as long as this object exists.
class EngineFlags {
public:
  explicit EngineFlags(llvm::cl::OptionCategory &category);
  /// Returns the values of the flags after the command line was parsed.
  EngineChoice get() const;

private:
  llvm::cl::opt<std::string> engine, plugin;
  llvm::cl::list<std::string> options;
  llvm::cl::opt<std::string> form, coordinator;
  llvm::cl::opt<int64_t> processes, process;
  llvm::cl::opt<double> timeout;
  llvm::cl::opt<std::string> mpiLibrary;
  llvm::cl::opt<int64_t> devicesPerRank;
  llvm::cl::opt<double> mpiTimeout;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_ENGINECHOICE_H
