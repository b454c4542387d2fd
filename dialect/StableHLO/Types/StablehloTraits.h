//===- StablehloTraits.h - inference shared by the ops ----------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_TYPES_STABLEHLOTRAITS_H
#define GSPMD_DIALECT_STABLEHLO_TYPES_STABLEHLOTRAITS_H

#include "dialect/StableHLO/Types/StablehloTypes.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OpDefinition.h"

namespace mlir::gspmd::stablehlo {

/// Reports a fault found by type inference, which has no op yet, in the same
/// words as `op->emitOpError`. Nothing is reported without a location.
template <typename... Args>
LogicalResult inferError(std::optional<Location> loc, StringRef opName,
                         Args &&...args) {
  return emitOptionalError(loc, "'", opName, "' op ",
                           std::forward<Args>(args)...);
}

/// The result of an element-wise op: the shape that all operands allow, with
/// the elements of the first operand or with `element` when it is given.
/// Operands that do not fit each other violate the constraint `label`.
LogicalResult inferElementwiseType(std::optional<Location> loc,
                                   StringRef opName, TypeRange operands,
                                   Type element, SmallVectorImpl<Type> &types,
                                   StringRef label = "C1");

/// Reports inferred types that do not fit the types the op was given, which
/// violates the constraints of the specification with the given numbers.
LogicalResult verifyInferredTypes(Operation *op, TypeRange inferred,
                                  ArrayRef<unsigned> constraints);

/// Verifies the results of an op with inferred types and reports a fault once:
/// the verifier of InferTypeOpInterface would add a second message that says no
/// more than that inference failed.
template <unsigned... Constraints>
class VerifiesInferredTypes {
public:
  template <typename ConcreteOp>
  class Impl
      : public OpTrait::TraitBase<ConcreteOp, VerifiesInferredTypes::Impl> {
  public:
    static LogicalResult verifyTrait(Operation *op) {
      SmallVector<Type> inferred;
      if (failed(ConcreteOp::inferReturnTypes(
              op->getContext(), op->getLoc(), op->getOperands(),
              op->getRawDictionaryAttrs(), op->getPropertiesStorage(),
              op->getRegions(), inferred)))
        return failure();
      return verifyInferredTypes(op, inferred, {Constraints...});
    }
  };
};

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_TYPES_STABLEHLOTRAITS_H
