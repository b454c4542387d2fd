//===- ScheduledProgram.cpp - Programs with async collectives -------------===//

#include "compiler/Optimize/Support/ScheduledProgram.h"

#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "compiler/Optimize/Support/RingWriter.h"
#include "compiler/Simulator/Kernels/RescheduledProgram.h"
#include <cmath>
#include <limits>

using namespace mlir;
using namespace mlir::gspmd;

/// The maximum number of schedules to evaluate, from the one with most overlap
/// to those with fewer bytes in flight. Each needs a prediction of the program,
/// and the fourth has a sixteenth of the free memory in flight.
static constexpr unsigned kMaxTrials = 4;

static constexpr double kUnlimited = std::numeric_limits<double>::infinity();

namespace {

/// Schedules one program in several ways and keeps the best one. The schedules
/// are applied to the same ops one after the other, so that what is known about
/// the synchronous program (properties of ops, dependences, orders) is computed
/// once.
class ScheduleSearch {
public:
  ScheduleSearch(OwningOpRef<ModuleOp> program, const Target &target,
                 MayStart mayStart)
      : target(target), mayStart(mayStart),
        rescheduled(target.makeRescheduledProgram()) {
    best.program = std::move(program);
    spmd::joinStartedCollectives(*best.program);
  }

  /// Tries each of `orders` without a limit on the bytes in flight. Stops
  /// before if no schedule can be better than `toBeat`, unless that is null.
  LogicalResult tryOrders(ArrayRef<UnitOrder> orders, const StepCost *toBeat);
  /// Limits the bytes in flight in the best order if the program does not fit
  /// into memory otherwise.
  LogicalResult limitBytes();
  /// Returns the exposed times of the best schedule.
  const ExposedTimes &exposedTimes() const { return best.exposed; }
  /// Returns the program in its best schedule.
  ScheduledProgram finish() {
    if (bestTrial && !isApplied(*bestTrial))
      apply(*bestTrial);
    return std::move(best);
  }

private:
  /// A schedule: an order, and the limit of bytes in flight in each block.
  struct Trial {
    size_t order;
    double maxBytes;
    bool operator==(const Trial &other) const {
      return order == other.order && maxBytes == other.maxBytes;
    }
  };
  /// The schedule of a block.
  struct BlockSchedule {
    BlockSchedule(Block &block, OpPropertyCache &properties)
        : scheduler(block, properties) {}

    BlockScheduler scheduler;
    /// The order and limit that are applied; null if none is.
    const OrderedBlock *order = nullptr;
    double maxBytes = 0;
  };
  bool isApplied(const Trial &trial) const { return applied == trial; }
  void undo();
  void undo(Block &block, BlockSchedule &schedule);
  void apply(const Trial &trial);
  /// Predicts the cost of a schedule, which becomes the best one if it is
  /// better. Sets `exposed` to the exposed times in that case. The peak of a
  /// step of at least `mostSeconds` may be infinite instead.
  FailureOr<StepCost> evaluate(const Trial &trial, ExposedTimes *exposed,
                               double mostSeconds = kUnlimited);

  const Target &target;
  MayStart mayStart;
  RescheduledProgram rescheduled;
  /// For each order, the ordered blocks.
  SmallVector<std::vector<OrderedBlock>> blocks;
  DenseMap<Block *, BlockSchedule> schedules;
  std::optional<Trial> applied, bestTrial;
  /// `startedCollectives` are those of the applied schedule.
  ScheduledProgram best;
};

} // namespace

void ScheduleSearch::undo() {
  for (auto &[block, schedule] : schedules)
    undo(*block, schedule);
  best.startedCollectives.clear();
  applied.reset();
}

void ScheduleSearch::undo(Block &block, BlockSchedule &schedule) {
  schedule.order = nullptr;
  if (schedule.scheduler.undo())
    rescheduled.forgetUnits(block);
}

