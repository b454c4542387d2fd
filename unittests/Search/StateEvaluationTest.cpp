//===- StateEvaluationTest.cpp - Differences versus full evaluations ------===//

#include "lib/Search/Solver/StateEvaluation.h"
#include "unittests/Search/RandomProblem.h"
#include "gtest/gtest.h"

using namespace mlir::gspmd::search;

namespace {

struct Counts {
  int prohibited = 0, fitting = 0, accepted = 0;
};

/// Changes a few variables at a time and compares each evaluation with that of
/// the state as a whole.
void walk(const ConstraintNetwork &network, std::mt19937 &random,
          Counts &counts) {
  StateEvaluation evaluation(network);
  State state(network.variables.size(), 0);
  evaluation.setReference(candidateOf(network, state));
  for (int step = 0; step < 60; ++step) {
    State trial = state;
    std::vector<uint32_t> variables;
    for (uint32_t i = 0; i < trial.size(); ++i)
      if (draw(random, 3) == 0) {
        variables.push_back(i);
        trial[i] = draw(random, network.variables[i].size() - 1);
      }
    Candidate found = evaluation.evaluate(trial, variables);
    Candidate expected = candidateOf(network, trial);
    ASSERT_EQ(found.cost, expected.cost);
    ASSERT_EQ(found.above, expected.above);
    std::vector<double> above = usageAbove(network, trial);
    for (size_t time = 0; time < above.size(); ++time)
      ASSERT_EQ(evaluation.above(time), above[time]) << time;
    ASSERT_EQ(evaluation.peak().above, peakOf(above).above);
    if (!above.empty()) {
      ASSERT_EQ(above[evaluation.peak().time], evaluation.peak().above);
    }
    counts.prohibited += found.cost == kInfinity;
    counts.fitting += found.fits();
    if (draw(random, 1) == 0)
      continue;
    evaluation.accept(trial, found);
    state = trial;
    ++counts.accepted;
  }
}

TEST(StateEvaluationTest, EqualsTheFullEvaluation) {
  RandomProblem kind;
  kind.numNodes = 30;
  kind.numEdges = 45;
  kind.percentProhibited = 2;
  kind.numTimes = 25;
  kind.percentLimit = 40;
  Counts counts;
  for (uint32_t seed = 0; seed < 40; ++seed) {
    absl::StatusOr<ConstraintNetwork> network =
        makeConstraintNetwork(kind.make(seed));
    if (!network.ok() || network->variables.empty())
      continue;
    std::mt19937 random(seed);
    walk(*network, random, counts);
    if (HasFatalFailure())
      return;
  }
  EXPECT_GT(counts.prohibited, 50);
  EXPECT_GT(counts.fitting, 50);
  EXPECT_GT(counts.accepted, 200);
}

} // namespace
