//===- UnreducedAnalysis.h - What stays in parts until it is summed -*- C++
//-*-==//
//
// A tensor that is unreduced along axes is held by their devices in parts,
// which a reduction combines. A program asks for that at single values:
//
//   %0 = dot %a, %b    unreduced={"x"}      asked for
//   %1 = dot %c, %d    unreduced={"x"}      asked for
//   %2 = add %0, %1                         linear: a sum of parts is a part
//   %3 = reshard %2                         here the parts are added, once
//
// What is asked for is kept where it can be: the op that makes the value leaves
// parts along the axes (a contraction that is cut by them), or is linear
// (ShardingRuleOpInterface::getLinearOperands) in operands that are in such
// parts or that a request for the result makes so (the accumulator of a loop:
// what goes in, what is carried, what the body adds). It goes on through linear
// ops of which nothing is said, as long as nothing needs the operands whole and
// no more has to be reduced behind the op than before it. All else is reduced
// at once.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_UNREDUCED_UNREDUCEDANALYSIS_H
#define GSPMD_TRANSFORMS_PROPAGATION_UNREDUCED_UNREDUCEDANALYSIS_H

#include "transforms/Propagation/Unreduced/UnreducedTable.h"

namespace mlir::gspmd {

class UnreducedAnalysis {
public:
  /// Looks at the shardings of a table at the end of completion.
  UnreducedAnalysis(ModuleOp module, ShardingTable &table);

  /// Axes along which tensor `number` stays in parts, and how they combine.
  const AxisList &axesOf(int number) const { return parts[number].axes; }
  Reduction reductionOf(int number) const { return parts[number].reduction; }
  /// Is the tensor made in parts by what is no op of the program's (the caller,
  /// a manual computation)?
  bool isGiven(int number) const {
    return makers.isGiven(number) && isRequested(number);
  }

private:
  void requestInputs(sharding::ManualComputationOp op);
  bool isRequested(int number) const {
    return !table.shardingOf(number).unreducedAxes().empty();
  }
  void request(int number, const UnreducedState &wanted);
  void requestOperands(const TensorDefinition &maker,
                       const UnreducedState &wanted);
  const llvm::SmallBitVector *chooseSet(Operation *op,
                                        const UnreducedState &wanted,
                                        ArrayRef<llvm::SmallBitVector> sets);
  bool removeInfeasible();
  bool derive(Operation *op);
  bool isOpen(int number);
  bool flowsOn(int number, const UnreducedState &wanted);
  bool deriveFlow(int number);
  bool isWorthwhile(Operation *op, const llvm::SmallBitVector &set,
                    const UnreducedState &wanted);
  bool isWholeBeside(Operation *op, const llvm::SmallBitVector &set,
                     const UnreducedState &wanted);
  bool passesOn(OpOperand &use, const UnreducedState &wanted);

  ShardingTable &table;
  UnreducedTable parts;
  TensorDefinitions makers;
  std::vector<std::pair<int, UnreducedState>> requests;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_UNREDUCED_UNREDUCEDANALYSIS_H
