//===- IndexScalars.h - Elements that are indices ---------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_SCALARS_INDEXSCALARS_H
#define GSPMD_TRANSFORMS_LOWERING_SCALARS_INDEXSCALARS_H

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::gspmd::lowering {

/// An element of an index tensor as `index`, by the signedness of `elementType`
/// (as written on the op).
Value indexOf(ImplicitLocOpBuilder &b, Value element, Type elementType);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_SCALARS_INDEXSCALARS_H
