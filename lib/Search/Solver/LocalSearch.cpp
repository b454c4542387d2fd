//===- LocalSearch.cpp - Large neighborhood search ------------------------===//

#include "lib/Search/Solver/LocalSearch.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <cmath>

using namespace mlir::gspmd::search;

void LocalSearch::start(const Candidate &from, const Multipliers &at) {
  now = bestFound = from;
  evaluation.setReference(now);
  multipliers.times = at.times;
}

void LocalSearch::run(size_t work, const std::function<bool()> &stop) {
  size_t done = 0;
  while (done < work && !stop()) {
    static constexpr size_t entries[] = {200, 500, 1000, 4000};
    Elimination elimination(network, multipliers.layout(), chooseVariables(),
                            entries[random.below(4)], random);
    if (elimination.variables().empty())
      return;
    done += improve(elimination);
  }
}

/// Returns all but some variables, or a connected subset.
std::vector<uint32_t> LocalSearch::chooseVariables() {
  size_t count = network.variables.size();
  if (count > 20 && random.below(2) == 0) {
    size_t most = std::min<size_t>(count, 600);
    double size = 4 * std::pow(double(most) / 4, random.fraction());
    return connectedSubset(std::max<size_t>(2, size_t(size)));
  }
  double share = random.fraction() * 0.4;
  if (count > 1000)
    share = 1 - 1000.0 / double(count) * (1 - share);
  std::vector<uint32_t> variables;
  for (uint32_t i = 0; i < count; ++i)
    if (random.fraction() >= share)
      variables.push_back(i);
  return variables;
}

std::vector<uint32_t> LocalSearch::connectedSubset(size_t size) {
  std::vector<char> isIn(network.variables.size());
  std::vector<uint32_t> found{uint32_t(random.below(isIn.size()))};
  isIn[found.front()] = true;
  for (size_t next = 0; next < found.size() && found.size() < size; ++next) {
    std::vector<uint32_t> links = network.variables[found[next]].links;
    random.shuffle(links);
    for (uint32_t link : links) {
      const Link &ends = network.links[link];
      uint32_t other = ends.u == found[next] ? ends.v : ends.u;
      if (!isIn[other] && found.size() < size) {
        isIn[other] = true;
        found.push_back(other);
      }
    }
  }
  return found;
}

/// Multipliers of times above the limit rise by `factor`; with a factor below
/// 1, all fall. `trial` has the multipliers of the known times.
void LocalSearch::scaleMultipliers(std::vector<double> &trial, double factor) {
  PeakUsage peak = evaluation.peak();
  if (factor > 1 && !peak.fits()) {
    size_t entry = multipliers.activate(peak.time);
    trial.resize(multipliers.times.size(), 0);
    if (trial[entry] == 0) {
      // As much as the largest multiplier; without one, such that the capacity
      // costs as much as the state.
      double most = *llvm::max_element(trial);
      trial[entry] = most > 0 ? most * 0.1
                              : (std::abs(now.cost) + 1) /
                                    (network.capacities[peak.time] + 1);
    }
  }
  for (auto [entry, multiplier] : llvm::zip_equal(multipliers.times, trial))
    if (factor < 1 || evaluation.above(entry.time) > 0)
      multiplier *= factor;
}

size_t LocalSearch::improve(Elimination &elimination) {
  const std::vector<uint32_t> &variables = elimination.variables();
  std::vector<double> trial;
  for (const Multipliers::TimeMultiplier &entry : multipliers.times)
    trial.push_back(entry.multiplier *
                    std::exp((random.fraction() - 0.5) * 1.5));
  double step = 2;
  int lastDirection = 0;
  Candidate best;
  State state = now.state;
  // Work outside of tables, in table entries.
  constexpr size_t perVariable = 1000, perAttempt = 2000;
  size_t numStrategies = 0;
  for (uint32_t variable : variables)
    numStrategies += network.variables[variable].size();
  size_t work = perVariable * variables.size() + now.state.size();
  for (int attempt = 0; attempt < 10 && step > 1.02; ++attempt) {
    multipliers.costs(variables, trial, costs);
    elimination.solve(costs, state);
    Candidate candidate = evaluation.evaluate(state, variables);
    work += perAttempt + elimination.work() + evaluation.work() +
            numStrategies * (1 + trial.size());
    int direction = candidate.fits() ? -1 : 1;
    if (candidate < best) {
      best = candidate;
      best.state = state;
    }
    if (direction < 0 &&
        llvm::all_of(trial, [](double multiplier) { return multiplier == 0; }))
      break;
    if (lastDirection != 0 && direction != lastDirection)
      step = std::sqrt(step);
    lastDirection = direction;
    scaleMultipliers(trial, direction > 0 ? step : 1 / step);
  }
  if (best.state.empty() || now < best)
    return work;
  evaluation.evaluate(best.state, variables);
  evaluation.accept(best.state, best);
  now = std::move(best);
  if (now < bestFound)
    bestFound = now;
  return work;
}
