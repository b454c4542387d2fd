//===- PropagationWorklist.cpp - Worklist of propagation ------------------===//

#include "transforms/Propagation/Strategies/PropagationWorklist.h"
#include "lib/Progress/Progress.h"
#include "llvm/Support/Debug.h"

using namespace mlir;
using namespace mlir::gspmd;

void PropagationWorklist::beginRound(int64_t priority) {
  stateOf.assign(stateOf.size(), kUnknown);
  if (observer)
    observer->didEnterAnnotations(priority);
}

void PropagationWorklist::run(PropagationStrategy strategy) {
  this->strategy = strategy;
  ArrayRef<PropagationNode> nodes = table.getNodes();
  // All nodes are queued at first, the first one on top.
  queued.assign(nodes.size(), true);
  CountedWork work(nodes.size());
  for (unsigned first = 0; first < nodes.size(); ++first, work.advance()) {
    stack.push_back(first);
    while (!stack.empty()) {
      unsigned n = stack.back();
      stack.pop_back();
      queued[n] = false;
      visit(n);
    }
  }
}

/// Returns the direction in which shardings propagate along the pass-through
/// factors of a node.
PropagationDirection
PropagationWorklist::directionOf(const PropagationNode &node, int level) const {
  if (level == 0 && node.isMultiUse)
    return PropagationDirection::None;
  return table.kindOf(node).directions[level];
}

/// A node that propagates nothing at this level is visited again only to record
/// the step.
void PropagationWorklist::push(unsigned n) {
  bool isIdle =
      directionOf(table.getNodes()[n], level) == PropagationDirection::None;
  if (queued[n] || (isIdle && !observer))
    return;
  queued[n] = true;
  stack.push_back(n);
}

/// The node that defines the tensor is visited last, its users before, in
/// order.
void PropagationWorklist::pushNeighbors(unsigned tensor, unsigned visited) {
  ArrayRef<unsigned> neighbors = table.getNodesOf(tensor);
  auto definesTensor = [&](unsigned n) {
    const PropagationNode &node = table.getNodes()[n];
    unsigned numOperands = table.kindOf(node).map.operands().size();
    return llvm::is_contained(table.getTensorsOf(node).drop_front(numOperands),
                              int(tensor));
  };
  const unsigned *definition = llvm::find_if(neighbors, definesTensor);
  if (definition != neighbors.end() && *definition != visited)
    push(*definition);
  for (unsigned n : llvm::reverse(neighbors)) {
    stateOf[n] = kUnknown;
    if (n != visited)
      push(n);
  }
}

/// Returns the state: the classes and shardings of the node's tensors. A
/// repeated tensor is encoded by its first index.
unsigned PropagationWorklist::findState(const PropagationNode &node) {
  constexpr unsigned kNoTensor = ~0u, kRepeat = 1u << 31;
  key.clear();
  key.push_back(node.kind);
  ArrayRef<int> numbers = table.getTensorsOf(node);
  DenseMap<int, unsigned> positions;
  for (auto [position, number] : llvm::enumerate(numbers)) {
    if (number < 0) {
      key.push_back(kNoTensor);
      continue;
    }
    if (node.hasRepeats) {
      auto [it, isNew] = positions.try_emplace(number, position);
      if (!isNew) {
        key.push_back(kRepeat | it->second);
        continue;
      }
    }
    const TensorEntry &entry = table.getTensors()[number];
    key.push_back(entry.tensorClass);
    key.push_back(entry.sharding);
  }
  unsigned state = stateNumbers.idOf(key);
  if (state == states.size())
    std::fill_n(states.emplace_back().outcomes, kNumOptions, kUnknown);
  return state;
}

