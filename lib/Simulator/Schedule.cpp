//===- Schedule.cpp - What runs beside what -------------------------------===//
//
// Without overlap units run one after the other. With it the cores and each
// physical dimension of the network are resources: a unit starts as soon as
// what it reads is there and its resources are free, the first of the program
// first.
//
// In a loop, an iteration may do a part of the next one's work and leave a part
// of its own to it. What hangs only on values that no iteration changes
// (gathers of weights) counts as done when the body begins, and is done
// somewhere within it for the next iteration; what no iteration reads
// (gradients that are scattered, then stored) may be done within the next one.
// So these take time on their resources but nothing waits for them.
//
//===----------------------------------------------------------------------===//

#include "lib/Simulator/Walk.h"
#include "llvm/ADT/SmallBitVector.h"
#include <queue>
#include <set>

using namespace mlir;
using namespace mlir::gspmd;
using ::gspmd::TransferKind;
using ::gspmd::WorkKind;

namespace {

bool isCollective(const TimedUnit &timed) {
  return timed.unit.kind == Unit::Collective;
}

/// Which units wait for which.
class Dependences {
public:
  Dependences(const std::vector<TimedUnit> &units, Block &block)
      : units(units), block(block), before(units.size()), after(units.size()) {
    DenseMap<Value, size_t> writer;
    for (auto [i, timed] : llvm::enumerate(units))
      for (const auto &[value, bytes] : timed.unit.writes)
        writer[value] = i;
    for (auto [i, timed] : llvm::enumerate(units)) {
      for (const auto &[value, bytes] : timed.unit.reads) {
        auto it = writer.find(storageOf(value));
        if (it == writer.end() || it->second >= i)
          continue;
        before[i].push_back(it->second);
        after[it->second].push_back(i);
      }
    }
  }

  /// Takes away what waits across the iterations of a loop.
  void relaxLoop() {
    llvm::SmallBitVector early = findEarly(), late = findLate();
    for (size_t i = 0; i < units.size(); ++i)
      llvm::erase_if(before[i], [&](size_t from) {
        return (early[from] && !early[i]) ||
               (late[i] && isCollective(units[from]) && late[from]);
      });
    for (SmallVector<size_t> &list : after)
      list.clear();
    for (size_t i = 0; i < units.size(); ++i)
      for (size_t from : before[i])
        after[from].push_back(i);
    isEarly = early;
  }

  ArrayRef<size_t> beforeUnit(size_t i) const { return before[i]; }
  ArrayRef<size_t> afterUnit(size_t i) const { return after[i]; }
  bool runsForNext(size_t i) const { return !isEarly.empty() && isEarly[i]; }

private:
  Value yieldedFor(BlockArgument argument) {
    return block.getTerminator()->getOperand(argument.getArgNumber());
  }

  /// Is a value of the iteration the same in the next one, or a counter?
  bool isKnownAhead(Value value) {
    auto argument = dyn_cast<BlockArgument>(value);
    if (!argument || argument.getOwner() != &block)
      return true;
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    return yieldedFor(argument) == argument || (type && type.getRank() == 0);
  }

  /// Collectives, and cheap kernels before them, on values known ahead.
  llvm::SmallBitVector findEarly() {
    llvm::SmallBitVector known(units.size()), early(units.size());
    for (size_t i = 0; i < units.size(); ++i) {
      const Unit &unit = units[i].unit;
      bool isMovable = unit.kind != Unit::Region && unit.matrixFlops == 0;
      known[i] = isMovable &&
                 llvm::all_of(before[i], [&](size_t b) { return known[b]; }) &&
                 llvm::all_of(unit.reads, [&](const auto &read) {
                   return isKnownAhead(storageOf(read.first));
                 });
    }
    for (size_t i = units.size(); i-- > 0;)
      early[i] = known[i] &&
                 (isCollective(units[i]) ||
                  llvm::any_of(after[i], [&](size_t a) { return early[a]; }));
    return early;
  }

  /// Units all of whose results end in carries that only such units read.
  llvm::SmallBitVector findLate() {
    llvm::DenseSet<Value> yielded;
    for (Value value : block.getTerminator()->getOperands())
      yielded.insert(storageOf(value));
    llvm::SmallBitVector late(units.size());
    for (size_t i = units.size(); i-- > 0;) {
      const Unit &unit = units[i].unit;
      bool isStore = unit.workKind == WorkKind::Update;
      bool isMovable = unit.kind != Unit::Region;
      bool reachesYield = llvm::any_of(unit.writes, [&](const auto &write) {
        return yielded.contains(write.first);
      });
      late[i] = isMovable && (isStore || !reachesYield) &&
                !unit.writes.empty() && (isStore || !after[i].empty()) &&
                llvm::all_of(after[i], [&](size_t a) { return late[a]; });
    }
    // Only what hangs on a collective has a reason to be late.
    llvm::SmallBitVector hangs(units.size());
    for (size_t i = 0; i < units.size(); ++i)
      hangs[i] = late[i] &&
                 (isCollective(units[i]) ||
                  llvm::any_of(before[i], [&](size_t b) { return hangs[b]; }));
    return hangs;
  }

