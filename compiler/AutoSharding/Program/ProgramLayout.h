//===- ProgramLayout.h - A program for lib/Search ---------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_PROGRAM_PROGRAMLAYOUT_H
#define GSPMD_COMPILER_AUTOSHARDING_PROGRAM_PROGRAMLAYOUT_H

#include "compiler/AutoSharding/Program/ProgramTensors.h"
#include "gspmd/Search/LayoutProblem.h"
#include "lib/CostModel/Hardware.h"

namespace mlir::gspmd {

/// The variables of `tensors`, the ops that connect them, and how long memory
/// is held when `entry` runs. The ops refer to the imported module.
/// `unknownTripCount` is how often a loop runs of which that is not known.
search::LayoutProgram programLayout(ProgramTensors &tensors, StringRef entry,
                                    const Hardware &hardware,
                                    double unknownTripCount);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_PROGRAM_PROGRAMLAYOUT_H
