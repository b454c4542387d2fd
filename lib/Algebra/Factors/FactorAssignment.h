//===- FactorAssignment.h - Which axes cut which factor of an op -*- C++
//-*-===//
//
// Completion gives every tensor a sharding; the tensors of one op may disagree.
// This chooses one assignment of axes to the op's factors, to which operands
// are resharded and from which results are, such that what is communicated plus
// what is computed twice is least.
//
//   C = dot(A, B)   A [{"x"}, {"y"}]   B [{"x"}, {"y"}]   C [{"x"}, {"y"}]
//
//   i <- "x", j <- "y", k uncut    gathers A along k and B along k
//   i <- "x", k <- "y"             moves B's "y", reduces C over "y"
//   ...
//
// The starting points are the views of each tensor ("as A lies"), completed
// from the others; then each factor in turn tries what any tensor proposes for
// it, as long as that makes the whole cheaper. That is no search of all
// assignments: of the small products that the unit test tries all of, six of
// ten get the best one, and none costs more than 2.1 times as much.
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

/// What it takes to have a tensor somewhere.
struct TensorCost {
  double bytes = 0; ///< that one device receives
  double work = 0;  ///< price of local work, in bytes
  double total() const { return bytes + work; }
};
/// The price of an operation for each element of a local tensor.
double workCost(llvm::ArrayRef<int64_t> localShape);

/// One operand or result, as it lies outside the op.
struct AssignmentTensor {
  llvm::ArrayRef<int64_t> shape; ///< global
  double elementBytes = 0;
  TensorSharding sharding;
  /// What it takes to have the tensor in a sharding, where that is not told by
  /// the plan of a reshard: it lies elsewhere as well.
  std::function<TensorCost(const TensorSharding &)> costIn;
  bool isResult = false;
  /// Costs nothing to have in any sharding (made from scalars on the spot).
  bool isFree = false;
  /// The tensor before it that it is the same as: what has been brought for
  /// that one is there for this.
  std::optional<unsigned> sameAs = std::nullopt;
  /// Is it, inside the op, in parts along AssignmentProblem::deferred?
  bool isPartialSum = false;
  /// No tensor of rank >= 1: takes no part.
  bool isScalar() const { return shape.empty(); }
};

struct AssignmentProblem {
  const FactorMap *map = nullptr;
  std::vector<AssignmentTensor> tensors;
  /// May the op run with this factor cut (evenly or not)?
  llvm::function_ref<bool(unsigned factor, bool uneven)> canShard;
  /// Bytes that the op itself communicates with its factors cut by `axes`; may
  /// be absent.
  llvm::function_ref<double(llvm::ArrayRef<AxisList> axes)> communicated;
  /// Are results partial along the axes of reduction factors (to be combined
  /// after the op), or does the op itself combine them?
  bool leavesPartialResults = true;
  /// How partial results combine.
  Reduction reduction = Reduction::Add;
  /// Axes along which operands come in parts that the op makes parts of its
  /// results of (it is linear in them), so that they are combined after it. No
  /// factor is cut by them.
  AxisList deferred;
  /// Axes that are out of bounds (manual where the op stands).
  AxisList blocked;
};

struct FactorAssignment {
  /// Axes per factor.
  std::vector<AxisList> axes;
  /// Communicated bytes plus the price of local work.
  double cost = 0;
  /// Bytes that one device receives, without that price.
  double bytes = 0;
  /// Factors that a tensor has cut and the op cannot run with, where no other
  /// factor could take their axes: devices do the same work.
  llvm::SmallVector<unsigned> rejected;
};

FactorAssignment assignFactorAxes(const AssignmentProblem &problem,
                                  ReshardPlanner &planner);

/// The sharding that tensor `t` has inside the op under `axes`; results are
/// unreduced along the axes of reduction factors if the op leaves them so. Sets
/// `dropped` where the tensor cannot express all axes.
TensorSharding shardingInside(const AssignmentProblem &problem, unsigned t,
                              llvm::ArrayRef<AxisList> axes,
                              bool *dropped = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_FACTORS_FACTORASSIGNMENT_H
