//===- ProblemProgram.h - States a program as a layout problem --*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_PROGRAM_PROBLEMPROGRAM_H
#define GSPMD_COMPILER_AUTOSHARDING_PROGRAM_PROBLEMPROGRAM_H

#include "compiler/AutoSharding/Program/TensorVariables.h"
#include "lib/CostModel/Hardware.h"
#include "lib/Search/Problem/ShardingProblem.h"

namespace mlir::gspmd {

/// Returns the variables of `tensors`, the ops that connect them, and live
/// ranges when `entry` runs. The ops refer to the imported module.
/// `assumedTripCount` replaces unknown trip counts.
search::ProblemProgram buildProblemProgram(TensorVariables &tensors,
                                           StringRef entry,
                                           const Hardware &hardware,
                                           double assumedTripCount);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_PROGRAM_PROBLEMPROGRAM_H
