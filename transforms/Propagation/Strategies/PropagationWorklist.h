//===- PropagationWorklist.h - Steps of completion until nothing changes -*- C++
//-*-===//
//
// A node is visited again only when one of its tensors changed, and each change
// adds an axis somewhere, so the work is about linear in the number of ops.
//
// What a step does is a function of the node's kind and of its tensors' classes
// and shardings: the node's state. States are numbered, and what a step did is
// kept per state, so that the n-th layer of a network is completed by looking
// up what was done to the first.
//
//   node            state                              step
//   %1 = dot ...    (dot 8x8, [{"x"}, {}], open, open) -> result becomes
//   [{"x"}, {?}] %9 = dot ...    the same number                    looked up
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_STRATEGIES_PROPAGATIONWORKLIST_H
#define GSPMD_TRANSFORMS_PROPAGATION_STRATEGIES_PROPAGATIONWORKLIST_H

#include "lib/Algebra/Propagation/FactorPropagation.h"
#include "transforms/Propagation/Table/ShardingTable.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd {

constexpr int kLastLevel = sharding::kNumPropagationLevels - 1;

class PropagationWorklist {
public:
  /// What a step did, shared by all nodes in one state.
  using Record = std::shared_ptr<const StepRecord>;
  /// Told of each step after it was taken, whether it changed something or not.
  using StepCallback = llvm::function_ref<void(unsigned node, int level,
                                               PropagationStrategy strategy,
                                               const Record &record)>;

  /// `afterStep`, if there is one, must outlive the worklist.
  explicit PropagationWorklist(ShardingTable &table,
                               StepCallback afterStep = {})
      : table(table), afterStep(afterStep),
        stateOf(table.getNodes().size(), kUnknown) {}

  /// Runs all nodes at `level` of completion to a fixed point. In order of the
  /// program; what a step changes is followed, users first, before the next
  /// one.
  void run(int level, PropagationStrategy strategy);

  /// To be called when shardings of the table were changed from outside.
  void forgetStates() { stateOf.assign(stateOf.size(), kUnknown); }

private:
  static constexpr unsigned kUnknown = ~0u;
  static constexpr unsigned kNumOptions = 32;

  /// What a step does in one state, per combination of options.
  struct State {
    /// Index into outcomes; kUnknown if it was not needed yet.
    unsigned outcomes[kNumOptions];
  };
  /// A tensor that changes (by its place in the node) and its new sharding.
  struct Change {
    unsigned place, sharding;
  };
  struct Outcome {
    SmallVector<Change, 2> changes;
    /// Null unless there is a callback to be told.
    Record record;
  };

  PropagationDirection directionOf(const PropagationNode &node,
                                             int level) const;
  void push(unsigned n);
  void pushNeighbors(unsigned tensor, unsigned visited);
  void visit(unsigned n);
  unsigned findState(const PropagationNode &node);
  PropagationStepOptions optionsFor(const PropagationNode &node,
                                    bool isOnOneMesh) const;
  const Outcome &outcomeOf(const PropagationNode &node, unsigned state,
                           const PropagationStepOptions &options);
  Outcome takeStep(const PropagationNode &node,
                   const PropagationStepOptions &options);

  ShardingTable &table;
  StepCallback afterStep;
  int level = 0;
  PropagationStrategy strategy = PropagationStrategy::Basic;
  std::vector<bool> queued;
  std::vector<unsigned> stack;

  /// Per node; unknown again when one of its tensors changes.
  std::vector<unsigned> stateOf;
  SequenceNumbering stateNumbers;
  SmallVector<unsigned, 16> key;
  std::vector<State> states;
  std::deque<Outcome> outcomes;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_STRATEGIES_PROPAGATIONWORKLIST_H
