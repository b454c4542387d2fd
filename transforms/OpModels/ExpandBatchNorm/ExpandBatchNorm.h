//===- ExpandBatchNorm.h - Expansion of batch normalization -----*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_EXPANDBATCHNORM_EXPANDBATCHNORM_H
#define GSPMD_TRANSFORMS_OPMODELS_EXPANDBATCHNORM_EXPANDBATCHNORM_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd {

/// Returns true if `op` is a batch normalization of static shape.
bool isExpandableBatchNorm(Operation *op);
/// Replaces such an op by reductions and element-wise ops, which have the
/// shardings of its results.
void expandBatchNorm(Operation *op);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_EXPANDBATCHNORM_EXPANDBATCHNORM_H
