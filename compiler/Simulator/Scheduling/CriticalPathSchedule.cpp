//===- CriticalPathSchedule.cpp - List scheduling -------------------------===//

#include "compiler/Simulator/Scheduling/CriticalPathSchedule.h"
#include "compiler/Simulator/Scheduling/AsyncSchedule.h"
#include "compiler/Simulator/Scheduling/Dependences.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include <array>
#include <numeric>

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// The busy intervals of a resource: disjoint and in order.
class BusyIntervals {
public:
  /// The end of the first interval that overlaps [begin, end); `begin` if none
  /// does.
  double freeFrom(double begin, double end) const {
    auto it = firstBehind(begin);
    return it != spans.end() && it->begin < end ? it->end : begin;
  }
  void take(double begin, double end) {
    auto it = spans.begin() + (firstBehind(begin) - spans.cbegin());
    bool joinsNext = it != spans.end() && it->begin <= end;
    bool joinsLast = it != spans.begin() && std::prev(it)->end >= begin;
    if (joinsNext && joinsLast) {
      std::prev(it)->end = it->end;
      spans.erase(it);
    } else if (joinsNext) {
      it->begin = begin;
    } else if (joinsLast) {
      std::prev(it)->end = end;
    } else {
      spans.insert(it, {begin, end});
    }
  }

private:
  struct Interval {
    double begin, end;
  };
  /// The first interval that ends behind `time`.
  std::vector<Interval>::const_iterator firstBehind(double time) const {
    return llvm::upper_bound(spans, time, [](double t, const Interval &span) {
      return t < span.end;
    });
  }
  std::vector<Interval> spans;
};

bool takesCores(const TimedUnit &timed) {
  return timed.unit.kind == Unit::Kernel || timed.unit.kind == Unit::Region;
}

/// The cores and all links.
class Calendar {
public:
  /// Reserves the earliest time from `ready` on, and returns its start.
  double take(const TimedUnit &timed, double ready) {
    SmallVector<BusyIntervals *> resources;
    if (takesCores(timed))
      resources.push_back(&cores);
    for (size_t link = 0; link < links.size(); ++link)
      if (timed.busyLinks() >> link & 1)
        resources.push_back(&links[link]);
    double seconds = timed.seconds(), begin = ready;
    if (seconds <= 0)
      return begin;
    for (bool isFree = false; !isFree;) {
      isFree = true;
      for (BusyIntervals *one : resources)
        if (double from = one->freeFrom(begin, begin + seconds); from > begin) {
          begin = from;
          isFree = false;
        }
    }
    for (BusyIntervals *one : resources)
      one->take(begin, begin + seconds);
    return begin;
  }

private:
  BusyIntervals cores;
  std::array<BusyIntervals, 32> links;
};

/// Precedence between units: dependences, and kernels in sequence.
class Precedence {
public:
  Precedence(const std::vector<TimedUnit> &units,
             const Dependences &dependences)
      : units(units), dependences(dependences), order(units.size()),
        before(units.size(), kNone), after(units.size(), kNone) {
    std::iota(order.begin(), order.end(), 0);
  }
  /// Fixes the current order of kernels.
  void fixKernelOrder() {
    llvm::stable_sort(order, [&](size_t a, size_t b) {
      return units[a].begin < units[b].begin;
    });
    size_t last = kNone;
    for (size_t i : order)
      if (takesCores(units[i])) {
        if (last != kNone) {
          after[last] = i;
          before[i] = last;
        }
        last = i;
      }
  }
  /// All units by decreasing length of the longest path from their begin to the
  /// end.
  std::vector<size_t> byPathLength() const {
    std::vector<double> lengths(units.size(), 0);
    for (size_t i : llvm::reverse(order)) {
      for (size_t behind : dependences.successors(i))
        lengths[i] = std::max(lengths[i], lengths[behind]);
      if (after[i] != kNone)
        lengths[i] = std::max(lengths[i], lengths[after[i]]);
      lengths[i] += units[i].seconds();
    }
    // The path from a dependency is at least as long, so dependencies come
    // first.
    std::vector<size_t> sorted = order;
    llvm::stable_sort(
        sorted, [&](size_t a, size_t b) { return lengths[a] > lengths[b]; });
    return sorted;
  }
  /// Returns the time at which all dependencies of unit `i` have ended.
  double readyAt(size_t i) const {
    double ready = 0;
    auto wait = [&](size_t other) {
      ready = std::max(ready, units[other].begin + units[other].seconds());
    };
    llvm::for_each(dependences.predecessors(i), wait);
    if (before[i] != kNone)
      wait(before[i]);
    return ready;
  }

private:
  static constexpr size_t kNone = ~size_t(0);

  const std::vector<TimedUnit> &units;
  const Dependences &dependences;
  std::vector<size_t> order;         ///< dependencies come before their users
  std::vector<size_t> before, after; ///< neighbors in the sequence of kernels
};

} // namespace

/// Places the units of `order`, dependencies first. Returns the end of the last
/// unit.
static double place(std::vector<TimedUnit> &units, const Precedence &precedence,
                    ArrayRef<size_t> order) {
  Calendar calendar;
  double end = 0;
  for (size_t i : order) {
    units[i].begin = calendar.take(units[i], precedence.readyAt(i));
    end = std::max(end, units[i].begin + units[i].seconds());
  }
  return end;
}

