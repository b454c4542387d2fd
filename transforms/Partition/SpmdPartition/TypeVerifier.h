//===- TypeVerifier.h - Types that can be partitioned -----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_TYPEVERIFIER_H
#define GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_TYPEVERIFIER_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd {

/// Looks at each type once.
class TypeVerifier {
public:
  /// Fails, with an error at `op`, on a tensor of dynamic shape or too large a
  /// dimension.
  LogicalResult check(Operation *op, TypeRange types);

private:
  DenseSet<Type> checked;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_TYPEVERIFIER_H
