//===- TosaIndex.h - Models of tosa index ops -------------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_TOSA_TOSAINDEX_H
#define GSPMD_TRANSFORMS_OPMODELS_TOSA_TOSAINDEX_H

#include "mlir/IR/DialectRegistry.h"

namespace mlir::gspmd {

void registerTosaIndex(DialectRegistry &registry);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_TOSA_TOSAINDEX_H