void ScheduleSearch::apply(const Trial &trial) {
  // All orders have the same blocks.
  best.startedCollectives.clear();
  for (const OrderedBlock &ordered : blocks[trial.order]) {
    Block &block = *ordered.block;
    BlockSchedule &schedule =
        schedules.try_emplace(&block, block, *rescheduled.properties())
            .first->second;
    bool isKept = schedule.order && schedule.order->leads == ordered.leads &&
                  schedule.maxBytes == trial.maxBytes;
    if (!isKept) {
      undo(block, schedule);
      schedule.scheduler.start(ordered, trial.maxBytes, mayStart);
      schedule.maxBytes = trial.maxBytes;
      if (!schedule.scheduler.started().empty())
        rescheduled.forgetUnits(block);
    }
    schedule.order = &ordered;
    llvm::append_range(best.startedCollectives, schedule.scheduler.started());
  }
  applied = trial;
}

FailureOr<StepCost> ScheduleSearch::evaluate(const Trial &trial,
                                             ExposedTimes *exposed,
                                             double mostSeconds) {
  apply(trial);
  ExposedTimes times;
  FailureOr<StepCost> cost = target.predict(*best.program, /*held=*/nullptr,
                                            &times, &rescheduled, mostSeconds);
  if (failed(cost))
    return failure();
  if (bestTrial && !isBetter(*cost, best.cost))
    return cost;
  bestTrial = trial;
  best.cost = *cost;
  if (exposed)
    *exposed = std::move(times);
  return cost;
}

static bool haveSameOrder(ArrayRef<OrderedBlock> a, ArrayRef<OrderedBlock> b) {
  return llvm::equal(a, b, [](const OrderedBlock &x, const OrderedBlock &y) {
    return x.block == y.block && x.leads == y.leads;
  });
}

LogicalResult ScheduleSearch::tryOrders(ArrayRef<UnitOrder> orders,
                                        const StepCost *toBeat) {
  bool isBounded = toBeat && toBeat->peakBytes <= toBeat->capacityBytes;
  double mostSeconds = isBounded ? toBeat->seconds : kUnlimited;
  auto giveUp = [&](double seconds) {
    best.program = nullptr;
    best.startedCollectives.clear();
    best.cost = {seconds, toBeat->peakBytes, toBeat->capacityBytes};
    bestTrial.reset();
    return success();
  };
  FailureOr<OrderedProgram> ordered =
      target.orderBlocks(*best.program, orders, rescheduled, mostSeconds);
  if (failed(ordered))
    return failure();
  if (ordered->byOrder.empty())
    return giveUp(ordered->leastSeconds);
  blocks = std::move(ordered->byOrder);
  for (size_t i = 0; i < blocks.size(); ++i) {
    bool isKnown =
        llvm::any_of(ArrayRef(blocks).take_front(i), [&](const auto &known) {
          return haveSameOrder(known, blocks[i]);
        });
    if (isKnown)
      continue;
    // A longer step than that of a program that fits is not better.
    double most = bestTrial && best.fits()
                      ? std::min(mostSeconds, best.cost.seconds)
                      : mostSeconds;
    if (failed(evaluate({i, kUnlimited}, &best.exposed, most)))
      return failure();
    if (i == 0 && best.startedCollectives.empty())
      break;
    // No other order can be better.
    if (best.fits() && !isBetter({ordered->leastSeconds, best.cost.peakBytes,
                                  best.cost.capacityBytes},
                                 best.cost))
      break;
  }
  return std::isfinite(mostSeconds) && best.cost.seconds >= mostSeconds
             ? giveUp(best.cost.seconds)
             : success();
}

LogicalResult ScheduleSearch::limitBytes() {
  if (!bestTrial || best.fits())
    return success();
  size_t order = bestTrial->order;
  if (!isApplied(*bestTrial))
    apply(*bestTrial);
  if (best.startedCollectives.empty())
    return success();
  undo();
  FailureOr<StepCost> synchronous = target.predict(
      *best.program, /*held=*/nullptr, /*exposed=*/nullptr, &rescheduled);
  if (failed(synchronous))
    return failure();
  double maxBytes =
      std::max(0.0, synchronous->capacityBytes - synchronous->peakBytes);
  for (unsigned trial = 1; trial < kMaxTrials; ++trial) {
    FailureOr<StepCost> cost = evaluate({order, maxBytes}, nullptr);
    if (failed(cost))
      return failure();
    bool isLeast = maxBytes <= 0; // others would give the same schedule
    if (best.startedCollectives.empty() ||
        cost->peakBytes <= cost->capacityBytes || isLeast)
      break;
    constexpr double kReduction = 4; // reaches small limits in few trials
    maxBytes /= kReduction;
  }
  return success();
}

