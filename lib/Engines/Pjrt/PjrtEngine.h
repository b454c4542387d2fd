//===- PjrtEngine.h - Runs an exported program on a PJRT plugin -*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_PJRT_PJRTENGINE_H
#define GSPMD_LIB_ENGINES_PJRT_PJRTENGINE_H

#include "absl/status/statusor.h"
#include "gspmd/Runtime/CompiledProgram.h"
#include "gspmd/Runtime/HostTensor.h"
#include "gspmd/Runtime/StepTimes.h"
#include <functional>
#include <utility>

namespace mlir::gspmd {

/// The processes that run one program together, each on devices of its own.
struct PjrtProcesses {
  int64_t count = 1;
  /// This one's number, from 0.
  int64_t process = 0;
  /// HOST:PORT on which process 0 listens.
  std::string coordinator;
  /// Seconds that one waits for the others, but for what the program itself
  /// waits for.
  double timeout = 300;
  /// Called, on any thread, when another process is lost: nothing ends what the
  /// plugin waits for then but the end of this process. Not null where there
  /// are several.
  std::function<void(const std::string &message)> onLost;
};

struct PjrtOptions {
  /// Path of the plugin's shared library.
  std::string plugin;
  /// What the plugin is told when its client is made: names and values; values
  /// that read as integers, as numbers or as true and false are that.
  std::vector<std::pair<std::string, std::string>> clientOptions;
  PjrtProcesses processes;
  /// How often the program is run, with the same arguments.
  int64_t repeat = 1;
  /// Fill the padding of uneven arguments with NaNs.
  bool poison = false;
};

/// A program as `--gspmd-export-stablehlo` writes it.
struct PjrtProgram {
  /// MLIR, text or bytecode.
  std::string code;
  /// Devices are partitions of one replica (else replicas of one partition).
  bool isPartitions = false;
  /// Element types of arguments and results as MLIR writes them ("i4",
  /// "f8E4M3FN"): for `boundary`, small ones are bytes.
  std::vector<std::string> argumentTypes, resultTypes;
  /// Meshes, arguments and results; the rest is not looked at.
  CompiledProgram boundary;
};

struct PjrtStats : StepTimes {
  std::string platform, deviceKind;
  double compileMilliseconds = 0;
  /// The most bytes that each device of this process had in use, where the
  /// plugin tells.
  std::vector<int64_t> peakBytesByDevice;
};

/// Compiles and runs the program on the plugin's devices, as many as the mesh
/// has, in the plugin's own order for them. `arguments` are global tensors;
/// each device gets its part. Gives the global results; of several processes,
/// which all call this with the same program and arguments, to process 0 only.
/// Where one of them fails, all do. Errors: InvalidArgument
/// for wrong arguments, what is no plugin, one of another major version or with
/// too few devices; DataLoss where devices that hold the same part of a result
/// disagree; else what the plugin says.
absl::StatusOr<std::vector<HostTensor>>
runOnPjrt(const PjrtProgram &program, llvm::ArrayRef<HostTensor> arguments,
          const PjrtOptions &options, PjrtStats *stats = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ENGINES_PJRT_PJRTENGINE_H
