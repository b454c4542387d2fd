//===- LocalSearch.cpp - Large neighborhood search ------------------------===//

#include "lib/Search/Solver/LocalSearch.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <cmath>

using namespace mlir::gspmd::search;

/// The largest network of which a random subset has most variables.
static constexpr double kMostRandom = 1000;

void LocalSearch::start(const Candidate &from, const Multipliers &at) {
  now = bestFound = from;
  evaluation.setReference(now);
  multipliers.times = at.times;
}

void LocalSearch::run(size_t work, const std::function<bool()> &stop) {
  if (network.variables.empty())
    return;
  size_t done = 0;
  while (done < work && !stop()) {
    static constexpr size_t entries[] = {1200, 3000, 6000, 24000};
    std::array<double, kNumNeighborhoods> share = shares();
    size_t kind = chooseNeighborhood();
    Elimination elimination(network, multipliers.layout(),
                            chooseVariables(kind), entries[random.below(4)],
                            random);
    if (elimination.variables().empty())
      return;
    bool didFit = now.fits();
    double cost = now.cost, above = now.above;
    size_t workOfStep = improve(elimination);
    record(kind, share[kind], gainSince(didFit, cost, above), workOfStep);
    done += workOfStep;
  }
}

/// Returns the share of the work of each kind of subsets.
std::array<double, LocalSearch::kNumNeighborhoods> LocalSearch::shares() const {
  std::array<double, kNumNeighborhoods> shares;
  // Most links of a random subset of a large network lead out of it.
  shares.back() =
      0.5 * std::min(1.0, kMostRandom / double(network.variables.size()));
  std::fill(shares.begin(), shares.end() - 1,
            (1 - shares.back()) / (2 * kNumSizes));
  auto rate = [](const Neighborhood &kind) {
    return kind.work > 0 ? kind.gain / kind.work : 0;
  };
  double sum = 0;
  for (const Neighborhood &kind : neighborhoods)
    sum += rate(kind);
  if (sum > 0)
    for (auto [share, kind] : llvm::zip_equal(shares, neighborhoods))
      share = 0.5 * share + 0.5 * rate(kind) / sum;
  return shares;
}

/// Returns the kind whose turn it is.
size_t LocalSearch::chooseNeighborhood() const {
  return llvm::min_element(neighborhoods,
                           [](const Neighborhood &a, const Neighborhood &b) {
                             return a.turn < b.turn;
                           }) -
         neighborhoods.begin();
}

/// Returns how much better the current state is than one with this cost and
/// excess memory.
double LocalSearch::gainSince(bool didFit, double costBefore,
                              double aboveBefore) const {
  double before = didFit ? costBefore : aboveBefore;
  double after = didFit ? now.cost : now.above;
  bool isGain = std::isfinite(before) && after < before;
  return isGain ? (before - after) / (std::abs(before) + 1) : 0;
}

void LocalSearch::record(size_t kind, double share, double gain, size_t work) {
  /// Work after which a gain counts half.
  constexpr double kMemory = 1e8;
  neighborhoods[kind].gain += gain;
  neighborhoods[kind].work += static_cast<double>(work);
  neighborhoods[kind].turn += static_cast<double>(work) / share;
  double decay = std::exp2(-static_cast<double>(work) / kMemory);
  for (Neighborhood &neighborhood : neighborhoods) {
    neighborhood.gain *= decay;
    neighborhood.work *= decay;
  }
}

std::vector<uint32_t> LocalSearch::chooseVariables(size_t kind) {
  if (kind == kNumNeighborhoods - 1)
    return randomSubset();
  double exponent =
      2 + static_cast<double>(kind % kNumSizes) + random.fraction();
  size_t size = std::min(static_cast<size_t>(std::exp2(exponent)),
                         network.variables.size());
  bool isConnected = kind < kNumSizes || size < 4;
  size_t numSeeds = isConnected ? 1 : 2 + random.below(size / 2);
  return connectedSubset(chooseSeeds(numSeeds), size);
}

/// Returns random variables; several ones are live at one time at which memory
/// is short, if there is such a time.
std::vector<uint32_t> LocalSearch::chooseSeeds(size_t count) {
  std::vector<uint32_t> candidates;
  if (count > 1 && !multipliers.times.empty()) {
    size_t time =
        multipliers.times[random.below(multipliers.times.size())].time;
    auto isLive = [&](const MemoryUse &use) {
      return use.begin <= time && time < use.end;
    };
    for (auto [number, variable] : llvm::enumerate(network.variables))
      if (llvm::any_of(variable.memoryUses, isLive))
        candidates.push_back(number);
  }
  std::vector<uint32_t> seeds;
  for (size_t i = 0; i < count; ++i)
    seeds.push_back(candidates.empty()
                        ? random.below(network.variables.size())
                        : candidates[random.below(candidates.size())]);
  llvm::sort(seeds);
  seeds.erase(llvm::unique(seeds), seeds.end());
  random.shuffle(seeds);
  return seeds;
}

/// Returns all but some variables, or several hundreds of a large network.
std::vector<uint32_t> LocalSearch::randomSubset() {
  size_t count = network.variables.size();
  double share = random.fraction() * 0.4;
  if (count > kMostRandom)
    share = 1 - kMostRandom / double(count) * (1 - share);
  std::vector<uint32_t> variables;
  for (uint32_t i = 0; i < count; ++i)
    if (random.fraction() >= share)
      variables.push_back(i);
  return variables;
}

/// Returns the first `size` variables around the seeds, breadth first.
std::vector<uint32_t> LocalSearch::connectedSubset(std::vector<uint32_t> seeds,
                                                   size_t size) {
  std::vector<char> isIn(network.variables.size());
  std::vector<uint32_t> found = std::move(seeds);
  for (uint32_t seed : found)
    isIn[seed] = true;
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
