//===- Propagate.cpp - The completion pass --------------------------------===//

#include "transforms/Propagation/FactorPropagation.h"
#include "transforms/Propagation/Passes.h"
#include "transforms/Propagation/ShardingTable.h"
#include <deque>

using namespace mlir;
using namespace mlir::gspmd;
using ::gspmd::DimSharding;
using ::gspmd::PropagationStepOptions;
using ::gspmd::PropagationStrategy;
using ::gspmd::PropagationTensor;
using ::gspmd::TensorSharding;
using sharding::PropagationDirection;

/// Levels of completion: ops that only pass dimensions through, ops that mix
/// them, and everything.
static constexpr int kLastLevel = 2;

namespace mlir::gspmd {
#define GEN_PASS_DEF_SHARDINGPROPAGATE
#include "transforms/Propagation/Passes.h.inc"
} // namespace mlir::gspmd

namespace {

/// Runs steps until nothing changes. A node is visited again only when one of
/// its tensors changed, and each change adds an axis somewhere, so the work is
/// about linear in the number of ops. What a change concerns is visited next,
/// before the ops that wait in program order: a sharding has reached every
/// tensor that it reaches by pass-through ops before another op mixes it with
/// others, so that the op sees its conflicts.
class Worklist {
public:
  explicit Worklist(ShardingTable &table)
      : table(table), queued(table.getNodes().size(), false) {}

  /// `firstLevel`: only ops that take part from this level on or earlier.
  void run(int level, int firstLevel, PropagationStrategy strategy) {
    this->level = level;
    this->firstLevel = firstLevel;
    for (const PropagationNode &node : table.getNodes()) {
      visit(node, strategy);
      while (!queue.empty()) {
        unsigned n = queue.front();
        queue.pop_front();
        queued[n] = false;
        visit(table.getNodes()[n], strategy);
      }
    }
  }

private:
  void push(unsigned n) {
    if (queued[n])
      return;
    queued[n] = true;
    queue.push_back(n);
  }

  void visit(const PropagationNode &node, PropagationStrategy strategy) {
    PropagationDirection direction = node.directions[level];
    if (direction == PropagationDirection::None ||
        llvm::all_of(ArrayRef(node.directions).take_front(firstLevel + 1),
                     [](PropagationDirection d) {
                       return d == PropagationDirection::None;
                     }))
      return;
    SmallVector<PropagationTensor, 4> tensors(node.tensors.size());
    for (auto [tensor, number] : llvm::zip_equal(tensors, node.tensors)) {
      if (number < 0)
        continue;
      TensorEntry &entry = table.getTensors()[number];
      tensor = {&entry.sharding, entry.shape, entry.bytes, entry.evenOnly,
                entry.blocked};
    }
    PropagationStepOptions options;
    options.strategy = strategy;
    options.intoOperands = direction != PropagationDirection::Forward;
    options.intoResults = direction != PropagationDirection::Backward;
    options.passThroughOnly = level < kLastLevel;
    for (unsigned t : propagateFactors(node.map, tensors, options))
      for (unsigned n : table.getTensors()[node.tensors[t]].nodes)
        push(n);
  }

  ShardingTable &table;
  int level = 0;
  int firstLevel = 0;
  std::vector<bool> queued;
  std::deque<unsigned> queue;
};

struct PropagatePass
    : mlir::gspmd::impl::ShardingPropagateBase<PropagatePass> {
  using ShardingPropagateBase::ShardingPropagateBase;

  void runOnOperation() override {
    if (strategy != "basic" && strategy != "aggressive") {
      getOperation().emitError()
          << "unknown strategy \"" << strategy
          << "\"; expected basic or aggressive";
      return signalPassFailure();
    }
    FailureOr<ShardingTable> table =
        ShardingTable::build(getOperation(), conservative);
    if (failed(table))
      return signalPassFailure();
    if (!table->getMeshName())
      return; // Nothing is annotated: nothing to complete.
    Worklist worklist(*table);
    for (int64_t user : beginUserRounds(*table)) {
      enterUserRound(*table, user);
      runOpRounds(worklist);
    }
    table->write(/*all=*/false);
  }

private:
  /// The priorities that users gave, most urgent first. Dimensions of later
  /// rounds start without their axes.
  SmallVector<int64_t> beginUserRounds(ShardingTable &table) {
    SmallVector<int64_t> rounds = {0};
    if (!userPriorities)
      return rounds;
    for (TensorEntry &entry : table.getTensors())
      for (auto [i, dim] : llvm::enumerate(entry.initial.dims()))
        if (dim.priority.value_or(0) > 0) {
          rounds.push_back(*dim.priority);
          DimSharding later = dim;
          later.axes.clear();
          entry.sharding = entry.sharding.withDim(i, later);
        }
    llvm::sort(rounds);
    rounds.erase(llvm::unique(rounds), rounds.end());
    return rounds;
  }

  /// Gives dimensions of this round their axes, as far as earlier rounds have
  /// not used them in the same tensor.
  void enterUserRound(ShardingTable &table, int64_t round) {
    if (round == 0)
      return;
    for (TensorEntry &entry : table.getTensors())
      for (auto [i, dim] : llvm::enumerate(entry.initial.dims())) {
        ArrayRef<::gspmd::AxisRef> now = entry.sharding.axesOf(i);
        if (dim.priority.value_or(0) != round || !isPrefix(now, dim.axes))
          continue;
        ::gspmd::AxisList used = entry.sharding.allUsedAxes();
        ::gspmd::AxisList axes(now);
        llvm::append_range(
            axes, prefixWithout(::gspmd::dropPrefix(dim.axes, now), used));
        entry.sharding =
            entry.sharding.withAxes(i, ::gspmd::canonical(axes));
      }
  }

  void runOpRounds(Worklist &worklist) {
    for (int level = opPriorities ? 0 : kLastLevel; level <= kLastLevel;
         ++level) {
      // What pass-through ops may move at this level only (into the update of a
      // dynamic_update_slice, say) precedes what other ops decide.
      for (int firstLevel = opPriorities ? 0 : level; firstLevel <= level;
           ++firstLevel) {
        worklist.run(level, firstLevel, PropagationStrategy::Basic);
        if (strategy == "aggressive")
          worklist.run(level, firstLevel, PropagationStrategy::Aggressive);
      }
    }
  }
};

} // namespace

void mlir::gspmd::buildCompletionPipeline(OpPassManager &pm) {
  pm.addPass(createShardingPropagate());
  pm.addPass(createShardingClose());
}
