//===- EliminationOrder.cpp - Orders with small tables --------------------===//

#include "lib/Search/Solver/EliminationOrder.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <set>

using namespace mlir::gspmd::search;

namespace {

class Orderer {
public:
  Orderer(const ConstraintNetwork &network,
          const std::vector<uint32_t> &variables, size_t maxEntries,
          SplitMix64 &random)
      : network(network), variables(variables), maxEntries(maxEntries) {
    for (size_t i = 0; i < variables.size(); ++i)
      weights.push_back(0.5 + random.fraction());
    for (auto [i, variable] : llvm::enumerate(variables))
      localOf[variable] = i;
    neighbors.resize(variables.size());
    sizes.resize(variables.size());
    for (auto [i, variable] : llvm::enumerate(variables))
      for (uint32_t link : network.variables[variable].links) {
        const Link &ends = network.links[link];
        auto other = localOf.find(ends.u == variable ? ends.v : ends.u);
        if (other != localOf.end())
          neighbors[i].push_back(other->second);
      }
    for (uint32_t i = 0; i < variables.size(); ++i) {
      llvm::sort(neighbors[i]);
      update(i);
    }
  }

  std::vector<uint32_t> run() {
    std::vector<uint32_t> order;
    while (!queue.empty()) {
      auto [size, next] = *queue.begin();
      if (size > static_cast<double>(maxEntries)) {
        takeOut(mostConnected(), /*isEliminated=*/false);
        continue;
      }
      order.push_back(variables[next]);
      takeOut(next, /*isEliminated=*/true);
    }
    return order;
  }

private:
  const ConstraintNetwork &network;
  const std::vector<uint32_t> &variables;
  size_t maxEntries;
  llvm::DenseMap<uint32_t, uint32_t> localOf;
  std::vector<std::vector<uint32_t>> neighbors;
  std::vector<double> sizes; ///< the size of the table of each variable
  std::vector<double>
      weights; ///< weights that select the variable to keep fixed
  std::set<std::pair<double, uint32_t>> queue;

  void update(uint32_t i) {
    queue.erase({sizes[i], i});
    sizes[i] = network.variables[variables[i]].size();
    for (uint32_t k : neighbors[i])
      sizes[i] *= network.variables[variables[k]].size();
    queue.insert({sizes[i], i});
  }

  double weightOf(uint32_t i) const {
    return weights[i] * static_cast<double>(neighbors[i].size());
  }

  uint32_t mostConnected() const {
    return llvm::max_element(queue,
                             [&](const auto &a, const auto &b) {
                               return weightOf(a.second) < weightOf(b.second);
                             })
        ->second;
  }

  /// The neighbors of an eliminated variable become adjacent.
  void takeOut(uint32_t i, bool isEliminated) {
    queue.erase({sizes[i], i});
    std::vector<uint32_t> around = std::move(neighbors[i]);
    for (uint32_t k : around) {
      std::vector<uint32_t> joined;
      if (isEliminated)
        std::set_union(neighbors[k].begin(), neighbors[k].end(), around.begin(),
                       around.end(), std::back_inserter(joined));
      else
        joined = neighbors[k];
      llvm::erase_if(joined, [&](uint32_t n) { return n == i || n == k; });
      neighbors[k] = std::move(joined);
      update(k);
    }
  }
};

} // namespace

std::vector<uint32_t>
mlir::gspmd::search::eliminationOrder(const ConstraintNetwork &network,
                                      const std::vector<uint32_t> &variables,
                                      size_t maxEntries, SplitMix64 &random) {
  return Orderer(network, variables, maxEntries, random).run();
}
