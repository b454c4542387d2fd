//===- IndexScalars.h - Conversion of elements to index ---------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_SCALARS_INDEXSCALARS_H
#define GSPMD_TRANSFORMS_LOWERING_SCALARS_INDEXSCALARS_H

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::gspmd::lowering {

/// Converts an element of an index tensor to `index`. `elementType` is the
/// element type of the op, which defines the signedness.
Value indexOf(ImplicitLocOpBuilder &b, Value element, Type elementType);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_SCALARS_INDEXSCALARS_H
