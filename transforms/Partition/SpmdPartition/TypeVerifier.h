//===- TypeVerifier.h - Types that can be partitioned -----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_TYPEVERIFIER_H
#define GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_TYPEVERIFIER_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd {

/// Verifies that tensor types can be partitioned; each distinct type is
/// inspected once.
class TypeVerifier {
public:
  /// Emits an error at `op` and fails if one of `types` has a dynamic shape or
  /// a dimension of more than 2^31 - 1 elements.
  LogicalResult verify(Operation *op, TypeRange types);

private:
  DenseSet<Type> verified;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_TYPEVERIFIER_H
