//===- OutlineProgram.h - What a program does, without its code -*- C++ -*-===//
#ifndef GSPMD_COMPILER_OUTLINEPROGRAM_H
#define GSPMD_COMPILER_OUTLINEPROGRAM_H

#include "gspmd/Runtime/ProgramOutline.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// What a program does that compileProgram would take, without making code of
/// it. Loops whose number of iterations is not known have `assumedTripCount`.
FailureOr<ProgramOutline> outlineProgram(ModuleOp module,
                                         const std::string &entry,
                                         int64_t assumedTripCount);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OUTLINEPROGRAM_H
