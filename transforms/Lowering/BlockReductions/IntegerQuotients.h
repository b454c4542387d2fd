//===- IntegerQuotients.h - Integer division by floats ----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_INTEGERQUOTIENTS_H
#define GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_INTEGERQUOTIENTS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::gspmd::lowering {

/// Replaces integer divisions and remainders of up to 32 bits in the body of
/// `op` by float divisions, because vector units divide floats only. The float
/// type represents both operands exactly. Results are exact: a quotient that
/// is no integer differs from the next integer by more than its rounding error.
/// Divisions by constants are unchanged; LLVM turns them into products.
void divideIntegersAsFloats(linalg::GenericOp op);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_INTEGERQUOTIENTS_H
