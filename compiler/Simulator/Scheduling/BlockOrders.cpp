//===- BlockOrders.cpp - The order in which units begin -------------------===//

#include "compiler/Simulator/Scheduling/BlockOrders.h"
#include "compiler/Simulator/Scheduling/AsyncSchedule.h"
#include "compiler/Simulator/Scheduling/CriticalPathSchedule.h"
#include "compiler/Simulator/Scheduling/Dependences.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "llvm/ADT/BitVector.h"
#include <numeric>
#include <tuple>

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ShardingDataFlowOpInterface;

/// The blocks that a unit with regions, or a call, executes.
static SmallVector<Block *> blocksOf(Operation *op, ProgramTimer &timer) {
  if (Block *callee = timer.calleeOf(op))
    return {callee};
  auto flow = dyn_cast<ShardingDataFlowOpInterface>(op);
  if (!flow)
    return {};
  if (flow.isLoop())
    return {&op->getRegions().back().front()};
  SmallVector<Block *> blocks;
  for (Region &region : op->getRegions())
    if (!region.empty())
      blocks.push_back(&region.front());
  return blocks;
}

LogicalResult
mlir::gspmd::addExposedTimes(Block &entry, ProgramTimer &timer,
                             DenseMap<Operation *, double> &seconds) {
  llvm::SetVector<Block *> open;
  open.insert(&entry);
  for (size_t next = 0; next < open.size(); ++next) {
    FailureOr<std::vector<TimedUnit> *> units = timer.timeBlock(*open[next]);
    if (failed(units))
      return failure();
    for (const TimedUnit &timed : **units) {
      if (timed.isTransfer())
        seconds[timed.unit.lead] = timed.event.exposed;
      if (timed.unit.kind == Unit::Region)
        for (Block *inner : blocksOf(timed.unit.lead, timer))
          open.insert(inner);
    }
  }
  return success();
}

/// Calls `visit` with the index of each bit of `bits` that is set, in order.
/// BitVector::set_bits searches for each bit from a word's begin, which takes
/// several times as long in dense vectors.
static void forEachSetBit(const llvm::BitVector &bits,
                          llvm::function_ref<void(size_t)> visit) {
  constexpr size_t kWordBits = 8 * sizeof(uintptr_t);
  for (auto [i, word] : llvm::enumerate(bits.getData()))
    for (uintptr_t rest = word; rest != 0; rest &= rest - 1)
      visit(i * kWordBits + llvm::countr_zero(rest));
}

/// Returns the seconds of `onCores`, by unit, of the units that neither precede
/// nor follow a transfer, for each transfer that takes time; 0 for other units.
static std::vector<double> secondsBeside(ArrayRef<TimedUnit> units,
                                         const Dependences &dependences,
                                         ArrayRef<double> onCores) {
  size_t size = units.size();
  double all = std::accumulate(onCores.begin(), onCores.end(), 0.0);
  std::vector<double> beside(size);
  for (size_t i = 0; i < size; ++i)
    if (units[i].isTransfer() && units[i].event.duration > 0)
      beside[i] = all;
  std::vector<llvm::BitVector> related(size, llvm::BitVector(size));
  auto subtractRelated = [&](size_t i, ArrayRef<size_t> neighbors) {
    for (size_t neighbor : neighbors) {
      related[i] |= related[neighbor];
      related[i].set(neighbor);
    }
    if (beside[i] > 0)
      forEachSetBit(related[i],
                    [&](size_t other) { beside[i] -= onCores[other]; });
  };
  for (size_t i = 0; i < size; ++i)
    subtractRelated(i, dependences.predecessors(i));
  for (llvm::BitVector &set : related)
    set.reset();
  for (size_t i = size; i-- > 0;)
    subtractRelated(i, dependences.successors(i));
  return beside;
}

/// Returns a lower bound of the seconds for which the cores wait for transfers,
/// whatever the order of the units. `onCores` has the seconds for which each
/// unit keeps the cores busy.
static double leastWait(const std::vector<TimedUnit> &units, Block &block,
                        OpPropertyCache &properties, ArrayRef<double> onCores) {
  // The time grows with the square of the number of units.
  constexpr size_t kMaxUnits = 4096;
  bool hasTransfers = llvm::any_of(
      units, [](const TimedUnit &timed) { return timed.isTransfer(); });
  if (!hasTransfers || units.size() > kMaxUnits)
    return 0;
  Dependences dependences(units, block, properties);
  std::vector<double> beside = secondsBeside(units, dependences, onCores);
  // The longest waits for transfers of which each depends on the previous one.
  double longest = 0;
  std::vector<double> waits(units.size());
  for (size_t i = 0; i < units.size(); ++i) {
    for (size_t before : dependences.predecessors(i))
      waits[i] = std::max(waits[i], waits[before]);
    if (units[i].isTransfer())
      waits[i] +=
          std::max(0.0, units[i].event.duration - std::max(0.0, beside[i]));
    longest = std::max(longest, waits[i]);
  }
  return longest;
}

