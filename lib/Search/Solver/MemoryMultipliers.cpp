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

PeakUsage mlir::gspmd::search::peakOf(llvm::ArrayRef<double> above) {
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

size_t Multipliers::activate(size_t time) {
  for (auto [index, known] : llvm::enumerate(times))
    if (known.time == time)
      return index;
  TimeMultiplier added{time, 0, std::vector<double>(order.size(), 0)};
  for (uint32_t i = 0; i < network.variables.size(); ++i)
    for (const MemoryUse &memoryUse : network.variables[i].memoryUses)
      if (memoryUse.begin <= time && time < memoryUse.end)
        for (size_t s = 0; s < memoryUse.usages.size(); ++s)
          added.usages[order.offset(i) + s] += memoryUse.usages[s];
  times.push_back(std::move(added));
  return times.size() - 1;
}

double Multipliers::capacityCost() const {
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

void Multipliers::costs(llvm::ArrayRef<uint32_t> variables,
                        llvm::ArrayRef<double> values,
                        std::vector<double> &result) const {
  result.resize(plain.size());
  for (uint32_t variable : variables) {
    size_t begin = order.offset(variable), end = order.offset(variable + 1);
    std::copy(plain.begin() + begin, plain.begin() + end,
              result.begin() + begin);
    for (auto [entry, value] : llvm::zip_equal(times, values))
      if (value != 0)
        for (size_t i = begin; i < end; ++i)
          result[i] += value * entry.usages[i];
  }
}
