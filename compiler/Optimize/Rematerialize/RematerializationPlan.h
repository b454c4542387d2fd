//===- RematerializationPlan.h - Plan to recompute values -------*- C++ -*-===//
//
// A value that is defined before the step's peak of memory and used only after
// it is held at the peak unless it is rematerialized at its uses:
//
//     %1 = tanh %0             %1 = tanh %0
//     ... reads %1             ... reads %1
//     ... the peak       ->    ... the peak
//     ... reads %1             %0' = optimization_barrier %0
//                              %1' = tanh %0'
//                              ... reads %1'
//
// The barrier keeps other passes from merging the two computations; the
// simulator and `spmd-share-collectives` look through it.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_OPTIMIZE_REMATERIALIZE_REMATERIALIZATIONPLAN_H
#define GSPMD_COMPILER_OPTIMIZE_REMATERIALIZE_REMATERIALIZATIONPLAN_H

#include "compiler/Optimize/Driver/OptimizationTarget.h"
#include "gspmd/Simulator/LiveValue.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::gspmd {

/// The rematerialization of a tensor that is live at the peak.
struct RematerializationPlan {
  Value value;
  /// The uses after the peak, of the value and of its aliases.
  SmallVector<OpOperand *> uses;
  /// The first op of the block with such a use. Clones are inserted before it.
  Operation *before = nullptr;
  /// The ops to clone, in program order, and the values that they read.
  llvm::SetVector<Operation *> ops;
  llvm::SetVector<Value> sources;
  /// The increase of the step in seconds, and the bytes freed at the peak.
  double seconds = 0, freedBytes = 0;

  double secondsPerByte() const { return seconds / freedBytes; }
};

/// Plans the rematerialization of tensors that are live at one peak.
class RematerializationPlanner {
public:
  RematerializationPlanner(const Target &target, ArrayRef<LiveValue> held);

  /// Returns nullopt if the tensor is used at the peak, or if rematerialization
  /// would extend the lifetimes of its sources by as many bytes as it frees.
  std::optional<RematerializationPlan> find(const LiveValue &tensor) const;

private:
  bool addUses(Operation *peak, RematerializationPlan &plan) const;
  bool addOps(Value value, bool withCostly, RematerializationPlan &plan,
              double &addedBytes) const;
  bool addSource(Value value, RematerializationPlan &plan,
                 double &addedBytes) const;
  double secondsOf(const RematerializationPlan &plan) const;

  const Target &target;
  llvm::DenseSet<Value> heldTensors;
};

/// The clones of one rematerialization, and the operands that it replaced.
struct RematerializationEdit {
  std::vector<Operation *> clones;
  std::vector<std::pair<OpOperand *, Value>> replaced;

  void apply(const RematerializationPlan &plan);
  void undo();
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_REMATERIALIZE_REMATERIALIZATIONPLAN_H
