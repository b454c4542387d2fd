//===- RangeInterfaces.h - Ranges of results --------------------*- C++ -*-===//
//
// A convolution of 8 elements by windows of 3, padded by one on either side:
// elements [2, 5) of the result are a convolution, without padding, of
// elements [1, 6) of the operand; elements [0, 2) one of [0, 3), padded by
// one before.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_DIALECT_SHARDING_INTERFACES_RANGEINTERFACES_H
#define GSPMD_DIALECT_SHARDING_INTERFACES_RANGEINTERFACES_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/OpDefinition.h"
#include <optional>

namespace mlir::gspmd::sharding {

/// Indices [begin, end) of dimension `dim`.
struct DimRange {
  unsigned dim;
  int64_t begin, end;
  int64_t size() const { return end - begin; }
};
/// The range of each operand; nullopt for those that are read entirely.
using OperandRanges = SmallVector<std::optional<DimRange>>;

/// The function index * perIndex + shard * perShard + c. The addend c is
/// the same at all indices and in all shards, and known if `addend` is.
struct AffineIndex {
  int64_t perIndex = 0, perShard = 0;
  std::optional<int64_t> addend;
  bool isConstant() const {
    return perIndex == 0 && perShard == 0 && addend.has_value();
  }
};

/// Returns true if a region of the op uses values from outside of it.
bool capturesValues(Operation *op);
/// Returns the ranges of the operands that a range of the results depends on,
/// for element-wise ops and ops with a model; nullopt if the range cannot be
/// computed separately, or if the op captures values.
std::optional<OperandRanges> operandRangesOf(Operation *op, DimRange range);
/// Computes a range of the results from those ranges of the operands.
SmallVector<Value> makeRangeOf(Operation *op, OpBuilder &builder,
                               DimRange range, ValueRange operands);
/// Clones the op on other operands, with results of `range`; `attributes`
/// replace those of the same names.
SmallVector<Value> cloneRange(Operation *op, OpBuilder &builder, DimRange range,
                              ValueRange operands,
                              ArrayRef<NamedAttribute> attributes = {});

} // namespace mlir::gspmd::sharding

#include "dialect/Sharding/RangeInterfaces.h.inc"

#endif // GSPMD_DIALECT_SHARDING_INTERFACES_RANGEINTERFACES_H
