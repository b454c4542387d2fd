//===- Combiner.h - How two partial results become one ----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_COMBINER_H
#define GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_COMBINER_H

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::gspmd::lowering {

/// A commutative and associative op (up to rounding) on scalars that has a
/// neutral element.
class Combiner {
public:
  /// Recognizes `yielded` as such an op on `accumulator` and another value,
  /// which is its only use. Where that holds for all accumulators of a block,
  /// none of these other values depends on one.
  static std::optional<Combiner> match(Value yielded,
                                       BlockArgument accumulator);

  Type type() const { return op->getResult(0).getType(); }
  /// Of one accumulator in memory.
  int64_t bytes() const;
  Value neutral(ImplicitLocOpBuilder &b) const;
  Value combine(ImplicitLocOpBuilder &b, Value left, Value right) const;

private:
  Combiner(Operation *op, Attribute neutralElement)
      : op(op), neutralElement(neutralElement) {}

  Operation *op;
  /// Two parts for a complex number.
  Attribute neutralElement;
};

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_COMBINER_H
