//===- StageInference.h - The stages of all ops -----------------*- C++ -*-===//
//
// With S stages, a microbatch has 2 S tasks, one after the other:
//
//   index      0   1  ...  S-1   S    S+1  ...  2S-1
//   task       F0  F1      FS-1  BS-1 BS-2      B0
//
// Data passes from lower to higher task indices only. An op that is annotated
// with stage s is in task s or, if it reads a result of a later task, in
// 2S-1-s. An op in a name scope of JAX that a loss depends on is in task s
// only, as the name stacks of the backward pass have a transposition. Other
// ops:
//
//   - what an annotated op or a loss depends on, and what a residual is
//     computed from, is where its last operand is. A loss is a sum of rank 0
//     that the program returns;
//   - an op of the backward pass reads a gradient of task p and tensors
//     that the forward pass has in some stages: weights, activations. It is in
//     the first task from p on that belongs to such a stage. Tensors that
//     stage s sent to stage s + 1 are in both;
//   - the backward pass of the last stage begins with the ops that depend on
//     the last stage and from which an op of an earlier stage depends;
//   - an op that only reads arguments is where its first user is.
//
// Ops after a sum over all microbatches are the update. They are in the stage
// of their largest operand.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PIPELINING_INFERSTAGES_STAGEINFERENCE_H
#define GSPMD_TRANSFORMS_PIPELINING_INFERSTAGES_STAGEINFERENCE_H

#include "transforms/Pipelining/InferStages/MicrobatchRoles.h"
#include "llvm/ADT/SmallBitVector.h"

namespace mlir::gspmd {

class StageInference : MicrobatchRoles {
public:
  using MicrobatchRoles::MicrobatchRoles;

  /// The ops of the forward pass in a program without annotations, in their
  /// order: what a loss depends on or, if there is no loss, all ops of a
  /// microbatch.
  struct ForwardPass {
    SmallVector<Operation *> ops;
    bool hasLoss = false;
  };
  /// Errors are emitted.
  FailureOr<ForwardPass> findForwardPass();

  /// Finds the stages and tasks of all ops. Errors are emitted.
  LogicalResult run();
  /// Writes them as attributes. Ops that no weight gradient of another task
  /// depends on get the task of weight gradients if `splitsBackward` is set.
  void write(bool splitsBackward);

  /// The task that an op belongs to.
  struct Placement {
    int64_t stage = 0;
    bool isForward = false, isUpdate = false;
  };
  /// Requires `run`. Returns nullopt for an op that each task may compute, and
  /// for the terminator.
  std::optional<Placement> placementOf(Operation *op) const;
  /// Requires `run`. Returns the stages whose tasks have `value`.
  const llvm::SmallBitVector &stagesOf(Value value) {
    return stagesOfValue(value);
  }

private:
  using Stages = llvm::SmallBitVector;

  LogicalResult placeForward();
  /// Places an op in its annotated stage, or where its inputs are, the last of
  /// which is at `last`.
  LogicalResult placeByInputs(OpInfo &info, int64_t last);
  void findTurn();
  LogicalResult placeRest();
  void placeSources();
  void placeUpdate(OpInfo &info);
  bool isCopied(const OpInfo &info) const;
  void placeUpdates();
  LogicalResult verifyStages();

  int64_t mirror(int64_t stage) const { return 2 * numStages - 1 - stage; }
  int64_t stageAt(int64_t position) const {
    return position < numStages ? position : mirror(position);
  }
  /// Returns the index of the last task that computes an input, at least 0.
  int64_t lastInput(const OpInfo &info);
  FailureOr<int64_t> positionOfAnnotated(const OpInfo &info, int64_t stage);
  int64_t backwardPosition(const OpInfo &info, int64_t first);
  void place(OpInfo &info, int64_t position);
  Stages &stagesOfValue(Value value);
  /// Adds a stage that has `value`, and what `value` is computed from.
  void addStage(Value value, int64_t stage);

  /// The stages whose forward tasks have a value.
  DenseMap<Value, Stages> stagesByValue;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PIPELINING_INFERSTAGES_STAGEINFERENCE_H
