//===- AssignmentCost.h - What it costs to run an op cut so -----*- C++ -*-===//
//
// The price of an assignment of axes to the factors of an op: bytes that its
// tensors are brought with to where it has them, and local work.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_FACTORS_ASSIGNMENTCOST_H
#define GSPMD_LIB_ALGEBRA_FACTORS_ASSIGNMENTCOST_H

#include "lib/Algebra/Factors/FactorConstraints.h"

namespace mlir::gspmd {

class AssignmentCost {
public:
  /// All three are referred to.
  AssignmentCost(const AssignmentProblem &problem,
                 const FactorConstraints &limits, ReshardPlanner &planner)
      : problem(problem), map(*problem.map), limits(limits), planner(planner),
        known(problem.tensors.size()) {}

  /// Infinite where a tensor cannot express the assignment.
  double of(llvm::ArrayRef<AxisList> axes);
  /// The part of it that is not the op's own work.
  TensorCost communication(llvm::ArrayRef<AxisList> axes);
  /// Does every tensor have words for the assignment? The minor factor of a
  /// compound dimension is cut only where those before it are cut wholly.
  bool canExpress(llvm::ArrayRef<AxisList> axes) const;

private:
  TensorCost tensorCost(unsigned t, llvm::ArrayRef<AxisList> axes);
  TensorCost reshardCost(unsigned t, llvm::ArrayRef<AxisList> axes) const;
  bool isThere(unsigned t, llvm::ArrayRef<AxisList> axes) const;

  const AssignmentProblem &problem;
  const FactorMap &map;
  const FactorConstraints &limits;
  ReshardPlanner &planner;
  /// Per tensor: what was computed, by the axes of the factors that concern it.
  /// Assignments that are tried differ in few factors, so most tensors cost
  /// what they did before.
  std::vector<
      llvm::SmallVector<std::pair<llvm::SmallVector<AxisList>, TensorCost>, 4>>
      known;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_FACTORS_ASSIGNMENTCOST_H
