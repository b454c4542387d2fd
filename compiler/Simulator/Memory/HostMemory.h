//===- HostMemory.h - What lies in the host's memory ------------*- C++ -*-===//
//
// A program may keep tensors in the memory of the host that a device hangs on:
// optimizer state, activations that the backward pass will want (JAX's memory
// kind `pinned_host`). It says so of arguments (`mhlo.memory_kind`) and where a
// tensor is brought from one memory to the other; everything that is a name or
// a part of such a tensor lies there too, and so does what it is written into
// (a stack that a loop fills):
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

/// Is the op a transfer between memories, as it is written?
bool isPlacement(Operation *op);

class HostMemory {
public:
  HostMemory() = default; ///< nothing
  explicit HostMemory(ModuleOp module);

  bool contains(Value value) const { return values.contains(value); }
  /// Takes the transfers out whose operand lies where they bring it.
  static void dropRedundantPlacements(ModuleOp module);

private:
  friend class HostMemoryFinder;
  llvm::DenseSet<Value> values;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_MEMORY_HOSTMEMORY_H
