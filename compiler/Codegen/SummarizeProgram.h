//===- SummarizeProgram.h - Summary of a device program ---------*- C++ -*-===//
#ifndef GSPMD_COMPILER_CODEGEN_SUMMARIZEPROGRAM_H
#define GSPMD_COMPILER_CODEGEN_SUMMARIZEPROGRAM_H

#include "lib/Runtime/Program/ProgramSummary.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Returns the tables, collectives and peak memory of a program that
/// compileProgram accepts, without generating code. An op in a loop whose
/// trip count is unknown counts once.
FailureOr<ProgramSummary> summarizeProgram(ModuleOp module,
                                           const std::string &entry);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_CODEGEN_SUMMARIZEPROGRAM_H
