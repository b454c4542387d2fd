//===- CriticalFirst.cpp - A schedule by what is waited for most ----------===//

#include "lib/Simulator/CriticalFirst.h"
#include "lib/Simulator/Dependences.h"
#include "llvm/ADT/SetVector.h"
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

/// The cores and all links.
class Calendar {
public:
  /// Takes the earliest time from `ready` on, and returns its begin.
  double take(const TimedUnit &timed, double ready) {
    SmallVector<Spans *> resources;
    bool takesCores =
        timed.unit.kind == Unit::Kernel || timed.unit.kind == Unit::Region;
    if (takesCores)
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

} // namespace

/// How long it is from the begin of each unit to the end of the block.
static std::vector<double> waysToEnd(const std::vector<TimedUnit> &units,
                                     const Dependences &dependences) {
  std::vector<double> ways(units.size(), 0);
  for (size_t i = units.size(); i-- > 0;) {
    for (size_t after : dependences.afterUnit(i))
      ways[i] = std::max(ways[i], ways[after]);
    ways[i] += units[i].seconds();
  }
  return ways;
}

/// Puts units into their places in `order`, which has what a unit reads first.
static void place(std::vector<TimedUnit> &units, const Dependences &dependences,
                  ArrayRef<size_t> order) {
  Calendar calendar;
  for (size_t i : order) {
    double ready = 0;
    for (size_t before : dependences.beforeUnit(i))
      ready = std::max(ready, units[before].begin + units[before].seconds());
    units[i].begin = calendar.take(units[i], ready);
  }
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

void mlir::gspmd::scheduleCriticalFirst(std::vector<TimedUnit> &units,
                                        Block &block, OpFacts &facts) {
  for (TimedUnit &timed : units)
    timed.stretch = 0;
  Dependences dependences(units, block, facts);
  std::vector<double> ways = waysToEnd(units, dependences);
  // What a unit reads has a way that is as long at least, and comes before it.
  std::vector<size_t> order(units.size());
  std::iota(order.begin(), order.end(), 0);
  llvm::stable_sort(order,
                    [&](size_t a, size_t b) { return ways[a] > ways[b]; });
  place(units, dependences, order);
  // A way does not tell that the cores have more to do than it.
  llvm::SmallBitVector feeders = feedersOfLate(units, dependences);
  if (feeders.none())
    return;
  llvm::stable_sort(order, [&](size_t a, size_t b) {
    return feeders.test(a) && !feeders.test(b);
  });
  place(units, dependences, order);
}
