//===- LoopCollectives.cpp - Collectives beside their products ------------===//

#include "transforms/Optimize/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "transforms/Optimize/Collectives.h"
#include "transforms/Optimize/DistinctParts.h"
#include "transforms/Optimize/Guard.h"
#include "transforms/Optimize/RingLoop.h"
#include "transforms/Support/Regions.h"
#include <map>
#include <variant>

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPMDLOOPCOLLECTIVES
#include "transforms/Optimize/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using sharding::AxesAttr;

/// Each kind that is worth a try costs a prediction of the step.
static constexpr size_t kMostKinds = 8;

/// Does the product make something else on each device of the gather's groups,
/// because its other operands are parts? What devices have alike they must add
/// up in one order.
static bool makesParts(Operation *product, spmd::AllGatherOp gather,
                       const Target &target) {
  SmallVector<Value> others;
  for (Value operand : product->getOperands())
    if (operand.getDefiningOp() != gather)
      others.push_back(operand);
  return areDistinctParts(others, gather.getAxes(), target);
}

namespace {

/// A collective and the products next to it.
class Ring {
public:
  /// `isApart`: of a ring that was found before and stands alone now.
  static std::optional<Ring> find(Operation *collective, const Target &target,
                                  bool isApart = false) {
    auto axes = collective->getAttrOfType<AxesAttr>("axes");
    Ring ring;
    if (auto gather = dyn_cast<spmd::AllGatherOp>(collective)) {
      ring.size = sizeOf(axes, target);
      auto mayReorder = [&](Operation *product) {
        return isApart || makesParts(product, gather, target);
      };
      if (auto found = GatherRing::find(gather, ring.size, mayReorder))
        ring.parts = *found;
    } else if (auto scatter = dyn_cast<spmd::ReduceScatterOp>(collective)) {
      ring.size = sizeOf(axes, target);
      if (auto found = ScatterRing::find(scatter, ring.size))
        ring.parts = *found;
    }
    if (std::holds_alternative<std::monostate>(ring.parts))
      return std::nullopt;
    return ring;
  }

  SmallVector<Operation *> ops() const {
    if (auto *gather = std::get_if<GatherRing>(&parts))
      return gather->ops();
    return std::get<ScatterRing>(parts).ops();
  }
  void rewrite(RingWays ways) {
    if (auto *gather = std::get_if<GatherRing>(&parts))
      return gather->rewrite(ways, size);
    std::get<ScatterRing>(parts).rewrite(ways, size);
  }

private:
  static int64_t sizeOf(AxesAttr axes, const Target &target) {
    return ::gspmd::axisListSize(axes.toAxes(target.meshOf(axes)));
  }

  int64_t size = 0;
  std::variant<std::monostate, GatherRing, ScatterRing> parts;
};

/// The ops of a ring, alone in a function of a module of its own.
class Excerpt {
public:
  Excerpt(ModuleOp module, ArrayRef<Operation *> ops);

  /// Rings with the same text are alike.
  std::string text() const {
    std::string result;
    llvm::raw_string_ostream os(result);
    OpPrintingFlags flags;
    function->print(os, flags.elideLargeElementsAttrs());
    return result;
  }
  /// Seconds as it is, and with rings that go this way.
  double secondsOf(const Target &target) const;
  double secondsOf(const Target &target, RingWays ways) const;

private:
  OwningOpRef<ModuleOp> module;
  func::FuncOp function;
};

/// Rings that are alike.
struct RingKind {
  std::vector<Operation *> collectives;
  RingWays ways = RingWays::One;
  double before = 0, after = 0;
  /// How often one of them runs, all together.
  double runs = 0;

  double gain() const { return (before - after) * runs; }
};

class Looper {
public:
  Looper(const Target &target, const StepCost &before)
      : target(target), cost(before) {}
  Rewrite run(ModuleOp module);

private:
  std::vector<RingKind> findKinds(ModuleOp module);
  /// Does the step take less with rings of these kinds, in a copy?
  bool isGain(ModuleOp module, ArrayRef<RingKind> kinds);
  void apply(const RingKind &kind);

  const Target &target;
  StepCost cost; ///< of the step with what is applied
  Decisions decisions;
};

} // namespace

Excerpt::Excerpt(ModuleOp from, ArrayRef<Operation *> ops)
    : module(ModuleOp::create(from.getLoc())) {
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  for (auto mesh : from.getOps<sharding::MeshOp>())
    builder.clone(*mesh);
  llvm::SmallSetVector<Value, 4> inputs, results;
  llvm::SmallPtrSet<Operation *, 4> own(ops.begin(), ops.end());
  for (Operation *op : ops) {
    for (Value operand : op->getOperands())
      if (!own.contains(operand.getDefiningOp()))
        inputs.insert(operand);
    for (Value result : op->getResults())
      if (llvm::any_of(result.getUsers(),
                       [&](Operation *user) { return !own.contains(user); }))
        results.insert(result);
  }
  auto type = builder.getFunctionType(
      llvm::to_vector(ValueRange(inputs.getArrayRef()).getTypes()),
      llvm::to_vector(ValueRange(results.getArrayRef()).getTypes()));
  function = func::FuncOp::create(builder, from.getLoc(), "main", type);
  builder.setInsertionPointToStart(function.addEntryBlock());
  IRMapping mapping;
  mapping.map(inputs.getArrayRef(), function.getArguments());
  for (Operation *op : ops)
    builder.clone(*op, mapping);
  SmallVector<Value> returned;
  for (Value result : results)
    returned.push_back(mapping.lookup(result));
  func::ReturnOp::create(builder, from.getLoc(), returned);
}

