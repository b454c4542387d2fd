//===- RowDims.h - The dimensions of a row of scores ------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_RINGATTENTION_ROWDIMS_H
#define GSPMD_COMPILER_OPTIMIZE_RINGATTENTION_ROWDIMS_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"

namespace mlir::gspmd {

/// A dimension of a row of scores in another tensor: nullopt for one that the
/// tensor does not have.
using RowDims = SmallVector<std::optional<int64_t>>;

/// Returns all dimensions except `dim` of a tensor of `rank`.
RowDims allDimsExcept(unsigned dim, unsigned rank);

/// Returns the dimensions of `row` in a tensor of `type`, whose dimension `dim`
/// it does not have. Dimensions of size 1 are broadcast.
RowDims findRowDims(RankedTensorType row, RankedTensorType type, unsigned dim);

/// Replaces `dims`, dimensions of operand `operandNumber`, by the dimensions of
/// the result with the same pass-through factor. A dimension of size 1 without
/// one becomes nullopt, since its element is broadcast. For any other dimension
/// without one, returns the reason as the predicate of a remark.
std::optional<StringRef> mapToResult(Operation *op, unsigned operandNumber,
                                     RowDims &dims);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_RINGATTENTION_ROWDIMS_H
