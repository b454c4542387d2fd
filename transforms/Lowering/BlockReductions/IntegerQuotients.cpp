//===- IntegerQuotients.cpp - Integer division by floats ------------------===//

#include "transforms/Lowering/BlockReductions/IntegerQuotients.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

namespace mlir::gspmd::lowering {
namespace {

/// Also true for a select between a constant and a value that replaces a
/// trapping divisor.
bool isConstant(Value divisor) {
  if (auto select = divisor.getDefiningOp<arith::SelectOp>())
    divisor = select.getFalseValue();
  return matchPattern(divisor, m_Constant());
}

/// Emits the quotient of the operands of `op`.
Value quotient(ImplicitLocOpBuilder &b, Operation *op, bool isUnsigned) {
  Type type = op->getResult(0).getType();
  Type wide = type.getIntOrFloatBitWidth() > 16 ? Type(b.getF64Type())
                                                : Type(b.getF32Type());
  auto convert = [&](Value number) -> Value {
    if (isUnsigned)
      return arith::UIToFPOp::create(b, wide, number);
    return arith::SIToFPOp::create(b, wide, number);
  };
  Value ratio = arith::DivFOp::create(b, convert(op->getOperand(0)),
                                      convert(op->getOperand(1)));
  if (isUnsigned)
    return arith::FPToUIOp::create(b, type, ratio);
  return arith::FPToSIOp::create(b, type, ratio);
}

} // namespace

void divideIntegersAsFloats(linalg::GenericOp op) {
  SmallVector<Operation *> divisions;
  op.getBody()->walk([&](Operation *inner) {
    if (isa<arith::DivSIOp, arith::DivUIOp, arith::RemSIOp, arith::RemUIOp>(
            inner) &&
        inner->getResult(0).getType().isInteger() &&
        inner->getResult(0).getType().getIntOrFloatBitWidth() <= 32 &&
        !isConstant(inner->getOperand(1)))
      divisions.push_back(inner);
  });
  for (Operation *division : divisions) {
    ImplicitLocOpBuilder b(division->getLoc(), division);
    bool isUnsigned = isa<arith::DivUIOp, arith::RemUIOp>(division);
    Value result = quotient(b, division, isUnsigned);
    if (isa<arith::RemSIOp, arith::RemUIOp>(division))
      result = arith::SubIOp::create(
          b, division->getOperand(0),
          arith::MulIOp::create(b, result, division->getOperand(1)));
    division->getResult(0).replaceAllUsesWith(result);
    division->erase();
  }
}

} // namespace mlir::gspmd::lowering
