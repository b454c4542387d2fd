//===- Storage.h - Aliases of values ----------------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_SIMULATOR_MEMORY_STORAGE_H
#define GSPMD_COMPILER_SIMULATOR_MEMORY_STORAGE_H

#include "gspmd/CostModel/Work.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd {

/// Returns the value that `value` is an alias of; null if it is none.
Value aliasedValueOf(Value value);
/// Returns the value that an op's result is an alias of, where the caller knows
/// whether the op only forwards its operands and how its work relates to
/// memory.
Value aliasedValueOf(OpResult result, bool forwardsOperands, WorkKind kind);
/// Returns the value whose memory `value` uses, through reshapes and barriers.
Value storageOf(Value value);

/// Returns the initial value of a loop-invariant argument of a loop's body;
/// null if iterations change it.
Value invariantInitOf(BlockArgument argument);

/// Returns true if the value is an argument of a public function.
bool isProgramArgument(Value value);
/// Returns true if the argument of the function may be overwritten: its caller
/// donates it (`jax.buffer_donor`, `tf.aliasing_output`).
bool isDonated(BlockArgument argument);
/// Returns true if the value is an argument of the program that its caller
/// keeps.
bool isKeptByCaller(Value value);

/// Whether the results of an op are cheap constants: always, if all of its
/// operands are, or never.
enum class ConstantKind { Cheap, LikeOperands, Costly };
ConstantKind constantKindOf(Operation *op);
/// Returns true if the value is computed from constants alone by cheap ops,
/// including loop-invariant values from outside of loops. It is recomputed at
/// each use. `kindOf` returns constantKindOf an op, or Costly if a result of
/// the op is known to be no cheap constant.
bool isCheapConstant(
    Value value,
    llvm::function_ref<ConstantKind(Operation *)> kindOf = constantKindOf);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_MEMORY_STORAGE_H
