//===- StablehloTraits.h - Inference shared by the ops ----------*- C++ -*-===//

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

/// Infers the result of an element-wise op: the common shape of all operands,
/// with the element type of the first operand or `element` if it is not null.
/// Incompatible operands violate the constraint `label`.
LogicalResult inferElementwiseType(std::optional<Location> loc,
                                   StringRef opName, TypeRange operands,
                                   Type element, SmallVectorImpl<Type> &types,
                                   StringRef label = "C1");

/// Reports inferred types that are incompatible with the op's result types, a
/// violation of the specification's constraints with these numbers.
LogicalResult verifyInferredTypes(Operation *op, TypeRange inferred,
                                  ArrayRef<unsigned> constraints);

/// Verifies the results of an op with inferred types and reports a fault once:
/// the verifier of InferTypeOpInterface would add a second message without
/// further information.
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

/// A collective among processes.
template <typename ConcreteOp>
class IsCollective : public OpTrait::TraitBase<ConcreteOp, IsCollective> {};

/// An op whose result i consists of elements of operand i: the identity on
/// tensors of one element.
template <typename ConcreteOp>
class RearrangesElements
    : public OpTrait::TraitBase<ConcreteOp, RearrangesElements> {};

/// One that also keeps their row-major order, and hence their buffer.
template <typename ConcreteOp>
class KeepsElementOrder
    : public OpTrait::TraitBase<ConcreteOp, KeepsElementOrder> {};

/// An op whose result consists of the elements of several operands, side by
/// side.
template <typename ConcreteOp>
class JoinsOperands : public OpTrait::TraitBase<ConcreteOp, JoinsOperands> {};

/// An op that async_start may hold.
template <typename ConcreteOp>
class MayBeAsync : public OpTrait::TraitBase<ConcreteOp, MayBeAsync> {};

/// An op whose last region combines elements of the operands, which may be of a
/// narrower type than its arguments. `HasIndices`: the operand after the inputs
/// (as many as results) has indices, which are not combined.
template <bool HasIndices>
class CombinesElements {
public:
  template <typename ConcreteOp>
  class Impl : public OpTrait::TraitBase<ConcreteOp, CombinesElements::Impl> {};
};

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_TYPES_STABLEHLOTRAITS_H
