//===- LoopReductionDeferrer.h - Reductions of loops ------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_LOOPREDUCTIONDEFERRER_H
#define GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_LOOPREDUCTIONDEFERRER_H

#include "compiler/Optimize/DeferCollectives/LinearPath.h"
#include "compiler/Optimize/Driver/RewriteRecorder.h"

namespace mlir::gspmd {

/// A loop that adds a reduced tensor to a loop-carried value in every iteration
/// accumulates each device's partial sums instead, and reduces them once after
/// the loop, where the initial value is added. Other kinds of reductions
/// likewise.
class LoopReductionDeferrer {
public:
  LoopReductionDeferrer(const Target &target, RewriteRecorder &rewrites)
      : target(target), rewrites(rewrites), replicas(target),
        paths(target, replicas) {}

  void visitLoop(sharding::ShardingDataFlowOpInterface loop);

private:
  /// A loop-carried value: operand, result and arguments of the loop.
  struct CarriedValue {
    OpOperand *initial;
    OpOperand *yielded;
    OpResult result;
    BlockArgument argument; ///< the loop-carried value in the body
    SmallVector<Value> values;
  };
  static std::optional<CarriedValue>
  carriedValueOf(Operation *loop, const sharding::DataFlowEdge &edge);
  void visitCarriedValue(const CarriedValue &carry, int64_t iterations);
  bool tryKind(const CarriedValue &carry, sharding::ReductionKind kind,
               int64_t iterations);
  void rewrite(const CarriedValue &carry, const ReductionPath &path,
               sharding::ReductionKind kind, Operation *sum);

  const Target &target;
  RewriteRecorder &rewrites;
  ReplicationAnalysis replicas;
  LinearPaths paths;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_LOOPREDUCTIONDEFERRER_H
