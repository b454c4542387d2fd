//===- RandomProblem.cpp - Small problems and their best choices ----------===//

#include "unittests/Search/RandomProblem.h"
#include <algorithm>

using namespace mlir::gspmd::search;

int64_t mlir::gspmd::search::draw(std::mt19937 &random, int64_t most) {
  // The distributions of the standard library differ between vendors.
  return static_cast<int64_t>(random() % static_cast<uint64_t>(most + 1));
}

Problem RandomProblem::make(uint32_t seed) const {
  std::mt19937 random(seed);
  Problem problem;
  problem.name = "random" + std::to_string(seed);
  int64_t largest = 0;
  for (int i = 0; i < numNodes; ++i) {
    Node node;
    node.live.begin = draw(random, numTimes);
    node.live.end = draw(random, numTimes);
    for (int64_t s = draw(random, maxStrategies - 1); s >= 0; --s) {
      node.costs.push_back(draw(random, maxCost));
      node.usages.push_back(draw(random, maxUsage));
    }
    if (!node.live.empty())
      largest += *std::max_element(node.usages.begin(), node.usages.end());
    problem.nodes.push_back(std::move(node));
  }
  for (int i = 0; i < numEdges; ++i) {
    Edge edge;
    size_t entries = 1;
    for (int k = every3 && i % every3 == 0 ? 3 : 2; k > 0; --k) {
      edge.nodes.push_back(draw(random, numNodes - 1));
      entries *= problem.nodes[edge.nodes.back()].numStrategies();
    }
    for (size_t entry = 0; entry < entries; ++entry)
      edge.costs.push_back(draw(random, 99) < percentProhibited
                               ? kProhibited
                               : draw(random, maxCost));
    problem.edges.push_back(std::move(edge));
  }
  if (percentLimit <= 100)
    problem.usageLimit = largest * percentLimit / 100;
  return problem;
}

Evaluation mlir::gspmd::search::evaluateNaively(const Problem &problem,
                                                const Choice &choice) {
  Evaluation result;
  int64_t first = 0, last = 0;
  for (size_t i = 0; i < choice.size(); ++i) {
    result.cost += problem.nodes[i].costs[choice[i]];
    first = std::min(first, problem.nodes[i].live.begin);
    last = std::max(last, problem.nodes[i].live.end);
  }
  for (const Edge &edge : problem.edges) {
    size_t entry = 0, stride = 1;
    for (size_t k = edge.nodes.size(); k-- > 0;) {
      entry += stride * choice[edge.nodes[k]];
      stride *= problem.nodes[edge.nodes[k]].numStrategies();
    }
    result.cost += edge.costs[entry];
  }
  for (int64_t time = first; time < last; ++time) {
    int64_t inUse = 0;
    for (size_t i = 0; i < choice.size(); ++i)
      if (problem.nodes[i].live.begin <= time &&
          time < problem.nodes[i].live.end)
        inUse += problem.nodes[i].usages[choice[i]];
    if (inUse > result.peakUsage) {
      result.peakUsage = inUse;
      result.peakTime = time;
    }
  }
  result.withinLimit =
      !problem.usageLimit || result.peakUsage <= *problem.usageLimit;
  return result;
}

std::optional<int64_t> mlir::gspmd::search::bestCost(const Problem &problem) {
  std::optional<int64_t> best;
  forEachChoice(problem, [&](const Choice &choice) {
    Evaluation result = evaluateNaively(problem, choice);
    if (result.feasible() && (!best || result.cost < *best))
      best = result.cost;
  });
  return best;
}
