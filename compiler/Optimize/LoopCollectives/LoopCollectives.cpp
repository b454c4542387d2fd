//===- LoopCollectives.cpp - Collectives beside their products ------------===//

#include "compiler/Optimize/Passes.h"

#include "compiler/Optimize/LoopCollectives/CollectiveRing.h"
#include "compiler/Optimize/LoopCollectives/ProgramExcerpt.h"
#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "compiler/Optimize/Support/RingWriter.h"
#include "compiler/Optimize/Support/ScheduledProgram.h"
#include "mlir/IR/IRMapping.h"
#include "transforms/Support/Regions.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPMDLOOPCOLLECTIVES
#include "compiler/Optimize/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

/// Kinds that are tried: each costs a prediction of the whole step.
static constexpr size_t kMostKinds = 8;
/// The kinds that are found with those that are taken.
static constexpr unsigned kMostRounds = 2;
/// The least part of the step that the cores must wait for a kind.
static constexpr double kLeastPart = 1e-3;

namespace {

/// Rings that are alike.
struct RingKind {
  std::string text; ///< of what any form takes
  RingForms forms;  ///< of the first
  std::vector<Operation *> collectives;
  RingForm form; ///< the one that takes least
  double before = 0, after = 0;
  /// How long the cores wait for all of them in a step.
  double exposed = 0;

  double gain() const { return before - after; }
};

/// What a kind takes, in the form in which it takes least.
struct KindPrice {
  RingForm form;
  double before, after;
};

class Looper {
public:
  /// `mayStart`: the collectives that the program may have started behind this.
  Looper(const Target &target, const StepCost &before, MayStart mayStart)
      : target(target), mayStart(mayStart) {
    best.cost = before;
  }
  /// Failure, after an error, if something cannot be predicted; so of all.
  /// `exposed`: of the module (predictExposedTimes), as far as it is known.
  FailureOr<Rewrite> run(ModuleOp module, std::optional<ExposedTimes> &exposed);
  /// A ring in place of every collective that can be one, each in a form that
  /// the target's number chooses.
  FailureOr<Rewrite> runAtAnyPrice(ModuleOp module);

private:
  std::vector<RingKind> findKinds(ModuleOp module,
                                  const ExposedTimes &exposed) const;
  FailureOr<KindPrice> costOf(const RingKind &kind, ModuleOp module) const;
  /// As costOf, once for kinds that are alike.
  LogicalResult price(RingKind &kind, ModuleOp module);
  /// The step with rings of these kinds, scheduled, in a copy, which takes the
  /// place of the best one up to now where it is better; nullopt where none of
  /// them can be.
  FailureOr<std::optional<StepCost>> tryKinds(ModuleOp module,
                                              ArrayRef<RingKind> kinds);
  /// Tries the kinds one with the other, as long as the step takes less.
  LogicalResult choose(ModuleOp module, ArrayRef<RingKind> kinds);
  Rewrite finish(ModuleOp module);

  const Target &target;
  MayStart mayStart;
  /// The best program up to now; null for the one that there was.
  ScheduledProgram best;
  /// What this round has made of it, and all before.
  Decisions made, decisions;
  /// By the text of a kind, and its forms.
  llvm::StringMap<std::vector<std::pair<SmallVector<RingForm>, KindPrice>>>
      prices;
};

} // namespace

/// The kind of a ring with this excerpt that can take these forms: what the
/// others' operands are cut along says which of them it can.
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

/// Those first for which the cores wait longest.
std::vector<RingKind> Looper::findKinds(ModuleOp module,
                                        const ExposedTimes &exposed) const {
  std::vector<RingKind> kinds;
  llvm::SmallPtrSet<Operation *, 16> taken;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (exposed.lookup(op) > 0)
      if (RingForms forms = formsOf(op, target); !forms.all.empty()) {
        // A product between a gather and a scatter goes with the gather.
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
    return kind.exposed <= kLeastPart * best.cost.seconds;
  });
  llvm::stable_sort(kinds, [](const RingKind &a, const RingKind &b) {
    return a.exposed > b.exposed;
  });
  if (kinds.size() > kMostKinds)
    kinds.resize(kMostKinds);
  return kinds;
}

FailureOr<KindPrice> Looper::costOf(const RingKind &kind,
                                    ModuleOp module) const {
  ProgramExcerpt excerpt(module, kind.forms.ops);
  FailureOr<double> before = excerpt.secondsOf(target);
  if (failed(before))
    return failure();
  KindPrice price{{}, *before, *before};
  for (const RingForm &form : kind.forms.all) {
    auto rewrite = [&](Operation *collective) {
      auto ring =
          CollectiveRing::find(collective, form, target, /*isApart=*/true);
      if (ring)
        ring->rewrite();
      return ring.has_value();
    };
    auto seconds = excerpt.secondsWith(target, price.after, rewrite);
    if (failed(seconds))
      return failure();
    if (*seconds < price.after) {
      price.after = *seconds;
      price.form = form;
    }
  }
  return price;
}

