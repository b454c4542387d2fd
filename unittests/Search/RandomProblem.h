//===- RandomProblem.h - Small problems and their best choices --*- C++ -*-===//
#ifndef GSPMD_UNITTESTS_SEARCH_RANDOMPROBLEM_H
#define GSPMD_UNITTESTS_SEARCH_RANDOMPROBLEM_H

#include "lib/Search/Problem/Problem.h"
#include <random>

namespace mlir::gspmd::search {

/// The properties of a random problem.
struct RandomProblem {
  int numNodes = 7, maxStrategies = 4, numEdges = 9;
  int maxCost = 20, maxUsage = 10, numTimes = 6;
  /// Percentage of prohibited entries of edges.
  int percentProhibited = 20;
  /// Every so many edges have three nodes; 0: none.
  int every3 = 5;
  /// Percentage of the largest peak of any choice; above 100: no limit.
  int percentLimit = 60;

  Problem make(uint32_t seed) const;
};

/// Returns a number in [0, most].
int64_t draw(std::mt19937 &random, int64_t most);

/// Returns the least cost of a feasible choice, by enumeration with a second,
/// naive evaluation; nullopt if no choice is feasible.
std::optional<int64_t> bestCost(const Problem &problem);

/// Cost and peak, entry by entry and time by time.
Evaluation evaluateNaively(const Problem &problem, const Choice &choice);

/// Calls `visit` with every choice.
template <typename Visit>
void forEachChoice(const Problem &problem, Visit visit) {
  Choice choice(problem.nodes.size(), 0);
  while (true) {
    visit(choice);
    size_t i = 0;
    while (i < choice.size() &&
           size_t(++choice[i]) == problem.nodes[i].numStrategies())
      choice[i++] = 0;
    if (i == choice.size())
      return;
  }
}

} // namespace mlir::gspmd::search

#endif // GSPMD_UNITTESTS_SEARCH_RANDOMPROBLEM_H
