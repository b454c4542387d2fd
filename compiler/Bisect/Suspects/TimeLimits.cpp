//===- TimeLimits.cpp - Time limits of the runs of a plugin ---------------===//
#include "compiler/Bisect/Suspects/TimeLimits.h"
#include <algorithm>
#include <cmath>

namespace mlir::gspmd::bisect {

/// A run that takes this many times what is expected does not end.
static constexpr double kSlack = 5;

/// A plugin takes a few seconds to start on a busy machine.
static constexpr unsigned kMinSeconds = 5;

/// The limit of the user is for a first program of at most so many bytes, which
/// has about 1,000 ops; that of a larger one grows with it.
static constexpr size_t kMaxFirstBytes = 1 << 16;

unsigned TimeLimits::limitFor(size_t bytes) const {
  if (largestBytes == 0)
    return hangs == 0
               ? static_cast<unsigned>(
                     userLimit * std::max<size_t>(1, bytes / kMaxFirstBytes))
               : std::min(userLimit,
                          std::max(kMinSeconds, userLimit / (1 + hangs)));
  double growth = std::max(1.0, static_cast<double>(bytes) /
                                    static_cast<double>(largestBytes));
  double expected = std::max(slowest, largestDuration * growth);
  auto limit = std::max(kMinSeconds,
                        static_cast<unsigned>(std::ceil(kSlack * expected)));
  return hangs == 0 ? std::max(userLimit, limit) : std::min(userLimit, limit);
}

void TimeLimits::addRun(size_t bytes, double duration) {
  slowest = std::max(slowest, duration);
  if (bytes >= largestBytes) {
    largestBytes = bytes;
    largestDuration = duration;
  }
}

void TimeLimits::addHang(unsigned limit) {
  ++hangs;
  hungSeconds += limit;
}

} // namespace mlir::gspmd::bisect
