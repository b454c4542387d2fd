//===- UnevenShards.h - What may not run beyond the end ---------*- C++ -*-===//
//
// An uneven part is evaluated up to its size on all devices, so also at
// positions beyond the end of the whole. What is computed there is not used,
// but it has to be something: integers are not divided by the zeros that may
// stand there, and a tensor has no elements at positions computed from them.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_UNEVENSHARDS_H
#define GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_UNEVENSHARDS_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd {

/// Must `op`, or an op of its regions, not run beyond the end of the whole?
bool needsEvenShards(Operation *op);

/// Is `op` defined whatever its operands hold, so that it may run on values
/// that the program never gives it? What MLIR says of the op
/// (ConditionallySpeculatable), but for those that this leaves undefined; its
/// regions are functions of their arguments alone that are so too.
bool isDefinedEverywhere(Operation *op);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_UNEVENSHARDS_H
