//===- OutlineProgram.h - Outline of a device program -----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_CODEGEN_OUTLINEPROGRAM_H
#define GSPMD_COMPILER_CODEGEN_OUTLINEPROGRAM_H

#include "lib/Runtime/Program/ProgramOutline.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Returns the tables, collectives and peak memory of a program that
/// compileProgram accepts, without generating code. Assumes `assumedTripCount`
/// iterations for loops with an unknown trip count.
FailureOr<ProgramOutline> outlineProgram(ModuleOp module,
                                         const std::string &entry,
                                         int64_t assumedTripCount);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_CODEGEN_OUTLINEPROGRAM_H
