//===- StartedProgram.cpp - Programs whose collectives begin early --------===//

#include "transforms/Optimize/StartedProgram.h"

#include "dialect/Spmd/SpmdDialect.h"
#include "mlir/IR/IRMapping.h"
#include "transforms/Optimize/Collectives.h"
#include <limits>

using namespace mlir;
using namespace mlir::gspmd;

/// Schedules of a program, from the one that hides most to those that hold less
/// at a time.
static constexpr unsigned kMostTrials = 4;

namespace {

/// A copy of a program whose collectives are started.
struct StartedCopy {
  OwningOpRef<ModuleOp> module;
  IRMapping mapping; ///< from the program's ops
  UnitOrder order;
  Decisions decisions;
  StepCost cost;

  bool fits() const { return cost.peakBytes <= cost.capacityBytes; }
};

} // namespace

/// All blocks in `order`, with at most `mostBytes` under way in each.
static FailureOr<StartedCopy> startedCopy(ModuleOp module, const Target &target,
                                          UnitOrder order, double mostBytes,
                                          MayStart mayStart) {
  StartedCopy copy;
  copy.order = order;
  copy.module = cast<ModuleOp>(module.getOperation()->clone(copy.mapping));
  FailureOr<std::vector<OrderedBlock>> blocks =
      target.orderBlocks(*copy.module, order);
  if (failed(blocks))
    return failure();
  for (const OrderedBlock &ordered : *blocks)
    startEarly(ordered, mostBytes, target, mayStart, copy.decisions);
  FailureOr<StepCost> cost = target.predict(*copy.module);
  if (failed(cost))
    return failure();
  copy.cost = *cost;
  return copy;
}

/// In the better order, with all under way that hides most.
static FailureOr<StartedCopy>
startedInBestOrder(ModuleOp module, const Target &target, MayStart mayStart) {
  double all = std::numeric_limits<double>::infinity();
  FailureOr<StartedCopy> critical =
      startedCopy(module, target, UnitOrder::Critical, all, mayStart);
  if (failed(critical) || critical->decisions.empty())
    return critical;
  FailureOr<StartedCopy> program =
      startedCopy(module, target, UnitOrder::Program, all, mayStart);
  if (failed(program) || isBetter(program->cost, critical->cost))
    return program;
  return critical;
}

FailureOr<Rewrite> mlir::gspmd::scheduleWithin(ModuleOp module,
                                               const Target &target,
                                               MayStart mayStart) {
  spmd::joinStarted(module);
  FailureOr<StartedCopy> best = startedInBestOrder(module, target, mayStart);
  if (failed(best))
    return failure();
  bool hasChoice = !best->decisions.empty() && !best->fits();
  double mostBytes = 0;
  if (hasChoice) {
    FailureOr<StepCost> waiting = target.predict(module);
    if (failed(waiting))
      return failure();
    mostBytes = std::max(0.0, waiting->capacityBytes - waiting->peakBytes);
  }
  for (unsigned trial = 1; hasChoice && trial < kMostTrials; ++trial) {
    FailureOr<StartedCopy> tried =
        startedCopy(module, target, best->order, mostBytes, mayStart);
    if (failed(tried))
      return failure();
    hasChoice = !tried->decisions.empty() && !tried->fits();
    if (isBetter(tried->cost, best->cost))
      best = std::move(tried);
    constexpr double kLess = 4;
    mostBytes /= kLess;
  }
  module.getBodyRegion().takeBody(best->module->getBodyRegion());
  return Rewrite{std::move(best->decisions), best->cost};
}

FailureOr<DenseMap<Operation *, double>>
mlir::gspmd::exposedWhenStarted(ModuleOp module, const Target &target,
                                MayStart mayStart) {
  FailureOr<StartedCopy> best = startedInBestOrder(module, target, mayStart);
  if (failed(best))
    return failure();
  auto seconds = target.exposedSeconds(*best->module);
  if (failed(seconds))
    return failure();
  DenseMap<Operation *, double> result;
  module.walk([&](Operation *op) {
    if (transferKindOf(op))
      result[op] = seconds->lookup(best->mapping.lookup(op));
  });
  return result;
}

double mlir::gspmd::runsOf(Operation *op) {
  double runs = 1;
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp())
    if (auto flow = dyn_cast<sharding::ShardingDataFlowOpInterface>(parent))
      runs *= std::max<int64_t>(1, flow.getTripCount().value_or(1));
  return runs;
}
