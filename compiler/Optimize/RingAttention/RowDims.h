//===- RowDims.h - The dimensions of a row of scores ------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_RINGATTENTION_ROWDIMS_H
#define GSPMD_COMPILER_OPTIMIZE_RINGATTENTION_ROWDIMS_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"

namespace mlir::gspmd {

/// A dimension of a row of scores in another tensor: nullopt for one that the
/// tensor does not have.
using RowDims = SmallVector<std::optional<int64_t>>;

/// Returns all dimensions but `dim` of a tensor of `rank`.
RowDims allDimsBut(unsigned dim, unsigned rank);

/// Returns the dimensions of `row` in a tensor of `type`, whose dimension `dim`
/// it does not have. Dimensions of size 1 are broadcast.
RowDims dimsOfRow(RankedTensorType row, RankedTensorType type, unsigned dim);

/// Replaces `dims` of operand `number` by the dimensions of the op's result
/// that have the same positions. A dimension of size 1 needs none: its factor
/// is that of all positions. Returns a reason, after the name of the op, if
/// there is none for another one.
std::optional<StringRef> followRows(Operation *op, unsigned number,
                                    RowDims &dims);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_RINGATTENTION_ROWDIMS_H
