//===- LocalForm.h - In which dialects a device computes --------*- C++ -*-===//
//
// Models and reshards write what a device computes beside the op itself (masks,
// offsets, slices, pads) in StableHLO. A dialect whose programs are to stay
// without StableHLO says here what these ops are in its own terms: the
// partitioner asks the dialect of the op that is being rewritten.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_DIALECT_SHARDING_INTERFACES_LOCALFORM_H
#define GSPMD_DIALECT_SHARDING_INTERFACES_LOCALFORM_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectInterface.h"

namespace mlir::gspmd::sharding {

class LocalFormInterface : public DialectInterface::Base<LocalFormInterface> {
public:
  explicit LocalFormInterface(Dialect *dialect) : Base(dialect) {}
  /// Writes what `op` computes at `b`, which stands in front of it: the values
  /// in place of its results, or failure if there are no words for it. Tensors
  /// are of static shapes.
  virtual FailureOr<SmallVector<Value>>
  rewriteInDialect(Operation *op, OpBuilder &b) const = 0;
};

} // namespace mlir::gspmd::sharding

#endif // GSPMD_DIALECT_SHARDING_INTERFACES_LOCALFORM_H
