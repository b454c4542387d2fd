//===- NarrowFloats.h - Conversion of floats of 8 bits and less -*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_SCALARS_NARROWFLOATS_H
#define GSPMD_TRANSFORMS_LOWERING_SCALARS_NARROWFLOATS_H

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::gspmd::lowering {

/// Convert a packed float to f32, and an f32 to the nearest packed float.
Value unpackFloat(ImplicitLocOpBuilder &b, Value bits, Type type);
Value packFloat(ImplicitLocOpBuilder &b, Value number, Type type);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_SCALARS_NARROWFLOATS_H
