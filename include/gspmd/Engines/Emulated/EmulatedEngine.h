//===- EmulatedEngine.h - Runs a compiled program on emulated devices -*- C++
//-*-===//
#ifndef GSPMD_ENGINES_EMULATED_EMULATEDENGINE_H
#define GSPMD_ENGINES_EMULATED_EMULATEDENGINE_H

#include "absl/status/statusor.h"
#include "gspmd/Runtime/CompiledProgram.h"
#include "gspmd/Runtime/ExecutionOptions.h"
#include "gspmd/Runtime/HostTensor.h"
#include "gspmd/Runtime/RunStats.h"

namespace mlir::gspmd {

/// What goes for a run as a whole.
struct RunOptions : ExecutionOptions {
  /// How often the program is run, with the same arguments.
  int64_t repeat = 1;
  /// More devices than this are refused.
  int64_t maxDevices = 4096;
};

/// Runs `program` once on every device of its mesh. `arguments` are global
/// tensors; each device gets its part. Gives the global results; devices that
/// hold the same part of a result must agree in every bit. Errors:
/// InvalidArgument for wrong arguments or a malformed program, anything else
/// for what goes wrong while running.
absl::StatusOr<std::vector<HostTensor>>
runProgram(const CompiledProgram &program, llvm::ArrayRef<HostTensor> arguments,
           const RunOptions &options = {}, RunStats *stats = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_ENGINES_EMULATED_EMULATEDENGINE_H
