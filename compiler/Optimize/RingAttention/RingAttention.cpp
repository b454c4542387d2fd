//===- RingAttention.cpp - Attention as a ring over the keys --------------===//

#include "compiler/Optimize/Passes.h"

#include "compiler/Optimize/RingAttention/OnlineSoftmaxWriter.h"
#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "compiler/Optimize/Support/ScheduledProgram.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/Support/FormatVariadic.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPMDRINGATTENTION
#include "compiler/Optimize/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

/// Bounds the number of kinds, each of which costs two predictions of the step.
/// Models have few kinds: local and global layers, encoder and decoder.
static constexpr size_t kMaxAttentionKinds = 4;

namespace {

/// Softmaxes of one kind.
struct AttentionKind {
  std::string text;
  std::vector<Operation *> maxima;
  double bytes =
      0; ///< bytes of the gathered tensors that the first softmax reads
  RingDirection direction = RingDirection::OneWay;
};

class AttentionLooper {
public:
  /// `onlyToFit`: changes only a program that does not fit into memory, and
  /// starts no collective early.
  AttentionLooper(const Target &target, const StepCost &before,
                  MayStart mayStart, bool onlyToFit)
      : target(target), mayStart(mayStart), onlyToFit(onlyToFit) {
    best.cost = before;
  }
  /// Fails, after an error, if a prediction fails.
  FailureOr<Rewrite> run(ModuleOp module);

private:
  std::vector<AttentionKind> findKinds(ModuleOp module) const;
  /// Rewrites these kinds in a copy of the module and schedules it. Returns
  /// true if the copy is the best program so far.
  FailureOr<bool> tryKinds(ModuleOp module, ArrayRef<AttentionKind> kinds);

  /// Predicts `program`, with its schedule unless `onlyToFit`.
  FailureOr<ScheduledProgram> predict(OwningOpRef<ModuleOp> program) const;
  bool isImproved(const StepCost &cost) const;

  const Target &target;
  MayStart mayStart;
  bool onlyToFit;
  /// The best program so far; null for the original one.
  ScheduledProgram best;
  Decisions decisions;
};

} // namespace

/// Reports why the gathered tensors of an attention stay.
static void reportMissed(Operation *maximum, StringRef reason, double bytes) {
  std::string gathers =
      bytes > 0 ? llvm::formatv("gathers of {0:f3} MB stay", bytes / 1e6).str()
                : "gathers stay";
  emitRemark(maximum->getLoc())
      << "spmd-ring-attention: the softmax does not become a ring, and its "
      << gathers << ": " << reason;
}

/// Returns the kinds by decreasing bytes of all their gathers.
std::vector<AttentionKind> AttentionLooper::findKinds(ModuleOp module) const {
  std::vector<AttentionKind> kinds;
  module.walk([&](Operation *op) {
    std::string reason;
    double bytes = 0;
    auto softmax = OnlineSoftmax::find(op, reason, bytes);
    if (!reason.empty() && !onlyToFit)
      reportMissed(op, reason, bytes);
    if (!softmax)
      return;
    std::string text = softmax->kind();
    auto kind = llvm::find_if(
        kinds, [&](const AttentionKind &one) { return one.text == text; });
    if (kind == kinds.end())
      kind = kinds.insert(kind, AttentionKind{text, {}, bytes});
    kind->maxima.push_back(op);
  });
  auto total = [](const AttentionKind &kind) {
    return kind.bytes * double(kind.maxima.size());
  };
  llvm::stable_sort(kinds, [&](const AttentionKind &a, const AttentionKind &b) {
    return total(a) > total(b);
  });
  if (kinds.size() > kMaxAttentionKinds)
    kinds.resize(kMaxAttentionKinds);
  return kinds;
}

