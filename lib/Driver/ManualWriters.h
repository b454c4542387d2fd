//===- ManualWriters.h - The forms of a tool's manual -----------*- C++ -*-===//
#ifndef GSPMD_LIB_DRIVER_MANUALWRITERS_H
#define GSPMD_LIB_DRIVER_MANUALWRITERS_H

#include "gspmd/Driver/Manual.h"

namespace mlir::gspmd {

void writeManual(const Manual &manual, ManualForm form, llvm::raw_ostream &os);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_DRIVER_MANUALWRITERS_H
