//===- ReplicationAnalysis.h - Values equal on all devices ------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SUPPORT_REPLICATIONANALYSIS_H
#define GSPMD_COMPILER_OPTIMIZE_SUPPORT_REPLICATIONANALYSIS_H

#include "compiler/Optimize/Driver/OptimizationTarget.h"
#include "dialect/Spmd/SpmdDialect.h"

namespace mlir::gspmd {

/// Determines which values are replicated within a group of devices. The answer
/// is conservative: values that loops change, results of calls and of ops with
/// side effects are assumed to differ.
class ReplicationAnalysis {
public:
  explicit ReplicationAnalysis(const Target &target) : target(target) {}

  /// Returns true if devices whose indices differ only along `axes` have the
  /// same `value`.
  bool isReplicated(Value value, sharding::AxesAttr axes);

private:
  bool find(Value value, sharding::AxesAttr axes, unsigned depth);
  bool isReplicatedResult(Operation *op, sharding::AxesAttr axes,
                          unsigned depth);
  bool isReplicatedArgument(BlockArgument argument, sharding::AxesAttr axes,
                            unsigned depth);

  const Target &target;
  DenseMap<std::pair<Value, Attribute>, bool> known;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SUPPORT_REPLICATIONANALYSIS_H
