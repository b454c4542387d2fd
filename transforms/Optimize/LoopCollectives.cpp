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

/// Rings that are alike.
struct RingKind {
  std::string text; ///< of what any form takes
  SmallVector<RingForm> forms;
  std::vector<Operation *> collectives;
  RingForm form; ///< the one that takes least
  double before = 0, after = 0;
  /// How long the cores wait for all of them in a step.
  double exposed = 0;

  double gain() const { return before - after; }
};

class Looper {
public:
  /// `mayStart`: the collectives that the program may have started behind this.
  Looper(const Target &target, const StepCost &before, MayStart mayStart)
      : target(target), cost(before), mayStart(mayStart) {}
  /// Failure, after an error, if something cannot be predicted; so of all.
  FailureOr<Rewrite> run(ModuleOp module);

private:
  FailureOr<std::vector<RingKind>> findKinds(ModuleOp module);
  LogicalResult price(RingKind &kind, ModuleOp module);
  /// The step with rings of these kinds, in a copy; nullopt where none is left.
  FailureOr<std::optional<StepCost>> costWith(ModuleOp module,
                                              ArrayRef<RingKind> kinds);
  /// Is the step with rings of these kinds better? Sets its cost then.
  FailureOr<bool> gainsBy(ModuleOp module, ArrayRef<RingKind> kinds);
  /// Of the kinds, those with which the step takes least; sets its cost.
  FailureOr<std::vector<RingKind>> choose(ModuleOp module,
                                          ArrayRef<RingKind> kinds);
  void apply(const RingKind &kind);

  const Target &target;
  StepCost cost; ///< of the step with what is applied
  MayStart mayStart;
  Decisions decisions;
};

} // namespace

/// The kind of a ring with this excerpt that can take these forms: what the
/// others' operands are cut along says which of them it can.
static RingKind &kindOf(std::vector<RingKind> &kinds, std::string text,
                        ArrayRef<RingForm> forms) {
  for (RingKind &kind : kinds)
    if (kind.text == text && ArrayRef<RingForm>(kind.forms) == forms)
      return kind;
  RingKind &kind = kinds.emplace_back();
  kind.text = std::move(text);
  kind.forms.assign(forms.begin(), forms.end());
  return kind;
}

/// Those first for which the cores wait longest.
FailureOr<std::vector<RingKind>> Looper::findKinds(ModuleOp module) {
  auto exposed = exposedWhenStarted(module, target, mayStart);
  if (failed(exposed))
    return failure();
  std::vector<RingKind> kinds;
  llvm::SmallPtrSet<Operation *, 16> taken;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (exposed->lookup(op) > 0)
      if (auto forms = formsOf(op, target); !forms.empty()) {
        SmallVector<Operation *> ops = opsOf(op, forms, target);
        // A product between a gather and a scatter goes with the gather.
        if (llvm::none_of(ops,
                          [&](auto *one) { return taken.contains(one); })) {
          taken.insert(ops.begin(), ops.end());
          RingKind &kind = kindOf(kinds, Excerpt(module, ops).text(), forms);
          kind.collectives.push_back(op);
          kind.exposed += runsOf(op) * exposed->lookup(op);
        }
      }
    return hasProgramRegions(op) ? WalkResult::advance() : WalkResult::skip();
  });
  llvm::erase_if(kinds, [&](const RingKind &kind) {
    return kind.exposed <= kLeastPart * cost.seconds;
  });
  llvm::stable_sort(kinds, [](const RingKind &a, const RingKind &b) {
    return a.exposed > b.exposed;
  });
  if (kinds.size() > kMostKinds)
    kinds.resize(kMostKinds);
  return kinds;
}

