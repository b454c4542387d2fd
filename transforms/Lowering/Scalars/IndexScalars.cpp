//===- IndexScalars.cpp - Conversion of elements to index -----------------===//

#include "transforms/Lowering/Scalars/IndexScalars.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

namespace mlir::gspmd::lowering {

Value indexOf(ImplicitLocOpBuilder &b, Value element, Type elementType) {
  // The type `index` is signed.
  if (elementType.isUnsignedInteger(64))
    element =
        arith::MinUIOp::create(b, element,
                               arith::ConstantIntOp::create(
                                   b, std::numeric_limits<int64_t>::max(), 64));
  if (elementType.isUnsignedInteger() || elementType.isInteger(1))
    return arith::IndexCastUIOp::create(b, b.getIndexType(), element);
  return arith::IndexCastOp::create(b, b.getIndexType(), element);
}

} // namespace mlir::gspmd::lowering
