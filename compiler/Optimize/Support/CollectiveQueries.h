//===- CollectiveQueries.h - Ops of `spmd` by what they do ------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SUPPORT_COLLECTIVEQUERIES_H
#define GSPMD_COMPILER_OPTIMIZE_SUPPORT_COLLECTIVEQUERIES_H

#include "compiler/Optimize/Support/OptimizationTarget.h"
#include "dialect/Spmd/SpmdDialect.h"

namespace mlir::gspmd {

/// The axes along which the op's devices are told apart; nullopt for an op
/// without, or with axes of another mesh than `mesh`.
std::optional<AxisList> axesOf(Operation *op, FlatSymbolRefAttr mesh,
                               const Target &target);

/// How the op's tensors travel; nullopt for ops that exchange nothing.
std::optional<TransferKind> transferKindOf(Operation *op);
/// Does the op bring elements of one tensor to other devices, each unchanged?
bool isDataMovement(Operation *op);
/// May elements of a move's result be zeros that come of no device?
bool mayProduceZeros(Operation *move);

/// The reduction of an all_reduce or reduce_scatter of one tensor; nullopt for
/// other ops.
std::optional<sharding::ReductionKind> reductionOf(Operation *op);

/// Erases an op that nothing reads, and what was made for it only.
void eraseIfDead(Operation *op);

/// How often the loops around an op run it; once where that is not known.
double executionCountOf(Operation *op);

/// Bytes of one device's `value`, and of all results of an op.
double bytesOfTensor(Value value);
double bytesOfResults(Operation *op);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SUPPORT_COLLECTIVEQUERIES_H
