//===- SolveTest.cpp - Solutions versus optimal choices -------------------===//

#include "lib/Search/Solver/Solve.h"
#include "unittests/Search/RandomProblem.h"
#include "gtest/gtest.h"

using namespace mlir::gspmd::search;

namespace {

/// Enough for problems of this size.
SolveOptions briefly() {
  SolveOptions options;
  options.timeLimit = 0.1;
  options.deadline =
      std::chrono::steady_clock::now() + std::chrono::seconds(60);
  return options;
}

void expectBest(const RandomProblem &kind, uint32_t seed) {
  Problem problem = kind.make(seed);
  std::optional<int64_t> best = bestCost(problem);
  absl::StatusOr<Solution> solution = solve(problem, briefly());
  if (!best) {
    EXPECT_FALSE(solution.ok()) << seed;
    return;
  }
  ASSERT_TRUE(solution.ok()) << seed << ": " << solution.status();
  Evaluation real = evaluateNaively(problem, solution->choice);
  EXPECT_TRUE(real.feasible()) << seed;
  EXPECT_EQ(real.cost, solution->evaluation.cost) << seed;
  EXPECT_EQ(real.cost, *best) << seed;
  EXPECT_TRUE(solution->isOptimal()) << seed;
}

TEST(SolveTest, FindsTheBestChoice) {
  for (uint32_t seed = 1000; seed < 1060; ++seed)
    expectBest({}, seed);
}

TEST(SolveTest, FindsItWhereMemoryIsTight) {
  RandomProblem kind;
  kind.percentLimit = 40;
  kind.percentProhibited = 5;
  for (uint32_t seed = 1000; seed < 1060; ++seed)
    expectBest(kind, seed);
}

/// With more choices than can be enumerated: never worse than the best of a
/// sample, never better than the bound.
TEST(SolveTest, LargerProblems) {
  RandomProblem kind;
  kind.numNodes = 40;
  kind.numEdges = 60;
  kind.percentProhibited = 3;
  kind.numTimes = 30;
  kind.percentLimit = 30;
  int numSolved = 0;
  for (uint32_t seed = 0; seed < 10; ++seed) {
    Problem problem = kind.make(seed);
    absl::StatusOr<Solution> solution = solve(problem, briefly());
    if (!solution.ok()) {
      std::string message(solution.status().message());
      EXPECT_TRUE(message.find("no choice") != std::string::npos ||
                  message.find(" is infeasible: ") != std::string::npos)
          << message;
      continue;
    }
    ++numSolved;
    Evaluation real = evaluateNaively(problem, solution->choice);
    EXPECT_TRUE(real.feasible()) << seed;
    EXPECT_EQ(real.cost, solution->evaluation.cost) << seed;
    EXPECT_LE(solution->lowerBound, real.cost) << seed;
    // No single node improves with another strategy.
    Choice choice = solution->choice;
    for (size_t i = 0; i < choice.size(); ++i) {
      for (size_t s = 0; s < problem.nodes[i].numStrategies(); ++s) {
        choice[i] = s;
        Evaluation other = evaluate(problem, choice);
        EXPECT_TRUE(!other.feasible() || other.cost >= real.cost) << seed;
      }
      choice[i] = solution->choice[i];
    }
  }
  EXPECT_GE(numSolved, 5);
}

/// The least memory is found although no choice within the limit exists.
TEST(SolveTest, ImpossibleLimitsSayTheLeastMemory) {
  RandomProblem kind;
  kind.percentLimit = 2;
  kind.percentProhibited = 0;
  for (uint32_t seed = 0; seed < 30; ++seed) {
    Problem problem = kind.make(seed);
    int64_t least = std::numeric_limits<int64_t>::max();
    forEachChoice(problem, [&](const Choice &choice) {
      least = std::min(least, evaluate(problem, choice).peakUsage);
    });
    absl::StatusOr<Solution> solution = solve(problem, briefly());
    EXPECT_EQ(solution.ok(), least <= *problem.usageLimit) << seed;
    if (!solution.ok()) {
      EXPECT_NE(std::string(solution.status().message())
                    .find("the least memory that was found is " +
                          std::to_string(least) + ","),
                std::string::npos)
          << seed << ": " << solution.status() << " " << least;
    }
  }
}

/// A deadline before the start: still an answer, or an error.
TEST(SolveTest, WithoutTime) {
  RandomProblem kind;
  kind.numNodes = 40;
  kind.numEdges = 60;
  kind.percentProhibited = 3;
  for (uint32_t seed = 0; seed < 20; ++seed) {
    Problem problem = kind.make(seed);
    SolveOptions options;
    options.deadline = std::chrono::steady_clock::now();
    absl::StatusOr<Solution> solution = solve(problem, options);
    if (!solution.ok())
      continue;
    EXPECT_TRUE(evaluateNaively(problem, solution->choice).feasible());
    EXPECT_TRUE(solution->timeLimitReached || solution->isOptimal());
  }
}

TEST(SolveTest, NothingToChoose) {
  absl::StatusOr<Solution> solution = solve({}, briefly());
  ASSERT_TRUE(solution.ok()) << solution.status();
  EXPECT_TRUE(solution->isOptimal());
  EXPECT_EQ(solution->gap(), 0);
}

TEST(SolveTest, ThreadsDoNotChangeTheChoice) {
  RandomProblem kind;
  kind.numNodes = 60;
  kind.numEdges = 110;
  kind.maxStrategies = 6;
  kind.percentProhibited = 3;
  kind.maxCost = 1000;
  kind.numTimes = 40;
  kind.percentLimit = 14;
  Problem problem = kind.make(5);
  SolveOptions options = briefly();
  options.numThreads = 1;
  absl::StatusOr<Solution> one = solve(problem, options);
  options.numThreads = 2;
  absl::StatusOr<Solution> two = solve(problem, options);
  ASSERT_TRUE(one.ok()) << one.status();
  ASSERT_TRUE(two.ok()) << two.status();
  EXPECT_FALSE(one->timeLimitReached);
  EXPECT_EQ(one->choice, two->choice);
  EXPECT_EQ(one->lowerBound, two->lowerBound);
}

/// The search goes on after its amount of work, with restarts, and is at least
/// as good as after that work.
TEST(SolveTest, ContinuesUntilTheDeadline) {
  RandomProblem kind;
  kind.numNodes = 60;
  kind.numEdges = 110;
  kind.maxStrategies = 6;
  kind.percentProhibited = 3;
  kind.maxCost = 1000;
  kind.numTimes = 40;
  kind.percentLimit = 14;
  int numOpen = 0;
  for (uint32_t seed = 5; seed < 9; ++seed) {
    Problem problem = kind.make(seed);
    SolveOptions options = briefly();
    absl::StatusOr<Solution> fixed = solve(problem, options);
    options.timeLimit = 0.01;
    options.continueUntilDeadline = true;
    auto begin = std::chrono::steady_clock::now();
    options.deadline = begin + std::chrono::seconds(1);
    absl::StatusOr<Solution> longer = solve(problem, options);
    if (!fixed.ok() || !longer.ok() || longer->isOptimal())
      continue;
    ++numOpen;
    EXPECT_TRUE(longer->timeLimitReached);
    EXPECT_GE(std::chrono::steady_clock::now(), *options.deadline);
    EXPECT_LE(longer->evaluation.cost, fixed->evaluation.cost) << seed;
    EXPECT_TRUE(evaluateNaively(problem, longer->choice).feasible());
  }
  EXPECT_GT(numOpen, 0);
}

} // namespace
