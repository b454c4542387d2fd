//===- PartialTensors.h - What stays in parts until it is summed -*- C++ -*-==//
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
#ifndef GSPMD_TRANSFORMS_PROPAGATION_PARTIALTENSORS_H
#define GSPMD_TRANSFORMS_PROPAGATION_PARTIALTENSORS_H

#include "transforms/Propagation/PartialTable.h"

namespace mlir::gspmd {

class PartialTensors {
public:
  /// Looks at the shardings of a table at the end of completion.
  PartialTensors(ModuleOp module, ShardingTable &table);

  /// Axes along which tensor `number` stays in parts, and how they combine.
  const ::gspmd::AxisList &axesOf(int number) const {
    return parts[number].axes;
  }
  ::gspmd::Reduction reductionOf(int number) const {
    return parts[number].reduction;
  }
  /// Is the tensor made in parts by what is no op of the program's (the caller,
  /// a manual computation)?
  bool isGiven(int number) const {
    return makers.isGiven(number) && isAskedFor(number);
  }

private:
  void requestInputs(sharding::ManualComputationOp op);
  bool isAskedFor(int number) const {
    return !table.shardingOf(number).unreducedAxes().empty();
  }
  void request(int number, const TensorParts &wanted);
  void requestOperands(const TensorMaker &maker, const TensorParts &wanted);
  const llvm::SmallBitVector *chooseSet(Operation *op,
                                        const TensorParts &wanted,
                                        ArrayRef<llvm::SmallBitVector> sets);
  bool removeInfeasible();
  bool derive(Operation *op);
  bool isOpen(int number);
  bool flowsOn(int number, const TensorParts &wanted);
  bool deriveFlow(int number);
  bool isWorthwhile(Operation *op, const llvm::SmallBitVector &set,
                    const TensorParts &wanted);
  bool isWholeBeside(Operation *op, const llvm::SmallBitVector &set,
                     const TensorParts &wanted);
  bool passesOn(OpOperand &use, const TensorParts &wanted);

  ShardingTable &table;
  PartialTable parts;
  TensorMakers makers;
  std::vector<std::pair<int, TensorParts>> requests;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_PARTIALTENSORS_H
