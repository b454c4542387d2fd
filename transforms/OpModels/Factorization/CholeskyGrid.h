//===- CholeskyGrid.h - Cholesky factors on a grid --------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_CHOLESKYGRID_H
#define GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_CHOLESKYGRID_H

#include "transforms/OpModels/Factorization/BlockCyclicGrid.h"
#include "transforms/OpModels/Factorization/CholeskyBlocks.h"

namespace mlir::gspmd {

/// Returns the cost of a factorization on a grid, for elements of `bytes`.
BlockCost choleskyGridCost(const BlockCyclicGrid &grid, double bytes);

/// Returns the padded rows of L from those of A, and the status
/// (`initialCholeskyStatus`).
std::pair<Value, Value> choleskyOnGrid(const CholeskyForm &form,
                                       PartitionContext &ctx, BlockOps &ops,
                                       const BlockCyclicGrid &grid, Value rows);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_CHOLESKYGRID_H
