//===- LoopCollectives.cpp - Collectives beside their products ------------===//

#include "transforms/Optimize/Passes.h"

#include "mlir/IR/IRMapping.h"
#include "transforms/Optimize/Collectives.h"
#include "transforms/Optimize/Excerpt.h"
#include "transforms/Optimize/Guard.h"
#include "transforms/Optimize/Ring.h"
#include "transforms/Optimize/RingWriter.h"
#include "transforms/Optimize/StartedProgram.h"
#include "transforms/Support/Regions.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPMDLOOPCOLLECTIVES
#include "transforms/Optimize/Passes.h.inc"
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

using Exposed = DenseMap<Operation *, double>;

/// Rings that are alike.
struct RingKind {
  std::string text; ///< of what any form takes
  RingForms forms;  ///< of the first
  std::vector<Operation *> collectives;
  RingForm form; ///< the one that takes least
  double before = 0, after = 0;
  /// How often they run in a step, and how long the cores wait for them.
  double runs = 0, exposed = 0;

  double gain() const { return before - after; }
  /// In a step, if it gains there what it does alone.
  double expectedGain() const { return std::min(gain() * runs, exposed); }
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
  /// `exposed`: how long the cores wait for the collectives of the program as
  /// it was scheduled. Failure, after an error, if something cannot be
  /// predicted; so of all.
  FailureOr<Rewrite> run(ModuleOp module, Exposed exposed);
  /// A ring in place of every collective that can be one, each in a form that
  /// the target's number chooses.
  FailureOr<Rewrite> runAtAnyPrice(ModuleOp module);

private:
  std::vector<RingKind> findKinds(ModuleOp module,
                                  const Exposed &exposed) const;
  FailureOr<KindPrice> priceOf(const RingKind &kind, ModuleOp module) const;
  /// As priceOf, once for kinds that are alike.
  LogicalResult price(RingKind &kind, ModuleOp module);
  /// The step with rings of these kinds, scheduled, in a copy, which takes the
  /// place of the best one up to now where it is better; nullopt where none of
  /// them can be.
  FailureOr<std::optional<StepCost>> tryKinds(ModuleOp module,
                                              ArrayRef<RingKind> kinds);
  /// Adds to `taken`, with which the step is `cost`, those of `kinds` with
  /// which it takes less. `withAll`: the step with all of them, where it is
  /// known.
  LogicalResult choose(ModuleOp module, ArrayRef<RingKind> kinds,
                       std::vector<RingKind> &taken, StepCost &cost,
                       std::optional<StepCost> withAll = std::nullopt);
  Rewrite finish(ModuleOp module);

