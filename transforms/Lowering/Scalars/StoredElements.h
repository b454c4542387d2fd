//===- StoredElements.h - Storage types of elements -------------*- C++ -*-===//
//
// Memory has no elements below 8 bits: integers of 2 and 4 bits are stored in
// an i8, sign- or zero-extended, and floats of up to 8 bits as their bits in an
// i8. The storage type does not encode whether an integer is unsigned.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_LOWERING_SCALARS_STOREDELEMENTS_H
#define GSPMD_TRANSFORMS_LOWERING_SCALARS_STOREDELEMENTS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::gspmd::lowering {

/// Returns the type in memory and of values: `ui32` -> `i32`, `i4` and `f8E5M2`
/// -> `i8`; other types are unchanged.
Type signlessElement(Type elementType);
/// Returns true for floats that are stored as bits in an i8.
bool isPackedFloat(Type elementType);
/// Returns true for integers of 2 to 7 bits, which are stored extended to an
/// i8.
bool isPackedInteger(Type elementType);
/// Returns the elements of a constant in their storage type.
DenseElementsAttr storedElements(DenseElementsAttr constant);
/// Returns the tensor type with a signless element type.
RankedTensorType signlessTensor(Type tensorType);
/// Returns true for element types that the emulator stores and computes with.
bool isSupportedElement(Type elementType);

/// Returns the element of a constant that is a splat (or of rank 0): an
/// attribute of the signless element type, or an array attribute for a complex
/// number.
Attribute splatElement(ElementsAttr constant);
/// Materializes a result of `splatElement`.
Value buildConstant(OpBuilder &builder, Location loc, Attribute element,
                    Type elementType);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_SCALARS_STOREDELEMENTS_H
