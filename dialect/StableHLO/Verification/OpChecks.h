//===- OpChecks.h - Verifiers shared by op families -------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_VERIFICATION_OPCHECKS_H
#define GSPMD_DIALECT_STABLEHLO_VERIFICATION_OPCHECKS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/Twine.h"

#include <optional>

namespace mlir::gspmd::stablehlo {

/// Reports faults of one op, both from a verifier, which has the operation, and
/// from a type-inference hook, which has its name and perhaps a location only.
class OpChecker {
public:
  explicit OpChecker(Operation *op) : op(op) {}
  OpChecker(std::optional<Location> loc, StringRef opName)
      : loc(loc), opName(opName) {}

  /// Returns a checker for violations of the constraint `label` (`C3`) of the
  /// specification, with which its messages end. `label` must outlive the
  /// checker.
  OpChecker at(StringRef label) const;

  /// Emits `'name' op message (label)`; always fails.
  LogicalResult error(const Twine &message) const;

  /// Each fails with a message that shows the list `name` when `dims`
  /// - are not in strictly or weakly ascending order,
  LogicalResult sorted(StringRef name, ArrayRef<int64_t> dims) const;
  /// - hold a value twice,
  LogicalResult unique(StringRef name, ArrayRef<int64_t> dims) const;
  /// - hold a value outside [0, limit),
  LogicalResult inRange(StringRef name, ArrayRef<int64_t> dims,
                        int64_t limit) const;
  /// - do not have `size` values,
  LogicalResult hasSize(StringRef name, ArrayRef<int64_t> dims,
                        int64_t size) const;
  /// - hold a value below 1.
  LogicalResult positive(StringRef name, ArrayRef<int64_t> dims) const;

  /// Appends the values of `attr` to `values`. A list of ids cannot be one
  /// value repeated; failing at once on that keeps a splat of any size from
  /// being expanded.
  LogicalResult readIds(StringRef name, DenseIntElementsAttr attr,
                        SmallVectorImpl<int64_t> &values) const;

private:
  Operation *op = nullptr;
  std::optional<Location> loc;
  StringRef opName;
  StringRef label;
};

/// Returns the operand types of the terminator of StableHLO that ends `region`,
/// or nothing when it has no such end.
std::optional<TypeRange> getReturnTypes(Region &region);
/// Reports that a region has no terminator.
LogicalResult emitMissingReturn(const OpChecker &check, const Twine &region);

/// Verifies that the region called `name` in the spec maps values of types
/// `inputs` to values of types `outputs`.
LogicalResult verifyRegionType(const OpChecker &check, Region &region,
                               StringRef name, TypeRange inputs,
                               TypeRange outputs);

/// Verifies that the region combines two values of each of `elementTypes`, as
/// 0-dimensional tensors, to one: `(E0, ..., En, E0, ..., En) -> (E0, ...,
/// En)`. The region may compute in a wider type of the same kind.
LogicalResult verifyReducer(const OpChecker &check, Region &region,
                            StringRef name, TypeRange elementTypes);

/// Returns the element types in which a reducer over `elementTypes`
/// accumulates. Where the region is malformed, `elementTypes`: its verifier
/// will say so.
SmallVector<Type> getAccumulatorTypes(Region &region, TypeRange elementTypes);

/// Returns the values of `value` if it is a constant of integers.
std::optional<SmallVector<int64_t>> getConstantInts(Value value);

/// Returns the size of a dimension as text; `?` when it is dynamic.
std::string dimToString(int64_t size);

/// Returns types as text, such as `(tensor<4xf32>, i32)`.
std::string typesToString(TypeRange types);

/// Returns the end of an error about two types, such as `: f32 and i32`.
std::string differingTypes(Type a, Type b);

/// Returns the end of an error about two shapes, such as `: [4, 8] and [5, 8]`.
std::string differingShapes(RankedTensorType a, RankedTensorType b);

/// Returns the element types of the tensors in `types`.
SmallVector<Type> getElementTypes(TypeRange types);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_VERIFICATION_OPCHECKS_H
