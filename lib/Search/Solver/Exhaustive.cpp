//===- Exhaustive.cpp - Exhaustive search ---------------------------------===//

#include "lib/Search/Solver/Exhaustive.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::gspmd::search;

bool mlir::gspmd::search::isSmall(const ConstraintNetwork &network) {
  double states = 1;
  for (const Variable &variable : network.variables)
    states *= static_cast<double>(variable.size());
  return states <= 100'000;
}

namespace {

/// Depth-first branch and bound: a branch ends if the current cost plus the
/// least costs of all remaining variables is no better than the best state.
class Enumeration {
public:
  explicit Enumeration(const ConstraintNetwork &network)
      : network(network), leastLeft(network.variables.size() + 1, 0),
        state(network.variables.size()) {
    for (size_t i = network.variables.size(); i-- > 0;) {
      const std::vector<double> &costs = network.variables[i].costs;
      leastLeft[i] = leastLeft[i + 1] + *llvm::min_element(costs);
      forEachEarlierLink(i, [&](const Link &link) {
        leastLeft[i] += *llvm::min_element(network.matrixOf(link).values);
      });
    }
  }

  std::optional<State> run() {
    visit(0, network.constant);
    return best;
  }

private:
  const ConstraintNetwork &network;
  std::vector<double> leastLeft; ///< suffix sums over the variables
  State state;
  std::optional<State> best;
  double bestCost = kInfinity;

  /// Calls `visit` with each link to a variable that is assigned before.
  template <typename Visit>
  void forEachEarlierLink(uint32_t variable, Visit visit) const {
    for (uint32_t link : network.variables[variable].links)
      if (network.links[link].v == variable)
        visit(network.links[link]);
  }

  void visit(uint32_t next, double cost) {
    if (cost + leastLeft[next] >= bestCost)
      return;
    if (next == state.size()) {
      if (peakOf(usageAbove(network, state)).fits()) {
        best = state;
        bestCost = cost;
      }
      return;
    }
    for (uint32_t s = 0; s < network.variables[next].size(); ++s) {
      state[next] = s;
      double more = network.variables[next].costs[s];
      forEachEarlierLink(next, [&](const Link &link) {
        more += network.matrixOf(link).at(state[link.u], s);
      });
      visit(next + 1, cost + more);
    }
  }
};

} // namespace

std::optional<State>
mlir::gspmd::search::bestState(const ConstraintNetwork &network) {
  return Enumeration(network).run();
}
