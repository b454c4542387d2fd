//===- StartedCollective.h - Collectives started early ----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SUPPORT_STARTEDCOLLECTIVE_H
#define GSPMD_COMPILER_OPTIMIZE_SUPPORT_STARTEDCOLLECTIVE_H

#include "compiler/Optimize/Driver/RewritePass.h"
#include "compiler/Simulator/OrderedBlock.h"

namespace mlir::gspmd {

/// Returns true if a collective may be started; if null, all may be.
using MayStart = llvm::function_ref<bool(Operation *)>;

/// A collective that was started, and the number of units between it and its
/// first user.
struct StartedCollective {
  Operation *collective;
  unsigned unitsBeside;
};
/// Returns the decisions to report for started collectives.
Decisions decisionsOf(ArrayRef<StartedCollective> started,
                      const Target &target);

/// Applies schedules to a block without started collectives, one at a time.
class BlockScheduler {
public:
  /// `properties` are those of the program's ops.
  BlockScheduler(Block &block, OpPropertyCache &properties)
      : block(&block), properties(&properties) {}

  /// Moves the ops of the block into the order of its units, `ordered`, and
  /// starts each collective that other units can overlap. Its `done` precedes
  /// its first user. At most `maxBytes` bytes of results, or one collective,
  /// are in flight at a time. Other collectives wait until these are done, at
  /// the latest until their first user. A collective that `mayStart` rejects
  /// stays synchronous. Without a started collective, the block does not
  /// change.
  void start(const OrderedBlock &ordered, double maxBytes, MayStart mayStart);
  /// Restores the block as it was before `start`. Returns false if that did not
  /// change the block.
  bool undo();
  /// Returns the collectives that `start` started.
  ArrayRef<StartedCollective> started() const { return startedHere; }

private:
  friend class OpSequence;
  /// An op of the block.
  struct Node {
    Operation *op;
    bool isCollective;
    /// The numbers of the ops that it depends on.
    SmallVector<unsigned, 4> before;
  };
  void findDependences();

  Block *block;
  OpPropertyCache *properties;
  /// The ops of the unchanged block in order, and their numbers. Empty before
  /// the first `start` of a block with collectives.
  std::vector<Node> nodes;
  DenseMap<Operation *, unsigned> numberOf;
  std::vector<StartedCollective> startedHere;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SUPPORT_STARTEDCOLLECTIVE_H
