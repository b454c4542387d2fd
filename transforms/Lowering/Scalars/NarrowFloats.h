//===- NarrowFloats.h - Floats of 8 bits and less as numbers ----*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_SCALARS_NARROWFLOATS_H
#define GSPMD_TRANSFORMS_LOWERING_SCALARS_NARROWFLOATS_H

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::gspmd::lowering {

/// The value of a packed float as f32, and the nearest packed float.
Value unpackFloat(ImplicitLocOpBuilder &b, Value bits, Type type);
Value packFloat(ImplicitLocOpBuilder &b, Value number, Type type);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_SCALARS_NARROWFLOATS_H
