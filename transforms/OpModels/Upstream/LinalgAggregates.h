//===- LinalgAggregates.h - linalg ops that are no loop nests ---*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_LINALGAGGREGATES_H
#define GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_LINALGAGGREGATES_H

#include "mlir/IR/DialectRegistry.h"

namespace mlir::gspmd {

/// Models of softmax, pack, unpack and Winograd's transforms.
void registerLinalgAggregates(DialectRegistry &registry);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_LINALGAGGREGATES_H
