//===- PipelineCollectives.cpp - Overlaps iterations of a loop ------------===//

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

/// Exposed times change after a round, so the next one searches again.
static constexpr unsigned kMaxPipelineRounds = 3;
/// Pipelining executes the moved collectives once more, which for two
/// iterations would be half of their time.
static constexpr double kMinRuns = 3;
namespace {

enum class Direction { Ahead, Behind };

/// A collective of a loop that can overlap another iteration.
struct PipelineCandidate {
  Operation *collective;
  Direction direction;
  /// Seconds of the collective in a step, and seconds for which the cores wait.
  double seconds, exposed;
};

/// A loop whose collectives move to other iterations.
class LoopPipeline {
public:
  explicit LoopPipeline(Operation *op) : loop(*LoopIterations::get(op)) {}

  void prefetch(ArrayRef<Operation *> collectives) {
    SmallVector<Value> results, initial, next;
    for (Operation *collective : collectives)
      for (Value result : collective->getResults()) {
        results.push_back(result);
        initial.push_back(mark(loop.computeForFirstIteration(result)));
        next.push_back(mark(loop.computeForNextIteration(result)));
      }
    SmallVector<Value> arguments = loop.addLoopCarriedValues(initial);
    loop.appendYields(next);
    for (auto [result, argument] : llvm::zip_equal(results, arguments))
      result.replaceAllUsesWith(argument);
    llvm::append_range(dead, collectives);
  }
  void defer(Operation *collective) {
    // A previous deferral may have taken common dependents.
    std::optional<DeferredCollective> deferred =
        DeferredCollective::find(collective, loop);
    if (!deferred)
      return;
    for (Operation *moved : deferred->rewrite(loop))
      RingWriter::markAsyncCandidate(moved);
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
  /// `exposed` holds the times of the module (predictExposedTimes), if known.
  FailureOr<Rewrite> run(ModuleOp module, std::optional<ExposedTimes> &exposed);

private:
  FailureOr<std::vector<PipelineCandidate>>
  findCandidates(ModuleOp module, std::optional<ExposedTimes> &exposed);
  void recordDecision(const PipelineCandidate &candidate);

  const Target &target;
  StepCost cost;
  MayStart mayStart;
  Decisions decisions;
};

} // namespace

static std::optional<Direction> directionOf(Operation *collective,
                                            LoopIterations &loop) {
  bool isThere =
      collective->hasAttr(kAsyncCandidateAttr); // from another iteration
  if (!transferKindOf(collective) || collective->use_empty() || isThere)
    return std::nullopt;
  Value result = collective->getResult(0);
  if (loop.isComputableAhead(result))
    return loop.isInvariant(result) ? std::nullopt
                                    : std::optional(Direction::Ahead);
  return DeferredCollective::find(collective, loop)
             ? std::optional(Direction::Behind)
             : std::nullopt;
}

/// Returns candidates by decreasing exposed time, then those that occupy the
/// links of other collectives longest.
FailureOr<std::vector<PipelineCandidate>>
Pipeliner::findCandidates(ModuleOp module,
                          std::optional<ExposedTimes> &exposed) {
  std::vector<PipelineCandidate> found;
  module.walk([&](Operation *op) {
    std::optional<LoopIterations> loop = LoopIterations::get(op);
    if (!loop)
      return;
    double executions =
        executionCountOf(&loop->getBody().front()) / executionCountOf(op);
    if (executions < kMinRuns && !target.forcedVariant())
      return;
    for (Operation &inner : loop->getBody())
      if (std::optional<Direction> direction = directionOf(&inner, *loop))
        found.push_back({&inner, *direction,
                         executionCountOf(&inner) * target.secondsOf(&inner),
                         0});
  });
  if (found.empty())
    return found;
  if (failed(predictExposedTimes(module, target, mayStart, exposed)))
    return failure();
  for (PipelineCandidate &candidate : found)
    candidate.exposed = executionCountOf(candidate.collective) *
                        exposed->lookup(candidate.collective);
  llvm::stable_sort(found, [](const PipelineCandidate &a,
                              const PipelineCandidate &b) {
    return std::pair(a.exposed, a.seconds) > std::pair(b.exposed, b.seconds);
  });
  return found;
}

/// Moves collectives to other iterations, in a copy whose ops `mapping` maps
/// to.
static void pipeline(ArrayRef<PipelineCandidate> candidates,
                     const IRMapping &mapping) {
  llvm::MapVector<Operation *,
                  std::pair<std::vector<Operation *>, std::vector<Operation *>>>
      loops;
  for (const PipelineCandidate &candidate : candidates) {
    Operation *op = mapping.lookup(candidate.collective);
    auto &[ahead, behind] = loops[op->getParentOp()];
    (candidate.direction == Direction::Ahead ? ahead : behind).push_back(op);
  }
  for (auto &[op, byDirection] : loops) {
    LoopPipeline loop(op);
    if (!byDirection.first.empty())
      loop.prefetch(byDirection.first);
    for (Operation *collective : byDirection.second)
      loop.defer(collective);
    loop.finish();
  }
}

void Pipeliner::recordDecision(const PipelineCandidate &candidate) {
  Operation *op = candidate.collective;
  StringRef name = op->getName().stripDialect();
  std::string time = secondsText(target.secondsOf(op));
  std::string waited = secondsText(candidate.exposed);
  std::string what = candidate.direction == Direction::Ahead
                         ? " starts one iteration early"
                         : " is deferred to the next iteration";
  decisions.push_back(
      {op->getLoc(), (name + " of " + time + what + "; the cores waited " +
                      waited + " for it in a step")
                         .str()});
}

FailureOr<Rewrite> Pipeliner::run(ModuleOp module,
                                  std::optional<ExposedTimes> &exposed) {
  ScheduledChange accepted, next;
  for (unsigned round = 0; round < kMaxPipelineRounds; ++round) {
    // A later round may find more in the result of an earlier one.
    ModuleOp current = round == 0 ? module : *accepted.unscheduled;
    FailureOr<std::vector<PipelineCandidate>> found =
        findCandidates(current, round == 0 ? exposed : accepted.exposed);
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
    for (const PipelineCandidate &candidate :
         ArrayRef(*found).take_front(*most))
      recordDecision(candidate);
    accepted = std::move(next);
  }
  return StartPolicy::finish(module, std::move(accepted.scheduled.program),
                             std::move(decisions), cost);
}

namespace {
struct SpmdPipelineCollectivesPass
    : AsyncRewritePass<::mlir::gspmd::impl::SpmdPipelineCollectivesBase<
          SpmdPipelineCollectivesPass>> {
  using AsyncRewritePass::AsyncRewritePass;
  void runOnProgram() override {
    rewriteAsync([](ModuleOp program, const Target &target,
                    const StepCost &before, MayStart mayStart,
                    std::optional<ExposedTimes> &exposed) {
      return Pipeliner(target, before, mayStart).run(program, exposed);
    });
  }
};
} // namespace