  const std::vector<TimedUnit> &units;
  Block &block;
  std::vector<SmallVector<size_t>> before, after;
  llvm::SmallBitVector isEarly;
};

/// Runs the units on their resources.
class Scheduler {
public:
  Scheduler(std::vector<TimedUnit> &units, Dependences dependences,
            Overlap overlap)
      : units(units), dependences(std::move(dependences)), overlap(overlap),
        waiting(units.size()), finish(units.size(), 0) {}

  double run() {
    for (size_t i = 0; i < units.size(); ++i)
      if ((waiting[i] = dependences.beforeUnit(i).size()) == 0)
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
  /// What is gathered for the next iteration comes after all else, so that
  /// nothing waits for it; the small kernels that feed it come first.
  std::pair<int, size_t> key(size_t i) const {
    if (!dependences.runsForNext(i))
      return {1, i};
    return {isCollective(units[i]) ? 2 : 0, i};
  }

  bool isFree(const TimedUnit &timed) const {
    switch (timed.unit.kind) {
    case Unit::Kernel:
      return coresFree <= now;
    case Unit::Collective:
      return areDimsFree(timed.transfer.busyDims);
    case Unit::Region:
      return coresFree <= now && areDimsFree(~0u);
    }
    llvm_unreachable("unknown kind of unit");
  }
  bool areDimsFree(uint32_t dims) const {
    for (unsigned dim = 0; dim < 32; ++dim)
      if ((dims >> dim & 1) && dimFree[dim] > now)
        return false;
    return true;
  }
  void occupyDims(uint32_t dims, double until) {
    for (unsigned dim = 0; dim < 32; ++dim)
      if (dims >> dim & 1)
        dimFree[dim] = until;
  }

  void startAll() {
    for (bool again = true; again;) {
      again = false;
      for (auto it = ready.begin(); it != ready.end();) {
        size_t i = it->second;
        if (!isFree(units[i])) {
          ++it;
          continue;
        }
        it = ready.erase(it);
        start(i);
        again = true;
      }
    }
  }

  void start(size_t i) {
    TimedUnit &timed = units[i];
    timed.begin = now;
    double end = now + timed.event.duration;
    // Taken in steps beside a neighbour: the last step follows its end.
    for (size_t b : dependences.beforeUnit(i))
      if (isStepwise(b, i))
        end = std::max(end, finish[b] + timed.event.duration / steps(b, i));
    finish[i] = end;
    if (timed.unit.kind != Unit::Collective) {
      if (now > coresFree)
        gaps.push_back({coresFree, now, i});
      coresFree = end;
    }
    if (timed.unit.kind == Unit::Collective)
      occupyDims(timed.transfer.busyDims, end);
    if (timed.unit.kind == Unit::Region)
      occupyDims(~0u, end);
    // Neighbours that take its result in steps may begin after the first.
    for (size_t a : dependences.afterUnit(i))
      if (isStepwise(i, a))
        events.push({now + timed.event.duration / steps(i, a), Event{i, a}});
    events.push({end, Event{i, kAll}});
  }

  /// A gather and the first product that reads it; a product and the scatter of
  /// its result.
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
             dependences.afterUnit(from).front() == to;
    return kindOf(to) == TransferKind::ReduceScatter &&
           units[from].unit.matrixFlops > 0 &&
           dependences.afterUnit(from).size() == 1;
  }
  double steps(size_t from, size_t to) const {
    size_t collective = isCollective(units[from]) ? from : to;
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
    for (size_t a : dependences.afterUnit(event.from))
      if (!isStepwise(event.from, a))
        arrived(a);
  }

  /// Cores that do nothing wait for the collective that ends last among what
  /// their next unit reads, or among what runs then.
  void shareOutWaiting() {
    if (now > coresFree)
      gaps.push_back({coresFree, now, kAll});
    for (const Gap &gap : gaps) {
      size_t cause = kAll;
      auto consider = [&](size_t i) {
        if (isCollective(units[i]) && finish[i] > gap.begin &&
            units[i].begin < gap.end &&
            (cause == kAll || finish[i] > finish[cause]))
          cause = i;
      };
      if (gap.unit != kAll)
        for (size_t b : dependences.beforeUnit(gap.unit))
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
  std::vector<size_t> waiting;
  std::vector<double> finish;
  std::set<std::pair<int, size_t>> ready;
  std::priority_queue<std::pair<double, Event>,
                      std::vector<std::pair<double, Event>>, std::greater<>>
      events;
  double now = 0, coresFree = 0;
  double dimFree[32] = {};
  std::vector<Gap> gaps;
};

} // namespace

double mlir::gspmd::schedule(std::vector<TimedUnit> &units, Block &block,
                             Overlap overlap, bool isLoopBody) {
  for (TimedUnit &timed : units)
    timed.event.exposed = 0;
  if (overlap != Overlap::None) {
    Dependences dependences(units, block);
    if (isLoopBody)
      dependences.relaxLoop();
    return Scheduler(units, std::move(dependences), overlap).run();
  }
  double now = 0;
  for (TimedUnit &timed : units) {
    timed.begin = now;
    now += timed.event.duration;
    if (isCollective(timed))
      timed.event.exposed = timed.event.duration;
  }
  return now;
}