/// Returns the text of the remark for a softmax that becomes a ring.
static std::string textOf(const OnlineSoftmax &softmax, RingDirection direction,
                          double bytes) {
  int64_t devices = softmax.getKeys().devices;
  std::string text = llvm::formatv(
      "attention runs as a ring {0} over {1} devices; blocks of keys and "
      "values replace {2:f3} MB that were gathered, blocks of scores replace "
      "{3:f3} MB",
      toString(direction), devices, bytes / 1e6,
      localBytesOf(softmax.getScores()) / 1e6);
  if (softmax.dependsOnPosition())
    text += "; blocks that the mask excludes are computed too: devices would "
            "have equal work only with another order of the sequence";
  return text;
}

FailureOr<ScheduledProgram>
AttentionLooper::predict(OwningOpRef<ModuleOp> program) const {
  if (!onlyToFit)
    return scheduleWithin(std::move(program), target, mayStart, kAllOrders,
                          target.forcedVariant() ? nullptr : &best.cost);
  ScheduledProgram result;
  result.program = std::move(program);
  FailureOr<StepCost> cost = target.predict(*result.program);
  if (failed(cost))
    return failure();
  result.cost = *cost;
  return result;
}

/// A program that does not fit may take longer to fit, or nearly.
bool AttentionLooper::isImproved(const StepCost &cost) const {
  bool needsLess = !best.fits() && cost.peakBytes < best.cost.peakBytes;
  return target.forcedVariant() || isBetter(cost, best.cost) ||
         (onlyToFit && needsLess);
}

FailureOr<bool> AttentionLooper::tryKinds(ModuleOp module,
                                          ArrayRef<AttentionKind> kinds) {
  Decisions tried;
  IRMapping mapping;
  OwningOpRef<ModuleOp> copy =
      cast<ModuleOp>(module.getOperation()->clone(mapping));
  for (const AttentionKind &kind : kinds)
    for (Operation *maximum : kind.maxima) {
      std::string reason;
      double bytes = 0;
      // One ring may change what another one reads.
      auto softmax =
          OnlineSoftmax::find(mapping.lookup(maximum), reason, bytes);
      if (!softmax)
        continue;
      tried.push_back(
          {maximum->getLoc(), textOf(*softmax, kind.direction, bytes)});
      OpBuilder builder(softmax->getEnd());
      OnlineSoftmaxWriter(*softmax, builder).rewrite(kind.direction);
    }
  FailureOr<ScheduledProgram> scheduled = predict(std::move(copy));
  if (failed(scheduled))
    return failure();
  if (!isImproved(scheduled->cost))
    return false;
  best = *std::move(scheduled);
  decisions = std::move(tried);
  return true;
}

FailureOr<Rewrite> AttentionLooper::run(ModuleOp module) {
  constexpr RingDirection kDirections[] = {RingDirection::OneWay,
                                           RingDirection::BothWays};
  std::vector<AttentionKind> taken;
  uint64_t variant = target.forcedVariant();
  if (onlyToFit && (best.fits() || variant))
    return Rewrite();
  for (const AttentionKind &kind : findKinds(module)) {
    taken.push_back(kind);
    std::optional<RingDirection> chosen;
    for (auto [i, direction] : llvm::enumerate(kDirections)) {
      if (variant && variant % std::size(kDirections) != i)
        continue;
      taken.back().direction = direction;
      FailureOr<bool> isBest = tryKinds(module, taken);
      if (failed(isBest))
        return failure();
      if (*isBest)
        chosen = direction;
    }
    if (chosen)
      taken.back().direction = *chosen;
    else
      taken.pop_back();
  }
  Rewrite result = StartPolicy::finish(module, std::move(best.program),
                                       std::move(decisions), best.cost);
  result.isForMemory = onlyToFit;
  return result;
}

namespace {
struct SpmdRingAttentionPass
    : AsyncRewritePass<
          ::mlir::gspmd::impl::SpmdRingAttentionBase<SpmdRingAttentionPass>> {
  using AsyncRewritePass::AsyncRewritePass;
  void runOnProgram() override {
    rewriteAsync([this](ModuleOp program, const Target &target,
                        const StepCost &before, MayStart mayStart,
                        std::optional<ExposedTimes> &) {
      return AttentionLooper(target, before, mayStart, onlyToFit).run(program);
    });
  }
};
} // namespace
