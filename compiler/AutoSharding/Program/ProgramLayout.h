//===- ProgramLayout.h - States a program as a layout problem ---*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_PROGRAM_PROGRAMLAYOUT_H
#define GSPMD_COMPILER_AUTOSHARDING_PROGRAM_PROGRAMLAYOUT_H

#include "compiler/AutoSharding/Program/ProgramTensors.h"
#include "lib/CostModel/Hardware.h"
#include "lib/Search/Problem/LayoutProblem.h"

namespace mlir::gspmd {

/// Returns the variables of `tensors`, the ops that connect them, and live
/// ranges when `entry` runs. The ops refer to the imported module.
/// `unknownTripCount` replaces unknown trip counts.
search::LayoutProgram programLayout(ProgramTensors &tensors, StringRef entry,
                                    const Hardware &hardware,
                                    double unknownTripCount);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_PROGRAM_PROGRAMLAYOUT_H
