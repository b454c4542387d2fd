//===- ExpandMulhi.cpp - The high half of a product -----------------------===//

#include "transforms/Import/ExpandClientOps/ExpandMulhi.h"
#include "dialect/StableHLO/StablehloOps.h"

namespace mlir::gspmd::import {
namespace {

constexpr unsigned kHalf = 32, kWidest = 64;

/// Builds integer arithmetic on tensors of one type.
struct Arithmetic {
  ImplicitLocOpBuilder &b;
  RankedTensorType type;

  Value constant(uint64_t bits) {
    unsigned width = type.getElementTypeBitWidth();
    return stablehlo::ConstantOp::create(
        b, type, DenseElementsAttr::get(type, APInt(width, bits)));
  }
  Value add(Value l, Value r) { return stablehlo::AddOp::create(b, l, r); }
  Value mul(Value l, Value r) { return stablehlo::MulOp::create(b, l, r); }
  Value low(Value value) {
    return stablehlo::AndOp::create(b, value, constant(UINT32_MAX));
  }
  Value high(Value value, unsigned bits) {
    return stablehlo::ShiftRightLogicalOp::create(b, value, constant(bits));
  }
};

/// Returns the high half of the product of 64-bit unsigned integers, from
/// products of 32-bit halves.
Value productOfHalves(Arithmetic &a, Value x, Value y) {
  Value xHigh = a.high(x, kHalf), xLow = a.low(x);
  Value yHigh = a.high(y, kHalf), yLow = a.low(y);
  Value mixed = a.mul(xHigh, yLow), other = a.mul(xLow, yHigh);
  Value carry = a.add(a.high(a.mul(xLow, yLow), kHalf),
                      a.add(a.low(mixed), a.low(other)));
  Value sum = a.add(a.high(mixed, kHalf), a.high(other, kHalf));
  return a.add(a.mul(xHigh, yHigh), a.add(sum, a.high(carry, kHalf)));
}

/// Corrects for a negative `x` that was read as unsigned: it is 2^64 too large.
Value dropSign(Arithmetic &a, Value product, Value x, Value y) {
  Value sign = stablehlo::ShiftRightArithmeticOp::create(
      a.b, x, a.constant(kWidest - 1));
  return stablehlo::SubtractOp::create(a.b, product,
                                       stablehlo::AndOp::create(a.b, sign, y));
}

} // namespace

Value expandMulhi(chlo::MulhiOp op, ImplicitLocOpBuilder &b) {
  RankedTensorType type = op.getType();
  auto element = cast<IntegerType>(type.getElementType());
  Value x = op.getLhs(), y = op.getRhs();
  if (element.getWidth() == kWidest) {
    Arithmetic a{b, type};
    Value product = productOfHalves(a, x, y);
    if (element.isUnsigned())
      return product;
    return dropSign(a, dropSign(a, product, x, y), y, x);
  }
  Type twice = IntegerType::get(b.getContext(), 2 * element.getWidth(),
                                element.getSignedness());
  Arithmetic a{b, type.clone(twice)};
  Value product = a.mul(stablehlo::ConvertOp::create(b, a.type, x),
                        stablehlo::ConvertOp::create(b, a.type, y));
  return stablehlo::ConvertOp::create(b, type,
                                      a.high(product, element.getWidth()));
}

} // namespace mlir::gspmd::import
