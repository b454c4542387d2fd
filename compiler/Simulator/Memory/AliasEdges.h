//===- AliasEdges.h - Values that are one tensor ----------------*- C++ -*-===//
//
// Loops, branches, calls and barriers give one tensor several names: an operand
// of a loop, its block argument, the value that the body yields, and the
// result.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_SIMULATOR_MEMORY_ALIASEDGES_H
#define GSPMD_COMPILER_SIMULATOR_MEMORY_ALIASEDGES_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir::gspmd {

/// The data-flow edges of a module, by value. Building is linear in the number
/// of values on edges.
class AliasEdges {
public:
  AliasEdges() = default;
  explicit AliasEdges(ModuleOp module);

  /// Calls `visit` for each name of the tensor on an edge of `value`, which
  /// includes `value` itself.
  void forEachName(Value value, llvm::function_ref<void(Value)> visit) const;

  /// Returns true if the operand passes its value on along an edge.
  bool isSource(OpOperand &operand) const { return sources.contains(&operand); }

private:
  SmallVector<SmallVector<Value>> names; ///< the values of each edge
  DenseMap<Value, SmallVector<unsigned, 2>> edgesOf;
  llvm::DenseSet<OpOperand *> sources;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_MEMORY_ALIASEDGES_H
