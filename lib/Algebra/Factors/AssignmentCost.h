//===- AssignmentCost.h - Cost of an axis assignment ------------*- C++ -*-===//
//
// The cost of an assignment of axes to the factors of an op: the bytes of the
// reshards of its tensors, the bytes that the op communicates, and the cost of
// its local work.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_FACTORS_ASSIGNMENTCOST_H
#define GSPMD_LIB_ALGEBRA_FACTORS_ASSIGNMENTCOST_H

#include "lib/Algebra/Factors/FactorConstraints.h"

namespace mlir::gspmd {

/// Evaluates assignments of one problem. The costs of tensors are memoized: an
/// evaluation plans reshards only for tensors whose relevant factors have axes
/// that were not seen before.
class AssignmentCost {
public:
  /// Keeps references to all three arguments, which must outlive the object.
  AssignmentCost(const AssignmentProblem &problem,
                 const FactorConstraints &constraints, ReshardPlanner &planner)
      : problem(problem), map(*problem.map), constraints(constraints),
        planner(planner), memo(problem.tensors.size()) {}

  /// Returns the total cost in equivalent bytes; infinite if a tensor cannot
  /// express the assignment.
  double total(llvm::ArrayRef<AxisList> axes);
  /// Returns the cost without the op's own work.
  TensorCost communication(llvm::ArrayRef<AxisList> axes);
  /// Returns true if every tensor can express the assignment: the minor factor
  /// of a compound dimension is sharded only if those before it are filled.
  bool canExpress(llvm::ArrayRef<AxisList> axes) const;

private:
  TensorCost tensorCost(unsigned t, llvm::ArrayRef<AxisList> axes);
  TensorCost reshardCost(unsigned t, llvm::ArrayRef<AxisList> axes) const;
  bool isSharedReshard(unsigned t, llvm::ArrayRef<AxisList> axes) const;

  const AssignmentProblem &problem;
  const FactorMap &map;
  const FactorConstraints &constraints;
  ReshardPlanner &planner;
  /// The memoized costs of each tensor, keyed by the axes of its relevant
  /// factors. Consecutive assignments differ in few factors, so that most
  /// tensors keep their costs.
  std::vector<
      llvm::SmallVector<std::pair<llvm::SmallVector<AxisList>, TensorCost>, 4>>
      memo;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_FACTORS_ASSIGNMENTCOST_H
