//===- VhloComponents.h - Components of attributes --------------*- C++ -*-===//
#ifndef GSPMD_DIALECT_VHLO_CONVERSION_VHLOCOMPONENTS_H
#define GSPMD_DIALECT_VHLO_CONVERSION_VHLOCOMPONENTS_H

#include "dialect/VHLO/VhloDialect.h"

namespace mlir::gspmd::vhlo {

/// Returns true if `codec` is that of a component of a stablehlo attribute.
bool isComponent(VhloCodec codec);

/// Returns the components of a structured attribute in the order of the table:
/// lists of numbers as tensors, numbers as i64, types and booleans. A null
/// attribute or one of another kind has none.
SmallVector<Attribute> componentsOf(Attribute attr, VhloCodec codec);

/// Returns the stablehlo attribute of these components; a null component is 0
/// or an empty list. Null if a component has another kind than expected.
Attribute fromComponents(ArrayRef<Attribute> components, VhloCodec codec,
                         MLIRContext *context);

/// Returns the numbers as a tensor<Nxi64>.
Attribute makeNumbers(ArrayRef<int64_t> numbers, MLIRContext *context);

/// Returns the elements of a tensor of i64; nullopt for other attributes.
std::optional<SmallVector<int64_t>> numbersOf(Attribute attr);

} // namespace mlir::gspmd::vhlo

#endif // GSPMD_DIALECT_VHLO_CONVERSION_VHLOCOMPONENTS_H
