//===- LinalgAggregates.h - Models of linalg ops without loops --*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_LINALGAGGREGATES_H
#define GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_LINALGAGGREGATES_H

#include "mlir/IR/DialectRegistry.h"

namespace mlir::gspmd {

/// Registers the models of softmax, pack, unpack and Winograd's transforms.
void registerLinalgAggregates(DialectRegistry &registry);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_LINALGAGGREGATES_H
