//===- ProgramLayout.h - A program for lib/Search ---------------*- C++ -*-===//
#ifndef GSPMD_LIB_AUTOSHARDING_PROGRAMLAYOUT_H
#define GSPMD_LIB_AUTOSHARDING_PROGRAMLAYOUT_H

#include "ProgramTensors.h"
#include "gspmd/Search/Layout.h"
#include "lib/CostModel/Hardware.h"

namespace mlir::gspmd {

/// The variables of `tensors`, the ops that connect them, and how long memory
/// is held when `entry` runs. The ops refer to the imported module.
/// `unknownTrips` is how often a loop runs of which that is not known.
search::LayoutProgram programLayout(ProgramTensors &tensors, StringRef entry,
                                    const Hardware &hardware,
                                    double unknownTrips);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_AUTOSHARDING_PROGRAMLAYOUT_H
