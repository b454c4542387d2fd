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

/// The common form of gather and scatter: slices of an operand are read
/// (gather) or written (scatter) at indices given by index vectors.
struct IndexedOp {
  IndexedTensors operand, indices, slices;
  int64_t vectorDim;            ///< the dimension of the index vectors
  ArrayRef<int64_t> windowDims; ///< dimensions of the slices
  ArrayRef<int64_t> collapsed, batching, indexed; ///< dimensions of the operand
  ArrayRef<int64_t> indexBatching; ///< the dimension of the index vectors
  bool isScatter;
  /// The kind of dimensions that the slices share with the indices only.
  FactorKind parallel = FactorKind::PassThrough;
};

/// Returns factors by dimension of the slices (window dimensions correspond to
/// the operand, others to the indices), then the operand's collapsed
/// dimensions, then those with a smaller window, then the dimension of index
/// vectors.
FactorRule indexedRule(Operation *op, const IndexedOp &dims);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_INDEX_INDEXRULE_H
