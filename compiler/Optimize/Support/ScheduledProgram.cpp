//===- ScheduledProgram.cpp - Programs with async collectives -------------===//

#include "compiler/Optimize/Support/ScheduledProgram.h"

#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "compiler/Optimize/Support/RingWriter.h"
#include <limits>

using namespace mlir;
using namespace mlir::gspmd;

/// The maximum number of schedules to evaluate, from the one with most overlap
/// to those with fewer bytes in flight. Each needs a prediction of the program,
/// and the fourth has a sixteenth of the free memory in flight.
static constexpr unsigned kMaxTrials = 4;

using OrderedBlocks = std::vector<OrderedBlock>;

/// Starts collectives of `started.program` in the order of its `blocks`, with
/// at most `maxBytes` in flight in each block, and predicts the cost.
/// `properties` caches the properties of the program's ops; may be null.
static LogicalResult
startCollectives(ScheduledProgram &started, const OrderedBlocks &blocks,
                 const Target &target, double maxBytes, MayStart mayStart,
                 std::shared_ptr<OpPropertyCache> properties) {
  if (!properties)
    properties = target.makePropertyCache();
  for (const OrderedBlock &ordered : blocks)
    startCollectivesEarly(ordered, maxBytes, mayStart, *properties,
                          started.startedCollectives);
  FailureOr<StepCost> cost = target.predict(
      *started.program, /*held=*/nullptr, &started.exposed,
      std::move(properties)); // starting moves ops and erases none
  if (failed(cost))
    return failure();
  started.cost = *cost;
  return success();
}

/// Maps the ops of `blocks` to those of a copy.
static OrderedBlocks mapOrder(const OrderedBlocks &blocks,
                              const IRMapping &mapping) {
  OrderedBlocks result;
  for (const OrderedBlock &ordered : blocks) {
    OrderedBlock &copy =
        result.emplace_back(OrderedBlock{mapping.lookup(ordered.block), {}});
    for (Operation *lead : ordered.leads)
      copy.leads.push_back(mapping.lookup(lead));
  }
  return result;
}

static bool haveSameOrder(const OrderedBlocks &a, const OrderedBlocks &b) {
  return llvm::equal(a, b, [](const OrderedBlock &x, const OrderedBlock &y) {
    return x.block == y.block && x.leads == y.leads;
  });
}

/// Starts collectives of `program` in the best of `orders`, without a limit on
/// the bytes in flight.
static FailureOr<ScheduledProgram>
startInBestOrder(OwningOpRef<ModuleOp> program, const Target &target,
                 MayStart mayStart, ArrayRef<UnitOrder> orders) {
  double unlimited = std::numeric_limits<double>::infinity();
  ScheduledProgram best;
  best.program = std::move(program);
  best.order = orders.front();
  spmd::joinStartedCollectives(*best.program);
  std::shared_ptr<OpPropertyCache> properties = target.makePropertyCache();
  auto blocks = target.orderBlocks(*best.program, orders, properties);
  if (failed(blocks))
    return failure();
  std::vector<std::pair<ScheduledProgram, OrderedBlocks>> others;
  for (size_t i = 1; i < blocks->size(); ++i) {
    bool isKnown =
        llvm::any_of(ArrayRef(*blocks).take_front(i), [&](const auto &known) {
          return haveSameOrder(known, (*blocks)[i]);
        });
    if (isKnown)
      continue;
    auto &[other, otherOrder] = others.emplace_back();
    other.order = orders[i];
    IRMapping &mapping = other.fromCopy.emplace();
    other.program =
        cast<ModuleOp>(best.program->getOperation()->clone(mapping));
    otherOrder = mapOrder((*blocks)[i], mapping);
  }
  if (failed(startCollectives(best, blocks->front(), target, unlimited,
                              mayStart, properties)))
    return failure();
  if (best.startedCollectives.empty())
    return best;
  for (auto &[other, otherOrder] : others) {
    if (failed(startCollectives(other, otherOrder, target, unlimited, mayStart,
                                nullptr)))
      return failure();
    if (isBetter(other.cost, best.cost))
      best = std::move(other);
  }
  return best;
}

