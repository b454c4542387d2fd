//===- IndexRule.h - Factors of gathers and scatters ------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_INDEX_INDEXRULE_H
#define GSPMD_TRANSFORMS_OPMODELS_INDEX_INDEXRULE_H

#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// Operands and results of one shape.
struct IndexedTensors {
  ArrayRef<int64_t> shape;
  SmallVector<unsigned> operands, results;
};

/// What gather and scatter have in common: slices of a whole, at positions that
/// index vectors tell, are read (gather) or written (scatter).
struct IndexedOp {
  IndexedTensors whole, indices, slices;
  int64_t vectorDim;                              ///< of the indices
  ArrayRef<int64_t> windowDims;                   ///< of the slices
  ArrayRef<int64_t> collapsed, batching, indexed; ///< of the whole
  ArrayRef<int64_t> indexBatching;                ///< of the indices
  bool isWrite;
  /// What a dimension is that the slices have of the indices alone.
  FactorKind parallel = FactorKind::PassThrough;
};

/// Factors by dimension of the slices (windows run through the whole, others
/// through the indices), then the whole's dimensions that are collapsed, then
/// those that windows lie on a part of, then the one that holds index vectors.
FactorRule indexedRule(Operation *op, const IndexedOp &dims);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_INDEX_INDEXRULE_H
