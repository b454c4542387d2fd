//===- FactorAssignment.h - Assignment of mesh axes to factors --*- C++ -*-===//
//
// Completion gives every tensor a sharding; the tensors of one op may disagree.
// assignFactorAxes selects one assignment of axes to the op's factors. Operands
// are resharded to it and results from it, such that the communicated bytes
// plus the cost of duplicated computation are small.
//
//   C = dot(A, B)   A [{"x"}, {"y"}]   B [{"x"}, {"y"}]   C [{"x"}, {"y"}]
//
//   i <- "x", j <- "y", k unsharded   gathers A along k and B along k
//   i <- "x", k <- "y"                moves B's "y", reduces C over "y"
//   ...
//
// The search starts once from the sharding of each tensor, completed from the
// other tensors. Then each factor in turn tries the axes that any tensor
// proposes for it, as long as the total cost decreases. The search is greedy:
// of the small matrix products that the unit test enumerates exhaustively, six
// of ten get an optimal assignment, and none costs more than 2.1 times the
// optimum.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_FACTORS_FACTORASSIGNMENT_H
#define GSPMD_LIB_ALGEBRA_FACTORS_FACTORASSIGNMENT_H

#include "lib/Algebra/Factors/FactorProjection.h"
#include "lib/Algebra/Reshard/ReshardPlanner.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <functional>
#include <vector>

namespace mlir::gspmd {

/// The cost of having a tensor in a sharding.
struct TensorCost {
  double bytes = 0; ///< bytes that one device receives
  double work = 0;  ///< cost of local work, in equivalent bytes
  /// A small cost of the results of collectives, which decides between reshards
  /// of equally many bytes.
  double tie = 0;
  double communication() const { return bytes + tie; }
  double total() const { return bytes + work + tie; }
};
/// Returns the cost of a reshard.
TensorCost costOfPlan(const ReshardPlan &plan);
/// Returns the cost of one operation on each element of a local tensor, in
/// equivalent bytes.
double workCost(llvm::ArrayRef<int64_t> localShape);

/// One operand or result, with its sharding outside the op.
struct AssignmentTensor {
  llvm::ArrayRef<int64_t> shape; ///< global
  double elementBytes = 0;
  TensorSharding sharding;
  /// The cost of having the tensor in a sharding. If absent, the cost of the
  /// reshard plan from `sharding`; a value that is available in several
  /// shardings has its own function.
  std::function<TensorCost(const TensorSharding &)> costOfSharding;
  bool isResult = false;
  /// True if any sharding is free: the value is materialized from scalars.
  bool isFree = false;
  /// An earlier tensor with the same value, whose reshard this one can use.
  std::optional<unsigned> sameAs = std::nullopt;
  /// True if it is a partial sum over AssignmentProblem::deferred inside the
  /// op.
  bool isPartialSum = false;
  /// True if it has rank 0 or is no tensor, and so imposes no constraints.
  bool isScalar() const { return shape.empty(); }
};

/// The op, its tensors and its constraints.
struct AssignmentProblem {
  const FactorMap *map = nullptr;
  std::vector<AssignmentTensor> tensors;
  /// Returns true if the op can be partitioned along `factor`, into unequal
  /// shards if `uneven`.
  llvm::function_ref<bool(unsigned factor, bool uneven)> canShard;
  /// Returns the bytes that the op itself communicates when its factors are
  /// sharded by `axes`; may be absent.
  llvm::function_ref<double(llvm::ArrayRef<AxisList> axes)> communicatedBytes;
  /// Local work at each point of the space of factors: 1 for a multiply-add,
  /// more for ops that compute more at an element.
  double workPerPoint = 1;
  /// True if results are unreduced over the axes of reduction factors, to be
  /// reduced after the op; false if the op itself reduces them.
  bool leavesPartialResults = true;
  /// The reduction of partial results.
  Reduction reduction = Reduction::Add;
  /// Axes over which operands are partial sums. The op is linear in them, so
  /// its results are partial sums too, and the reduction is deferred past the
  /// op. No factor is sharded by these axes.
  AxisList deferred;
  /// Axes that must not be used: the manual axes around the op.
  AxisList manualAxes;
};

/// The selected assignment and its cost.
struct FactorAssignment {
  /// The axes of each factor.
  std::vector<AxisList> axes;
  /// Communicated bytes plus the cost of local work, in bytes.
  double cost = 0;
  /// The bytes that one device receives.
  double bytes = 0;
  /// The tie-breaking cost, as in TensorCost.
  double tie = 0;
  /// Factors along which the op cannot be partitioned, although a tensor is
  /// sharded along them. No other factor can take the axes, so devices
  /// duplicate work.
  llvm::SmallVector<unsigned> rejected;
};

/// Returns a cheap assignment; deterministic. Always succeeds: with no axes
/// assigned, the op runs replicated. Evaluates at most 3 * tensors * factors *
/// proposals assignments; the proposals of a factor are its distinct shardings
/// and a few combinations of them.
FactorAssignment assignFactorAxes(const AssignmentProblem &problem,
                                  ReshardPlanner &planner);

/// Returns the sharding of tensor `t` inside the op when its factors are
/// sharded by `axes`; results are unreduced over the axes of reduction factors
/// if the op leaves partial results. Sets `*dropped` to whether the tensor
/// cannot express all axes.
TensorSharding shardingInside(const AssignmentProblem &problem, unsigned t,
                              llvm::ArrayRef<AxisList> axes,
                              bool *dropped = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_FACTORS_FACTORASSIGNMENT_H
