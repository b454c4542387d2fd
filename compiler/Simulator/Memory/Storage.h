//===- Storage.h - Whose memory a value names -------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_MEMORY_STORAGE_H
#define GSPMD_COMPILER_SIMULATOR_MEMORY_STORAGE_H

#include "gspmd/CostModel/Work.h"
#include "mlir/IR/Value.h"

namespace mlir::gspmd {

/// The value that `value` is another name of; null if it is its own.
Value aliasedValueOf(Value value);
/// The same of an op's result, where it is known whether the op only passes
/// values on, and how its work relates to memory.
Value aliasedValueOf(OpResult result, bool forwardsOperands, WorkKind kind);
/// The value whose memory `value` names: through reshapes and barriers.
Value storageOf(Value value);

/// The value that a loop brings into its body as this argument in every
/// iteration; null if iterations change it.
Value invariantInitOf(BlockArgument argument);

/// Is the value computed from constants alone, by cheap ops, also outside of
/// the loops that it is brought into unchanged? It is made again wherever it is
/// used.
bool isCheapConstant(Value value);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_MEMORY_STORAGE_H