LogicalResult Looper::price(RingKind &kind, ModuleOp module) {
  Operation *first = kind.collectives.front();
  Excerpt excerpt(module, opsOf(first, kind.forms, target));
  FailureOr<double> before = excerpt.secondsOf(target);
  if (failed(before))
    return failure();
  kind.before = *before;
  kind.after = std::numeric_limits<double>::infinity();
  for (const RingForm &form : kind.forms) {
    auto seconds = excerpt.secondsWith(target, [&](Operation *collective) {
      auto ring = Ring::find(collective, form, target, /*isApart=*/true);
      if (ring)
        ring->rewrite();
      return ring.has_value();
    });
    if (failed(seconds))
      return failure();
    if (*seconds < kind.after) {
      kind.after = *seconds;
      kind.form = form;
    }
  }
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

FailureOr<std::optional<StepCost>> Looper::costWith(ModuleOp module,
                                                    ArrayRef<RingKind> kinds) {
  IRMapping mapping;
  OwningOpRef<ModuleOp> copy =
      cast<ModuleOp>(module.getOperation()->clone(mapping));
  bool isChanged = false;
  for (const RingKind &kind : kinds) {
    std::vector<Operation *> collectives;
    for (Operation *collective : kind.collectives)
      collectives.push_back(mapping.lookup(collective));
    isChanged |= !rewriteAll(collectives, kind.form, target).empty();
  }
  if (!isChanged)
    return std::optional<StepCost>();
  FailureOr<Rewrite> scheduled = scheduleWithin(*copy, target, mayStart);
  if (failed(scheduled))
    return failure();
  return scheduled->after;
}

FailureOr<bool> Looper::gainsBy(ModuleOp module, ArrayRef<RingKind> kinds) {
  FailureOr<std::optional<StepCost>> after = costWith(module, kinds);
  if (failed(after))
    return failure();
  bool gains = *after && isBetter(**after, cost);
  if (gains)
    cost = **after;
  return gains;
}

FailureOr<std::vector<RingKind>> Looper::choose(ModuleOp module,
                                                ArrayRef<RingKind> kinds) {
  std::vector<RingKind> chosen;
  for (const RingKind &kind : kinds) {
    chosen.push_back(kind);
    FailureOr<bool> gains = gainsBy(module, chosen);
    if (failed(gains))
      return failure();
    if (!*gains)
      chosen.pop_back();
  }
  // Some gain together only.
  if (chosen.size() == kinds.size())
    return chosen;
  FailureOr<bool> gains = gainsBy(module, kinds);
  if (failed(gains))
    return failure();
  return *gains ? kinds.vec() : chosen;
}

void Looper::apply(const RingKind &kind) {
  Operation *first = kind.collectives.front();
  std::string what =
      (first->getName().stripDialect() + " goes " +
       describe(kind.form, first, target) + " beside its products, " +
       secondsText(kind.after) + " where it was " + secondsText(kind.before))
          .str();
  for (Location loc : rewriteAll(kind.collectives, kind.form, target))
    decisions.push_back({loc, what});
}

FailureOr<Rewrite> Looper::run(ModuleOp module) {
  // What the cores wait for is another thing then.
  for (unsigned round = 0; round < kMostRounds; ++round) {
    FailureOr<std::vector<RingKind>> kinds = findKinds(module);
    if (failed(kinds))
      return failure();
    for (RingKind &kind : *kinds)
      if (failed(price(kind, module)))
        return failure();
    llvm::erase_if(*kinds, [](const RingKind &k) { return k.gain() <= 0; });
    FailureOr<std::vector<RingKind>> chosen = choose(module, *kinds);
    if (failed(chosen))
      return failure();
    for (const RingKind &kind : *chosen)
      apply(kind);
    if (chosen->empty())
      break;
  }
  if (!decisions.empty() && failed(scheduleWithin(module, target, mayStart)))
    return failure();
  module.walk([](Operation *op) { op->removeAttr(kInSteps); });
  return Rewrite{std::move(decisions), cost};
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
    (void)rewrite(Trial::OnCopy,
                  [&](const Target &target, const StepCost &before) {
                    return Looper(target, before, mayStart).run(getOperation());
                  });
  }
};
} // namespace
