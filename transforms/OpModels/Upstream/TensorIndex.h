//===- TensorIndex.h - Models of tensor index ops ---------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_TENSORINDEX_H
#define GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_TENSORINDEX_H

#include "mlir/IR/DialectRegistry.h"

namespace mlir::gspmd {

/// Registers the models of gather, scatter and generate.
void registerTensorIndex(DialectRegistry &registry);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_TENSORINDEX_H
