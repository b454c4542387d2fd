//===- Combiner.h - Combination of partial reductions -----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_COMBINER_H
#define GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_COMBINER_H

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::gspmd::lowering {

/// A scalar op that is commutative, associative (up to rounding) and has a
/// neutral element.
class Combiner {
public:
  /// Matches `yielded` if it is such an op on `accumulator`, as the only use of
  /// the latter, and another value. If all accumulators of a block match, none
  /// of the other values depends on an accumulator.
  static std::optional<Combiner> match(Value yielded,
                                       BlockArgument accumulator);

  Type type() const { return op->getResult(0).getType(); }
  /// Returns the size of one accumulator in memory.
  int64_t bytes() const;
  Value neutral(ImplicitLocOpBuilder &b) const;
  Value combine(ImplicitLocOpBuilder &b, Value left, Value right) const;

private:
  Combiner(Operation *op, Attribute neutralElement)
      : op(op), neutralElement(neutralElement) {}

  Operation *op;
  /// A scalar attribute; an array of real and imaginary part for complex
  /// numbers.
  Attribute neutralElement;
};

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_COMBINER_H