LogicalResult Looper::price(RingKind &kind, ModuleOp module) {
  const KindPrice *found = nullptr;
  for (const auto &[forms, price] : prices[kind.text])
    if (forms == kind.forms.all)
      found = &price;
  if (!found) {
    FailureOr<KindPrice> price = costOf(kind, module);
    if (failed(price))
      return failure();
    found = &prices[kind.text].emplace_back(kind.forms.all, *price).second;
  }
  kind.form = found->form;
  kind.before = found->before;
  kind.after = found->after;
  return success();
}

/// Puts rings in place of `collectives`; returns where.
static SmallVector<Location> rewriteAll(ArrayRef<Operation *> collectives,
                                        const RingForm &form,
                                        const Target &target) {
  SmallVector<Location> made;
  for (Operation *collective : collectives)
    // One that was alike may read what another one made.
    if (std::optional<CollectiveRing> ring =
            CollectiveRing::find(collective, form, target)) {
      made.push_back(collective->getLoc());
      ring->rewrite();
    }
  return made;
}

/// What a kind of rings is said to do; `first` is one of its collectives.
static std::string textOf(const RingKind &kind, const Target &target) {
  Operation *first = kind.collectives.front();
  return (first->getName().stripDialect() + " goes " +
          describe(kind.form, first, target) + " beside its products, " +
          secondsText(kind.after) + " where it was " + secondsText(kind.before))
      .str();
}

FailureOr<std::optional<StepCost>> Looper::tryKinds(ModuleOp module,
                                                    ArrayRef<RingKind> kinds) {
  Decisions tried;
  auto makeCopy = [&] {
    tried.clear();
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
    return copy;
  };
  OwningOpRef<ModuleOp> first = makeCopy();
  if (tried.empty())
    return std::optional<StepCost>();
  FailureOr<ScheduledProgram> started =
      scheduleWithin([&] { return first ? std::move(first) : makeCopy(); },
                     target, mayStart, kAllOrders);
  if (failed(started))
    return failure();
  StepCost cost = started->cost;
  if (isBetter(cost, best.cost)) {
    best = *std::move(started);
    made = std::move(tried);
  }
  return std::optional<StepCost>(cost);
}

LogicalResult Looper::choose(ModuleOp module, ArrayRef<RingKind> kinds) {
  std::vector<RingKind> taken;
  for (const RingKind &kind : kinds) {
    StepCost without = best.cost;
    taken.push_back(kind);
    FailureOr<std::optional<StepCost>> cost = tryKinds(module, taken);
    if (failed(cost))
      return failure();
    if (!*cost || !isBetter(**cost, without))
      taken.pop_back();
  }
  // Some gain together only.
  if (taken.size() == kinds.size() || kinds.size() == 1)
    return success();
  return success(succeeded(tryKinds(module, kinds)));
}

FailureOr<Rewrite> Looper::run(ModuleOp module,
                               std::optional<ExposedTimes> &exposed) {
  // What the cores wait for is another thing after a round.
  OwningOpRef<ModuleOp> joined;
  ModuleOp current = module;
  for (unsigned round = 0; round < kMostRounds; ++round) {
    std::optional<ExposedTimes> ofLater;
    std::optional<ExposedTimes> &known = round == 0 ? exposed : ofLater;
    if (failed(predictExposedTimes(current, target, mayStart, known)))
      return failure();
    std::vector<RingKind> kinds = findKinds(current, *known);
    for (RingKind &kind : kinds)
      if (failed(price(kind, current)))
        return failure();
    llvm::erase_if(kinds, [](const RingKind &k) { return k.gain() <= 0; });
    made.clear();
    if (failed(choose(current, kinds)))
      return failure();
    if (made.empty())
      break;
    llvm::append_range(decisions, made);
    if (round + 1 == kMostRounds)
      break;
    joined = best.program->clone();
    spmd::joinStartedCollectives(*joined);
    current = *joined;
  }
  return finish(module);
}

Rewrite Looper::finish(ModuleOp module) {
  return StartPolicy::finish(module, std::move(best.program),
                             std::move(decisions), best.cost);
}

FailureOr<Rewrite> Looper::runAtAnyPrice(ModuleOp module) {
  auto makeCopy = [&] {
    decisions.clear();
    OwningOpRef<ModuleOp> copy = module.clone();
    std::vector<Operation *> collectives;
    copy->walk([&](Operation *op) {
      if (transferKindOf(op))
        collectives.push_back(op);
    });
    uint64_t number = target.atAnyPrice();
    for (Operation *op : collectives) {
      RingForms forms = formsOf(op, target);
      if (forms.all.empty())
        continue;
      const RingForm &form = forms.all[number++ % forms.all.size()];
      decisions.push_back(
          {op->getLoc(), (op->getName().stripDialect() + " goes " +
                          describe(form, op, target) + " beside its products")
                             .str()});
      CollectiveRing::find(op, form, target)->rewrite();
    }
    return copy;
  };
  FailureOr<ScheduledProgram> started =
      scheduleWithin(makeCopy, target, mayStart, kAllOrders);
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
  void runOnOperation() override {
    rewriteAsync([](ModuleOp program, const Target &target,
                    const StepCost &before, MayStart mayStart,
                    std::optional<ExposedTimes> &exposed) {
      Looper looper(target, before, mayStart);
      return target.atAnyPrice() ? looper.runAtAnyPrice(program)
                                 : looper.run(program, exposed);
    });
  }
};
} // namespace
