//===- BlockOrders.cpp - In which order units would begin -----------------===//

#include "lib/Simulator/BlockOrders.h"
#include "dialect/Sharding/ShardingInterfaces.h"
#include "lib/Simulator/CriticalFirst.h"
#include "lib/Simulator/Schedule.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ShardingDataFlowOpInterface;

/// The blocks that a unit with regions, or a call, runs.
static SmallVector<Block *> blocksOf(Operation *op, Walk &walk) {
  if (Block *callee = walk.calleeOf(op))
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

LogicalResult mlir::gspmd::addExposed(Block &entry, Walk &walk,
                                      DenseMap<Operation *, double> &seconds) {
  llvm::SetVector<Block *> open;
  open.insert(&entry);
  for (size_t next = 0; next < open.size(); ++next) {
    FailureOr<std::vector<TimedUnit> *> units = walk.timeBlock(*open[next]);
    if (failed(units))
      return failure();
    for (const TimedUnit &timed : **units) {
      if (timed.isTransfer())
        seconds[timed.unit.lead] = timed.event.exposed;
      if (timed.unit.kind == Unit::Region)
        for (Block *inner : blocksOf(timed.unit.lead, walk))
          open.insert(inner);
    }
  }
  return success();
}

FailureOr<std::vector<OrderedBlock>>
mlir::gspmd::orderBlocks(Block &entry, Walk &walk,
                         const ::gspmd::Hardware &hardware, UnitOrder order) {
  ScheduleSettings settings;
  settings.overlap = Overlap::Async;
  settings.hardware = &hardware;
  settings.facts = &walk.getFacts();
  std::vector<OrderedBlock> all;
  llvm::SetVector<Block *> open;
  open.insert(&entry);
  for (size_t next = 0; next < open.size(); ++next) {
    Block *block = open[next];
    FailureOr<std::vector<TimedUnit> *> units = walk.timeBlock(*block);
    if (failed(units))
      return failure();
    if (order == UnitOrder::Critical)
      scheduleCriticalFirst(**units, *block, walk.getFacts());
    else
      schedule(**units, *block, settings);
    std::vector<const TimedUnit *> sorted;
    for (const TimedUnit &timed : **units) {
      sorted.push_back(&timed);
      if (timed.unit.kind == Unit::Region)
        for (Block *inner : blocksOf(timed.unit.lead, walk))
          open.insert(inner);
    }
    // What runs beside a kernel that begins with it is started before.
    llvm::stable_sort(sorted, [](const TimedUnit *a, const TimedUnit *b) {
      return std::pair(a->begin, !a->isTransfer()) <
             std::pair(b->begin, !b->isTransfer());
    });
    OrderedBlock &ordered = all.emplace_back(OrderedBlock{block, {}});
    for (const TimedUnit *timed : sorted)
      ordered.leads.push_back(timed->unit.lead);
  }
  return all;
}
