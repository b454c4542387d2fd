//===- LoopUnrolling.h - Several iterations in one --------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_DEEPENHALOS_LOOPUNROLLING_H
#define GSPMD_COMPILER_OPTIMIZE_DEEPENHALOS_LOOPUNROLLING_H

#include "compiler/Optimize/Support/LoopIterations.h"

namespace mlir::gspmd {

/// Makes one iteration of `factor` iterations of the loop, and executes those
/// that remain before the loop. Requires at least `factor` iterations. Ops that
/// do not depend on the iteration are not repeated.
void unrollLoop(LoopIterations &loop, int64_t factor);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_DEEPENHALOS_LOOPUNROLLING_H
