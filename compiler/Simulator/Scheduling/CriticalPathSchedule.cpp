//===- CriticalPathSchedule.cpp - A schedule by what is waited for most ---===//

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

/// When a resource is taken: spans apart from each other, in their order.
class Spans {
public:
  /// The end of the first span that meets [begin, end); `begin` if none does.
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
  struct Span {
    double begin, end;
  };
  /// The first span that ends behind `time`.
  std::vector<Span>::const_iterator firstBehind(double time) const {
    return llvm::upper_bound(
        spans, time, [](double t, const Span &span) { return t < span.end; });
  }
  std::vector<Span> spans;
};

bool takesCores(const TimedUnit &timed) {
  return timed.unit.kind == Unit::Kernel || timed.unit.kind == Unit::Region;
}

/// The cores and all links.
class Calendar {
public:
  /// Takes the earliest time from `ready` on, and returns its begin.
  double take(const TimedUnit &timed, double ready) {
    SmallVector<Spans *> resources;
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
      for (Spans *one : resources)
        if (double from = one->freeFrom(begin, begin + seconds); from > begin) {
          begin = from;
          isFree = false;
        }
    }
    for (Spans *one : resources)
      one->take(begin, begin + seconds);
    return begin;
  }

private:
  Spans cores;
  std::array<Spans, 32> links;
};

/// What begins behind what: what reads what, and kernels in a row.
class Follows {
public:
  Follows(const std::vector<TimedUnit> &units, const Dependences &dependences)
      : units(units), dependences(dependences), order(units.size()),
        before(units.size(), kNone), after(units.size(), kNone) {
    std::iota(order.begin(), order.end(), 0);
  }
  /// Kernels shall follow each other as they do now.
  void keepKernels() {
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
  /// All units, those first with the longest way from their begin to the end.
  std::vector<size_t> byWays() const {
    std::vector<double> ways(units.size(), 0);
    for (size_t i : llvm::reverse(order)) {
      for (size_t behind : dependences.afterUnit(i))
        ways[i] = std::max(ways[i], ways[behind]);
      if (after[i] != kNone)
        ways[i] = std::max(ways[i], ways[after[i]]);
      ways[i] += units[i].seconds();
    }
    // What a unit waits for has a way that is as long at least, and comes
    // before it.
    std::vector<size_t> sorted = order;
    llvm::stable_sort(sorted,
                      [&](size_t a, size_t b) { return ways[a] > ways[b]; });
    return sorted;
  }
  /// When all that unit `i` waits for has ended.
  double readyAt(size_t i) const {
    double ready = 0;
    auto wait = [&](size_t other) {
      ready = std::max(ready, units[other].begin + units[other].seconds());
    };
    llvm::for_each(dependences.beforeUnit(i), wait);
    if (before[i] != kNone)
      wait(before[i]);
    return ready;
  }

private:
  static constexpr size_t kNone = ~size_t(0);

  const std::vector<TimedUnit> &units;
  const Dependences &dependences;
  std::vector<size_t> order;         ///< what a unit waits for comes before it
  std::vector<size_t> before, after; ///< of kernels in a row
};

} // namespace

/// Puts units into their places in `order`, which has what a unit waits for
/// first. Returns when all is done.
static double place(std::vector<TimedUnit> &units, const Follows &follows,
                    ArrayRef<size_t> order) {
  Calendar calendar;
  double end = 0;
  for (size_t i : order) {
    units[i].begin = calendar.take(units[i], follows.readyAt(i));
    end = std::max(end, units[i].begin + units[i].seconds());
  }
  return end;
}

/// All that unit `i` hangs on, where it is small kernels alone; else nothing.
static SmallVector<size_t> smallFeeders(size_t i,
                                        const std::vector<TimedUnit> &units,
                                        const Dependences &dependences) {
  llvm::SetVector<size_t> feeders;
  feeders.insert_range(dependences.beforeUnit(i));
  for (size_t next = 0; next < feeders.size(); ++next) {
    const TimedUnit &timed = units[feeders[next]];
    if (timed.unit.kind != Unit::Kernel || timed.unit.matrixFlops > 0)
      return {};
    feeders.insert_range(dependences.beforeUnit(feeders[next]));
  }
  return feeders.takeVector();
}

/// The kernels that feed transfers which end when the cores have nothing to do
/// any more.
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

/// Each unit gets its earliest place, those first with the longest way.
static double placeByWays(std::vector<TimedUnit> &units,
                          const Dependences &dependences) {
  Follows follows(units, dependences);
  std::vector<size_t> order = follows.byWays();
  double end = place(units, follows, order);
  // A way does not tell that the cores have more to do than it.
  llvm::SmallBitVector feeders = feedersOfLate(units, dependences);
  if (feeders.none())
    return end;
  llvm::stable_sort(order, [&](size_t a, size_t b) {
    return feeders.test(a) && !feeders.test(b);
  });
  return place(units, follows, order);
}

/// The cores never wait while a kernel could run, however long it is: of
/// several, that with the longest way. Then what is sent gets its places, that
/// first which a kernel in this row needs soonest. Returns when all is done.
static double placeBusy(std::vector<TimedUnit> &units, Block &block,
                        OpFacts &facts, const Dependences &dependences) {
  Follows follows(units, dependences);
  std::vector<size_t> ranks(units.size());
  for (auto [rank, i] : llvm::enumerate(follows.byWays()))
    ranks[i] = rank;
  ScheduleSettings settings;
  settings.overlap = Overlap::Async;
  settings.facts = &facts;
  settings.ranks = ranks;
  schedule(units, block, settings);
  follows.keepKernels();
  return place(units, follows, follows.byWays());
}

/// What the cores take if they never wait.
static double coreSeconds(const std::vector<TimedUnit> &units) {
  double seconds = 0;
  for (const TimedUnit &timed : units)
    if (takesCores(timed))
      seconds += timed.seconds();
  return seconds;
}

void mlir::gspmd::scheduleByCriticalPath(std::vector<TimedUnit> &units,
                                         Block &block, OpFacts &facts) {
  for (TimedUnit &timed : units)
    timed.stretch = 0;
  placeByWays(units, Dependences(units, block, facts));
}

void mlir::gspmd::scheduleWorkConserving(std::vector<TimedUnit> &units,
                                         Block &block, OpFacts &facts) {
  for (TimedUnit &timed : units)
    timed.stretch = 0;
  Dependences dependences(units, block, facts);
  double byWays = placeByWays(units, dependences);
  if (byWays <= coreSeconds(units))
    return;
  SmallVector<double> begins = llvm::map_to_vector(
      units, [](const TimedUnit &timed) { return timed.begin; });
  if (placeBusy(units, block, facts, dependences) < byWays)
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
    bool isThere = llvm::all_of(dependences.beforeUnit(i), [&](size_t input) {
      return units[input].begin + units[input].seconds() <= before;
    });
    if (isThere)
      starts.back() = before;
  }
  return starts;
}
