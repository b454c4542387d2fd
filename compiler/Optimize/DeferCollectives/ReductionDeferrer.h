//===- ReductionDeferrer.h - Reduces where less is left ---------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_REDUCTIONDEFERRER_H
#define GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_REDUCTIONDEFERRER_H

#include "compiler/Optimize/DeferCollectives/LinearPath.h"
#include "compiler/Optimize/Support/RewriteRecorder.h"

namespace mlir::gspmd {

/// The kinds of reductions.
ArrayRef<sharding::ReductionKind> reductionKinds();
/// Does the op combine its two operands as `kind` combines devices' parts, in
/// any order?
bool isCombinerOf(Operation *op, sharding::ReductionKind kind);

/// Parts are added up before they are combined over devices.
class ReductionDeferrer {
public:
  ReductionDeferrer(const Target &target, RewriteRecorder &rewrites)
      : target(target), rewrites(rewrites), replicas(target),
        paths(target, replicas) {}

  /// Lets terms of the sum that `op` ends share their reductions; false if none
  /// does.
  bool shareReductionAmongTerms(Operation *op);
  /// What makes less of a reduced tensor comes before the reduction.
  void deferReduction(Operation *op);
  /// A reduction of what another reduction's result went into.
  void mergeReductions(spmd::AllReduceOp outer);
  /// Of what is reduced, or gathered, for all, each keeps a part: it is cut
  /// there, and what stands between works on the part.
  void hoistSlice(spmd::AllSliceOp slice);

private:
  /// What each device has of the reduced value along `dim`, where it reduces
  /// along `rest` too; null where that is no gain.
  Value scatterInstead(spmd::AllReduceOp reduce, spmd::AllSliceOp slice,
                       unsigned dim, const AxisList &rest);
  bool shareOfKind(Operation *root, sharding::ReductionKind kind);
  /// The sum of what the members' reductions are of, reduced once.
  Value combineGroup(Operation *root, ArrayRef<ReductionPath> members);

  const Target &target;
  RewriteRecorder &rewrites;
  ReplicationAnalysis replicas;
  LinearPaths paths;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_REDUCTIONDEFERRER_H
