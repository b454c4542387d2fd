//===- IntegerQuotients.h - Quotients of integers by floats -----*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_INTEGERQUOTIENTS_H
#define GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_INTEGERQUOTIENTS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::gspmd::lowering {

/// Quotients and remainders of integers of up to 32 bits in the loop `op` are
/// computed in floats that hold both numbers with bits to spare, of which there
/// are vector instructions. They are the same: a quotient that is no integer is
/// further from the next one than it is rounded. Constant divisors stay: they
/// become products.
void divideIntegersAsFloats(linalg::GenericOp op);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_INTEGERQUOTIENTS_H