double Excerpt::secondsOf(const Target &target) const {
  FailureOr<StepCost> cost = target.predict(module.get());
  return failed(cost) ? 0 : cost->seconds;
}

double Excerpt::secondsOf(const Target &target, RingWays ways) const {
  OwningOpRef<ModuleOp> copy = module.get().clone();
  Operation *collective = nullptr;
  copy->walk([&](Operation *op) {
    if (transferKindOf(op))
      collective = op;
  });
  Ring::find(collective, target, /*isApart=*/true)->rewrite(ways);
  FailureOr<StepCost> cost = target.predict(copy.get());
  return failed(cost) ? std::numeric_limits<double>::infinity() : cost->seconds;
}

/// How often the loops around an op run it; once where that is not known.
static double runsOf(Operation *op) {
  double runs = 1;
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp())
    if (auto flow = dyn_cast<sharding::ShardingDataFlowOpInterface>(parent))
      runs *= std::max<int64_t>(1, flow.getTripCount().value_or(1));
  return runs;
}

std::vector<RingKind> Looper::findKinds(ModuleOp module) {
  std::map<std::string, RingKind> kinds;
  llvm::SmallPtrSet<Operation *, 16> taken;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    std::optional<Ring> ring = Ring::find(op, target);
    if (ring) {
      SmallVector<Operation *> ops = ring->ops();
      // A product between a gather and a scatter goes with the gather.
      if (llvm::none_of(ops, [&](Operation *o) { return taken.contains(o); })) {
        taken.insert(ops.begin(), ops.end());
        Excerpt excerpt(module, ops);
        auto [it, isNew] = kinds.insert({excerpt.text(), RingKind()});
        RingKind &kind = it->second;
        if (isNew) {
          kind.before = excerpt.secondsOf(target);
          kind.after = excerpt.secondsOf(target, RingWays::One);
          double both = excerpt.secondsOf(target, RingWays::Both);
          if (both < kind.after) {
            kind.after = both;
            kind.ways = RingWays::Both;
          }
        }
        kind.collectives.push_back(op);
        kind.runs += runsOf(op);
      }
    }
    return hasProgramRegions(op) ? WalkResult::advance() : WalkResult::skip();
  });
  std::vector<RingKind> result;
  for (auto &[text, kind] : kinds)
    if (kind.gain() > 0)
      result.push_back(std::move(kind));
  llvm::stable_sort(result, [](const RingKind &a, const RingKind &b) {
    return a.gain() > b.gain();
  });
  if (result.size() > kMostKinds)
    result.resize(kMostKinds);
  return result;
}

/// Puts rings in place of `collectives`; returns where.
static SmallVector<Location> rewriteAll(ArrayRef<Operation *> collectives,
                                        RingWays ways, const Target &target) {
  SmallVector<Location> made;
  for (Operation *collective : collectives)
    // One that was alike may read what another one made.
    if (std::optional<Ring> ring = Ring::find(collective, target)) {
      made.push_back(collective->getLoc());
      ring->rewrite(ways);
    }
  return made;
}

bool Looper::isGain(ModuleOp module, ArrayRef<RingKind> kinds) {
  IRMapping mapping;
  OwningOpRef<ModuleOp> copy =
      cast<ModuleOp>(module.getOperation()->clone(mapping));
  bool isChanged = false;
  for (const RingKind &kind : kinds) {
    std::vector<Operation *> collectives;
    for (Operation *collective : kind.collectives)
      collectives.push_back(mapping.lookup(collective));
    isChanged |= !rewriteAll(collectives, kind.ways, target).empty();
  }
  if (!isChanged)
    return false;
  FailureOr<StepCost> after = target.predict(copy.get());
  if (failed(after) || !isBetter(*after, cost))
    return false;
  cost = *after;
  return true;
}

void Looper::apply(const RingKind &kind) {
  std::string what =
      (kind.collectives.front()->getName().stripDialect() + " goes round " +
       toString(kind.ways) + " beside its products, " +
       secondsText(kind.after) + " where it was " + secondsText(kind.before))
          .str();
  for (Location loc : rewriteAll(kind.collectives, kind.ways, target))
    decisions.push_back({loc, what});
}

Rewrite Looper::run(ModuleOp module) {
  std::vector<RingKind> kinds = findKinds(module);
  // Each step that is predicted costs as much as all rings' own prices.
  bool areAllGain = kinds.size() > 1 && isGain(module, kinds);
  for (const RingKind &kind : kinds)
    if (areAllGain || isGain(module, kind))
      apply(kind);
  return {std::move(decisions), cost};
}

namespace {
struct SpmdLoopCollectivesPass
    : ::mlir::gspmd::impl::SpmdLoopCollectivesBase<SpmdLoopCollectivesPass> {
  using SpmdLoopCollectivesBase::SpmdLoopCollectivesBase;
  void runOnOperation() override {
    bool isChanged = false;
    if (failed(rewriteWithGain(
            getOperation(), getArgument(),
            {topology, axisLayout, overlap, memoryLimit},
            getAnalysis<PredictedStep>(), isChanged, Trial::OnCopy,
            [&](const Target &target, const StepCost &before) {
              return Looper(target, before).run(getOperation());
            })))
      return signalPassFailure();
    markAnalysesPreserved<PredictedStep>();
  }
};
} // namespace
