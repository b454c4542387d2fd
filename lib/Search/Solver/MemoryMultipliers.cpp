//===- MemoryMultipliers.cpp - Memory usage and its multipliers -----------===//

#include "lib/Search/Solver/MemoryMultipliers.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace mlir::gspmd::search;

Layout::Layout(const ConstraintNetwork &network) {
  offsets.push_back(0);
  for (const Variable &variable : network.variables)
    offsets.push_back(offsets.back() + variable.size());
}

std::vector<double>
mlir::gspmd::search::usageAbove(const ConstraintNetwork &network,
                                const State &state) {
  // First the changes of usage at each time.
  std::vector<double> above(network.capacities.size() + 1, 0);
  for (auto [variable, strategy] : llvm::zip_equal(network.variables, state))
    for (const MemoryUse &memoryUse : variable.memoryUses) {
      above[memoryUse.begin] += memoryUse.usages[strategy];
      above[memoryUse.end] -= memoryUse.usages[strategy];
    }
  above.pop_back();
  double usage = 0;
  for (auto [time, step] : llvm::enumerate(above)) {
    usage += step;
    step = usage - network.capacities[time];
  }
  return above;
}

Peak mlir::gspmd::search::peakOf(llvm::ArrayRef<double> above) {
  if (above.empty())
    return {};
  const double *most = llvm::max_element(above);
  return {*most, size_t(most - above.begin())};
}

double mlir::gspmd::search::costOf(const ConstraintNetwork &network,
                                   const State &state) {
  double cost = network.constant;
  for (auto [variable, strategy] : llvm::zip_equal(network.variables, state))
    cost += variable.costs[strategy];
  for (const Link &link : network.links)
    cost += network.matrixOf(link).at(state[link.u], state[link.v]);
  return cost;
}

Multipliers::Multipliers(const ConstraintNetwork &network)
    : network(network), order(network) {
  for (const Variable &variable : network.variables)
    llvm::append_range(plain, variable.costs);
}

Multipliers::TimeMultiplier &Multipliers::activate(size_t time) {
  for (TimeMultiplier &known : times)
    if (known.time == time)
      return known;
  TimeMultiplier added{time, 0, std::vector<double>(order.size(), 0)};
  for (uint32_t i = 0; i < network.variables.size(); ++i)
    for (const MemoryUse &memoryUse : network.variables[i].memoryUses)
      if (memoryUse.begin <= time && time < memoryUse.end)
        for (size_t s = 0; s < memoryUse.usages.size(); ++s)
          added.usages[order.offset(i) + s] += memoryUse.usages[s];
  times.push_back(std::move(added));
  return times.back();
}

double Multipliers::ofCapacity() const {
  double sum = 0;
  for (const TimeMultiplier &entry : times)
    sum += entry.multiplier * network.capacities[entry.time];
  return sum;
}

void Multipliers::costs(std::vector<double> &result) const {
  result = plain;
  for (const TimeMultiplier &entry : times)
    if (entry.multiplier != 0)
      for (size_t i = 0; i < result.size(); ++i)
        result[i] += entry.multiplier * entry.usages[i];
}
