//===- TosaReduce.h - Models of tosa reductions and products ----*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_TOSA_TOSAREDUCE_H
#define GSPMD_TRANSFORMS_OPMODELS_TOSA_TOSAREDUCE_H

#include "mlir/IR/DialectRegistry.h"

namespace mlir::gspmd {

void registerTosaReduce(DialectRegistry &registry);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_TOSA_TOSAREDUCE_H
