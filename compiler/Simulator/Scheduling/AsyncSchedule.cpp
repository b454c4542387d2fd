//===- AsyncSchedule.cpp - Schedules with overlap -------------------------===//
//
// Without overlap, units run one after the other (InOrderSchedule.h). With
// overlap, the cores and each physical dimension of the network in each
// direction are resources: a unit starts as soon as its operands are available
// and its resources are free, in program order among ready units. A kernel that
// overlaps a collective has only the remaining memory bandwidth while both run.
//
//===----------------------------------------------------------------------===//

#include "compiler/Simulator/Scheduling/AsyncSchedule.h"
#include "compiler/Simulator/Scheduling/Dependences.h"
#include "compiler/Simulator/Scheduling/InOrderSchedule.h"
#include "compiler/Simulator/Scheduling/SharedResources.h"
#include <map>
#include <queue>
#include <set>

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// Runs the units on their resources.
class ListScheduler {
public:
  ListScheduler(std::vector<TimedUnit> &units, Dependences dependences,
                const ScheduleSettings &settings)
      : units(units), dependences(std::move(dependences)),
        overlap(settings.overlap), ranks(settings.ranks),
        bucketBytes(settings.hardware ? settings.hardware->bucketBytes : 0),
        memory(settings.hardware), waiting(units.size()),
        finish(units.size(), 0) {}

  double run() {
    for (size_t i = 0; i < units.size(); ++i)
      if ((waiting[i] = dependences.predecessors(i).size()) == 0)
        ready.insert(key(i));
    for (;;) {
      startAll();
      if (events.empty())
        break;
      now = events.top().first;
      while (!events.empty() && events.top().first <= now) {
        release(events.top().second);
        events.pop();
      }
    }
    shareOutWaiting();
    return now;
  }

private:
  /// Gathers for the next iteration have the lowest priority, so that nothing
  /// waits for them; the small kernels that feed these have the highest one.
  using Key = std::tuple<int, size_t, size_t>;
  Key key(size_t i) const {
    size_t rank = ranks.empty() ? 0 : ranks[i];
    if (!dependences.isPrefetched(i))
      return {1, rank, i};
    return {units[i].isTransfer() ? 2 : 0, rank, i};
  }

  bool isFree(const TimedUnit &timed) const {
    switch (timed.unit.kind) {
    case Unit::Kernel:
      return coresFree <= now;
    case Unit::Collective:
    case Unit::HostTransfer:
      return links.areFree(timed.busyLinks(), now);
    case Unit::Region:
      return coresFree <= now && links.areFree(timed.busyLinks(), now);
    case Unit::Wait:
      return true;
    }
    llvm_unreachable("unknown kind of unit");
  }

  void startAll() {
    for (bool hasStarted = true; hasStarted;) {
      hasStarted = false;
      for (auto it = ready.begin(); it != ready.end();) {
        size_t i = std::get<2>(*it);
        if (!isFree(units[i])) {
          ++it;
          continue;
        }
        it = ready.erase(it);
        start(i);
        hasStarted = true;
      }
    }
  }

  void start(size_t i) {
    TimedUnit &timed = units[i];
    timed.begin = now - takeOverlapOfBuckets(i);
    timed.stretch = memory.slowdownSeconds(timed, now);
    double end = timed.begin + timed.seconds();
    // Executed in steps with a neighboring unit: the last step follows its end.
    for (size_t b : dependences.predecessors(i))
      if (isStepwise(b, i))
        end = std::max(end, finish[b] + timed.seconds() / steps(b, i));
    finish[i] = end;
    if (timed.unit.kind == Unit::Kernel || timed.unit.kind == Unit::Region) {
      if (now > coresFree)
        gaps.push_back({coresFree, now, i});
      coresFree = end;
    }
    if (timed.isTransfer()) {
      links.occupy(timed.transfer.busyLinks, end);
      memory.begin(timed, end);
    }
    if (timed.unit.kind == Unit::Region)
      links.occupy(timed.busyLinks(), end);
    // Neighbors that use its result in steps may begin after the first step.
    for (size_t a : dependences.successors(i))
      if (isStepwise(i, a))
        events.emplace(now + timed.seconds() / steps(i, a), Event{i, a});
    events.emplace(end, Event{i, kAll});
  }

  /// Returns the loop whose result the unit uses, as it is or through one
  /// kernel without products.
  std::optional<size_t> loopBefore(size_t i) const {
    auto isLoop = [&](size_t b) {
      return units[b].unit.kind == Unit::Region &&
             units[b].event.iterations > 1;
    };
    for (size_t b : dependences.predecessors(i)) {
      if (isLoop(b))
        return b;
      if (units[b].unit.kind != Unit::Kernel || units[b].unit.matrixFlops > 0)
        continue;
      for (size_t c : dependences.predecessors(b))
        if (isLoop(c))
          return c;
    }
    return std::nullopt;
  }

