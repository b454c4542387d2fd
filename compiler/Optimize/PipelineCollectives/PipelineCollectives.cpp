//===- PipelineCollectives.cpp - Collectives beside other iterations ------===//

#include "compiler/Optimize/Passes.h"

#include "compiler/Optimize/PipelineCollectives/DeferredCollective.h"
#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "compiler/Optimize/Support/RingWriter.h"
#include "compiler/Optimize/Support/ScheduledProgram.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPMDPIPELINECOLLECTIVES
#include "compiler/Optimize/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

/// What the cores wait for is another thing when some run beside other
/// iterations.
static constexpr unsigned kMostRounds = 3;
/// A loop sends once more what is brought to other iterations: of two that
/// were half of it.
static constexpr double kFewestRuns = 3;
namespace {

enum class Way { Ahead, Behind };

/// A collective of a loop that can run beside another iteration.
struct Crossing {
  Operation *collective;
  Way way;
  /// How long it takes in a step, and the cores wait for it.
  double seconds, exposed;
};

/// One loop whose collectives are brought to other iterations.
class LoopPipeline {
public:
  explicit LoopPipeline(Operation *op) : loop(*LoopIterations::of(op)) {}

  void bringForward(ArrayRef<Operation *> collectives) {
    SmallVector<Value> results, initial, next;
    for (Operation *collective : collectives)
      for (Value result : collective->getResults()) {
        results.push_back(result);
        initial.push_back(mark(loop.inFirst(result)));
        next.push_back(mark(loop.inNext(result)));
      }
    SmallVector<Value> arguments = loop.addCarries(initial);
    loop.yieldMore(next);
    for (auto [result, argument] : llvm::zip_equal(results, arguments))
      result.replaceAllUsesWith(argument);
    llvm::append_range(dead, collectives);
  }
  void postpone(Operation *collective) {
    // One before it may have taken what hangs on both.
    std::optional<DeferredCollective> postponed =
        DeferredCollective::find(collective, loop);
    if (!postponed)
      return;
    for (Operation *behind : postponed->rewrite(loop))
      RingWriter::markAsyncCandidate(behind);
    RingWriter::markAsyncCandidate(collective);
  }
  void finish() {
    for (Operation *op : dead)
      eraseIfDead(op);
  }

private:
  static Value mark(Value value) {
    RingWriter::markAsyncCandidate(value.getDefiningOp());
    return value;
  }

  LoopIterations loop;
  SmallVector<Operation *> dead;
};

class Pipeliner {
public:
  Pipeliner(const Target &target, const StepCost &before, MayStart mayStart)
      : target(target), cost(before), mayStart(mayStart) {}
  /// `exposed`: of the module (predictExposedTimes), as far as it is known.
  FailureOr<Rewrite> run(ModuleOp module, std::optional<ExposedTimes> &exposed);

private:
  FailureOr<std::vector<Crossing>>
  findCrossings(ModuleOp module, std::optional<ExposedTimes> &exposed);
  void decide(const Crossing &crossing);

  const Target &target;
  StepCost cost;
  MayStart mayStart;
  Decisions decisions;
};

} // namespace

static std::optional<Way> wayOf(Operation *collective, LoopIterations &loop) {
  bool isThere =
      collective->hasAttr(kAsyncCandidateAttr); // from another iteration
  if (!transferKindOf(collective) || collective->use_empty() || isThere)
    return std::nullopt;
  Value result = collective->getResult(0);
  if (loop.isKnownAhead(result))
    return loop.isInvariant(result) ? std::nullopt : std::optional(Way::Ahead);
  return DeferredCollective::find(collective, loop) ? std::optional(Way::Behind)
                                                    : std::nullopt;
}

