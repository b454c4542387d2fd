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

/// Returns the reflectors and the scales of a matrix that the device has, by
/// the call's own target if that is a QR factorization, or by LAPACK's.
std::pair<Value, Value> localQr(const stablehlo::MatrixCall &call,
                                PartitionContext &ctx, Value matrix);
/// Returns the QR factors of a matrix, and its Q of as many columns. Its
/// columns, `columns` in all, are sharded by `axes` evenly, and it has at least
/// as many rows.
std::pair<Value, Value> panelQr(const stablehlo::MatrixCall &call,
                                PartitionContext &ctx, ArrayRef<AxisRef> axes,
                                Value matrix, int64_t columns);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_PANELCALLS_H