  /// Returns the seconds of a reduction of gradients that pass before the loop
  /// that computes them has ended: all buckets but the last one are reduced
  /// during the backward pass of its last iteration, one after the other.
  double takeOverlapOfBuckets(size_t i) {
    constexpr double kBackwardShare = 2.0 / 3; // of a forward and backward pass
    const std::optional<CollectiveInfo> &info = units[i].event.collective;
    if (bucketBytes <= 0 || !info ||
        (info->kind != TransferKind::ReduceScatter &&
         info->kind != TransferKind::AllReduce))
      return 0;
    std::optional<size_t> loop = loopBefore(i);
    if (!loop)
      return 0;
    double bytes =
        info->bytes *
        (info->kind == TransferKind::ReduceScatter ? info->groupSize : 1);
    double iteration = units[*loop].seconds() / units[*loop].event.iterations;
    double &free = freeBackward.try_emplace(*loop, kBackwardShare * iteration)
                       .first->second;
    double overlap = std::min(free, units[i].event.duration *
                                        std::max(0.0, 1 - bucketBytes / bytes));
    free -= overlap;
    return overlap;
  }

  /// Returns true for a gather and the first product that uses it, or a product
  /// and the scatter of its result.
  bool isStepwise(size_t from, size_t to) const {
    if (overlap != Overlap::Matmul)
      return false;
    auto kindOf = [&](size_t i) {
      return units[i].event.collective
                 ? std::optional(units[i].event.collective->kind)
                 : std::nullopt;
    };
    if (kindOf(from) == TransferKind::AllGather)
      return units[to].unit.matrixFlops > 0 &&
             units[to].unit.kind == Unit::Kernel &&
             dependences.successors(from).front() == to;
    return kindOf(to) == TransferKind::ReduceScatter &&
           units[from].unit.matrixFlops > 0 &&
           dependences.successors(from).size() == 1;
  }
  double steps(size_t from, size_t to) const {
    size_t collective = units[from].isTransfer() ? from : to;
    return std::max<int64_t>(1, units[collective].event.collective->groupSize);
  }

  struct Event {
    size_t from, to;
    bool operator<(const Event &o) const {
      return std::tie(from, to) < std::tie(o.from, o.to);
    }
    bool operator>(const Event &o) const { return o < *this; }
  };
  static constexpr size_t kAll = ~size_t(0);

  void release(const Event &event) {
    auto arrived = [&](size_t to) {
      if (--waiting[to] == 0)
        ready.insert(key(to));
    };
    if (event.to != kAll)
      return arrived(event.to);
    for (size_t a : dependences.successors(event.from))
      if (!isStepwise(event.from, a))
        arrived(a);
  }

  /// Attributes idle time of the cores to the last collective that their next
  /// unit waits for, or that runs then.
  void shareOutWaiting() {
    if (now > coresFree)
      gaps.push_back({coresFree, now, kAll});
    for (const Gap &gap : gaps) {
      size_t cause = kAll;
      auto consider = [&](size_t i) {
        if (units[i].isTransfer() && finish[i] > gap.begin &&
            units[i].begin < gap.end &&
            (cause == kAll || finish[i] > finish[cause]))
          cause = i;
      };
      if (gap.unit != kAll)
        for (size_t b : dependences.predecessors(gap.unit))
          consider(b);
      if (cause == kAll)
        for (size_t i = 0; i < units.size(); ++i)
          consider(i);
      if (cause != kAll)
        units[cause].event.exposed += gap.end - gap.begin;
    }
  }

  struct Gap {
    double begin, end;
    size_t unit;
  };

  std::vector<TimedUnit> &units;
  Dependences dependences;
  Overlap overlap;
  ArrayRef<size_t> ranks;
  double bucketBytes;
  /// Seconds of the backward passes of loops that no reduction has overlapped.
  std::map<size_t, double> freeBackward;
  SharedMemory memory;
  Links links;
  std::vector<size_t> waiting;
  std::vector<double> finish;
  std::set<Key> ready;
  std::priority_queue<std::pair<double, Event>,
                      std::vector<std::pair<double, Event>>, std::greater<>>
      events;
  double now = 0, coresFree = 0;
  std::vector<Gap> gaps;
};

} // namespace

double mlir::gspmd::schedule(std::vector<TimedUnit> &units, Block &block,
                             const ScheduleSettings &settings) {
  for (TimedUnit &timed : units)
    timed.event.exposed = timed.stretch = 0;
  if (settings.overlap != Overlap::None) {
    Dependences dependences(units, block, *settings.properties);
    if (settings.isLoopBody)
      dependences.relaxLoop(settings.freeBytes);
    return ListScheduler(units, std::move(dependences), settings).run();
  }
  return scheduleInOrder(units, settings.hardware);
}

double mlir::gspmd::loopEnds(std::vector<TimedUnit> &units, Block &block,
                             const ScheduleSettings &settings, double seconds) {
  if (settings.overlap == Overlap::None)
    return 0;
  double ends = 0;
  for (bool isFirst : {true, false}) {
    Dependences dependences(units, block, *settings.properties);
    dependences.relaxLoop(settings.freeBytes, isFirst, !isFirst);
    double scheduledSeconds =
        ListScheduler(units, std::move(dependences), settings).run();
    ends += std::max(0.0, scheduledSeconds - seconds);
  }
  return ends;
}
