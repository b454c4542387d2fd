//===- VerifyRun.h - Can a program run with these arguments? ----*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_EMULATED_VERIFYRUN_H
#define GSPMD_LIB_ENGINES_EMULATED_VERIFYRUN_H

#include "gspmd/Engines/Emulated/Run.h"

namespace mlir::gspmd {

/// InvalidArgument for a malformed program, wrong arguments, too many devices
/// or faults that contradict each other; ResourceExhausted where arguments and
/// results alone do not fit a device.
absl::Status verifyRun(const CompiledProgram &program,
                       llvm::ArrayRef<HostTensor> arguments,
                       const RunOptions &options);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ENGINES_EMULATED_VERIFYRUN_H
