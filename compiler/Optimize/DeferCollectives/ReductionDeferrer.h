//===- ReductionDeferrer.h - Defers reductions over devices -----*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_REDUCTIONDEFERRER_H
#define GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_REDUCTIONDEFERRER_H

#include "compiler/Optimize/DeferCollectives/LinearPath.h"
#include "compiler/Optimize/Driver/RewriteRecorder.h"

namespace mlir::gspmd {

/// Returns all kinds of reductions.
ArrayRef<sharding::ReductionKind> reductionKinds();
/// Returns true if the op combines its two operands like the reduction `kind`
/// combines the values of devices, in any order.
bool isCombinerOf(Operation *op, sharding::ReductionKind kind);

/// Defers reductions over devices until the local partial sums are combined.
class ReductionDeferrer {
public:
  /// `kinds` are those of the reductions of the program.
  ReductionDeferrer(const Target &target, RewriteRecorder &rewrites,
                    ArrayRef<sharding::ReductionKind> kinds)
      : target(target), rewrites(rewrites), kinds(kinds), replicas(target),
        paths(target, replicas) {}

  /// Lets the terms of the sum that ends in `op` share one reduction; returns
  /// false if no two of them can.
  bool shareReductionAmongTerms(Operation *op);
  /// Moves the reduction `op` after the ops that shrink its result.
  void deferReduction(Operation *op);
  /// Merges `outer` with a reduction whose result it reduces.
  void mergeReductions(spmd::AllReduceOp outer);
  /// Moves `slice` before the reduction or gather whose result it slices, and
  /// before the ops in between, which then compute the local shard only.
  void hoistSlice(spmd::AllSliceOp slice);

private:
  /// Emits a reduce_scatter and a reduction along `rest`, and returns the shard
  /// of the reduced value along `dim`; null if that is not profitable.
  Value scatterInstead(spmd::AllReduceOp reduce, spmd::AllSliceOp slice,
                       unsigned dim, const AxisList &rest);
  bool shareOfKind(Operation *root, sharding::ReductionKind kind);
  /// Combines the operands of the members' reductions and reduces them once.
  Value combineGroup(Operation *root, ArrayRef<ReductionPath> members);

  const Target &target;
  RewriteRecorder &rewrites;
  SmallVector<sharding::ReductionKind> kinds;
  ReplicationAnalysis replicas;
  LinearPaths paths;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_REDUCTIONDEFERRER_H
