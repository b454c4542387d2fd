//===- StateEvaluation.cpp - Costs of similar states ----------------------===//

#include "lib/Search/Solver/StateEvaluation.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <cmath>

using namespace mlir::gspmd::search;

Candidate mlir::gspmd::search::candidateOf(const ConstraintNetwork &network,
                                           State state) {
  Candidate candidate;
  candidate.cost = costOf(network, state);
  if (candidate.cost < kInfinity)
    candidate.above = std::max(0.0, peakOf(usageAbove(network, state)).above);
  candidate.state = std::move(state);
  return candidate;
}

StateEvaluation::StateEvaluation(const ConstraintNetwork &network)
    : network(network), trialAbove(network.capacities.size()),
      isChanged(network.variables.size()) {}

void StateEvaluation::setReference(const Candidate &candidate) {
  reference = candidate.state;
  referenceCost = candidate.cost;
  referenceAbove = usageAbove(network, reference);
  begin = end = 0;
  computePeaks();
  trialPeak = peakFrom.front();
}

static PeakUsage maxOf(const PeakUsage &a, const PeakUsage &b) {
  return b.above > a.above ? b : a;
}

void StateEvaluation::computePeaks() {
  size_t count = referenceAbove.size();
  peakBefore.resize(count + 1);
  peakFrom.resize(count + 1);
  peakBefore[0] = peakFrom[count] = PeakUsage{};
  for (size_t i = 0; i < count; ++i)
    peakBefore[i + 1] = maxOf(peakBefore[i], PeakUsage{referenceAbove[i], i});
  for (size_t i = count; i-- > 0;)
    peakFrom[i] = maxOf(PeakUsage{referenceAbove[i], i}, peakFrom[i + 1]);
}

Candidate StateEvaluation::evaluate(const State &state,
                                    llvm::ArrayRef<uint32_t> variables) {
  changed.clear();
  for (uint32_t variable : variables)
    if (state[variable] != reference[variable])
      changed.push_back(variable);
  lastWork = variables.size();
  Candidate candidate;
  candidate.cost = computeCost(state);
  computeUsage(state);
  if (candidate.cost < kInfinity)
    candidate.above = std::max(0.0, trialPeak.above);
  return candidate;
}

/// Costs are integers below 2^53, so differences are exact. A prohibited
/// reference has no finite cost that a difference could be added to.
double StateEvaluation::computeCost(const State &state) {
  if (referenceCost == kInfinity) {
    lastWork += network.variables.size() + network.links.size();
    return costOf(network, state);
  }
  for (uint32_t variable : changed)
    isChanged[variable] = true;
  double difference = 0;
  for (uint32_t number : changed) {
    const Variable &variable = network.variables[number];
    difference +=
        variable.costs[state[number]] - variable.costs[reference[number]];
    for (uint32_t link : variable.links) {
      const Link &ends = network.links[link];
      // A link between two changed variables counts at its first one.
      if (ends.v == number && isChanged[ends.u])
        continue;
      const Matrix &costs = network.matrixOf(ends);
      difference += costs.at(state[ends.u], state[ends.v]) -
                    costs.at(reference[ends.u], reference[ends.v]);
    }
    lastWork += 1 + variable.links.size();
  }
  for (uint32_t variable : changed)
    isChanged[variable] = false;
  return referenceCost + difference;
}

/// Sums the steps at which usage changes over the times between the first and
/// the last of them.
void StateEvaluation::computeUsage(const State &state) {
  begin = network.capacities.size();
  end = 0;
  for (uint32_t number : changed)
    for (const MemoryUse &use : network.variables[number].memoryUses) {
      begin = std::min<size_t>(begin, use.begin);
      end = std::max<size_t>(end, use.end);
    }
  if (begin >= end) {
    begin = end = 0;
    trialPeak = peakFrom.front();
    return;
  }
  std::fill(trialAbove.begin() + begin, trialAbove.begin() + end, 0);
  for (uint32_t number : changed)
    for (const MemoryUse &use : network.variables[number].memoryUses) {
      double step = use.usages[state[number]] - use.usages[reference[number]];
      trialAbove[use.begin] += step;
      if (use.end < end)
        trialAbove[use.end] -= step;
    }
  trialPeak = maxOf(peakBefore[begin], peakFrom[end]);
  double difference = 0;
  for (size_t time = begin; time < end; ++time) {
    difference += trialAbove[time];
    trialAbove[time] = referenceAbove[time] + difference;
    if (trialAbove[time] > trialPeak.above)
      trialPeak = {trialAbove[time], time};
  }
  lastWork += end - begin;
}

void StateEvaluation::accept(const State &state, const Candidate &trial) {
  if (changed.empty())
    return;
  for (uint32_t variable : changed)
    reference[variable] = state[variable];
  referenceCost = trial.cost;
  std::copy(trialAbove.begin() + begin, trialAbove.begin() + end,
            referenceAbove.begin() + begin);
  begin = end = 0;
  computePeaks();
  changed.clear();
}
