//===- VerifyProgram.h - Can a program run at all? --------------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_PROGRAM_VERIFYPROGRAM_H
#define GSPMD_LIB_RUNTIME_PROGRAM_VERIFYPROGRAM_H

#include "absl/status/status.h"
#include "gspmd/Runtime/CompiledProgram.h"
#include "gspmd/Runtime/ExecutionOptions.h"

namespace mlir::gspmd {

/// InvalidArgument for a malformed program or faults that contradict each
/// other; ResourceExhausted where arguments and results alone do not fit a
/// device.
absl::Status verifyProgram(const CompiledProgram &program,
                           const ExecutionOptions &options);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_PROGRAM_VERIFYPROGRAM_H
