//===- StoredElements.h - Elements in memory --------------------*- C++ -*-===//
//
// Memory has no elements below 8 bits: integers of 2 and 4 bits are stored in
// an i8, extended by their sign or by zeros, and floats of up to 8 bits as
// their bits in an i8. Whether an integer is unsigned is not told in memory.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_LOWERING_SCALARS_STOREDELEMENTS_H
#define GSPMD_TRANSFORMS_LOWERING_SCALARS_STOREDELEMENTS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::gspmd::lowering {

/// The type in memory and in values: `ui32` -> `i32`, `i4` and `f8E5M2` ->
/// `i8`; other types stay.
Type signlessElement(Type elementType);
/// A float that is stored as bits in an i8.
bool isPackedFloat(Type elementType);
/// An integer of 2 to 7 bits, which is stored extended to an i8.
bool isPackedInteger(Type elementType);
/// The elements of a constant in the type in memory.
DenseElementsAttr storedElements(DenseElementsAttr constant);
/// The tensor type with a signless element type.
RankedTensorType signlessTensor(Type tensorType);
/// The element types that the emulator stores and computes with.
bool isSupportedElement(Type elementType);

/// The only element of a constant that is a splat (or of rank 0): an attribute
/// of the signless element type, an array attribute for a complex number.
Attribute splatElement(ElementsAttr constant);
/// Materializes what `splatElement` gave.
Value buildConstant(OpBuilder &builder, Location loc, Attribute element,
                    Type elementType);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_SCALARS_STOREDELEMENTS_H
