//===- ExpandExtrema.cpp - Maxima and minima as selections ----------------===//

#include "transforms/Lowering/LowerToLLVM/ExpandExtrema.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Matchers.h"

namespace mlir::gspmd::lowering {
namespace {

using Predicate = arith::CmpFPredicate;

/// Returns true if `value` is a constant that is neither NaN nor a zero.
bool isNonZeroNumber(Value value) {
  APFloat number(0.0);
  return matchPattern(value, m_ConstantFloat(&number)) && !number.isNaN() &&
         !number.isZero();
}

/// Returns the greater (or lesser) of two numbers, the second one if they are
/// equal or unordered: one instruction on x86.
Value selectByOrder(ImplicitLocOpBuilder &b, Value x, Value y, bool isMaximum) {
  Value isFirst = arith::CmpFOp::create(
      b, isMaximum ? Predicate::OGT : Predicate::OLT, x, y);
  return arith::SelectOp::create(b, isFirst, x, y);
}

/// Returns +0 as the maximum and -0 as the minimum of zeros with different
/// signs; equal numbers have equal bits otherwise.
Value combineEqual(ImplicitLocOpBuilder &b, Value x, Value y, bool isMaximum) {
  Type bits = b.getIntegerType(x.getType().getIntOrFloatBitWidth());
  Value xBits = arith::BitcastOp::create(b, bits, x);
  Value yBits = arith::BitcastOp::create(b, bits, y);
  Value both = isMaximum ? Value(arith::AndIOp::create(b, xBits, yBits))
                         : Value(arith::OrIOp::create(b, xBits, yBits));
  return arith::BitcastOp::create(b, x.getType(), both);
}

Value createExtremum(ImplicitLocOpBuilder &b, Value x, Value y,
                     bool isMaximum) {
  if (isNonZeroNumber(y))
    std::swap(x, y);
  // If y is NaN, the comparison selects it.
  Value extremum = selectByOrder(b, x, y, isMaximum);
  if (isNonZeroNumber(x))
    return extremum;
  Value areEqual = arith::CmpFOp::create(b, Predicate::OEQ, x, y);
  extremum = arith::SelectOp::create(
      b, areEqual, combineEqual(b, x, y, isMaximum), extremum);
  Value isNan = arith::CmpFOp::create(b, Predicate::UNO, x, x);
  return arith::SelectOp::create(b, isNan, x, extremum);
}

} // namespace

void expandExtrema(ModuleOp module) {
  SmallVector<Operation *> extrema;
  module.walk([&](Operation *op) {
    if (isa<arith::MaximumFOp, arith::MinimumFOp>(op) &&
        (op->getResult(0).getType().isF32() ||
         op->getResult(0).getType().isF64()))
      extrema.push_back(op);
  });
  for (Operation *op : extrema) {
    ImplicitLocOpBuilder b(op->getLoc(), op);
    op->getResult(0).replaceAllUsesWith(createExtremum(
        b, op->getOperand(0), op->getOperand(1), isa<arith::MaximumFOp>(op)));
    op->erase();
  }
}

} // namespace mlir::gspmd::lowering