PropagationWorklist::Outcome
PropagationWorklist::takeStep(const PropagationNode &node,
                              const PropagationStepOptions &options) {
  ArrayRef<int> numbers = table.getTensorsOf(node);
  // A tensor at several positions has one sharding for all of them.
  llvm::SmallDenseMap<int, unsigned> positions;
  std::vector<TensorSharding> shardings(numbers.size());
  SmallVector<PropagationTensor> tensors(numbers.size());
  for (auto [position, number] : llvm::enumerate(numbers)) {
    if (number < 0)
      continue;
    const TensorEntry &entry = table.getTensors()[number];
    const TensorClass &tensorClass = table.classOf(entry);
    unsigned firstPosition =
        positions.try_emplace(number, position).first->second;
    if (firstPosition == position)
      shardings[firstPosition] = table.shardingOf(number);
    tensors[position] = {&shardings[firstPosition],
                         tensorClass.requiresEvenShards &&
                             !tensorClass.blocked.empty(),
                         tensorClass.blocked};
  }
  Outcome outcome;
  bool isRecorded = observer != nullptr;
  DEBUG_WITH_TYPE("gspmd-propagation", isRecorded = true);
  auto record = isRecorded ? std::make_shared<StepRecord>() : nullptr;
  for (unsigned position : propagateFactors(table.kindOf(node).map, tensors,
                                            options, record.get())) {
    const TensorSharding &now = *tensors[position].sharding;
    outcome.changes.push_back(
        {position, table.getShardings().pool().idOf(now)});
  }
  outcome.record = std::move(record);
  return outcome;
}

/// Returns the effect of the step: looked up, or computed for the first node in
/// this state.
const PropagationWorklist::Outcome &
PropagationWorklist::outcomeOf(const PropagationNode &node, unsigned state,
                               const PropagationStepOptions &options) {
  unsigned combination = (options.strategy == PropagationStrategy::Aggressive) |
                         unsigned(options.passThrough) << 1 |
                         unsigned(options.otherFactors) << 3;
  unsigned &known = states[state].outcomes[combination];
  if (known == kUnknown) {
    known = outcomes.size();
    outcomes.emplace_back(takeStep(node, options));
  }
  return outcomes[known];
}

/// Nothing propagates between shardings on different meshes.
PropagationStepOptions
PropagationWorklist::optionsFor(const PropagationNode &node,
                                bool isOnOneMesh) const {
  PropagationStepOptions options;
  options.strategy = strategy;
  options.passThrough =
      isOnOneMesh ? directionOf(node, level) : PropagationDirection::None;
  // Other factors propagate one level later.
  bool isFirst = level == sharding::kFirstLevelOfAllOps;
  options.otherFactors = isOnOneMesh
                             ? directionOf(node, isFirst ? level - 1 : level)
                             : PropagationDirection::None;
  options.isElementwise = table.kindOf(node).isElementwise;
  options.conservative = table.isConservative();
  options.axisSizes = table.getShardings().axisSizes();
  return options;
}

/// Prints the values of an op that change, and the axes that one of them does
/// not get from another one. A value is named by its index among operands
/// and results.
void PropagationWorklist::printStep(const PropagationNode &node,
                                    const Outcome &outcome) const {
  llvm::raw_ostream &os = llvm::dbgs();
  const Mesh &mesh = table.getMesh();
  bool hasRejections = outcome.record && !outcome.record->rejected.empty();
  if (outcome.changes.empty() && !hasRejections)
    return;
  os << node.op->getName() << " at " << node.op->getLoc() << ", level " << level
     << "\n";
  for (Change change : outcome.changes)
    os << "  value " << change.position << " becomes "
       << table.shardingOf(table.getTensorsOf(node)[change.position])
              .toString(mesh)
       << "\n";
  if (!hasRejections)
    return;
  for (const Rejection &rejection : outcome.record->rejected) {
    os << "  value " << rejection.tensor << " does not get "
       << mesh.toString(rejection.axes) << " of value " << rejection.source
       << ": " << toString(rejection.reason()) << "\n";
  }
}

void PropagationWorklist::visit(unsigned n) {
  const PropagationNode &node = table.getNodes()[n];
  std::optional<unsigned> mesh = table.commonMesh(node);
  if (!mesh && !observer)
    return;
  if (stateOf[n] == kUnknown)
    stateOf[n] = findState(node);
  const Outcome &outcome =
      outcomeOf(node, stateOf[n], optionsFor(node, mesh.has_value()));
  ArrayRef<int> numbers = table.getTensorsOf(node);
  for (Change change : outcome.changes) {
    table.getTensors()[numbers[change.position]].sharding = change.sharding;
    table.getTensors()[numbers[change.position]].mesh = *mesh;
  }
  DEBUG_WITH_TYPE("gspmd-propagation", printStep(node, outcome));
  for (Change change : outcome.changes)
    pushNeighbors(numbers[change.position], n);
  if (observer)
    observer->didStep(n, level, strategy, outcome.record);
}
