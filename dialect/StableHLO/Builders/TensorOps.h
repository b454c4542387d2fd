//===- TensorOps.h - Builder of StableHLO ops -------------------*- C++ -*-===//
//
// A builder of arithmetic and data movement. Result types follow from the
// operands, and an op without effect (a full slice, an empty pad, the
// concatenation of one tensor, a conversion to the same type) is the operand
// itself.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_DIALECT_STABLEHLO_BUILDERS_TENSOROPS_H
#define GSPMD_DIALECT_STABLEHLO_BUILDERS_TENSOROPS_H

#include "dialect/StableHLO/Attributes/StablehloAttrs.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

namespace mlir::gspmd::stablehlo {

/// Returns the type of a value that is a ranked tensor.
inline RankedTensorType typeOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

/// Creates StableHLO ops at a builder's insertion point. Preconditions: the
/// operands of an op have equal types and static shapes; parameters named
/// `scalar`, `fill` and `start` have rank 0.
class TensorOps {
public:
  TensorOps(OpBuilder &builder, Location loc) : builder(builder), loc(loc) {}

  Value constant(ElementsAttr elements);
  /// Returns a splat of an integer: truncated to the width of an integer
  /// `type`, as a float, or as the real part.
  Value constant(RankedTensorType type, int64_t value);
  Value scalar(Type elementType, int64_t value) {
    return constant(RankedTensorType::get({}, elementType), value);
  }
  /// Returns a splat of a float of `type`.
  Value number(RankedTensorType type, double value);
  /// Returns a constant with `value` as all elements.
  Value splatConstant(RankedTensorType type, Attribute value);
  /// Returns a constant with `values` as elements of i32.
  Value table(ArrayRef<int32_t> values);
  Value negate(Value a);
  Value log(Value a);
  Value sqrt(Value a);
  Value cosine(Value a);
  Value add(Value a, Value b);
  Value subtract(Value a, Value b);
  Value multiply(Value a, Value b);
  Value divide(Value a, Value b);
  Value remainder(Value a, Value b);
  /// Logical for booleans, otherwise bitwise.
  Value logicalAnd(Value a, Value b);
  Value logicalOr(Value a, Value b);
  Value exclusiveOr(Value a, Value b);
  Value shiftLeft(Value a, Value b);
  Value shiftRightLogical(Value a, Value b);
  Value shiftRightArithmetic(Value a, Value b);
  Value minimum(Value a, Value b);
  Value maximum(Value a, Value b);
  /// Returns a >= b as booleans, in the order of `a`'s element type.
  Value greaterEqual(Value a, Value b);
  Value less(Value a, Value b);
  /// `less` in the total order of floats: -0 < +0, and NaNs are the largest or
  /// the least by their sign.
  Value lessInTotalOrder(Value a, Value b);
  Value equal(Value a, Value b);
  Value select(Value pred, Value onTrue, Value onFalse);
  Value convert(Value value, Type elementType);
  /// Returns the bits of `value` as elements of `type`.
  Value bitcast(Value value, RankedTensorType type);
  /// Broadcasts a scalar to `type`'s shape.
  Value splat(Value scalar, RankedTensorType type);
  /// `value`'s dimension i becomes dimension dims[i] of `type`.
  Value broadcast(Value value, RankedTensorType type, ArrayRef<int64_t> dims);
  Value iota(RankedTensorType type, int64_t dim);
  /// Returns every `stride`-th of the elements [start, limit) of dimension
  /// `dim`.
  Value slice(Value value, int64_t dim, int64_t start, int64_t limit,
              int64_t stride = 1);
  /// Returns the elements [starts[i], limits[i]) of each dimension.
  Value slice(Value value, ArrayRef<int64_t> starts, ArrayRef<int64_t> limits);
  /// Returns every strides[i]-th of these elements.
  Value slice(Value value, ArrayRef<int64_t> starts, ArrayRef<int64_t> limits,
              ArrayRef<int64_t> strides);
  /// Pads `value` with `fill` (a scalar) before, after and between the elements
  /// of each dimension; negative amounts remove elements.
  Value pad(Value value, Value fill, ArrayRef<int64_t> low,
            ArrayRef<int64_t> high, ArrayRef<int64_t> interior);
  /// Pads one dimension.
  Value pad(Value value, Value fill, int64_t dim, int64_t low, int64_t high,
            int64_t interior = 0);
  Value dynamicSlice(Value value, ValueRange starts, ArrayRef<int64_t> sizes);
  /// `size` elements of dimension `dim` from `start` (a scalar) on.
  Value dynamicSlice(Value value, int64_t dim, Value start, int64_t size);
  Value dynamicUpdateSlice(Value value, Value update, ValueRange starts);
  Value reshape(Value value, ArrayRef<int64_t> shape);
  Value concatenate(ValueRange values, int64_t dim);
  /// Dimension i of the result is dimension permutation[i] of `value`.
  Value transpose(Value value, ArrayRef<int64_t> permutation);
  /// Returns slices of `sizes` of `value`, at positions in `indices`, as a
  /// tensor of `type`.
  Value gather(Value value, Value indices, RankedTensorType type,
               GatherDimensionNumbersAttr numbers, ArrayRef<int64_t> sizes,
               bool areIndicesSorted = false);
  /// Creates a scatter into one tensor, whose region is empty.
  Operation *scatter(Value value, Value indices, Value updates,
                     ScatterDimensionNumbersAttr numbers,
                     bool areIndicesUnique = false);
  /// Returns sums of products, as a tensor of `type`.
  Value dotGeneral(Value lhs, Value rhs, RankedTensorType type,
                   DotDimensionNumbersAttr numbers, ArrayAttr precision = {});
  /// Creates a reduction of one tensor over `dims`, whose region is empty.
  Operation *reduce(Value value, Value init, ArrayRef<int64_t> dims);
  /// Sums over `dims`.
  Value sum(Value value, ArrayRef<int64_t> dims);

protected:
  OpBuilder &builder;
  Location loc;
};

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_BUILDERS_TENSOROPS_H
