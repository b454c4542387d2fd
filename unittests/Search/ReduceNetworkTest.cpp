//===- ReduceNetworkTest.cpp - Reductions preserve the optimum ------------===//

#include "lib/Search/Solver/MemoryMultipliers.h"
#include "unittests/Search/RandomProblem.h"
#include "gtest/gtest.h"

using namespace mlir::gspmd::search;

namespace {

/// Visits every state of a network.
template <typename Visit>
void forEachState(const ConstraintNetwork &network, Visit visit) {
  State state(network.variables.size(), 0);
  while (true) {
    visit(state);
    size_t i = 0;
    while (i < state.size() && ++state[i] == network.variables[i].size())
      state[i++] = 0;
    if (i == state.size())
      return;
  }
}

/// The best state of a network costs as much as the best choice; each state
/// stands for a choice with the same cost and memory.
void expectSameBest(const RandomProblem &kind, uint32_t seed) {
  Problem problem = kind.make(seed);
  std::optional<int64_t> best = bestCost(problem);
  absl::StatusOr<ConstraintNetwork> network = makeConstraintNetwork(problem);
  if (!network.ok() || network->usageLimit != problem.usageLimit) {
    EXPECT_FALSE(best.has_value()) << seed << ": " << network.status();
    return;
  }
  std::optional<double> found;
  forEachState(*network, [&](const State &state) {
    double cost = costOf(*network, state);
    Evaluation real = evaluate(problem, network->expand(state));
    bool fits = peakOf(usageAbove(*network, state)).fits();
    EXPECT_EQ(fits, real.withinLimit) << seed;
    if (cost == kInfinity) {
      // Otherwise it may be the variable of an edge that is inconsistent.
      if (kind.every3 == 0) {
        EXPECT_GE(real.cost, kProhibited) << seed;
      }
      return;
    }
    EXPECT_EQ(static_cast<int64_t>(cost), real.cost) << seed;
    if (fits && (!found || cost < *found))
      found = cost;
  });
  ASSERT_EQ(found.has_value(), best.has_value()) << seed;
  if (best) {
    EXPECT_EQ(*found, static_cast<double>(*best)) << seed;
  }
}

TEST(ReduceNetworkTest, KeepsTheBestChoice) {
  for (uint32_t seed = 0; seed < 300; ++seed)
    expectSameBest({}, seed);
}

TEST(ReduceNetworkTest, KeepsItWhereMemoryIsTight) {
  RandomProblem kind;
  kind.percentLimit = 35;
  for (uint32_t seed = 0; seed < 300; ++seed)
    expectSameBest(kind, seed);
}

TEST(ReduceNetworkTest, KeepsItWithoutALimit) {
  RandomProblem kind;
  kind.percentLimit = 101;
  for (uint32_t seed = 0; seed < 200; ++seed)
    expectSameBest(kind, seed);
}

TEST(ReduceNetworkTest, KeepsItWhereStrategiesFollowFromEachOther) {
  RandomProblem kind;
  kind.percentProhibited = 65;
  kind.every3 = 0;
  for (uint32_t seed = 0; seed < 300; ++seed)
    expectSameBest(kind, seed);
}

/// A chain of equal strategies is one variable with the memory of all.
TEST(ReduceNetworkTest, MergesEqualStrategies) {
  Problem problem;
  for (int i = 0; i < 50; ++i) {
    problem.nodes.push_back({{i, i + 10}, {1, 0}, {1, 3}});
    if (i > 0)
      problem.edges.push_back(
          {{uint32_t(i - 1), uint32_t(i)}, {0, kProhibited, kProhibited, 0}});
  }
  problem.usageLimit = 29;
  absl::StatusOr<ConstraintNetwork> network = makeConstraintNetwork(problem);
  ASSERT_TRUE(network.ok()) << network.status();
  EXPECT_LE(network->variables.size(), 1u);
  EXPECT_EQ(network->expand(State(network->variables.size(), 0)),
            Choice(50, 0));
}

TEST(ReduceNetworkTest, ImpossibleLimitsSayWhatIsNeeded) {
  Problem problem;
  problem.nodes = {{{0, 2}, {0, 0}, {7, 9}}, {{1, 2}, {0, 0}, {4, 5}}};
  problem.usageLimit = 10;
  absl::StatusOr<ConstraintNetwork> network = makeConstraintNetwork(problem);
  ASSERT_TRUE(network.ok());
  EXPECT_EQ(network->usageLimit, 11);
}

TEST(ReduceNetworkTest, ContradictionsAreNamed) {
  Problem problem;
  problem.nodes = {{{}, {0, 0}, {0, 0}}, {{}, {0, kProhibited}, {0, 0}}};
  problem.edges = {{{0, 1}, {kProhibited, 0, kProhibited, 0}}};
  absl::StatusOr<ConstraintNetwork> network = makeConstraintNetwork(problem);
  ASSERT_FALSE(network.ok());
  EXPECT_NE(std::string(network.status().message()).find("contradict"),
            std::string::npos);
}

} // namespace
