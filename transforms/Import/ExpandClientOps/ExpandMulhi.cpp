//===- ExpandMulhi.cpp - The high half of a product -----------------------===//

#include "transforms/Import/ExpandClientOps/ExpandMulhi.h"
#include "dialect/StableHLO/Builders/TensorOps.h"

namespace mlir::gspmd::import {

using stablehlo::TensorOps;

namespace {

constexpr unsigned kHalf = 32, kWidest = 64;

/// Builds integer arithmetic on tensors of one type.
struct Arithmetic {
  TensorOps ops;
  RankedTensorType type;

  Value constant(uint64_t bits) { return ops.constant(type, int64_t(bits)); }
  Value add(Value l, Value r) { return ops.add(l, r); }
  Value mul(Value l, Value r) { return ops.multiply(l, r); }
  Value low(Value value) { return ops.logicalAnd(value, constant(UINT32_MAX)); }
  Value high(Value value, unsigned bits) {
    return ops.shiftRightLogical(value, constant(bits));
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
  Value sign = a.ops.shiftRightArithmetic(x, a.constant(kWidest - 1));
  return a.ops.subtract(product, a.ops.logicalAnd(sign, y));
}

} // namespace

Value expandMulhi(chlo::MulhiOp op, ImplicitLocOpBuilder &b) {
  RankedTensorType type = op.getType();
  auto element = cast<IntegerType>(type.getElementType());
  Value x = op.getLhs(), y = op.getRhs();
  TensorOps ops(b, b.getLoc());
  if (element.getWidth() == kWidest) {
    Arithmetic a{ops, type};
    Value product = productOfHalves(a, x, y);
    if (element.isUnsigned())
      return product;
    return dropSign(a, dropSign(a, product, x, y), y, x);
  }
  Type twice = IntegerType::get(b.getContext(), 2 * element.getWidth(),
                                element.getSignedness());
  Arithmetic a{ops, type.clone(twice)};
  Value product = a.mul(ops.convert(x, twice), ops.convert(y, twice));
  return ops.convert(a.high(product, element.getWidth()), element);
}

} // namespace mlir::gspmd::import
