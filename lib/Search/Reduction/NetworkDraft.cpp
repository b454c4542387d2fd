//===- NetworkDraft.cpp - A network during reduction ----------------------===//

#include "lib/Search/Reduction/NetworkDraft.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::gspmd::search;

std::vector<uint32_t> NetworkDraft::alive(uint32_t variable) const {
  const DraftVariable &v = variables[variable];
  std::vector<uint32_t> result;
  for (uint32_t s = 0; s < v.size(); ++s)
    if (v.alive[s])
      result.push_back(s);
  return result;
}

void NetworkDraft::remove(uint32_t variable, uint32_t strategy) {
  variables[variable].alive[strategy] = false;
  --variables[variable].numAlive;
}

void NetworkDraft::unlink(uint32_t link) {
  links[link].removed = true;
  for (uint32_t variable : {links[link].u, links[link].v})
    llvm::erase(variables[variable].links, link);
  links[link].costs = {};
}

namespace {

class NetworkDraftBuilder {
public:
  explicit NetworkDraftBuilder(const Problem &problem) : problem(problem) {}

  absl::StatusOr<NetworkDraft> build() {
    draft.usageLimit = problem.usageLimit;
    for (size_t i = 0; i < problem.nodes.size(); ++i) {
      const Node &node = problem.nodes[i];
      addVariable(node.numStrategies());
      if (!node.live.empty())
        draft.variables[i].memoryUses.push_back({node.live, node.usages});
      for (size_t s = 0; s < node.numStrategies(); ++s)
        draft.variables[i].costs[s] = costOf(node.costs[s]);
    }
    for (auto [number, edge] : llvm::enumerate(problem.edges))
      if (absl::Status status = addEdge(edge, number); !status.ok())
        return status;
    for (uint32_t i = 0; i < draft.links.size(); ++i)
      for (uint32_t v : {draft.links[i].u, draft.links[i].v})
        draft.variables[v].links.push_back(i);
    for (uint32_t i = 0; i < draft.variables.size(); ++i)
      if (absl::Status status = removeProhibited(i); !status.ok())
        return status;
    return std::move(draft);
  }

private:
  const Problem &problem;
  NetworkDraft draft;
  llvm::DenseMap<std::pair<uint32_t, uint32_t>, uint32_t> linkOf;

  static double costOf(int64_t cost) {
    return cost >= kProhibited ? kInfinity : static_cast<double>(cost);
  }

  void addVariable(size_t numStrategies) {
    DraftVariable variable;
    variable.costs.resize(numStrategies);
    variable.alive.assign(numStrategies, true);
    variable.numAlive = numStrategies;
    draft.variables.push_back(std::move(variable));
  }

  /// Returns the costs between two variables, with rows of the smaller index.
  Matrix &link(uint32_t u, uint32_t v) {
    auto [it, isNew] = linkOf.try_emplace({u, v}, draft.links.size());
    if (isNew) {
      uint32_t rows = draft.variables[u].size(),
               cols = draft.variables[v].size();
      Matrix zero{rows, cols, std::vector<double>(size_t(rows) * cols)};
      draft.links.push_back({u, v, std::move(zero)});
    }
    return draft.links[it->second].costs;
  }

  /// The largest number of entries of the links of edges among more than two
  /// nodes: 512 MiB.
  static constexpr size_t kMaxEntries = size_t(1) << 26;
  size_t numEntries = 0;

  absl::Status addEdge(const Edge &edge, size_t number) {
    std::vector<uint32_t> nodes = edge.nodes;
    llvm::sort(nodes);
    nodes.erase(llvm::unique(nodes), nodes.end());
    // A node with one strategy is no choice.
    llvm::erase_if(nodes, [&](uint32_t node) {
      return draft.variables[node].size() == 1;
    });
    if (nodes.empty())
      nodes.push_back(edge.nodes.front());
    if (nodes.size() > 2)
      return addManyNodes(edge, nodes, number);
    // Strategies of the nodes, first those of the smaller index.
    uint32_t u = nodes.front(), v = nodes.back();
    size_t rows = draft.variables[u].size();
    size_t cols = u == v ? 1 : draft.variables[v].size();
    for (size_t i = 0; i < rows; ++i)
      for (size_t k = 0; k < cols; ++k) {
        size_t entry = 0;
        for (uint32_t node : edge.nodes)
          entry = entry * draft.variables[node].size() + (node == u   ? i
                                                          : node == v ? k
                                                                      : 0);
        double cost = costOf(edge.costs[entry]);
        if (u == v)
          draft.variables[u].costs[i] += cost;
        else
          link(u, v).row(i)[k] += cost;
      }
    return absl::OkStatus();
  }

  /// Adds a variable with a strategy for each allowed combination, and links
  /// that prohibit inconsistent strategies of the nodes.
  absl::Status addManyNodes(const Edge &edge, llvm::ArrayRef<uint32_t> nodes,
                            size_t edgeNumber) {
    std::vector<Choice> combinations; // strategies of `nodes`
    std::vector<double> costs;
    for (size_t entry = 0; entry < edge.costs.size(); ++entry) {
      Choice combination(nodes.size(), -1);
      size_t rest = entry;
      bool agrees = edge.costs[entry] < kProhibited;
      for (size_t k = edge.nodes.size(); k-- > 0;) {
        size_t size = draft.variables[edge.nodes[k]].size();
        int32_t strategy = rest % size;
        rest /= size;
        if (size == 1)
          continue;
        int32_t &chosen = combination[llvm::lower_bound(nodes, edge.nodes[k]) -
                                      nodes.begin()];
        agrees &= chosen < 0 || chosen == strategy;
        chosen = strategy;
      }
      if (agrees) {
        combinations.push_back(std::move(combination));
        costs.push_back(edge.costs[entry]);
      }
    }
    for (uint32_t node : nodes)
      numEntries += draft.variables[node].size() * costs.size();
    if (numEntries > kMaxEntries)
      return absl::ResourceExhaustedError(
          "edge " + std::to_string(edgeNumber) + " has " +
          std::to_string(nodes.size()) + " nodes with " +
          std::to_string(costs.size()) +
          " allowed combinations of strategies; edges among more than two "
          "nodes are supported up to 2^26 pairs of a combination and a "
          "strategy in all");
    uint32_t number = draft.variables.size();
    addVariable(costs.size());
    draft.variables.back().costs = std::move(costs);
    for (size_t k = 0; k < nodes.size(); ++k) {
      Matrix &agree = link(nodes[k], number);
      llvm::fill(agree.values, kInfinity);
      for (size_t s = 0; s < combinations.size(); ++s)
        agree.row(combinations[s][k])[s] = 0;
    }
    return absl::OkStatus();
  }

  absl::Status removeProhibited(uint32_t number) {
    for (uint32_t s : draft.alive(number))
      if (draft.variables[number].costs[s] == kInfinity)
        draft.remove(number, s);
    if (draft.variables[number].numAlive != 0)
      return absl::OkStatus();
    return absl::FailedPreconditionError(
        number < problem.nodes.size()
            ? "no choice is allowed: node " + std::to_string(number) +
                  " has prohibited strategies only"
            : std::string("no choice is allowed: an edge prohibits every "
                          "combination"));
  }
};

} // namespace

absl::StatusOr<NetworkDraft>
mlir::gspmd::search::makeNetworkDraft(const Problem &problem) {
  return NetworkDraftBuilder(problem).build();
}
