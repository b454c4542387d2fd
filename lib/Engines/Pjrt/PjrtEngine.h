//===- PjrtEngine.h - Runs exported programs on PJRT plugins ----*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_PJRT_PJRTENGINE_H
#define GSPMD_LIB_ENGINES_PJRT_PJRTENGINE_H

#include "absl/status/statusor.h"
#include "gspmd/Runtime/CompiledProgram.h"
#include "gspmd/Runtime/HostTensor.h"
#include "gspmd/Runtime/StepTimes.h"
#include <functional>
#include <utility>

namespace mlir::gspmd {

/// The processes that run one program, each on its own devices.
struct PjrtProcesses {
  int64_t count = 1;
  /// The number of this process, from 0.
  int64_t process = 0;
  /// The address HOST:PORT of process 0.
  std::string coordinator;
  /// The seconds that a process waits for the others, except in collectives of
  /// the program.
  double timeout = 300;
  /// Called, on any thread, when another process is lost: the plugin then waits
  /// until this process ends. Must not be null if there are several processes.
  std::function<void(const std::string &message)> onLost;
  /// All processes have the same secret, which strangers do not know. Must not
  /// be empty if there are several processes.
  std::string secret = {};
};

struct PjrtOptions {
  /// Path of the plugin's shared library.
  std::string plugin;
  /// The options of the plugin's client: names and values; values that read as
  /// integers, floats or booleans become these types.
  std::vector<std::pair<std::string, std::string>> clientOptions;
  PjrtProcesses processes;
  /// The number of runs with the same arguments.
  int64_t repeat = 1;
  /// Fills the padding of uneven arguments with NaN patterns.
  bool poison = false;
  /// Reads the optimized program, if the plugin returns it.
  bool readsProgram = false;
};

/// A program in the form of `--gspmd-export-stablehlo`.
struct PjrtProgram {
  /// The MLIR module as text or bytecode.
  std::string code;
  /// True if devices are partitions of one replica, false if they are replicas
  /// of one partition.
  bool isPartitions = false;
  /// True if XLA partitions the program, which then has annotations of Shardy,
  /// by Shardy's propagation.
  bool useShardy = false;
  /// The element types of arguments and results in MLIR's spelling ("i4",
  /// "f8E4M3FN"); in `signature`, types of less than a byte are bytes.
  std::vector<std::string> argumentTypes, resultTypes;
  /// The meshes, arguments and results; the other tables are unused.
  CompiledProgram signature;
};

struct PjrtStats : StepTimes {
  std::string platform, deviceKind;
  /// The versions that the plugin states, for people.
  std::string versions;
  double compileMilliseconds = 0;
  /// The peak bytes of each device of this process, if the plugin reports them.
  std::vector<int64_t> peakBytesByDevice;
  /// The optimized program and its format ("hlo_with_config"), if requested and
  /// known; else empty.
  std::string program, programFormat;
};

/// Compiles and runs the program on as many of the plugin's devices as the mesh
/// has, in the plugin's order. `arguments` are global tensors; each device gets
/// its shard. Returns the global results; with several processes, which all
/// call this with the same program and arguments, process 0 alone gets them,
/// and the failure of one is the failure of all. Errors: InvalidArgument for
/// invalid arguments and for a library that is no plugin, has another major
/// version or too few devices; DataLoss if devices with the same shard of a
/// result disagree; otherwise those of the plugin.
absl::StatusOr<std::vector<HostTensor>>
runOnPjrt(const PjrtProgram &program, llvm::ArrayRef<HostTensor> arguments,
          const PjrtOptions &options, PjrtStats *stats = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ENGINES_PJRT_PJRTENGINE_H
