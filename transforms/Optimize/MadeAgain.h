//===- MadeAgain.h - Values that are computed twice -------------*- C++ -*-===//
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
#ifndef GSPMD_TRANSFORMS_OPTIMIZE_MADEAGAIN_H
#define GSPMD_TRANSFORMS_OPTIMIZE_MADEAGAIN_H

#include "gspmd/Simulator/HeldTensor.h"
#include "transforms/Optimize/Target.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::gspmd {

/// How a held tensor is made again.
struct MadeAgain {
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
class MadeAgainFinder {
public:
  MadeAgainFinder(const Target &target, ArrayRef<HeldTensor> held);

  /// nullopt where the tensor is needed at the peak, or nothing would be freed:
  /// what it is made from would have to be held in its place.
  std::optional<MadeAgain> find(const HeldTensor &tensor) const;

private:
  bool addUses(Operation *peak, MadeAgain &again) const;
  bool addOps(Value value, bool withCostly, MadeAgain &again,
              double &moreBytes) const;
  bool addSource(Value value, MadeAgain &again, double &moreBytes) const;
  double secondsOf(const MadeAgain &again) const;

  const Target &target;
  llvm::DenseSet<Value> isHeld;
};

/// Ops that one change put into the program, and operands as they were.
struct MadeAgainEdit {
  std::vector<Operation *> made;
  std::vector<std::pair<OpOperand *, Value>> replaced;

  void apply(const MadeAgain &again);
  void undo();
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPTIMIZE_MADEAGAIN_H
