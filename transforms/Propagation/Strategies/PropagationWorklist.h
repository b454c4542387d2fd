//===- PropagationWorklist.h - Worklist of propagation ----------*- C++ -*-===//
//
// A node is visited again only when one of its tensors changed, and each change
// adds an axis, so the work is about linear in the number of ops.
//
// The effect of a step is a function of the kind of the node and of the classes
// and shardings of its tensors: the state of the node. States are numbered, and
// the effect of a step is stored per state, so that the n-th layer of a network
// is completed by looking up the steps of the first.
//
//   node            state                                step
//   %1 = dot ...    (dot 8x8, [{"x"}, {}], open, open)   result: [{"x"}, {?}]
//   %9 = dot ...    the same number                      looked up
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_STRATEGIES_PROPAGATIONWORKLIST_H
#define GSPMD_TRANSFORMS_PROPAGATION_STRATEGIES_PROPAGATIONWORKLIST_H

#include "lib/Algebra/Propagation/FactorPropagation.h"
#include "transforms/Propagation/Table/ShardingTable.h"

namespace mlir::gspmd {

constexpr int kLastLevel = sharding::kNumPropagationLevels - 1;

/// Observes the steps of a worklist.
class PropagationObserver {
public:
  virtual ~PropagationObserver() = default;
  /// Called when the annotations of user priority `priority` are in the table.
  virtual void didEnterAnnotations(int64_t priority) = 0;
  /// Called after each step, including steps without changes. Nodes in one
  /// state share `record`.
  virtual void didStep(unsigned node, int level, PropagationStrategy strategy,
                       const std::shared_ptr<const StepRecord> &record) = 0;
};

class PropagationWorklist {
public:
  /// `observer`, if it is not null, must outlive the worklist.
  explicit PropagationWorklist(ShardingTable &table,
                               PropagationObserver *observer = nullptr)
      : table(table), observer(observer),
        stateOf(table.getNodes().size(), kUnknown) {}

  ShardingTable &getTable() { return table; }

  /// Sets the level of op priorities of the next runs; initially the last one.
  void setLevel(int newLevel) { level = newLevel; }
  /// Must be called when annotations of user priority `priority` were entered
  /// into the table.
  void beginRound(int64_t priority);
  /// Runs all nodes to a fixed point, in program order. The nodes that a step
  /// affects are visited, users first, before the next node.
  void run(PropagationStrategy strategy);

private:
  static constexpr unsigned kUnknown = ~0u;
  static constexpr unsigned kNumOptions = 32;

  /// The effect of a step in one state, for each combination of options.
  struct State {
    /// Index into outcomes; kUnknown if it was not computed yet.
    unsigned outcomes[kNumOptions];
  };
  /// A tensor that changes, by its index in the node, and its new sharding.
  struct Change {
    unsigned position, sharding;
  };
  struct Outcome {
    SmallVector<Change, 2> changes;
    /// Null unless there is an observer or debug output. Nodes in one state
    /// share it.
    std::shared_ptr<const StepRecord> record;
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
  void printStep(const PropagationNode &node, const Outcome &outcome) const;

  ShardingTable &table;
  PropagationObserver *observer;
  int level = kLastLevel;
  PropagationStrategy strategy = PropagationStrategy::Basic;
  std::vector<bool> queued;
  std::vector<unsigned> stack;

  /// State of each node; unknown again when one of its tensors changes.
  std::vector<unsigned> stateOf;
  SequenceNumbering stateNumbers;
  SmallVector<unsigned, 16> key;
  std::vector<State> states;
  std::deque<Outcome> outcomes;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_STRATEGIES_PROPAGATIONWORKLIST_H
