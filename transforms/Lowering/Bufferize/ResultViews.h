//===- ResultViews.h - Operands computed in a view of a result --*- C++ -*-===//
//
// The operands of a concatenation are views of its result. An operand that is
// computed by a loop over its elements, or copied from another tensor, and has
// no other use, is computed in that view: at the concatenation, without a
// buffer of its own.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_RESULTVIEWS_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_RESULTVIEWS_H

#include "mlir/IR/Block.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd::lowering {

/// Returns the op in the same block that `op` may be deferred to because its
/// only result is an operand there that can be a view of the result; null if
/// there is none. `rootOf` follows aliases, `lastUses` has the last op in the
/// block that uses a root. The operands of `op` that would live longer are no
/// larger than its result, so that the peak of memory does not grow.
Operation *
findConsumerWithView(Operation &op, llvm::function_ref<Value(Value)> rootOf,
                     const llvm::DenseMap<Value, Operation *> &lastUses);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_RESULTVIEWS_H
