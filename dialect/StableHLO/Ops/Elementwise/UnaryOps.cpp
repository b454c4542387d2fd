//===- UnaryOps.cpp - Element-wise ops of one operand ---------------------===//

#include "dialect/StableHLO/Ops/Elementwise/UnaryOps.h"
#include "dialect/StableHLO/Assembly/StablehloAssembly.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

#define GET_OP_CLASSES
#include "dialect/StableHLO/UnaryOps.cpp.inc"

void StablehloDialect::addUnaryOps() {
  addOperations<
#define GET_OP_LIST
#include "dialect/StableHLO/UnaryOps.cpp.inc"
      >();
}

/// Returns the element type of a complex type, or the type itself.
static Type partType(Type element) {
  auto complex = dyn_cast<ComplexType>(element);
  return complex ? complex.getElementType() : element;
}

// abs (C1, C2), imag (C1, C2), real (C1, C2)
#define INFER_PART_TYPE(Op)                                                    \
  LogicalResult Op::inferReturnTypes(                                          \
      MLIRContext *, std::optional<Location> loc, Adaptor adaptor,             \
      SmallVectorImpl<Type> &types) {                                          \
    Type operand = adaptor.getOperand().getType();                             \
    return inferElementwiseType(loc, getOperationName(), operand,              \
                                partType(getElementTypeOrSelf(operand)),       \
                                types);                                        \
  }
INFER_PART_TYPE(AbsOp)
INFER_PART_TYPE(ImagOp)
INFER_PART_TYPE(RealOp)
#undef INFER_PART_TYPE

// is_finite (C1)
LogicalResult IsFiniteOp::inferReturnTypes(MLIRContext *context,
                                           std::optional<Location> loc,
                                           Adaptor adaptor,
                                           SmallVectorImpl<Type> &types) {
  return inferElementwiseType(loc, getOperationName(),
                              adaptor.getOperand().getType(),
                              IntegerType::get(context, 1), types);
}

LogicalResult ReducePrecisionOp::verify() {
  // reduce_precision (C2)
  if (static_cast<int32_t>(getExponentBits()) < 1)
    return emitOpError("found ") << static_cast<int32_t>(getExponentBits())
                                 << " exponent bits, expected at least 1 (C2)";
  // reduce_precision (C3)
  if (static_cast<int32_t>(getMantissaBits()) < 0)
    return emitOpError("found ") << static_cast<int32_t>(getMantissaBits())
                                 << " mantissa bits, expected at least 0 (C3)";
  return success();
}
