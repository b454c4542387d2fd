//===- CompiledModule.h - A compiled program --------------------*- C++ -*-===//
#ifndef GSPMD_PJRT_COMPILE_COMPILEDMODULE_H
#define GSPMD_PJRT_COMPILE_COMPILEDMODULE_H

#include "compiler/Pipeline/ExecutablePrograms.h"
#include "lib/Runtime/Scheduling/Mutex.h"
#include "pjrt/Buffers/BufferShape.h"
#include "pjrt/Compile/CompileSettings.h"
#include "pjrt/Modes/Prediction.h"
#include <atomic>

namespace mlir::gspmd::pjrt {

/// The shard of an argument or a result on one device.
struct BoundaryTensor {
  BufferShape shape;
  std::string memoryKind;
  /// See BoundaryShardings.h: the caller's device for each device of the
  /// program's sharding if they differ; the reduction of partial results that
  /// are stacked in a dimension that `shape` does not have.
  std::vector<int64_t> callerDevices;
  std::optional<Reduction> partials;
  bool isStacked() const { return partials.has_value(); }
  /// The name of a result in messages and reports.
  std::shared_ptr<const std::string> what;
};

/// The result of compiling a caller's program. Executables share it.
struct CompiledModule {
  /// The name of the module, such as `jit_step`.
  std::string name;
  /// The caller's MLIR in any form, or the program after its calls of the
  /// caller are resolved.
  std::string code;
  /// The hash of program and settings.
  std::string fingerprint;
  /// The hash of what all processes that run the program have in common:
  /// options contain the process, and host functions have numbers per process.
  std::string commonFingerprint;
  CompileSettings settings;
  std::shared_ptr<const LoadedProgram> loaded;
  /// The program of one device, for queries; empty if its code was cached,
  /// until a query needs it. Contexts serve many programs, so it is kept as
  /// bytecode and not as a module.
  mutable Mutex deviceMutex;
  mutable std::optional<SerializedDeviceProgram>
      device ABSL_GUARDED_BY(deviceMutex);
  /// The device program with calls of kernels in place of their decompositions
  /// (KernelComposites.h), for costs; empty if the program has no such kernels.
  mutable std::optional<SerializedDeviceProgram>
      costedDevice ABSL_GUARDED_BY(deviceMutex);
  std::vector<BoundaryTensor> arguments, results;
  /// The prediction for the chips, if one was requested.
  std::optional<Prediction> prediction;
  /// The number of runs.
  mutable std::atomic<int64_t> numRuns{0};
  /// True once a run has verified the program.
  mutable std::atomic<bool> isVerified{false};
  /// True if the program calls functions of the caller's process.
  bool callsHost = false;
  /// True if compilation called functions of the caller; `code` contains the
  /// results.
  bool hasCallerCalls = false;
  /// True if costs are those of `costedDevice`.
  bool hasKernels = false;
  /// The indices of donated arguments.
  std::vector<size_t> donated;
  /// The donated argument whose memory each result reuses.
  std::vector<std::optional<size_t>> aliasedArgumentOf;
  /// The bytes of arguments, of results, and of memory of arguments that
  /// results reuse, on one device.
  int64_t argumentBytes = 0, resultBytes = 0, aliasedBytes = 0;

  const CompiledProgram &program() const { return loaded->program; }
  /// Returns the configuration of the program of one device.
  DeviceOptions deviceOptions() const;
  /// Returns true if every device runs the program independently, without
  /// collectives.
  bool isLocal() const {
    return program().numDevices() != settings.numDevices();
  }
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_COMPILE_COMPILEDMODULE_H
