//===- Combiner.cpp - Combination of partial reductions -------------------===//

#include "transforms/Lowering/BlockReductions/Combiner.h"

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "transforms/Lowering/Scalars/StoredElements.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/IR/IRMapping.h"

namespace mlir::gspmd::lowering {

/// Returns null for an op that is no combiner. A product of complex numbers is
/// none: 1 times an infinite number contains a NaN.
static Attribute neutralElementOf(Operation *op) {
  Builder b(op->getContext());
  Type type = op->getResult(0).getType();
  // The neutral element is -0: -0 + x is x for both zeros.
  if (isa<arith::AddFOp>(op))
    return b.getFloatAttr(type, -0.0);
  if (isa<complex::AddOp>(op)) {
    Attribute component =
        b.getFloatAttr(cast<ComplexType>(type).getElementType(), -0.0);
    return b.getArrayAttr({component, component});
  }
  if (isa<arith::MulFOp>(op))
    return b.getFloatAttr(type, 1.0);
  if (isa<arith::MaximumFOp, arith::MinimumFOp>(op))
    return b.getFloatAttr(
        type, APFloat::getInf(cast<FloatType>(type).getFloatSemantics(),
                              isa<arith::MaximumFOp>(op)));
  if (isa<arith::AddIOp, arith::MulIOp, arith::AndIOp, arith::OrIOp,
          arith::XOrIOp, arith::MaxSIOp, arith::MinSIOp, arith::MaxUIOp,
          arith::MinUIOp>(op))
    if (auto element = arith::getNeutralElement(op))
      return *element;
  return {};
}

std::optional<Combiner> Combiner::match(Value yielded,
                                        BlockArgument accumulator) {
  // Both have one use, so no value but the yielded one depends on an
  // accumulator.
  Operation *op = yielded.getDefiningOp();
  if (!op || op->getNumOperands() != 2 || !accumulator.hasOneUse() ||
      *accumulator.user_begin() != op || !yielded.hasOneUse() ||
      op->getBlock() != accumulator.getOwner())
    return std::nullopt;
  Attribute neutral = neutralElementOf(op);
  if (!neutral)
    return std::nullopt;
  return Combiner(op, neutral);
}

int64_t Combiner::bytes() const { return sharding::elementBytes(type()); }

Value Combiner::neutral(ImplicitLocOpBuilder &b) const {
  return buildConstant(b, b.getLoc(), neutralElement, type());
}

Value Combiner::combine(ImplicitLocOpBuilder &b, Value left,
                        Value right) const {
  IRMapping mapping;
  mapping.map(op->getOperand(0), left);
  mapping.map(op->getOperand(1), right);
  return b.clone(*op, mapping)->getResult(0);
}

} // namespace mlir::gspmd::lowering
