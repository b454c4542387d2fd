//===- Recomputation.h - Rematerialized ops of a program --------*- C++ -*-===//
//
// Model flops utilization excludes repeated products. Two signs identify them:
//
// 1. JAX names the recomputations of `jax.checkpoint` `rematted_computation` in
//    the name stack (present if the program was printed with its locations).
// 2. Without names: a loop with an optimization barrier, which `jax.checkpoint`
//    leaves in the backward pass of a scanned model, reads forward values from
//    stacks that it does not change, and accumulates gradients in loop-carried
//    values. Ops that depend on no changed loop-carried value are
//    recomputations.
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
