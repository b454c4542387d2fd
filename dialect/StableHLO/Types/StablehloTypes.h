//===- StablehloTypes.h - Properties of the types ---------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_TYPES_STABLEHLOTYPES_H
#define GSPMD_DIALECT_STABLEHLO_TYPES_STABLEHLOTYPES_H

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeRange.h"

namespace mlir::gspmd::stablehlo {

/// Returns true for `complex<f32>` and `complex<f64>`.
bool isStablehloComplex(Type type);

/// Returns true for types quantized per tensor or along a dimension whose
/// scales are finite in the expressed type and whose zero points the storage
/// type holds.
bool isStablehloQuantized(Type type);

/// Returns true unless the elements of the tensor `type` are quantized along a
/// dimension that it does not have or that has another size than there are
/// scales.
bool hasValidQuantizedDim(Type type);

/// Returns true if the two types may describe one run-time value: equal up to
/// dimensions that are dynamic in one of them (and then within the bound that
/// it gives) and up to scales and zero points; tuples member by member.
bool areCompatibleTypes(Type lhs, Type rhs);
bool areCompatibleTypes(TypeRange lhs, TypeRange rhs);

/// Returns true if the shapes agree wherever both are static. Ranks must be
/// equal.
bool areCompatibleShapes(ArrayRef<int64_t> lhs, ArrayRef<int64_t> rhs);

/// Returns true if `type` is a scalar or its shape is compatible with that of
/// `other`.
bool isScalarOrCompatible(RankedTensorType type, RankedTensorType other);

/// Returns true if the dimensions agree or one of them is dynamic.
inline bool areCompatibleDims(int64_t lhs, int64_t rhs) {
  return ShapedType::isDynamic(lhs) || ShapedType::isDynamic(rhs) || lhs == rhs;
}

/// `baseline_element_type` of the spec without the shape: two quantized types
/// that differ in scales and zero points only count as equal.
bool haveSameBaseElementType(Type lhs, Type rhs);

/// Returns the most specific type that all of `types` allow: a dimension is
/// static when it is so in any of them. Fails when they are not compatible.
FailureOr<Type> mostSpecificType(TypeRange types);

/// Returns the text of a shape for messages: `[4, ?]`.
std::string shapeToString(ArrayRef<int64_t> shape);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_TYPES_STABLEHLOTYPES_H
