//===- LocalForm.h - Dialect of auxiliary per-device ops --------*- C++ -*-===//
//
// Models and reshards create auxiliary per-device ops (masks, offsets, slices,
// pads) in StableHLO. A dialect whose programs must not contain StableHLO
// implements this interface to express them in its own ops. The partitioner
// calls the interface of the dialect of the op that is being partitioned.
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
  /// Rewrites `op` at `b`, whose insertion point is before it. Returns the
  /// values that replace its results, or failure if the dialect has no such
  /// ops. Tensors have static shapes.
  virtual FailureOr<SmallVector<Value>>
  rewriteInDialect(Operation *op, OpBuilder &b) const = 0;
};

} // namespace mlir::gspmd::sharding

#endif // GSPMD_DIALECT_SHARDING_INTERFACES_LOCALFORM_H
