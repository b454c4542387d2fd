//===- ComplexDivision.h - Quotient of complex numbers ----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_SCALARS_COMPLEXDIVISION_H
#define GSPMD_TRANSFORMS_LOWERING_SCALARS_COMPLEXDIVISION_H

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::gspmd::lowering {

/// Creates the quotient of two complex numbers of one type without branches or
/// calls, so that loops over it are vectorized. The components are computed in
/// f64. Quotients with zeros, infinities and NaN are those of annex G of the C
/// standard, as those of std::complex.
Value createComplexDivision(ImplicitLocOpBuilder &b, Value lhs, Value rhs);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_SCALARS_COMPLEXDIVISION_H
