//===- TosaElementwise.h - Models of element-wise tosa ops ------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_TOSA_TOSAELEMENTWISE_H
#define GSPMD_TRANSFORMS_OPMODELS_TOSA_TOSAELEMENTWISE_H

#include "mlir/IR/DialectRegistry.h"

namespace mlir::gspmd {

void registerTosaElementwise(DialectRegistry &registry);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_TOSA_TOSAELEMENTWISE_H
