//===- DualAscent.cpp - Lagrange multipliers and their bound --------------===//

#include "lib/Search/Solver/DualAscent.h"
#include <algorithm>
#include <cmath>

using namespace mlir::gspmd::search;

Dual::Dual(const ConstraintNetwork &network)
    : network(network), current(network), bestMultipliers(network),
      messages(network, current.layout()) {}

State Dual::step(double upper) {
  current.costs(costs);
  double bound = -kInfinity;
  for (int i = 0; i < kPassesPerStep; ++i)
    bound = messages.pass(costs) - current.capacityCost();
  State state = messages.extract(costs);
  judge(bound);
  updateMultipliers(usageAbove(network, state), bound, upper);
  return state;
}

State Dual::construct(SplitMix64 &random) const {
  // Multipliers from a third to three times the best ones, strategies up to a
  // quarter more expensive: other states, but not arbitrary ones.
  Multipliers varied = bestMultipliers;
  for (Multipliers::TimeMultiplier &entry : varied.times)
    entry.multiplier *= std::exp((random.fraction() - 0.5) * 2.2);
  std::vector<double> variedCosts;
  varied.costs(variedCosts);
  for (double &cost : variedCosts)
    cost += std::abs(cost) * 0.25 * random.fraction();
  MessagePassing variedMessages = messages;
  constexpr int numPasses = 10;
  for (int i = 0; i < numPasses; ++i)
    variedMessages.pass(variedCosts);
  return variedMessages.extract(variedCosts);
}

/// Without progress, step sizes shrink and restart from the best multipliers.
void Dual::judge(double bound) {
  constexpr double leastGain = 1e-6;
  constexpr int patience = 20;
  bool isGain = bound > best + std::abs(best) * leastGain;
  if (bound > best) {
    best = bound;
    bestMultipliers.times = current.times;
  }
  if (isGain) {
    withoutGain = 0;
  } else if (++withoutGain > patience) {
    withoutGain = 0;
    stepSize *= 0.7;
    current.times = bestMultipliers.times;
  }
}

void Dual::updateMultipliers(llvm::ArrayRef<double> above, double bound,
                             double upper) {
  if (above.empty())
    return;
  if (PeakUsage peak = peakOf(above); !peak.fits())
    current.activate(peak.time);
  double norm = 0;
  for (const Multipliers::TimeMultiplier &entry : current.times)
    if (double over = above[entry.time]; over > 0 || entry.multiplier > 0)
      norm += over * over;
  if (norm == 0)
    return;
  // Without a known choice, the target is a little above the bound.
  double target = std::min(upper, best + std::abs(best) * 0.05 + 1);
  double length = stepSize * (target - bound) / norm;
  for (Multipliers::TimeMultiplier &entry : current.times)
    entry.multiplier =
        std::max(0.0, entry.multiplier + length * above[entry.time]);
}
