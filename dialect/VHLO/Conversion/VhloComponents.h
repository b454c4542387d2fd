//===- VhloComponents.h - Attributes that VHLO takes apart ------*- C++ -*-===//
#ifndef GSPMD_DIALECT_VHLO_CONVERSION_VHLOCOMPONENTS_H
#define GSPMD_DIALECT_VHLO_CONVERSION_VHLOCOMPONENTS_H

#include "dialect/VHLO/VhloDialect.h"

namespace mlir::gspmd::vhlo {

/// Is `codec` that of a part of a stablehlo attribute?
bool isComponent(VhloCodec codec);

/// The parts of an attribute in the order that the table counts them: lists of
/// numbers as tensors, numbers as i64, types and booleans. Of a null attribute,
/// or one of another kind, there are none.
SmallVector<Attribute> componentsOf(Attribute whole, VhloCodec codec);

/// The stablehlo attribute of these parts; a null one is 0 or an empty list.
/// Null where a part is of the wrong kind.
Attribute fromComponents(ArrayRef<Attribute> parts, VhloCodec codec,
                         MLIRContext *context);

/// A tensor<Nxi64>.
Attribute makeNumbers(ArrayRef<int64_t> numbers, MLIRContext *context);

/// The elements of a tensor of i64; nothing of anything else.
std::optional<SmallVector<int64_t>> numbersOf(Attribute attr);

} // namespace mlir::gspmd::vhlo

#endif // GSPMD_DIALECT_VHLO_CONVERSION_VHLOCOMPONENTS_H
