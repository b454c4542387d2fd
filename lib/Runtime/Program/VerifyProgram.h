//===- VerifyProgram.h - Validation of programs and options -----*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_PROGRAM_VERIFYPROGRAM_H
#define GSPMD_LIB_RUNTIME_PROGRAM_VERIFYPROGRAM_H

#include "absl/status/status.h"
#include "gspmd/Runtime/CompiledProgram.h"
#include "gspmd/Runtime/ExecutionOptions.h"

namespace mlir::gspmd {

/// Returns InvalidArgument for a malformed program or contradicting faults, and
/// ResourceExhausted if arguments and results alone exceed a device's memory.
absl::Status verifyProgram(const CompiledProgram &program,
                           const ExecutionOptions &options);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_PROGRAM_VERIFYPROGRAM_H
