//===- TensorSlices.h - Slices of tensor ------------------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_TENSORSLICES_H
#define GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_TENSORSLICES_H

#include "mlir/IR/DialectRegistry.h"

namespace mlir::gspmd {

/// Models of extract_slice and insert_slice.
void registerTensorSlices(DialectRegistry &registry);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_TENSORSLICES_H
