//===- TriangularGrid.h - Triangular systems on a grid ----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_TRIANGULARGRID_H
#define GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_TRIANGULARGRID_H

#include "transforms/OpModels/Factorization/BlockCyclicGrid.h"

namespace mlir::gspmd {

/// Returns the cost of a solution on a grid for `width` right-hand sides, with
/// elements of `bytes`.
BlockCost triangularGridCost(const BlockCyclicGrid &grid, int64_t width,
                             double bytes);

/// A system of which each device has rows of T, X and B.
struct TriangularGridSystem {
  Value t, b; ///< rows of a device; `BlockOps::padWithIdentity` has padded T
  bool isLower, hasUnitDiagonal;
};

/// Returns the rows of X.
Value solveOnGrid(const TriangularGridSystem &system, PartitionContext &ctx,
                  BlockOps &ops, const BlockCyclicGrid &grid);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_TRIANGULARGRID_H
