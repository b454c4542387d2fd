//===- LoopCollectives.cpp - Looped collectives and products --------------===//

#include "compiler/Optimize/Passes.h"

#include "compiler/Optimize/LoopCollectives/CollectiveRing.h"
#include "compiler/Optimize/LoopCollectives/ProgramExcerpt.h"
#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "compiler/Optimize/Support/ScheduledProgram.h"
#include "mlir/IR/IRMapping.h"
#include "transforms/Support/Regions.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPMDLOOPCOLLECTIVES
#include "compiler/Optimize/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

/// Bounds the number of kinds, each of which costs a prediction of the step.
static constexpr size_t kMaxKinds = 8;
/// Later rounds find kinds next to those that were rewritten.
static constexpr unsigned kMaxLoopRounds = 2;
/// The least share of the step for which the cores must wait for a kind.
static constexpr double kMinFraction = 1e-3;

namespace {

/// Identical rings.
struct RingKind {
  std::string text; ///< the text of the ops of all forms
  RingForms forms;  ///< the forms of the first collective
  std::vector<Operation *> collectives;
  RingForm form; ///< the fastest one
  double before = 0, after = 0;
  /// Seconds per step for which the cores wait for all of them.
  double exposed = 0;

  double gain() const { return before - after; }
};

/// Seconds of a kind before and after, in its fastest form.
struct KindCost {
  RingForm form;
  double before, after;
};

/// Finds the collectives that run faster as rings concurrently with products.
class RingOptimizer {
public:
  /// `mayStart` selects the collectives that the pass may start.
  RingOptimizer(const Target &target, const StepCost &before, MayStart mayStart)
      : target(target), mayStart(mayStart) {
    best.cost = before;
  }
  /// Fails, after an error, if a prediction fails. `exposed` holds the times of
  /// the module (predictExposedTimes), if known.
  FailureOr<Rewrite> run(ModuleOp module, std::optional<ExposedTimes> &exposed);
  /// Rewrites every collective that can be a ring, each in a form that the
  /// target's number selects.
  FailureOr<Rewrite> runForced(ModuleOp module);

private:
  std::vector<RingKind> findKinds(ModuleOp module,
                                  const ExposedTimes &exposed) const;
  FailureOr<KindCost> costOf(const RingKind &kind, ModuleOp module) const;
  /// Sets the form and costs of a kind by costOf, once for identical kinds.
  LogicalResult estimate(RingKind &kind, ModuleOp module);
  /// Rewrites rings of these kinds in a copy of the module and schedules it.
  /// Returns the cost of the copy, which becomes the best program if it is
  /// better; nullopt if none of the rings can be rewritten.
  FailureOr<std::optional<StepCost>> tryKinds(ModuleOp module,
                                              ArrayRef<RingKind> kinds);
  /// Adds one kind after the other while the step becomes shorter.
  LogicalResult choose(ModuleOp module, ArrayRef<RingKind> kinds);
  Rewrite finish(ModuleOp module);

  const Target &target;
  MayStart mayStart;
  /// The best program so far; null for the original one.
  ScheduledProgram best;
  /// The decisions of this round, and of all rounds.
  Decisions roundDecisions, decisions;
  /// The costs of each kind of ring, by the text of the kind and its forms.
  llvm::StringMap<std::vector<std::pair<SmallVector<RingForm>, KindCost>>>
      costs;
};

} // namespace

/// Returns the kind of a ring with this excerpt and these forms. The forms may
/// differ for equal texts, since they depend on the shardings of other
/// operands.
static RingKind &kindOf(std::vector<RingKind> &kinds, std::string text,
                        RingForms forms) {
  for (RingKind &kind : kinds)
    if (kind.text == text && kind.forms.all == forms.all)
      return kind;
  RingKind &kind = kinds.emplace_back();
  kind.text = std::move(text);
  kind.forms = std::move(forms);
  return kind;
}

/// Returns true if a collective of `module` has the form of a ring.
static bool hasRings(ModuleOp module, const Target &target) {
  return module
      .walk<WalkOrder::PreOrder>([&](Operation *op) {
        if (!formsOf(op, target).all.empty())
          return WalkResult::interrupt();
        return hasProgramRegions(op) ? WalkResult::advance()
                                     : WalkResult::skip();
      })
      .wasInterrupted();
}

