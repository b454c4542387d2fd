//===- OutlineProgram.h - Outline of a device program -----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_CODEGEN_OUTLINEPROGRAM_H
#define GSPMD_COMPILER_CODEGEN_OUTLINEPROGRAM_H

#include "lib/Runtime/Program/ProgramOutline.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Returns the outline of a program that compileProgram accepts, without
/// generating code. Loops with an unknown trip count are assumed to have
/// `assumedTripCount` iterations.
FailureOr<ProgramOutline> outlineProgram(ModuleOp module,
                                         const std::string &entry,
                                         int64_t assumedTripCount);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_CODEGEN_OUTLINEPROGRAM_H
