//===- HostMemory.h - Values in the host's memory ---------------*- C++ -*-===//
//
// A program may keep tensors in the memory of a device's host: optimizer state,
// or activations for the backward pass (JAX's memory kind `pinned_host`). It
// states this for arguments (`mhlo.memory_kind`) and for transfers between the
// memories. Aliases and slices of such a tensor are in the host's memory too,
// and so is a tensor that it is written into (a stack that a loop fills):
//
//   stack = zeros                                        host
//   loop(stack, x):
//     y    = f(x)                                        device
//     sent = to the host(y)                              host: a transfer
//     next = dynamic_update_slice(stack, sent)           host
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_SIMULATOR_MEMORY_HOSTMEMORY_H
#define GSPMD_COMPILER_SIMULATOR_MEMORY_HOSTMEMORY_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir::gspmd {

/// Returns true if the op is written as a transfer between memories.
bool isPlacement(Operation *op);

class HostMemory {
public:
  HostMemory() = default; ///< nothing
  explicit HostMemory(ModuleOp module);

  bool contains(Value value) const { return values.contains(value); }
  bool isEmpty() const { return values.empty(); }
  /// Removes transfers whose operand is in the target memory already.
  static void dropRedundantPlacements(ModuleOp module);

private:
  friend class HostMemoryFinder;
  llvm::DenseSet<Value> values;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_MEMORY_HOSTMEMORY_H
