//===- DualAscent.cpp - Prices of memory and the bound they give ----------===//

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
  for (int i = 0; i < passesPerStep; ++i)
    bound = messages.pass(costs) - current.ofCapacity();
  State state = messages.extract(costs);
  judge(bound);
  updateMultipliers(usageAbove(network, state), bound, upper);
  return state;
}

/// Steps become smaller, from the best prices on, as long as there is no gain.
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
  if (Peak peak = peakOf(above); !peak.fits())
    current.activate(peak.time);
  double norm = 0;
  for (const Multipliers::TimeMultiplier &priced : current.times)
    if (double over = above[priced.time]; over > 0 || priced.multiplier > 0)
      norm += over * over;
  if (norm == 0)
    return;
  // Where no choice is known yet, a little more than the bound is hoped for.
  double target = std::min(upper, best + std::abs(best) * 0.05 + 1);
  double length = stepSize * (target - bound) / norm;
  for (Multipliers::TimeMultiplier &priced : current.times)
    priced.multiplier =
        std::max(0.0, priced.multiplier + length * above[priced.time]);
}
