//===- ProblemTest.cpp ----------------------------------------------------===//

#include "lib/Search/Problem/Problem.h"
#include "unittests/Search/RandomProblem.h"
#include "gtest/gtest.h"

using namespace mlir::gspmd::search;

namespace {

/// The example of Problem.h.
Problem twoNodes() {
  Problem problem;
  problem.nodes = {{{0, 2}, {0, 5}, {8, 2}}, {{1, 3}, {0, 1}, {6, 2}}};
  problem.edges = {{{0, 1}, {0, 9, 9, 0}}};
  problem.usageLimit = 10;
  return problem;
}

TEST(ProblemTest, ExampleOfTheHeader) {
  Problem problem = twoNodes();
  ASSERT_TRUE(verify(problem).ok());
  Evaluation over = evaluate(problem, {0, 0});
  EXPECT_EQ(over.cost, 0);
  EXPECT_EQ(over.peakUsage, 14);
  EXPECT_EQ(over.peakTime, 1);
  EXPECT_FALSE(over.feasible());
  EXPECT_EQ(evaluate(problem, {1, 1}).cost, 6);
  EXPECT_EQ(evaluate(problem, {0, 1}).cost, 10);
  EXPECT_TRUE(evaluate(problem, {0, 1}).feasible());
  EXPECT_EQ(bestCost(problem), 6);
}

TEST(ProblemTest, EvaluatesAsTheNaiveWayDoes) {
  for (uint32_t seed = 0; seed < 20; ++seed) {
    RandomProblem kind;
    kind.numNodes = 5;
    Problem problem = kind.make(seed);
    ASSERT_TRUE(verify(problem).ok());
    forEachChoice(problem, [&](const Choice &choice) {
      Evaluation fast = evaluate(problem, choice);
      Evaluation slow = evaluateNaively(problem, choice);
      EXPECT_EQ(fast.cost, slow.cost);
      EXPECT_EQ(fast.peakUsage, slow.peakUsage);
      EXPECT_EQ(fast.peakTime, slow.peakTime);
      EXPECT_EQ(fast.feasible(), slow.feasible());
    });
  }
}

TEST(ProblemTest, EndsComeBeforeBegins) {
  Problem problem = twoNodes();
  problem.nodes[1].live = {2, 3};
  EXPECT_EQ(evaluate(problem, {0, 0}).peakUsage, 8);
  problem.nodes[0].live = {5, 2}; // never live
  EXPECT_EQ(evaluate(problem, {0, 0}).peakUsage, 6);
}

TEST(ProblemTest, AnEdgeMayNameANodeTwice) {
  Problem problem = twoNodes();
  problem.edges.push_back({{1, 1}, {3, kProhibited, kProhibited, 4}});
  EXPECT_EQ(evaluate(problem, {0, 1}).cost, 14);
}

TEST(ProblemTest, SumsDoNotWrapAround) {
  Problem problem;
  for (int i = 0; i < 200; ++i)
    problem.nodes.push_back({{0, 1}, {kProhibited}, {kProhibited}});
  Choice choice(200, 0);
  EXPECT_EQ(evaluate(problem, choice).cost,
            std::numeric_limits<int64_t>::max());
  EXPECT_EQ(evaluate(problem, choice).peakUsage,
            std::numeric_limits<int64_t>::max());
  EXPECT_FALSE(evaluate(problem, choice).feasible());
}

TEST(ProblemTest, VerifyNamesTheFault) {
  auto messageOf = [](auto change) {
    Problem problem = twoNodes();
    change(problem);
    return std::string(verify(problem).message());
  };
  EXPECT_EQ(messageOf([](Problem &p) { p.nodes[1].usages.pop_back(); }),
            "node 1 has 2 costs, but 1 usages");
  EXPECT_EQ(messageOf([](Problem &p) { p.nodes[0] = {}; }),
            "node 0 has no strategy");
  EXPECT_EQ(messageOf([](Problem &p) { p.nodes[0].usages[1] = -3; }),
            "node 0 has a negative usage, -3");
  EXPECT_EQ(messageOf([](Problem &p) { p.edges[0].nodes[1] = 2; }),
            "edge 0 names node 2, but there are 2");
  EXPECT_EQ(
      messageOf([](Problem &p) { p.edges[0].costs.push_back(1); }),
      "edge 0 has 5 costs, but its nodes' strategies have 4 combinations");
  EXPECT_EQ(messageOf([](Problem &p) { p.edges[0].nodes.clear(); }),
            "edge 0 has no nodes");
  EXPECT_EQ(messageOf([](Problem &p) { p.usageLimit = -1; }),
            "the usage limit is negative");
}

} // namespace