FailureOr<ScheduledProgram>
mlir::gspmd::scheduleWithin(OwningOpRef<ModuleOp> program, const Target &target,
                            MayStart mayStart, ArrayRef<UnitOrder> orders,
                            const StepCost *toBeat) {
  ScheduleSearch search(std::move(program), target, mayStart);
  if (failed(search.tryOrders(orders, toBeat)) || failed(search.limitBytes()))
    return failure();
  return search.finish();
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

/// Returns the exposed times of `module`. Those of its copy, to which `mapping`
/// maps ops, are `ofCopy`.
static ExposedTimes exposedIn(ModuleOp module, const IRMapping &mapping,
                              const ExposedTimes &ofCopy) {
  ExposedTimes exposed;
  module.walk([&](Operation *op) {
    if (transferKindOf(op))
      exposed[op] = ofCopy.lookup(mapping.lookup(op));
  });
  return exposed;
}

FailureOr<size_t> mlir::gspmd::findBestScheduledPrefix(
    ModuleOp module, size_t count, StepCost &cost, const Target &target,
    MayStart mayStart, ChangePrefix change, ScheduledProgram &result) {
  ScheduledProgram tried;
  FailureOr<size_t> bestCount = findImprovingPrefix(
      module, count, cost, target,
      [&](OwningOpRef<ModuleOp> &copy, const IRMapping &mapping,
          size_t first) -> FailureOr<StepCost> {
        change(mapping, first);
        FailureOr<ScheduledProgram> started =
            scheduleWithin(std::move(copy), target, mayStart, kAllOrders,
                           target.forcedVariant() ? nullptr : &cost);
        if (failed(started))
          return failure();
        tried = *std::move(started);
        return tried.cost;
      });
  if (succeeded(bestCount) && *bestCount > 0)
    result = std::move(tried);
  return bestCount;
}

FailureOr<size_t> mlir::gspmd::findBestScheduledPrefix(
    ModuleOp module, size_t count, StepCost &cost, const Target &target,
    MayStart mayStart, ChangePrefix change, ScheduledChange &result) {
  ScheduledChange tried;
  auto schedule = [&](ModuleOp changed) -> FailureOr<StepCost> {
    IRMapping mapping;
    FailureOr<ScheduledProgram> started = scheduleWithin(
        cast<ModuleOp>(changed.getOperation()->clone(mapping)), target,
        mayStart, kAllOrders, target.forcedVariant() ? nullptr : &cost);
    if (failed(started))
      return failure();
    tried.scheduled = *std::move(started);
    if (tried.scheduled.program)
      tried.exposed = exposedIn(changed, mapping, tried.scheduled.exposed);
    return tried.scheduled.cost;
  };
  FailureOr<size_t> bestCount = findImprovingPrefix(
      module, count, cost, target,
      [&](OwningOpRef<ModuleOp> &copy, const IRMapping &mapping, size_t first) {
        change(mapping, first);
        return schedule(*copy);
      },
      &tried.unscheduled);
  if (succeeded(bestCount) && *bestCount > 0)
    result = std::move(tried);
  return bestCount;
}

/// Returns true if a schedule of `module` may start a collective.
static bool mayStartAny(ModuleOp module, const Target &target,
                        MayStart mayStart) {
  if (target.overlapsCollectives())
    return false;
  return module
      .walk([&](Operation *op) {
        bool isFound = transferKindOf(op) && (!mayStart || mayStart(op));
        return isFound ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

LogicalResult
mlir::gspmd::predictExposedTimes(ModuleOp module, const Target &target,
                                 MayStart mayStart,
                                 std::optional<ExposedTimes> &exposed) {
  if (exposed)
    return success();
  if (!mayStartAny(module, target, mayStart)) {
    // Times without memory.
    ExposedTimes times;
    if (failed(target.predict(module, /*held=*/nullptr, &times,
                              /*program=*/nullptr, /*mostSeconds=*/0)))
      return failure();
    exposed = std::move(times);
    return success();
  }
  IRMapping mapping;
  ScheduleSearch search(cast<ModuleOp>(module.getOperation()->clone(mapping)),
                        target, mayStart);
  if (failed(search.tryOrders(kAllOrders, /*toBeat=*/nullptr)))
    return failure();
  exposed = exposedIn(module, mapping, search.exposedTimes());
  return success();
}
