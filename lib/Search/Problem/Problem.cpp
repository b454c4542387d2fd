//===- Problem.cpp - Verifies problems and choices ------------------------===//

#include "lib/Search/Problem/Problem.h"
#include "lib/Search/Problem/Saturate.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include <cassert>
#include <tuple>

using namespace mlir::gspmd::search;

static absl::Status invalidProblem(const llvm::Twine &message) {
  return absl::InvalidArgumentError(message.str());
}

static absl::Status verifyNode(const Node &node, size_t number) {
  auto fail = [&](const llvm::Twine &what) {
    return invalidProblem("node " + llvm::Twine(number) + " " + what);
  };
  if (node.costs.empty())
    return fail("has no strategy");
  if (node.usages.size() != node.costs.size())
    return fail("has " + llvm::Twine(node.costs.size()) + " costs, but " +
                llvm::Twine(node.usages.size()) + " usages");
  for (int64_t usage : node.usages)
    if (usage < 0)
      return fail("has a negative usage, " + llvm::Twine(usage));
  for (int64_t cost : node.costs)
    if (cost <= -kProhibited)
      return fail("has a cost that is too small, " + llvm::Twine(cost));
  return absl::OkStatus();
}

static absl::Status verifyEdge(const Problem &problem, size_t number) {
  const Edge &edge = problem.edges[number];
  auto fail = [&](const llvm::Twine &what) {
    return invalidProblem("edge " + llvm::Twine(number) + " " + what);
  };
  if (edge.nodes.empty())
    return fail("has no nodes");
  // More combinations than costs are invalid anyway, so overflow is avoided.
  size_t combinations = 1;
  for (uint32_t node : edge.nodes) {
    if (node >= problem.nodes.size())
      return fail("names node " + llvm::Twine(node) + ", but there are " +
                  llvm::Twine(problem.nodes.size()));
    if (combinations <= edge.costs.size())
      combinations *= problem.nodes[node].numStrategies();
  }
  if (combinations != edge.costs.size())
    return fail("has " + llvm::Twine(edge.costs.size()) +
                " costs, but its nodes' strategies have " +
                (combinations > edge.costs.size()
                     ? llvm::Twine("more combinations")
                     : llvm::Twine(combinations) + " combinations"));
  for (int64_t cost : edge.costs)
    if (cost <= -kProhibited)
      return fail("has a cost that is too small, " + llvm::Twine(cost));
  return absl::OkStatus();
}

/// The solver adds usages as numbers of double precision, which are exact up to
/// this one.
static constexpr int64_t kMaxUsage = int64_t(1) << 53;

/// Verifies that the largest usages of the nodes that are live at the same time
/// have an exact sum.
static absl::Status verifyUsages(llvm::ArrayRef<Node> nodes) {
  std::vector<std::pair<int64_t, double>> changes;
  for (auto [number, node] : llvm::enumerate(nodes)) {
    int64_t largest = *llvm::max_element(node.usages);
    if (largest > kMaxUsage)
      return invalidProblem("node " + llvm::Twine(number) +
                            " has a usage above 2^53, " + llvm::Twine(largest));
    if (node.live.empty())
      continue;
    changes.emplace_back(node.live.begin, double(largest));
    changes.emplace_back(node.live.end, -double(largest));
  }
  llvm::sort(changes); // at each time, what ends before what begins
  double sum = 0;
  for (const auto &[time, change] : changes) {
    sum += change;
    if (sum > double(kMaxUsage))
      return invalidProblem(
          "the largest usages of the nodes that are live at " +
          llvm::Twine(time) + " have a sum above 2^53");
  }
  return absl::OkStatus();
}

absl::Status mlir::gspmd::search::verify(const Problem &problem) {
  for (size_t i = 0; i < problem.nodes.size(); ++i)
    if (absl::Status status = verifyNode(problem.nodes[i], i); !status.ok())
      return status;
  for (size_t i = 0; i < problem.edges.size(); ++i)
    if (absl::Status status = verifyEdge(problem, i); !status.ok())
      return status;
  if (problem.usageLimit && *problem.usageLimit < 0)
    return invalidProblem("the usage limit is negative");
  if (problem.usageLimit)
    return verifyUsages(problem.nodes);
  return absl::OkStatus();
}

size_t mlir::gspmd::search::entryOf(const Problem &problem, const Edge &edge,
                                    llvm::ArrayRef<int32_t> choice) {
  size_t entry = 0;
  for (uint32_t node : edge.nodes)
    entry = entry * problem.nodes[node].numStrategies() + choice[node];
  return entry;
}

/// Computes the maximum usage over time.
static void measurePeak(const Problem &problem, llvm::ArrayRef<int32_t> choice,
                        Evaluation &result) {
  struct Event {
    int64_t time, usage;
  };
  // Ends come before begins at the same time: they sort first as they are
  // negative.
  std::vector<Event> events;
  for (auto [node, strategy] : llvm::zip_equal(problem.nodes, choice)) {
    int64_t usage = node.usages[strategy];
    if (node.live.empty() || usage == 0)
      continue;
    events.push_back({node.live.begin, usage});
    events.push_back({node.live.end, -usage});
  }
  llvm::sort(events, [](const Event &a, const Event &b) {
    return std::tie(a.time, a.usage) < std::tie(b.time, b.usage);
  });
  // 128 bits: usages beyond any limit must decrease exactly again.
  __int128 inUse = 0;
  for (const Event &event : events) {
    inUse += event.usage;
    int64_t most = std::numeric_limits<int64_t>::max();
    int64_t now = inUse > most ? most : static_cast<int64_t>(inUse);
    if (now > result.peakUsage) {
      result.peakUsage = now;
      result.peakTime = event.time;
    }
  }
}

Evaluation mlir::gspmd::search::evaluate(const Problem &problem,
                                         llvm::ArrayRef<int32_t> choice) {
  assert(choice.size() == problem.nodes.size() && "one strategy per node");
  Evaluation result;
  for (auto [node, strategy] : llvm::zip_equal(problem.nodes, choice)) {
    assert(strategy >= 0 && size_t(strategy) < node.numStrategies());
    result.cost = addSaturated(result.cost, node.costs[strategy]);
  }
  for (const Edge &edge : problem.edges)
    result.cost =
        addSaturated(result.cost, edge.costs[entryOf(problem, edge, choice)]);
  measurePeak(problem, choice, result);
  result.withinLimit =
      !problem.usageLimit || result.peakUsage <= *problem.usageLimit;
  return result;
}
