//===- PanelCalls.h - LU and QR of sharded matrices -------------*- C++ -*-===//
//
// Calls of LU, QR and products of Householder reflectors on a matrix of m rows
// and n columns that is sharded by columns. Step k broadcasts the block of
// columns (the panel) of device k from its diagonal on. Every device factors
// the panel and applies the factors to its own columns. Pivots and reflectors
// are those of the global matrix, because a panel has all rows.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_PANELCALLS_H
#define GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_PANELCALLS_H

#include "dialect/StableHLO/CustomCalls/LinearAlgebraCall.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// Returns true if the columns of the call's matrix may be sharded.
bool hasPanels(const stablehlo::MatrixCall &call);

/// The functions of a model, for calls that have panels.
FactorRule panelRule(const stablehlo::MatrixCall &call, Operation *op);
double panelBytes(const stablehlo::MatrixCall &call, Operation *op,
                  const FactorMap &map, ArrayRef<AxisList> axes);
PartitionResult partitionPanels(const stablehlo::MatrixCall &call,
                                Operation *op, PartitionContext &ctx);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_PANELCALLS_H
