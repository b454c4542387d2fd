//===- TosaWindows.h - Models of tosa convolutions and pools ----*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_TOSA_TOSAWINDOWS_H
#define GSPMD_TRANSFORMS_OPMODELS_TOSA_TOSAWINDOWS_H

#include "mlir/IR/DialectRegistry.h"

namespace mlir::gspmd {

void registerTosaWindows(DialectRegistry &registry);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_TOSA_TOSAWINDOWS_H