/// Returns the kinds by decreasing exposed time.
std::vector<RingKind>
RingOptimizer::findKinds(ModuleOp module, const ExposedTimes &exposed) const {
  std::vector<RingKind> kinds;
  llvm::SmallPtrSet<Operation *, 16> taken;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (exposed.lookup(op) > 0)
      if (RingForms forms = formsOf(op, target); !forms.all.empty()) {
        // A product between a gather and a scatter belongs to the gather.
        if (llvm::none_of(forms.ops,
                          [&](auto *one) { return taken.contains(one); })) {
          taken.insert(forms.ops.begin(), forms.ops.end());
          std::string text = ProgramExcerpt(module, forms.ops).text();
          RingKind &kind = kindOf(kinds, std::move(text), std::move(forms));
          kind.collectives.push_back(op);
          kind.exposed += executionCountOf(op) * exposed.lookup(op);
        }
      }
    return hasProgramRegions(op) ? WalkResult::advance() : WalkResult::skip();
  });
  llvm::erase_if(kinds, [&](const RingKind &kind) {
    return kind.exposed <= kMinFraction * best.cost.seconds;
  });
  llvm::stable_sort(kinds, [](const RingKind &a, const RingKind &b) {
    return a.exposed > b.exposed;
  });
  if (kinds.size() > kMaxKinds)
    kinds.resize(kMaxKinds);
  return kinds;
}

FailureOr<KindCost> RingOptimizer::costOf(const RingKind &kind,
                                          ModuleOp module) const {
  ProgramExcerpt excerpt(module, kind.forms.ops);
  FailureOr<double> before = excerpt.secondsOf(target);
  if (failed(before))
    return failure();
  KindCost cost{{}, *before, *before};
  for (const RingForm &form : kind.forms.all) {
    auto rewrite = [&](Operation *collective) {
      auto ring =
          CollectiveRing::find(collective, form, target, /*isInExcerpt=*/true);
      if (ring)
        ring->rewrite();
      return ring.has_value();
    };
    auto seconds = excerpt.secondsWith(target, cost.after, rewrite);
    if (failed(seconds))
      return failure();
    if (*seconds < cost.after) {
      cost.after = *seconds;
      cost.form = form;
    }
  }
  return cost;
}

LogicalResult RingOptimizer::estimate(RingKind &kind, ModuleOp module) {
  const KindCost *found = nullptr;
  for (const auto &[forms, cost] : costs[kind.text])
    if (forms == kind.forms.all)
      found = &cost;
  if (!found) {
    FailureOr<KindCost> cost = costOf(kind, module);
    if (failed(cost))
      return failure();
    found = &costs[kind.text].emplace_back(kind.forms.all, *cost).second;
  }
  kind.form = found->form;
  kind.before = found->before;
  kind.after = found->after;
  return success();
}

/// Rewrites `collectives` as rings; returns their locations.
static SmallVector<Location> rewriteAll(ArrayRef<Operation *> collectives,
                                        const RingForm &form,
                                        const Target &target) {
  SmallVector<Location> locations;
  for (Operation *collective : collectives)
    // An identical ring may depend on a rewritten one.
    if (std::optional<CollectiveRing> ring =
            CollectiveRing::find(collective, form, target)) {
      locations.push_back(collective->getLoc());
      ring->rewrite();
    }
  return locations;
}

/// Returns the text of the remark for a kind; `first` is one of its
/// collectives.
static std::string textOf(const RingKind &kind, const Target &target) {
  Operation *first = kind.collectives.front();
  return (first->getName().stripDialect() + " runs " +
          describe(kind.form, first, target) +
          " concurrently with its products, " + secondsText(kind.after) +
          " instead of " + secondsText(kind.before))
      .str();
}

FailureOr<std::optional<StepCost>>
RingOptimizer::tryKinds(ModuleOp module, ArrayRef<RingKind> kinds) {
  Decisions tried;
  IRMapping mapping;
  OwningOpRef<ModuleOp> copy =
      cast<ModuleOp>(module.getOperation()->clone(mapping));
  for (const RingKind &kind : kinds) {
    std::vector<Operation *> collectives;
    for (Operation *collective : kind.collectives)
      collectives.push_back(mapping.lookup(collective));
    for (Location loc : rewriteAll(collectives, kind.form, target))
      tried.push_back({loc, ::textOf(kind, target)});
  }
  if (tried.empty())
    return std::optional<StepCost>();
  FailureOr<ScheduledProgram> started =
      scheduleWithin(std::move(copy), target, mayStart, kAllOrders, &best.cost);
  if (failed(started))
    return failure();
  StepCost cost = started->cost;
  if (isBetter(cost, best.cost)) {
    best = *std::move(started);
    roundDecisions = std::move(tried);
  }
  return std::optional<StepCost>(cost);
}

