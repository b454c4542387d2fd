//===- ReplicationAnalysis.h - What all devices of a group have alike -*- C++
//-*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_REPLICATIONANALYSIS_H
#define GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_REPLICATIONANALYSIS_H

#include "compiler/Optimize/Support/OptimizationTarget.h"
#include "dialect/Spmd/SpmdDialect.h"

namespace mlir::gspmd {

/// Tells which values are the same on all devices of a group. Errs on the side
/// of no: arguments of loops, results of calls and of ops with effects are
/// taken to differ.
class ReplicationAnalysis {
public:
  explicit ReplicationAnalysis(const Target &target) : target(target) {}

  /// Do devices that differ in their index along `axes` only have one `value`?
  bool isReplicated(Value value, sharding::AxesAttr axes);

private:
  bool find(Value value, sharding::AxesAttr axes, unsigned depth);
  bool ofOp(Operation *op, sharding::AxesAttr axes, unsigned depth);
  bool ofArgument(BlockArgument argument, sharding::AxesAttr axes);

  const Target &target;
  DenseMap<std::pair<Value, Attribute>, bool> known;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_REPLICATIONANALYSIS_H
