//===- LinearPath.h - Linear ops after a reduction --------------*- C++ -*-===//
//
//     %1 = spmd.all_reduce add %0 over <@mesh ["x"]>
//     %2 = tosa.transpose %1
//     %3 = arith.mulf %2, %w
//
// is a path from %1 to %3: each op on it is linear in the value along the path.
// Other operands must be replicated within the reduction's groups (%w), or
// neutral where the op combines them with the path's value. The reduction may
// then be placed anywhere on the path, if the intermediate values have no other
// users.
//
// A device's partial sum may be zero where the sum is not, so %w must be known
// to be finite: zero times infinity is not zero.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_LINEARPATH_H
#define GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_LINEARPATH_H

#include "compiler/Optimize/Support/ReplicationAnalysis.h"

namespace mlir::gspmd {

struct ReductionPath {
  /// An all_reduce or a reduce_scatter.
  Operation *reduction;
  Value end;

  bool isDirect() const { return end == reduction->getResult(0); }
};

class LinearPaths {
public:
  LinearPaths(const Target &target, ReplicationAnalysis &replicas)
      : target(target), replicas(replicas) {}

  /// Returns the path in `block` that ends with `end`, which has one use.
  std::optional<ReductionPath> find(Value end, sharding::ReductionKind kind,
                                    Block *block);
  /// Returns the path whose last op is `op`, whose result may have any number
  /// of uses.
  std::optional<ReductionPath> through(Operation *op,
                                       sharding::ReductionKind kind);

private:
  /// Conditions on a path that can be checked once its reduction is known.
  struct Requirements {
    SmallVector<Value> alike;
    SmallVector<Operation *> moves;
  };
  Operation *follow(Value value, sharding::ReductionKind kind,
                    Requirements &requirements, Block *block);
  Operation *followOp(Operation *op, sharding::ReductionKind kind,
                      Requirements &requirements);
  bool isSatisfied(const Requirements &requirements, Operation *reduction);

  const Target &target;
  ReplicationAnalysis &replicas;
  unsigned steps = 0;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_LINEARPATH_H
