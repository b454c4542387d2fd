//===- RematerializationPlan.h - Values that are computed twice -*- C++ -*-===//
//
// What is made before the step's peak of memory and read behind it only is held
// meanwhile, unless it is made again where it is read:
//
//     %1 = tanh %0             %1 = tanh %0
//     ... reads %1             ... reads %1
//     ... the peak       ->    ... the peak
//     ... reads %1             %0' = optimization_barrier %0
//                              %1' = tanh %0'
//                              ... reads %1'
//
// Behind the barrier no pass takes the two for one; simulator and
// `spmd-share-collectives` look through it.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_OPTIMIZE_REMATERIALIZE_REMATERIALIZATIONPLAN_H
#define GSPMD_COMPILER_OPTIMIZE_REMATERIALIZE_REMATERIALIZATIONPLAN_H

#include "compiler/Optimize/Support/OptimizationTarget.h"
#include "gspmd/Simulator/LiveValue.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::gspmd {

/// How a held tensor is made again.
struct RematerializationPlan {
  Value value;
  /// Where the value, or what is another form of it, is read behind the peak.
  SmallVector<OpOperand *> uses;
  /// The op of the block that reads first.
  Operation *before = nullptr;
  /// What makes it, in order, and from what.
  llvm::SetVector<Operation *> ops;
  llvm::SetVector<Value> sources;
  /// That the step takes longer, and that is not held at the peak.
  double seconds = 0, freedBytes = 0;

  double secondsPerByte() const { return seconds / freedBytes; }
};

/// Finds out, for tensors that are held at one peak, how they could be made
/// again.
class RematerializationPlanner {
public:
  RematerializationPlanner(const Target &target, ArrayRef<LiveValue> held);

  /// nullopt where the tensor is needed at the peak, or nothing would be freed:
  /// what it is made from would have to be held in its place.
  std::optional<RematerializationPlan> find(const LiveValue &tensor) const;

private:
  bool addUses(Operation *peak, RematerializationPlan &again) const;
  bool addOps(Value value, bool withCostly, RematerializationPlan &again,
              double &moreBytes) const;
  bool addSource(Value value, RematerializationPlan &again,
                 double &moreBytes) const;
  double secondsOf(const RematerializationPlan &again) const;

  const Target &target;
  llvm::DenseSet<Value> isHeld;
};

/// Ops that one change put into the program, and operands as they were.
struct RematerializationEdit {
  std::vector<Operation *> made;
  std::vector<std::pair<OpOperand *, Value>> replaced;

  void apply(const RematerializationPlan &again);
  void undo();
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_REMATERIALIZE_REMATERIALIZATIONPLAN_H
