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

/// What runs the program.
struct EngineChoice {
  std::string engine = "emulator";
  /// Of engine pjrt: the plugin's library, what it is told (NAME=VALUE), and
  /// what devices are to it.
  std::string pjrtPlugin;
  std::vector<std::string> pjrtOptions;
  std::string pjrtForm = "replicas";
  /// Where process 0 of several listens (empty: there is one), how many there
  /// are and which this one is; without them, as what began them tells.
  std::string pjrtCoordinator;
  std::optional<int64_t> pjrtProcesses, pjrtProcess;
  /// How long one waits for others to come, in seconds.
  double pjrtTimeout = 300;

  /// Of engine mpi: the library gspmd_mpi (empty: the one beside this library),
  /// how many devices each rank has, and how long a rank waits for others in a
  /// step; 0 is any time.
  std::string mpiLibrary;
  int64_t devicesPerRank = 1;
  double mpiTimeout = 300;

  bool isMpi() const { return engine == "mpi"; }
  std::string mpiLibraryPath() const;
  bool isPjrt() const { return engine == "pjrt"; }
  bool isPartitions() const { return pjrtForm == "partitions"; }
  /// What is wrong with the choice, if anything.
  std::optional<std::string> wrong() const;
  /// The processes of engine pjrt; nothing may be wrong.
  PjrtProcesses processes() const;
  /// `pjrtOptions` as names and values; nothing may be wrong.
  std::vector<std::pair<std::string, std::string>> clientOptions() const;

private:
  std::optional<std::string> validateProcesses() const;
};

/// The command-line flags, valid as long as this object.
class EngineFlags {
public:
  explicit EngineFlags(llvm::cl::OptionCategory &category);
  /// After the command line was parsed.
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