LogicalResult RingOptimizer::choose(ModuleOp module, ArrayRef<RingKind> kinds) {
  std::vector<RingKind> taken;
  bool hasTriedAll = kinds.empty();
  for (const RingKind &kind : kinds) {
    StepCost without = best.cost;
    taken.push_back(kind);
    hasTriedAll = taken.size() == kinds.size();
    FailureOr<std::optional<StepCost>> cost = tryKinds(module, taken);
    if (failed(cost))
      return failure();
    if (!*cost || !isBetter(**cost, without))
      taken.pop_back();
  }
  // Some kinds gain only in combination.
  if (hasTriedAll)
    return success();
  return success(succeeded(tryKinds(module, kinds)));
}

FailureOr<Rewrite> RingOptimizer::run(ModuleOp module,
                                      std::optional<ExposedTimes> &exposed) {
  // Exposed times change after a round.
  OwningOpRef<ModuleOp> joined;
  ModuleOp current = module;
  for (unsigned round = 0; round < kMaxLoopRounds; ++round) {
    std::optional<ExposedTimes> laterExposed;
    std::optional<ExposedTimes> &known = round == 0 ? exposed : laterExposed;
    if (!known && !hasRings(current, target))
      break;
    if (failed(predictExposedTimes(current, target, mayStart, known)))
      return failure();
    std::vector<RingKind> kinds = findKinds(current, *known);
    for (RingKind &kind : kinds)
      if (failed(estimate(kind, current)))
        return failure();
    llvm::erase_if(kinds, [](const RingKind &k) { return k.gain() <= 0; });
    roundDecisions.clear();
    if (failed(choose(current, kinds)))
      return failure();
    if (roundDecisions.empty())
      break;
    llvm::append_range(decisions, roundDecisions);
    if (round + 1 == kMaxLoopRounds)
      break;
    joined = best.program->clone();
    spmd::joinStartedCollectives(*joined);
    current = *joined;
  }
  return finish(module);
}

Rewrite RingOptimizer::finish(ModuleOp module) {
  return StartPolicy::finish(module, std::move(best.program),
                             std::move(decisions), best.cost);
}

FailureOr<Rewrite> RingOptimizer::runForced(ModuleOp module) {
  OwningOpRef<ModuleOp> copy = module.clone();
  std::vector<Operation *> collectives;
  copy->walk([&](Operation *op) {
    if (transferKindOf(op))
      collectives.push_back(op);
  });
  uint64_t number = target.forcedVariant();
  for (Operation *op : collectives) {
    RingForms forms = formsOf(op, target);
    if (forms.all.empty())
      continue;
    const RingForm &form = forms.all[number++ % forms.all.size()];
    decisions.push_back({op->getLoc(), (op->getName().stripDialect() +
                                        " runs " + describe(form, op, target) +
                                        " concurrently with its products")
                                           .str()});
    CollectiveRing::find(op, form, target)->rewrite();
  }
  FailureOr<ScheduledProgram> started =
      scheduleWithin(std::move(copy), target, mayStart, kAllOrders);
  if (failed(started))
    return failure();
  best = *std::move(started);
  return finish(module);
}

namespace {
struct SpmdLoopCollectivesPass
    : AsyncRewritePass<::mlir::gspmd::impl::SpmdLoopCollectivesBase<
          SpmdLoopCollectivesPass>> {
  using AsyncRewritePass::AsyncRewritePass;
  void runOnProgram() override {
    rewriteAsync([](ModuleOp program, const Target &target,
                    const StepCost &before, MayStart mayStart,
                    std::optional<ExposedTimes> &exposed) {
      RingOptimizer optimizer(target, before, mayStart);
      return target.forcedVariant() ? optimizer.runForced(program)
                                    : optimizer.run(program, exposed);
    });
  }
};
} // namespace
