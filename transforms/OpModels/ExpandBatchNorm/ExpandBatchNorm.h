//===- ExpandBatchNorm.h - Batch normalization, elementary ------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_EXPANDBATCHNORM_EXPANDBATCHNORM_H
#define GSPMD_TRANSFORMS_OPMODELS_EXPANDBATCHNORM_EXPANDBATCHNORM_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd {

/// Is `op` a batch normalization, of static shape?
bool isExpandableBatchNorm(Operation *op);
/// Puts reductions and elementwise ops in the place of such an op, with the
/// shardings of its results.
void expandBatchNorm(Operation *op);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_EXPANDBATCHNORM_EXPANDBATCHNORM_H
