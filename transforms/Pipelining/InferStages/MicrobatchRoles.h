//===- MicrobatchRoles.h - Roles of pipelined ops ---------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PIPELINING_INFERSTAGES_MICROBATCHROLES_H
#define GSPMD_TRANSFORMS_PIPELINING_INFERSTAGES_MICROBATCHROLES_H

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::gspmd {

/// Finds which ops of a function compute on one microbatch, which of these are
/// of its forward pass, and which ops depend on sums over all microbatches.
class MicrobatchRoles {
public:
  /// `func` has one block and is partitioned on the mesh of microbatches.
  explicit MicrobatchRoles(FunctionOpInterface func);

protected:
  /// The role of an op, by the values that it depends on.
  enum class Role {
    /// Arguments that are equal for all microbatches, and the number of the
    /// microbatch: each task may compute it.
    Free,
    Microbatch,
    /// A sum over all microbatches, what depends on one, and an op with side
    /// effects that depends on no microbatch: it runs once in a step.
    Update,
  };
  struct OpInfo {
    Operation *op = nullptr;
    Role role = Role::Free;
    /// True if a Free op depends on the number of the microbatch.
    bool hasIndex = false;
    /// True if an Update op depends on a sum over all microbatches.
    bool readsSum = false;
    /// True for an annotated op, a loss, and an op that one of these depends
    /// on.
    bool isForward = false;
    /// True for a loss and an op that one depends on.
    bool hasLoss = false;
    /// True if a Microbatch op depends on arguments only.
    bool isSource = false;
    /// True if the op depends on the last stage; true if an op of an earlier
    /// stage depends on the op.
    bool isAfterLast = false, reachesEarlier = false;
    int64_t position = -1;
    /// The last stage that an argument is annotated with which the op reads,
    /// also through ops that are Free; -1 if there is none.
    int64_t pinnedStage = -1;
    /// The stage and level of an Update op, and the bytes of the largest tensor
    /// that its results are computed from, at most their own.
    int64_t stage = 0, level = 0;
    double sourceBytes = 0;
    SmallVector<Value> inputs;
    SmallVector<unsigned> users;
  };
  /// Reads the annotated stages, of which there must be one.
  LogicalResult readAnnotations();
  /// Finds the roles of all ops.
  LogicalResult classify();
  /// Finds the annotated ops, but for those that are marked as backward, the
  /// losses, and all that they depend on. Requires the roles, like the
  /// functions below.
  void findForward();
  void findPinnedStages();
  void findSources();

  OpInfo *infoOf(Value value);
  std::optional<int64_t> annotatedStage(Operation *op) const;

  FunctionOpInterface func;
  int64_t numStages = 0;
  std::vector<OpInfo> infos;
  DenseMap<Operation *, unsigned> indexOf;
  /// The annotated stages of arguments.
  DenseMap<Value, int64_t> pinned;

private:
  LogicalResult classifySum(OpInfo &info);
  LogicalResult classifyByInputs(OpInfo &info);
  static LogicalResult rejectUpdateInMicrobatch(const OpInfo &info,
                                                const OpInfo &update);
  bool isReturned(Value sum);
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PIPELINING_INFERSTAGES_MICROBATCHROLES_H