/// The transitive dependencies of unit `i` if they are all small kernels;
/// otherwise empty.
static SmallVector<size_t> smallFeeders(size_t i,
                                        const std::vector<TimedUnit> &units,
                                        const Dependences &dependences) {
  llvm::SetVector<size_t> feeders;
  feeders.insert_range(dependences.predecessors(i));
  for (size_t next = 0; next < feeders.size(); ++next) {
    const TimedUnit &timed = units[feeders[next]];
    if (timed.unit.kind != Unit::Kernel || timed.unit.matrixFlops > 0)
      return {};
    feeders.insert_range(dependences.predecessors(feeders[next]));
  }
  return feeders.takeVector();
}

/// The kernels that feed transfers which end after the cores have become idle.
static llvm::SmallBitVector feedersOfLate(const std::vector<TimedUnit> &units,
                                          const Dependences &dependences) {
  double end = 0;
  for (const TimedUnit &timed : units)
    if (!timed.isTransfer())
      end = std::max(end, timed.begin + timed.seconds());
  llvm::SmallBitVector feeders(units.size());
  for (auto [i, timed] : llvm::enumerate(units))
    if (timed.isTransfer() && timed.begin + timed.seconds() > end)
      for (size_t feeder : smallFeeders(i, units, dependences))
        feeders.set(feeder);
  return feeders;
}

/// Places each unit as early as possible, those with the longest path first.
static double placeByPathLength(std::vector<TimedUnit> &units,
                                const Dependences &dependences) {
  Precedence precedence(units, dependences);
  std::vector<size_t> order = precedence.byPathLength();
  double end = place(units, precedence, order);
  // The length of a path does not include other work of the cores.
  llvm::SmallBitVector feeders = feedersOfLate(units, dependences);
  if (feeders.none())
    return end;
  llvm::stable_sort(order, [&](size_t a, size_t b) {
    return feeders.test(a) && !feeders.test(b);
  });
  return place(units, precedence, order);
}

/// A work-conserving schedule: the cores never idle while a kernel is ready; of
/// several, the one with the longest path runs. Then places transfers, the one
/// that a kernel needs soonest first. Returns the end of the last unit.
static double placeWorkConserving(std::vector<TimedUnit> &units, Block &block,
                                  OpPropertyCache &properties,
                                  const Dependences &dependences) {
  Precedence precedence(units, dependences);
  std::vector<size_t> ranks(units.size());
  for (auto [rank, i] : llvm::enumerate(precedence.byPathLength()))
    ranks[i] = rank;
  ScheduleSettings settings;
  settings.overlap = Overlap::Async;
  settings.properties = &properties;
  settings.ranks = ranks;
  schedule(units, block, settings);
  precedence.fixKernelOrder();
  return place(units, precedence, precedence.byPathLength());
}

/// Seconds of the cores without idle time.
static double coreSeconds(const std::vector<TimedUnit> &units) {
  double seconds = 0;
  for (const TimedUnit &timed : units)
    if (takesCores(timed))
      seconds += timed.seconds();
  return seconds;
}

void mlir::gspmd::scheduleByCriticalPath(std::vector<TimedUnit> &units,
                                         Block &block,
                                         OpPropertyCache &properties) {
  for (TimedUnit &timed : units)
    timed.stretch = 0;
  placeByPathLength(units, Dependences(units, block, properties));
}

void mlir::gspmd::scheduleWorkConserving(std::vector<TimedUnit> &units,
                                         Block &block,
                                         OpPropertyCache &properties) {
  for (TimedUnit &timed : units)
    timed.stretch = 0;
  Dependences dependences(units, block, properties);
  double byPathLength = placeByPathLength(units, dependences);
  if (byPathLength <= coreSeconds(units))
    return;
  SmallVector<double> begins = llvm::map_to_vector(
      units, [](const TimedUnit &timed) { return timed.begin; });
  if (placeWorkConserving(units, block, properties, dependences) < byPathLength)
    return;
  for (auto [timed, begin] : llvm::zip_equal(units, begins))
    timed.begin = begin;
}

std::vector<double>
mlir::gspmd::issueTimesOf(const std::vector<TimedUnit> &units,
                          const Dependences &dependences) {
  std::vector<std::pair<double, double>> kernels; // begin and end
  for (const TimedUnit &timed : units)
    if (timed.unit.kind == Unit::Kernel && timed.seconds() > 0)
      kernels.emplace_back(timed.begin, timed.begin + timed.seconds());
  llvm::sort(kernels);
  std::vector<double> starts;
  for (auto [i, timed] : llvm::enumerate(units)) {
    double start = starts.emplace_back(timed.begin);
    if (!timed.isTransfer())
      continue;
    auto behind =
        llvm::upper_bound(kernels, start, [](double time, const auto &kernel) {
          return time < kernel.first;
        });
    if (behind == kernels.begin() || std::prev(behind)->second <= start)
      continue;
    double before = std::prev(behind)->first;
    bool isThere = llvm::all_of(dependences.predecessors(i), [&](size_t input) {
      return units[input].begin + units[input].seconds() <= before;
    });
    if (isThere)
      starts.back() = before;
  }
  return starts;
}