FailureOr<ScheduledProgram>
mlir::gspmd::scheduleWithin(ProgramFactory makeCopy, const Target &target,
                            MayStart mayStart, ArrayRef<UnitOrder> orders) {
  FailureOr<ScheduledProgram> best =
      startInBestOrder(makeCopy(), target, mayStart, orders);
  if (failed(best))
    return failure();
  bool hasChoice = !best->startedCollectives.empty() && !best->fits();
  double maxBytes = 0;
  if (hasChoice) {
    OwningOpRef<ModuleOp> synchronous = makeCopy();
    spmd::joinStartedCollectives(*synchronous);
    FailureOr<StepCost> cost = target.predict(*synchronous);
    if (failed(cost))
      return failure();
    maxBytes = std::max(0.0, cost->capacityBytes - cost->peakBytes);
  }
  for (unsigned trial = 1; hasChoice && trial < kMaxTrials; ++trial) {
    ScheduledProgram tried;
    tried.program = makeCopy();
    tried.order = best->order;
    spmd::joinStartedCollectives(*tried.program);
    std::shared_ptr<OpPropertyCache> properties = target.makePropertyCache();
    auto orders = target.orderBlocks(*tried.program, {tried.order}, properties);
    if (failed(orders) ||
        failed(startCollectives(tried, orders->front(), target, maxBytes,
                                mayStart, properties)))
      return failure();
    hasChoice = !tried.startedCollectives.empty() && !tried.fits();
    if (isBetter(tried.cost, best->cost))
      best = std::move(tried);
    constexpr double kReduction = 4; // reaches small limits in few trials
    maxBytes /= kReduction;
  }
  return best;
}

bool StartPolicy::operator()(Operation *collective) const {
  return startsAll || collective->hasAttr(kAsyncCandidateAttr);
}

Rewrite StartPolicy::finish(ModuleOp module, OwningOpRef<ModuleOp> result,
                            Decisions decisions, const StepCost &cost) {
  if (decisions.empty())
    return Rewrite();
  module.getBodyRegion().takeBody(result->getBodyRegion());
  module.walk([](Operation *op) { op->removeAttr(kAsyncCandidateAttr); });
  return Rewrite{std::move(decisions), cost};
}

/// Returns the seconds for which the cores wait for each collective of `module`
/// in the schedule of its copy `started`. `mapping` maps ops to the copy.
static ExposedTimes exposedIn(ModuleOp module, const IRMapping &mapping,
                              const ScheduledProgram &started) {
  ExposedTimes exposed;
  module.walk([&](Operation *op) {
    if (!transferKindOf(op))
      return;
    Operation *copy = mapping.lookup(op);
    exposed[op] = started.exposed.lookup(
        started.fromCopy ? started.fromCopy->lookup(copy) : copy);
  });
  return exposed;
}

/// Sets `change` to a schedule of a copy of `module`.
static LogicalResult schedule(ModuleOp module, const Target &target,
                              MayStart mayStart, ScheduledChange &change) {
  IRMapping mapping;
  unsigned copies = 0;
  FailureOr<ScheduledProgram> started = scheduleWithin(
      [&] {
        mapping.clear();
        ++copies;
        return OwningOpRef<ModuleOp>(
            cast<ModuleOp>(module.getOperation()->clone(mapping)));
      },
      target, mayStart, kAllOrders);
  if (failed(started))
    return failure();
  change.scheduled = *std::move(started);
  change.exposed.reset();
  // The times are those of the first copy, which has most overlap. If it does
  // not fit into memory, there are several copies, and the first one is not
  // kept.
  if (copies == 1)
    change.exposed = exposedIn(module, mapping, change.scheduled);
  return success();
}

FailureOr<size_t> mlir::gspmd::findBestScheduledPrefix(
    ModuleOp module, size_t count, StepCost &cost, const Target &target,
    MayStart mayStart,
    llvm::function_ref<void(const IRMapping &mapping, size_t count)> change,
    ScheduledChange &result) {
  ScheduledChange tried;
  FailureOr<size_t> bestCount = findImprovingPrefix(
      module, count, cost, target,
      [&](ModuleOp copy, const IRMapping &mapping,
          size_t first) -> FailureOr<StepCost> {
        change(mapping, first);
        if (failed(schedule(copy, target, mayStart, tried)))
          return failure();
        return tried.scheduled.cost;
      },
      &tried.unscheduled);
  if (succeeded(bestCount) && *bestCount > 0)
    result = std::move(tried);
  return bestCount;
}

LogicalResult
mlir::gspmd::predictExposedTimes(ModuleOp module, const Target &target,
                                 MayStart mayStart,
                                 std::optional<ExposedTimes> &exposed) {
  if (exposed)
    return success();
  IRMapping mapping;
  OwningOpRef<ModuleOp> copy =
      cast<ModuleOp>(module.getOperation()->clone(mapping));
  FailureOr<ScheduledProgram> best =
      startInBestOrder(std::move(copy), target, mayStart, kAllOrders);
  if (failed(best))
    return failure();
  exposed = exposedIn(module, mapping, *best);
  return success();
}
