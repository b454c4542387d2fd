//===- ScalarComparison.cpp - compare and select on elements --------------===//

#include "transforms/Lowering/Scalars/ScalarOps.h"

#include "dialect/StableHLO/Ops/Elementwise/ElementwiseOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"

namespace mlir::gspmd::lowering {
namespace {

using stablehlo::ComparisonDirection;

arith::CmpIPredicate integerPredicate(ComparisonDirection direction,
                                      bool isUnsigned) {
  using P = arith::CmpIPredicate;
  switch (direction) {
  case ComparisonDirection::EQ:
    return P::eq;
  case ComparisonDirection::NE:
    return P::ne;
  case ComparisonDirection::GE:
    return isUnsigned ? P::uge : P::sge;
  case ComparisonDirection::GT:
    return isUnsigned ? P::ugt : P::sgt;
  case ComparisonDirection::LE:
    return isUnsigned ? P::ule : P::sle;
  case ComparisonDirection::LT:
    return isUnsigned ? P::ult : P::slt;
  }
  llvm_unreachable("a direction without predicate");
}

/// With a NaN, only NE is true.
arith::CmpFPredicate floatPredicate(ComparisonDirection direction) {
  using P = arith::CmpFPredicate;
  switch (direction) {
  case ComparisonDirection::EQ:
    return P::OEQ;
  case ComparisonDirection::NE:
    return P::UNE;
  case ComparisonDirection::GE:
    return P::OGE;
  case ComparisonDirection::GT:
    return P::OGT;
  case ComparisonDirection::LE:
    return P::OLE;
  case ComparisonDirection::LT:
    return P::OLT;
  }
  llvm_unreachable("a direction without predicate");
}

/// Returns an integer that orders as IEEE 754 totalOrder: the bits, with all
/// but the sign flipped for negative numbers.
Value totalOrderKey(ScalarCall &c, Value value) {
  unsigned width = value.getType().getIntOrFloatBitWidth();
  Type bitsType = c.b.getIntegerType(width);
  auto constant = [&](const APInt &bits) -> Value {
    return arith::ConstantOp::create(c.b, c.b.getIntegerAttr(bitsType, bits));
  };
  Value bits = arith::BitcastOp::create(c.b, bitsType, value);
  Value sign =
      arith::ShRSIOp::create(c.b, bits, constant(APInt(width, width - 1)));
  Value flip = arith::AndIOp::create(c.b, sign,
                                     constant(APInt::getSignedMaxValue(width)));
  return arith::XOrIOp::create(c.b, bits, flip);
}

Value compareComplex(ScalarCall &c, ComparisonDirection direction) {
  if (direction == ComparisonDirection::EQ)
    return complex::EqualOp::create(c.b, c.args[0], c.args[1]);
  if (direction == ComparisonDirection::NE)
    return complex::NotEqualOp::create(c.b, c.args[0], c.args[1]);
  return {};
}

Value buildCompare(ScalarCall &c) {
  auto compare = cast<stablehlo::CompareOp>(c.op);
  ComparisonDirection direction = compare.getComparisonDirection();
  if (c.isComplex())
    return compareComplex(c, direction);
  if (!c.isFloat())
    return arith::CmpIOp::create(
        c.b, integerPredicate(direction, c.isUnsigned()), c.args[0], c.args[1]);
  if (compare.getCompareType() == stablehlo::ComparisonType::TOTALORDER)
    return arith::CmpIOp::create(c.b, integerPredicate(direction, false),
                                 totalOrderKey(c, c.args[0]),
                                 totalOrderKey(c, c.args[1]));
  return arith::CmpFOp::create(c.b, floatPredicate(direction), c.args[0],
                               c.args[1]);
}

/// Narrow floats are selected by their bits: LLVM would convert through f32.
Value buildSelect(ScalarCall &c) {
  Type type = c.args[1].getType();
  if (isa<FloatType>(type) && type.getIntOrFloatBitWidth() == 16) {
    for (Value &arg : MutableArrayRef<Value>(c.args).drop_front())
      arg = arith::BitcastOp::create(c.b, c.b.getI16Type(), arg);
    Value bits = arith::SelectOp::create(c.b, c.args[0], c.args[1], c.args[2]);
    return arith::BitcastOp::create(c.b, type, bits);
  }
  return arith::SelectOp::create(c.b, c.args[0], c.args[1], c.args[2]);
}

} // namespace

void addComparisonScalarOps(ScalarTable &table) {
  table["stablehlo.compare"] = {buildCompare};
  table["stablehlo.select"] = {buildSelect, /*keepsNarrow=*/true};
}

} // namespace mlir::gspmd::lowering
