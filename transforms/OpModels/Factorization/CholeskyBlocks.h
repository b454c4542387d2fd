//===- CholeskyBlocks.h - Cholesky factors in blocks ------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_CHOLESKYBLOCKS_H
#define GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_CHOLESKYBLOCKS_H

#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

class BlockOps;

/// An op that factors its operand: from which triangle, and whether it is
/// LAPACK's call, which keeps the other triangle and returns a status.
struct CholeskyForm {
  bool isLower, hasStatus;
};

/// The functions of the model of such an op. A matrix is sharded by rows, or by
/// columns where it is factored from its upper triangle: `([b, i, j])->([b, i,
/// j])`. Its other dimension is unsharded.
FactorRule choleskyRule(const CholeskyForm &form, Operation *op);
double choleskyBytes(const CholeskyForm &form, Operation *op,
                     const FactorMap &map, ArrayRef<AxisList> axes);
PartitionResult partitionCholesky(const CholeskyForm &form,
                                  PartitionContext &ctx);

/// Returns the lower factor of a block of the diagonal, and its status.
std::pair<Value, Value> choleskyOfBlock(const CholeskyForm &form,
                                        PartitionContext &ctx, BlockOps &ops,
                                        Value block);
/// Returns the status before any block of `matrix`, one for each matrix of the
/// batch: LAPACK's if `form` has one, otherwise the trace of the factor, which
/// is NaN if the matrix is not positive definite. (No element of the diagonal
/// is negative, so infinities add up to infinity.)
Value initialCholeskyStatus(const CholeskyForm &form, BlockOps &ops,
                            Value matrix);
/// Returns the status after a block from column `begin` (a scalar) on, out of
/// `columns` columns.
Value nextCholeskyStatus(const CholeskyForm &form, BlockOps &ops, Value status,
                         Value blockStatus, Value begin, int64_t columns);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_CHOLESKYBLOCKS_H