/// `known` has the seconds of blocks that were visited.
static FailureOr<double> leastSecondsOf(Block &block, ProgramTimer &timer,
                                        DenseMap<Block *, double> &known) {
  if (auto it = known.find(&block); it != known.end())
    return it->second;
  FailureOr<std::vector<TimedUnit> *> units = timer.timeBlock(block);
  if (failed(units))
    return failure();
  std::vector<double> onCores;
  for (const TimedUnit &timed : **units) {
    double &seconds = onCores.emplace_back(0);
    if (timed.unit.kind == Unit::Kernel)
      seconds = timed.event.duration;
    // A recursive call takes no time.
    if (timed.unit.kind != Unit::Region || timed.event.duration <= 0)
      continue;
    for (Block *inner : blocksOf(timed.unit.lead, timer)) {
      FailureOr<double> inside = leastSecondsOf(*inner, timer, known);
      if (failed(inside))
        return failure();
      seconds = std::max(seconds, *inside); // the longest branch
    }
    seconds *= timed.event.iterations;
  }
  double sum = std::accumulate(onCores.begin(), onCores.end(), 0.0) +
               leastWait(**units, block, timer.getProperties(), onCores);
  known[&block] = sum;
  return sum;
}

FailureOr<double> mlir::gspmd::leastSecondsOf(Block &entry,
                                              ProgramTimer &timer) {
  DenseMap<Block *, double> known;
  return ::leastSecondsOf(entry, timer, known);
}

static void setBegins(std::vector<TimedUnit> &units, Block &block,
                      UnitOrder order, const ScheduleSettings &settings) {
  switch (order) {
  case UnitOrder::Program:
    schedule(units, block, settings);
    return;
  case UnitOrder::CriticalPath:
    return scheduleByCriticalPath(units, block, *settings.properties);
  case UnitOrder::WorkConserving:
    return scheduleWorkConserving(units, block, *settings.properties);
  }
  llvm_unreachable("unknown order");
}

/// `starts` are the issue times of the units.
static OrderedBlock inOrder(ArrayRef<TimedUnit> units, Block &block,
                            ArrayRef<double> starts) {
  std::vector<size_t> sorted(units.size());
  std::iota(sorted.begin(), sorted.end(), 0);
  // A transfer that begins together with a kernel is issued first.
  llvm::stable_sort(sorted, [&](size_t a, size_t b) {
    return std::tuple(starts[a], !units[a].isTransfer(), units[a].begin) <
           std::tuple(starts[b], !units[b].isTransfer(), units[b].begin);
  });
  OrderedBlock ordered{&block, {}};
  for (size_t i : sorted)
    ordered.leads.push_back(units[i].unit.lead);
  return ordered;
}

FailureOr<std::vector<OrderedBlock>>
mlir::gspmd::orderBlocks(Block &entry, ProgramTimer &timer,
                         const Hardware &hardware, UnitOrder order) {
  ScheduleSettings settings;
  settings.overlap = Overlap::Async;
  settings.hardware = &hardware;
  settings.properties = &timer.getProperties();
  std::vector<OrderedBlock> all;
  llvm::SetVector<Block *> open;
  open.insert(&entry);
  for (size_t next = 0; next < open.size(); ++next) {
    Block *block = open[next];
    FailureOr<std::vector<TimedUnit> *> units = timer.timeBlock(*block);
    if (failed(units))
      return failure();
    setBegins(**units, *block, order, settings);
    for (const TimedUnit &timed : **units)
      if (timed.unit.kind == Unit::Region)
        for (Block *inner : blocksOf(timed.unit.lead, timer))
          open.insert(inner);
    std::vector<double> starts;
    for (const TimedUnit &timed : **units)
      starts.push_back(timed.begin);
    if (order == UnitOrder::WorkConserving)
      starts = issueTimesOf(
          **units, Dependences(**units, *block, timer.getProperties()));
    all.push_back(inOrder(**units, *block, starts));
  }
  return all;
}
