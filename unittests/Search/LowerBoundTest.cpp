//===- LowerBoundTest.cpp - Bounds are below every feasible choice --------===//

#include "lib/Search/Solver/DualAscent.h"
#include "unittests/Search/RandomProblem.h"
#include "gtest/gtest.h"

using namespace mlir::gspmd::search;

namespace {

void expectBelowBest(const RandomProblem &kind, uint32_t seed) {
  Problem problem = kind.make(seed);
  std::optional<int64_t> best = bestCost(problem);
  absl::StatusOr<ConstraintNetwork> network = makeConstraintNetwork(problem);
  if (!network.ok() || !best)
    return;
  Dual dual(*network);
  for (int i = 0; i < 100; ++i) {
    State state = dual.step(kInfinity);
    EXPECT_LE(dual.bound(), static_cast<double>(*best) + 1e-6) << seed;
    // The proposal is a complete state.
    EXPECT_EQ(state.size(), network->variables.size());
  }
}

TEST(LowerBoundTest, IsBelowTheBestChoice) {
  for (uint32_t seed = 0; seed < 150; ++seed)
    expectBelowBest({}, seed);
}

TEST(LowerBoundTest, IsBelowItWhereMemoryIsTight) {
  RandomProblem kind;
  kind.percentLimit = 40;
  for (uint32_t seed = 0; seed < 150; ++seed)
    expectBelowBest(kind, seed);
}

/// On a tree without memory the bound is the cost itself.
TEST(LowerBoundTest, IsExactOnTrees) {
  for (uint32_t seed = 0; seed < 50; ++seed) {
    std::mt19937 random(seed);
    ConstraintNetwork network;
    for (uint32_t i = 0; i < 8; ++i) {
      Variable variable;
      for (int s = 0; s < 3; ++s)
        variable.costs.push_back(draw(random, 9));
      if (i > 0) {
        Matrix costs{3, 3, {}};
        for (int k = 0; k < 9; ++k)
          costs.values.push_back(draw(random, 9));
        Matrix transposed{3, 3, {}};
        for (int k = 0; k < 9; ++k)
          transposed.values.push_back(costs.at(k % 3, k / 3));
        network.links.push_back({uint32_t(draw(random, i - 1)), i, i - 1});
        network.matrices.push_back(costs);
        network.transposed.push_back(transposed);
      }
      network.variables.push_back(variable);
    }
    double best = kInfinity;
    State state(8, 0);
    for (int number = 0; number < 6561; ++number) {
      for (int i = 0, rest = number; i < 8; ++i, rest /= 3)
        state[i] = rest % 3;
      best = std::min(best, costOf(network, state));
    }
    Dual dual(network);
    State found;
    for (int i = 0; i < 200; ++i)
      found = dual.step(kInfinity);
    EXPECT_NEAR(dual.bound(), best, 1e-6) << seed;
    EXPECT_EQ(costOf(network, found), best) << seed;
  }
}

} // namespace
