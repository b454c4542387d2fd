//===- PropagationStrategies.cpp - The order of propagation steps ---------===//

#include "transforms/Propagation/Strategies/PropagationStrategies.h"

#include "transforms/Propagation/Strategies/UserPriorities.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// Basic or aggressive: visits all ops, at the level that the worklist has.
class FactorStrategy : public CompletionStrategy {
public:
  explicit FactorStrategy(PropagationStrategy factors) : factors(factors) {}

  void run(PropagationWorklist &worklist) override { worklist.run(factors); }

private:
  PropagationStrategy factors;
};

/// Runs a strategy for the steps of each level, together with those of the
/// levels before.
class OpPriorities : public CompletionStrategy {
public:
  explicit OpPriorities(std::unique_ptr<CompletionStrategy> inner)
      : inner(std::move(inner)) {}

  void run(PropagationWorklist &worklist) override {
    for (int level = 0; level <= kLastLevel; ++level) {
      worklist.setLevel(level);
      inner->run(worklist);
    }
  }

private:
  std::unique_ptr<CompletionStrategy> inner;
};

/// Runs a strategy in each round of user priorities.
class UserPriorities : public CompletionStrategy {
public:
  explicit UserPriorities(std::unique_ptr<CompletionStrategy> inner)
      : inner(std::move(inner)) {}

  void run(PropagationWorklist &worklist) override {
    ShardingTable &table = worklist.getTable();
    for (int64_t priority : beginUserRounds(table)) {
      enterUserRound(table, priority);
      worklist.beginRound(priority);
      inner->run(worklist);
    }
  }

private:
  std::unique_ptr<CompletionStrategy> inner;
};

/// Runs a strategy with all annotations at once.
class NoUserPriorities : public CompletionStrategy {
public:
  explicit NoUserPriorities(std::unique_ptr<CompletionStrategy> inner)
      : inner(std::move(inner)) {}

  void run(PropagationWorklist &worklist) override {
    worklist.beginRound(0);
    inner->run(worklist);
  }

private:
  std::unique_ptr<CompletionStrategy> inner;
};

} // namespace

std::unique_ptr<CompletionStrategy>
mlir::gspmd::createStrategy(const PropagationOptions &options) {
  std::unique_ptr<CompletionStrategy> strategy =
      std::make_unique<FactorStrategy>(options.factors);
  if (options.opPriorities)
    strategy = std::make_unique<OpPriorities>(std::move(strategy));
  if (options.userPriorities)
    return std::make_unique<UserPriorities>(std::move(strategy));
  return std::make_unique<NoUserPriorities>(std::move(strategy));
}
