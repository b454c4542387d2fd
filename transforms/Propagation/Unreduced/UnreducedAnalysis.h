//===- UnreducedAnalysis.h - Placement of deferred reductions ---*- C++ -*-===//
//
// The devices of the axes along which a tensor is unreduced hold partial
// results, which a reduction combines. A program requests that for single
// values:
//
//   %0 = dot %a, %b    unreduced={"x"}      requested
//   %1 = dot %c, %d    unreduced={"x"}      requested
//   %2 = add %0, %1                         linear: adds partial sums
//   %3 = reshard %2                         the only all-reduce
//
// A request is satisfied if the op that defines the value computes partial
// results along the axes (a contraction that they shard), or is linear
// (ShardingRuleOpInterface::getLinearOperands) in operands that are unreduced
// or that a request for the result makes unreduced (the accumulator of a loop:
// its initial value, the loop-carried value, the addends of the body).
// Unreduced values pass through linear ops without annotations as long as no op
// requires the reduced operands and no more has to be reduced after the op than
// before it. All other values are reduced at once.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_UNREDUCED_UNREDUCEDANALYSIS_H
#define GSPMD_TRANSFORMS_PROPAGATION_UNREDUCED_UNREDUCEDANALYSIS_H

#include "transforms/Propagation/Unreduced/UnreducedTable.h"

namespace mlir::gspmd {

class UnreducedAnalysis {
public:
  /// Analyzes the shardings of a table at the end of completion.
  UnreducedAnalysis(ModuleOp module, ShardingTable &table);

  /// Returns the axes along which tensor `number` stays unreduced.
  const AxisList &axesOf(int number) const { return unreduced[number].axes; }
  Reduction reductionOf(int number) const {
    return unreduced[number].reduction;
  }
  /// Returns true if the tensor is defined unreduced outside the ops of the
  /// program (by the caller, a manual computation).
  bool isExternal(int number) const {
    return definitions.isExternal(number) && isRequested(number);
  }

private:
  void requestInputs(sharding::ManualComputationOp op);
  bool isRequested(int number) const {
    return !table.shardingOf(number).unreducedAxes().empty();
  }
  void request(int number, const UnreducedState &requested);
  void requestOperands(const TensorDefinition &definition,
                       const UnreducedState &requested);
  const llvm::SmallBitVector *chooseSet(Operation *op,
                                        const UnreducedState &requested,
                                        ArrayRef<llvm::SmallBitVector> sets);
  bool removeInfeasible();
  bool propagate(Operation *op);
  bool isOpen(int number);
  bool staysUnreduced(int number, const UnreducedState &requested);
  bool propagateFlow(int number);
  bool isWorthwhile(Operation *op, const llvm::SmallBitVector &set,
                    const UnreducedState &requested);
  bool hasReducedCoOperands(Operation *op, const llvm::SmallBitVector &set,
                            const UnreducedState &requested);
  bool userKeepsUnreduced(OpOperand &use, const UnreducedState &requested);

  ShardingTable &table;
  UnreducedTable unreduced;
  TensorDefinitions definitions;
  std::vector<std::pair<int, UnreducedState>> requests;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_UNREDUCED_UNREDUCEDANALYSIS_H
