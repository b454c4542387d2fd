//===- ScalarConversion.h - Conversion of element types ---------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_SCALARS_SCALARCONVERSION_H
#define GSPMD_TRANSFORMS_LOWERING_SCALARS_SCALARCONVERSION_H

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::gspmd::lowering {

/// Convert between floats with a single rounding and without library calls.
Value extendToF32(ImplicitLocOpBuilder &b, Value narrow);
Value convertFloat(ImplicitLocOpBuilder &b, Value value, Type to);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_SCALARS_SCALARCONVERSION_H
