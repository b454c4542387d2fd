//===- TransposeOperands.h - Contiguous operands of reductions --*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_TILEANDFUSE_TRANSPOSEOPERANDS_H
#define GSPMD_TRANSFORMS_LOWERING_TILEANDFUSE_TRANSPOSEOPERANDS_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd::lowering {

/// Transposes small operands of reductions in `root`, so that the innermost
/// loop is along contiguous results. The distances of all pairs of rows of x
/// and y are sums along the rows: instead of one short sum after the other, a
/// vector of results is summed at a time, which reads a row of the transposed
/// y.
void transposeOperands(Operation *root);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_TILEANDFUSE_TRANSPOSEOPERANDS_H
