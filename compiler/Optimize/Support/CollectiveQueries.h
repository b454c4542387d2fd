//===- CollectiveQueries.h - Properties of collectives ----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SUPPORT_COLLECTIVEQUERIES_H
#define GSPMD_COMPILER_OPTIMIZE_SUPPORT_COLLECTIVEQUERIES_H

#include "compiler/Optimize/Driver/OptimizationTarget.h"
#include "dialect/Spmd/SpmdDialect.h"

namespace mlir::gspmd {

/// Returns the mesh axes over which the op communicates; nullopt if it has none
/// or if they belong to a mesh other than `mesh`.
std::optional<AxisList> axesOf(Operation *op, FlatSymbolRefAttr mesh,
                               const Target &target);

/// Returns the communication pattern of the op; nullopt if it communicates
/// nothing.
std::optional<TransferKind> transferKindOf(Operation *op);
/// Returns true if the op moves elements of one tensor between devices without
/// changing their values.
bool isDataMovementCollective(Operation *op);
/// Returns true if the result of a data movement may be zero where no device
/// sends to (a shift without wrap, a halo at the border).
bool mayProduceZeros(Operation *move);

/// Returns true if a reduction depends on the order of its operands beyond
/// rounding: sums and products of quantized numbers saturate.
bool saturates(Operation *reduction);
/// Returns the reduction of an all_reduce or reduce_scatter of one tensor;
/// nullopt for other ops, and for one that saturates.
std::optional<sharding::ReductionKind> reductionOf(Operation *op);

/// Returns true if an operand is quantized with scales along one of its
/// dimensions, which a reshape of the operand would not keep.
bool hasScalesAlongDim(Operation *op);

/// Erases an op without users, and the ops that only it used.
void eraseIfDead(Operation *op);

/// Returns the number of executions of an op: the product of the trip counts of
/// its enclosing loops, where an unknown trip count counts as one.
double executionCountOf(Operation *op);

/// Returns the local bytes of `value`.
double localBytesOf(Value value);
/// Returns the local bytes of all results of `op`.
double localResultBytes(Operation *op);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SUPPORT_COLLECTIVEQUERIES_H
