//===- Run.h - Runs an exported program on a PJRT plugin --------*- C++ -*-===//
#ifndef GSPMD_ENGINES_PJRT_RUN_H
#define GSPMD_ENGINES_PJRT_RUN_H

#include "absl/status/statusor.h"
#include "gspmd/Runtime/HostTensor.h"
#include "gspmd/Runtime/Program.h"
#include "gspmd/Runtime/StepTimes.h"
#include <utility>

namespace mlir::gspmd {

struct PjrtOptions {
  /// Path of the plugin's shared library.
  std::string plugin;
  /// What the plugin is told when its client is made: names and values; values
  /// that read as integers, as numbers or as true and false are that.
  std::vector<std::pair<std::string, std::string>> clientOptions;
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
  /// Meshes, arguments and results; the rest is not looked at.
  CompiledProgram boundary;
};

struct PjrtStats : StepTimes {
  std::string platform, deviceKind;
  double compileMilliseconds = 0;
  /// The most bytes that each device had in use, where the plugin tells.
  std::vector<int64_t> peakBytesByDevice;
};

/// Compiles and runs the program on the plugin's devices, as many as the mesh
/// has, in the plugin's own order for them. `arguments` are global tensors;
/// each device gets its part. Gives the global results. Errors: InvalidArgument
/// for wrong arguments, what is no plugin, one of another major version or with
/// too few devices; DataLoss where devices that hold the same part of a result
/// disagree; else what the plugin says.
absl::StatusOr<std::vector<HostTensor>>
runOnPjrt(const PjrtProgram &program, llvm::ArrayRef<HostTensor> arguments,
          const PjrtOptions &options, PjrtStats *stats = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_ENGINES_PJRT_RUN_H
