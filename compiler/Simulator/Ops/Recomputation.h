//===- Recomputation.h - What is computed twice to save memory --*- C++ -*-===//
//
// Utilization without recomputation needs to know which products are repeated.
// Two signs are recognized:
//
// 1. JAX names what `jax.checkpoint` computes again `rematted_computation` in
// the
//    name stack (present where the program was printed with its locations).
// 2. Without names: in a loop with an optimization barrier, which is what
//    `jax.checkpoint` leaves in the backward pass of a scanned model, forward
//    values come from stacks that the loop only reads, and gradients from
//    carries that it changes. What depends on no changed carry is computed
//    again.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_SIMULATOR_OPS_RECOMPUTATION_H
#define GSPMD_COMPILER_SIMULATOR_OPS_RECOMPUTATION_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir::gspmd {

class Recomputation {
public:
  Recomputation() = default; ///< nothing
  explicit Recomputation(ModuleOp module);
  bool contains(Operation *op) const { return ops.contains(op); }

private:
  void findByDependence(Operation *loop);
  llvm::DenseSet<Operation *> ops;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_OPS_RECOMPUTATION_H
