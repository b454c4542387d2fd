//===- QuantizedChecks.h - Constraints on quantized operands ----*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_VERIFICATION_QUANTIZEDCHECKS_H
#define GSPMD_DIALECT_STABLEHLO_VERIFICATION_QUANTIZEDCHECKS_H

#include "dialect/StableHLO/Types/StablehloTraits.h"
#include "dialect/StableHLO/Verification/OpChecks.h"

namespace mlir::gspmd::stablehlo {

/// Returns true if an op that only moves elements may have operands and results
/// with these: they are the same type, or are quantized along a dimension, each
/// along its own, in the same way.
bool haveSameElements(Type lhs, Type rhs);

/// Returns true if `type` or its elements are quantized.
bool isQuantized(Type type);

/// Returns true if the elements of `type` are quantized along a dimension.
bool isQuantizedAlongDimension(Type type);

/// Verifies reshape (C3): a tensor that is quantized along a dimension keeps
/// that dimension and the number of elements before it.
LogicalResult verifyQuantizedReshape(const OpChecker &check,
                                     RankedTensorType operand,
                                     RankedTensorType result);

/// Verifies broadcast_in_dim (C6): the quantized dimension is mapped by `dims`;
/// if one slice is repeated, so are its scale and zero point.
LogicalResult verifyQuantizedBroadcast(const OpChecker &check,
                                       RankedTensorType operand,
                                       RankedTensorType result,
                                       ArrayRef<int64_t> dims);

/// add (C2) to (C7): the types agree in all but scales and zero points, and the
/// result is quantized along a dimension when and as an operand is.
LogicalResult verifyQuantizedSum(const OpChecker &check, Type lhs, Type rhs,
                                 Type result);

/// Verifies the types of a sum.
template <typename ConcreteOp>
class VerifiesSum : public OpTrait::TraitBase<ConcreteOp, VerifiesSum> {
public:
  static LogicalResult verifyTrait(Operation *op) {
    Type lhs = op->getOperand(0).getType(), rhs = op->getOperand(1).getType();
    Type result = op->getResult(0).getType();
    if (isQuantized(lhs) || isQuantized(rhs) || isQuantized(result))
      return verifyQuantizedSum(OpChecker(op), lhs, rhs, result);
    return VerifiesInferredTypes<1>::Impl<ConcreteOp>::verifyTrait(op);
  }
};

/// The constraints that dot_general (C14, C17 to C20) and convolution (C28, C31
/// to C34) share; `labels` are those five of the op. Succeeds when nothing is
/// quantized.
LogicalResult verifyQuantizedProduct(const OpChecker &check, Type lhs, Type rhs,
                                     Type result, ArrayRef<StringRef> labels);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_VERIFICATION_QUANTIZEDCHECKS_H
