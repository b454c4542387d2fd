//===- EmulatedEngine.h - Runs on emulated devices --------------*- C++ -*-===//
#ifndef GSPMD_ENGINES_EMULATED_EMULATEDENGINE_H
#define GSPMD_ENGINES_EMULATED_EMULATEDENGINE_H

#include "absl/status/statusor.h"
#include "gspmd/Runtime/CompiledProgram.h"
#include "gspmd/Runtime/ExecutionOptions.h"
#include "gspmd/Runtime/HostTensor.h"
#include "gspmd/Runtime/RunStats.h"

namespace mlir::gspmd {

/// The options of a run.
struct RunOptions : ExecutionOptions {
  /// The number of runs with the same arguments.
  int64_t repeat = 1;
  /// The largest number of devices; more are rejected.
  int64_t maxDevices = 4096;
};

/// Runs `program` on every device of its mesh. `arguments` are global tensors;
/// each device gets its shard. Returns the global results; devices with the
/// same shard of a result must agree in every bit. Errors: InvalidArgument for
/// invalid arguments or a malformed program, other codes for failures while
/// running.
absl::StatusOr<std::vector<HostTensor>>
runProgram(const CompiledProgram &program, llvm::ArrayRef<HostTensor> arguments,
           const RunOptions &options = {}, RunStats *stats = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_ENGINES_EMULATED_EMULATEDENGINE_H
