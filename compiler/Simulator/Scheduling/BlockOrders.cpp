//===- BlockOrders.cpp - The order in which units begin -------------------===//

#include "compiler/Simulator/Scheduling/BlockOrders.h"
#include "compiler/Simulator/Scheduling/AsyncSchedule.h"
#include "compiler/Simulator/Scheduling/CriticalPathSchedule.h"
#include "compiler/Simulator/Scheduling/Dependences.h"
#include <numeric>
#include <tuple>

using namespace mlir;
using namespace mlir::gspmd;

LogicalResult
mlir::gspmd::addExposedTimes(Block &entry, ProgramTimer &timer,
                             DenseMap<Operation *, double> &seconds) {
  auto addBlock = [&](Block &, ArrayRef<TimedUnit> units) {
    for (const TimedUnit &timed : units)
      if (timed.isTransfer())
        seconds[timed.unit.lead] = timed.event.exposed;
    return success();
  };
  return timer.forEachExecutedBlock(entry, addBlock);
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
  auto orderBlock = [&](Block &block, std::vector<TimedUnit> &units) {
    setBegins(units, block, order, settings);
    std::vector<double> starts;
    for (const TimedUnit &timed : units)
      starts.push_back(timed.begin);
    if (order == UnitOrder::WorkConserving)
      starts =
          issueTimesOf(units, Dependences(units, block, timer.getProperties()));
    all.push_back(inOrder(units, block, starts));
    return success();
  };
  if (failed(timer.forEachExecutedBlock(entry, orderBlock)))
    return failure();
  return all;
}
