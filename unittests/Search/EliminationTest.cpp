//===- EliminationTest.cpp - Optimal subproblems --------------------------===//

#include "lib/Search/Solver/Elimination.h"
#include "unittests/Search/RandomProblem.h"
#include "gtest/gtest.h"

using namespace mlir::gspmd::search;

namespace {

/// A random network without memory and without reductions.
ConstraintNetwork randomNetwork(std::mt19937 &random, int numVariables,
                                int numLinks) {
  ConstraintNetwork network;
  network.variables.resize(numVariables);
  for (Variable &variable : network.variables)
    for (int64_t s = draw(random, 2); s >= 0; --s)
      variable.costs.push_back(draw(random, 20));
  for (int i = 0; i < numLinks; ++i) {
    uint32_t u = draw(random, numVariables - 2);
    uint32_t v = u + 1 + draw(random, numVariables - u - 2);
    Matrix costs{uint32_t(network.variables[u].size()),
                 uint32_t(network.variables[v].size()),
                 {}};
    for (uint32_t k = 0; k < costs.rows * costs.cols; ++k)
      costs.values.push_back(draw(random, 20));
    Matrix transposed{costs.cols, costs.rows, {}};
    for (uint32_t c = 0; c < costs.cols; ++c)
      for (uint32_t r = 0; r < costs.rows; ++r)
        transposed.values.push_back(costs.at(r, c));
    network.variables[u].links.push_back(network.links.size());
    network.variables[v].links.push_back(network.links.size());
    network.links.push_back({u, v, uint32_t(network.matrices.size())});
    network.matrices.push_back(std::move(costs));
    network.transposed.push_back(std::move(transposed));
  }
  return network;
}

/// The least cost of a state that equals `from` in all variables outside of
/// `subset`.
double bestAround(const ConstraintNetwork &network, State from,
                  const std::vector<uint32_t> &subset, size_t next = 0) {
  if (next == subset.size())
    return costOf(network, from);
  double best = kInfinity;
  for (uint32_t s = 0; s < network.variables[subset[next]].size(); ++s) {
    from[subset[next]] = s;
    best = std::min(best, bestAround(network, from, subset, next + 1));
  }
  return best;
}

TEST(EliminationTest, FindsTheBestChoiceOfAPart) {
  for (uint32_t seed = 0; seed < 200; ++seed) {
    std::mt19937 random(seed);
    ConstraintNetwork network = randomNetwork(random, 9, 5 + seed % 15);
    Multipliers multipliers(network);
    std::vector<double> costs;
    multipliers.costs(costs);
    std::vector<uint32_t> subset;
    State state(9);
    for (uint32_t i = 0; i < 9; ++i) {
      state[i] = draw(random, network.variables[i].size() - 1);
      if (draw(random, 3) != 0)
        subset.push_back(i);
    }
    // Small tables: some of the variables are kept fixed.
    size_t most = seed % 2 ? 1000 : 9;
    SplitMix64 weights(seed);
    Elimination elimination(network, multipliers.layout(), subset, most,
                            weights);
    if (most == 1000) {
      EXPECT_EQ(elimination.variables().size(), subset.size());
    }
    double best = bestAround(network, state, elimination.variables());
    elimination.solve(costs, state);
    EXPECT_EQ(costOf(network, state), best) << seed;
  }
}

} // namespace
