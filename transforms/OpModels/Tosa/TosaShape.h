//===- TosaShape.h - Models of tosa data movement ---------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_TOSA_TOSASHAPE_H
#define GSPMD_TRANSFORMS_OPMODELS_TOSA_TOSASHAPE_H

#include "mlir/IR/DialectRegistry.h"

namespace mlir::gspmd {

void registerTosaShape(DialectRegistry &registry);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_TOSA_TOSASHAPE_H