  const Target &target;
  MayStart mayStart;
  /// The best program up to now; null for the one that there was.
  StartedProgram best;
  /// What this round has made of it, by which kinds, and all before.
  Decisions made, decisions;
  std::vector<RingKind> bestKinds;
  /// Of a program's blocks, in which others are tried; not known: in both.
  std::optional<UnitOrder> order;
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
                                        const Exposed &exposed) const {
  std::vector<RingKind> kinds;
  llvm::SmallPtrSet<Operation *, 16> taken;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (exposed.lookup(op) > 0)
      if (RingForms forms = formsOf(op, target); !forms.all.empty()) {
        // A product between a gather and a scatter goes with the gather.
        if (llvm::none_of(forms.ops,
                          [&](auto *one) { return taken.contains(one); })) {
          taken.insert(forms.ops.begin(), forms.ops.end());
          std::string text = Excerpt(module, forms.ops).text();
          RingKind &kind = kindOf(kinds, std::move(text), std::move(forms));
          kind.collectives.push_back(op);
          kind.runs += runsOf(op);
          kind.exposed += runsOf(op) * exposed.lookup(op);
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

FailureOr<KindPrice> Looper::priceOf(const RingKind &kind,
                                     ModuleOp module) const {
  Excerpt excerpt(module, kind.forms.ops);
  FailureOr<double> before = excerpt.secondsOf(target);
  if (failed(before))
    return failure();
  KindPrice price{{}, *before, *before};
  for (const RingForm &form : kind.forms.all) {
    auto rewrite = [&](Operation *collective) {
      auto ring = Ring::find(collective, form, target, /*isApart=*/true);
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
    FailureOr<KindPrice> price = priceOf(kind, module);
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
    if (std::optional<Ring> ring = Ring::find(collective, form, target)) {
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
  FailureOr<StartedProgram> started =
      scheduleWithin([&] { return first ? std::move(first) : makeCopy(); },
                     target, mayStart, order);
  if (failed(started))
    return failure();
  order = started->order;
  StepCost cost = started->cost;
  if (isBetter(cost, best.cost)) {
    best = *std::move(started);
    made = std::move(tried);
    bestKinds.assign(kinds.begin(), kinds.end());
  }
  return std::optional<StepCost>(cost);
}

/// Do the kinds save about what each would alone? Then none does harm, which
/// another one that saves more than it should would hide.
static bool saveAsExpected(ArrayRef<RingKind> kinds, const StepCost &without,
                           const StepCost &with) {
  constexpr double kAbout = 0.05;
  double expected = 0;
  for (const RingKind &kind : kinds)
    expected += kind.expectedGain();
  double saved = without.seconds - with.seconds;
  return std::abs(saved - expected) <= kAbout * expected;
}

LogicalResult Looper::choose(ModuleOp module, ArrayRef<RingKind> kinds,
                             std::vector<RingKind> &taken, StepCost &cost,
                             std::optional<StepCost> withAll) {
  if (kinds.empty())
    return success();
  size_t before = taken.size();
  llvm::append_range(taken, kinds);
  if (!withAll) {
    FailureOr<std::optional<StepCost>> tried = tryKinds(module, taken);
    if (failed(tried))
      return failure();
    withAll = *tried;
  }
  if (withAll && isBetter(*withAll, cost) &&
      (kinds.size() == 1 || saveAsExpected(kinds, cost, *withAll))) {
    cost = *withAll;
    return success();
  }
  taken.resize(before);
  if (kinds.size() == 1)
    return success();
  ArrayRef<RingKind> half = kinds.take_front((kinds.size() + 1) / 2);
  if (failed(choose(module, half, taken, cost)))
    return failure();
  if (taken.size() < before + half.size())
    withAll.reset();
  return choose(module, kinds.drop_front(half.size()), taken, cost, withAll);
}

FailureOr<Rewrite> Looper::run(ModuleOp module, Exposed exposed) {
  // What the cores wait for is another thing after a round.
  OwningOpRef<ModuleOp> joined;
  ModuleOp current = module;
  for (unsigned round = 0; round < kMostRounds; ++round) {
    std::vector<RingKind> kinds = findKinds(current, exposed);
    for (RingKind &kind : kinds)
      if (failed(price(kind, current)))
        return failure();
    llvm::erase_if(kinds, [](const RingKind &k) { return k.gain() <= 0; });
    made.clear();
    order.reset(); // the first trial tells
    std::vector<RingKind> taken;
    StepCost cost = best.cost;
    if (failed(choose(current, kinds, taken, cost)))
      return failure();
    if (made.empty())
      break;
    order = best.order == UnitOrder::Critical ? UnitOrder::Program
                                              : UnitOrder::Critical;
    std::vector<RingKind> chosen = bestKinds;
    if (failed(tryKinds(current, chosen)))
      return failure();
    llvm::append_range(decisions, made);
    if (round + 1 == kMostRounds)
      break;
    IRMapping mapping;
    joined = cast<ModuleOp>(best.program->getOperation()->clone(mapping));
    exposed.clear();
    for (auto [op, seconds] : best.exposed)
      exposed[mapping.lookup(op)] = seconds;
    spmd::joinStarted(*joined);
    current = *joined;
  }
  return finish(module);
}

Rewrite Looper::finish(ModuleOp module) {
  if (decisions.empty())
    return Rewrite();
  module.getBodyRegion().takeBody(best.program->getBodyRegion());
  module.walk([](Operation *op) { op->removeAttr(kInSteps); });
  return Rewrite{std::move(decisions), best.cost, /*isForMemory=*/false,
                 std::move(best.exposed)};
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
      Ring::find(op, form, target)->rewrite();
    }
    return copy;
  };
  FailureOr<StartedProgram> started =
      scheduleWithin(makeCopy, target, mayStart);
  if (failed(started))
    return failure();
  best = *std::move(started);
  return finish(module);
}

namespace {
struct SpmdLoopCollectivesPass
    : RewritePass<::mlir::gspmd::impl::SpmdLoopCollectivesBase<
          SpmdLoopCollectivesPass>> {
  using RewritePass::RewritePass;
  void runOnOperation() override {
    // What was started is started again. Else only what the pass makes.
    bool startsAll = spmd::isAnyStarted(getOperation());
    auto mayStart = [startsAll](Operation *collective) {
      return startsAll || collective->hasAttr(kInSteps);
    };
    Exposed exposed;
    auto look = [&](PredictedStep &predicted) -> LogicalResult {
      if (!predicted.exposed) {
        predicted.exposed.emplace();
        if (failed(predicted.target->predict(getOperation(), /*held=*/nullptr,
                                             &*predicted.exposed)))
          return failure();
      }
      exposed = *predicted.exposed;
      return success();
    };
    (void)rewrite(
        Trial::OnCopy,
        [&](const Target &target, const StepCost &before) {
          Looper looper(target, before, mayStart);
          return target.atAnyPrice()
                     ? looper.runAtAnyPrice(getOperation())
                     : looper.run(getOperation(), std::move(exposed));
        },
        look);
  }
};
} // namespace