/// Those first for which the cores wait longest, then those that keep others
/// from their links longest.
FailureOr<std::vector<Crossing>>
Pipeliner::findCrossings(ModuleOp module,
                         std::optional<ExposedTimes> &exposed) {
  std::vector<Crossing> found;
  module.walk([&](Operation *op) {
    std::optional<LoopIterations> loop = LoopIterations::of(op);
    if (!loop)
      return;
    double runs =
        executionCountOf(&loop->getBody().front()) / executionCountOf(op);
    if (runs < kFewestRuns && !target.atAnyPrice())
      return;
    for (Operation &inner : loop->getBody())
      if (std::optional<Way> way = wayOf(&inner, *loop))
        found.push_back({&inner, *way,
                         executionCountOf(&inner) * target.secondsOf(&inner),
                         0});
  });
  if (found.empty())
    return found;
  if (failed(predictExposedTimes(module, target, mayStart, exposed)))
    return failure();
  for (Crossing &crossing : found)
    crossing.exposed = executionCountOf(crossing.collective) *
                       exposed->lookup(crossing.collective);
  llvm::stable_sort(found, [](const Crossing &a, const Crossing &b) {
    return std::pair(a.exposed, a.seconds) > std::pair(b.exposed, b.seconds);
  });
  return found;
}

/// Brings collectives to other iterations, in a copy whose ops `mapping` has.
static void pipeline(ArrayRef<Crossing> crossings, const IRMapping &mapping) {
  llvm::MapVector<Operation *,
                  std::pair<std::vector<Operation *>, std::vector<Operation *>>>
      loops;
  for (const Crossing &crossing : crossings) {
    Operation *op = mapping.lookup(crossing.collective);
    auto &[ahead, behind] = loops[op->getParentOp()];
    (crossing.way == Way::Ahead ? ahead : behind).push_back(op);
  }
  for (auto &[op, ways] : loops) {
    LoopPipeline loop(op);
    if (!ways.first.empty())
      loop.bringForward(ways.first);
    for (Operation *collective : ways.second)
      loop.postpone(collective);
    loop.finish();
  }
}

void Pipeliner::decide(const Crossing &crossing) {
  Operation *op = crossing.collective;
  StringRef name = op->getName().stripDialect();
  std::string time = secondsText(target.secondsOf(op));
  std::string waited = secondsText(crossing.exposed);
  std::string what = crossing.way == Way::Ahead
                         ? " starts an iteration ahead"
                         : " is finished in the iteration behind";
  decisions.push_back(
      {op->getLoc(), (name + " of " + time + what + "; the cores waited " +
                      waited + " for it in a step")
                         .str()});
}

FailureOr<Rewrite> Pipeliner::run(ModuleOp module,
                                  std::optional<ExposedTimes> &exposed) {
  ScheduledChange made, next;
  for (unsigned round = 0; round < kMostRounds; ++round) {
    // A round finds more in what the one before has made.
    ModuleOp current = round == 0 ? module : *made.plain;
    FailureOr<std::vector<Crossing>> found =
        findCrossings(current, round == 0 ? exposed : made.exposed);
    if (failed(found))
      return failure();
    FailureOr<size_t> most = findBestScheduledPrefix(
        current, found->size(), cost, target, mayStart,
        [&](const IRMapping &mapping, size_t count) {
          pipeline(ArrayRef(*found).take_front(count), mapping);
        },
        next);
    if (failed(most))
      return failure();
    if (*most == 0)
      break;
    for (const Crossing &crossing : ArrayRef(*found).take_front(*most))
      decide(crossing);
    made = std::move(next);
  }
  return StartPolicy::finish(module, std::move(made.started.program),
                             std::move(decisions), cost);
}

namespace {
struct SpmdPipelineCollectivesPass
    : AsyncRewritePass<::mlir::gspmd::impl::SpmdPipelineCollectivesBase<
          SpmdPipelineCollectivesPass>> {
  using AsyncRewritePass::AsyncRewritePass;
  void runOnOperation() override {
    rewriteAsync([](ModuleOp program, const Target &target,
                    const StepCost &before, MayStart mayStart,
                    std::optional<ExposedTimes> &exposed) {
      return Pipeliner(target, before, mayStart).run(program, exposed);
    });
  }
};
} // namespace
