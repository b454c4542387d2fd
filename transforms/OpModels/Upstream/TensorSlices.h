//===- TensorSlices.h - Models of tensor slices -----------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_TENSORSLICES_H
#define GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_TENSORSLICES_H

#include "mlir/IR/DialectRegistry.h"

namespace mlir::gspmd {

/// Registers the models of extract_slice and insert_slice.
void registerTensorSlices(DialectRegistry &registry);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_TENSORSLICES_H
