//===- UnrollScans.cpp - Scans over layers in stages ----------------------===//

#include "dialect/Sharding/Interfaces/PartitionRules.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "transforms/OpModels/DataFlow/TripCount.h"
#include "transforms/OpModels/Shape/SliceDims.h"
#include "transforms/Pipelining/Passes.h"
#include "transforms/Pipelining/Support/NameScopes.h"
#include "transforms/Support/Limits/Limits.h"
#include "transforms/Support/StageAttributes.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_PIPELINEUNROLLSCANS
#include "transforms/Pipelining/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

/// Returns the number of stages among which the iterations of a loop are
/// divided; 0 for any other op.
static FailureOr<int64_t> stagesOf(Operation *op, const ScopedStage &scoped) {
  Attribute attr = op->getAttr(kStages);
  auto flow = dyn_cast<sharding::ShardingDataFlowOpInterface>(op);
  if (!attr)
    return flow && flow.isLoop() ? scoped.numStages : 0;
  auto stages = dyn_cast<IntegerAttr>(attr);
  if (!stages || !stages.getType().isInteger(64) ||
      !stages.getValue().isStrictlyPositive())
    return op->emitOpError()
           << "'" << kStages << "': expected a positive i64, found " << attr;
  return stages.getInt();
}

namespace {
/// Counts the copies of ops in unrolled loops.
class UnrolledOps {
public:
  /// Adds a loop, unless the program would be too large. `state` is what the
  /// error states about the loop.
  LogicalResult add(Operation *loop, int64_t iterations, StringRef state) {
    int64_t numOps = 0;
    loop->walk([&](Operation *) { ++numOps; });
    double others = count;
    count += double(numOps) * double(iterations);
    if (count <= double(maxProgramOps()))
      return success();
    InFlightDiagnostic error = loop->emitOpError();
    error << state << ", with " << iterations << " iterations of " << numOps
          << " ops";
    if (others > 0)
      error << ", besides " << int64_t(others) << " ops of other loops";
    return error << "; the limit is " << maxProgramOps() << " ops in all "
                 << kMaxProgramOpsHint;
  }

private:
  double count = 0;
};
} // namespace

/// Replaces a loop by its iterations, in the stages that `stageOf` returns for
/// their numbers.
static void unroll(Operation *loop, int64_t iterations, bool isBackward,
                   function_ref<int64_t(int64_t)> stageOf) {
  Builder builder(loop->getContext());
  unrollLoopFully(loop, iterations, [&](Operation *op, int64_t iteration) {
    if (!op->hasAttr(kStage))
      op->setAttr(kStage, builder.getI64IntegerAttr(stageOf(iteration)));
    if (isBackward)
      op->setAttr(kBackward, builder.getUnitAttr());
  });
}

/// A loop in one stage with more iterations is over time steps rather than over
/// layers, so that its copies would be a large program.
static constexpr int64_t kMaxIterationsInStage = 256;

namespace {
/// A loop in one stage.
struct LoopInStage {
  int64_t stage = 0, iterations = 0;
  bool isBackward = false;
};
} // namespace

/// Returns nullopt for any other op, and for a loop whose iterations are
/// unknown or too many to unroll it.
static std::optional<LoopInStage> readLoopInStage(Operation *op) {
  auto flow = dyn_cast<sharding::ShardingDataFlowOpInterface>(op);
  if (!flow || !flow.isLoop() || op->hasAttr(kStages))
    return std::nullopt;
  ScopedStage scoped = readNameScopes(op->getLoc());
  auto stated = op->getAttrOfType<IntegerAttr>(kStage);
  std::optional<int64_t> iterations = tripCount(op);
  if (!(stated || scoped.stage) || scoped.numStages || !iterations ||
      *iterations > kMaxIterationsInStage)
    return std::nullopt;
  return LoopInStage{stated ? stated.getInt() : *scoped.stage, *iterations,
                     scoped.isBackward || op->hasAttr(kBackward)};
}

/// Returns true if an op in `loop` adds up elements, along the batch perhaps.
static bool hasSum(Operation *loop) {
  auto isSum = [](Operation *op) -> WalkResult {
    if (sharding::reductionKindOf(op) != sharding::ReductionKind::Add ||
        !sharding::hasPartitionRule(op))
      return WalkResult::advance();
    FactorMap rule = sharding::partitionRuleOf(op);
    bool isReduced = llvm::any_of(rule.factors(), [](const Factor &factor) {
      return factor.propagationKind == FactorKind::Reduction;
    });
    return isReduced ? WalkResult::interrupt() : WalkResult::advance();
  };
  return loop->walk(isSum).wasInterrupted();
}

/// Returns the loops in one stage that are the backward pass and have sums,
/// such as weight gradients: those over microbatches are accumulated outside of
/// loops. The loops whose results they read are among them: what these compute
/// from weights is the same for all microbatches if it is no part of a loop.
static llvm::MapVector<Operation *, LoopInStage>
findLoopsWithSums(Block &body) {
  llvm::MapVector<Operation *, LoopInStage> result;
  for (Operation &op : llvm::reverse(body.without_terminator())) {
    std::optional<LoopInStage> loop = readLoopInStage(&op);
    if (!loop)
      continue;
    bool isRead = llvm::any_of(op.getUsers(), [&](Operation *user) {
      return result.contains(body.findAncestorOpInBlock(*user));
    });
    if (isRead || (loop->isBackward && hasSum(&op)))
      result[&op] = *loop;
  }
  return result;
}

/// Replaces a loop by its iterations, which are divided among stages.
static LogicalResult divide(Operation *loop, int64_t stages, bool isBackward,
                            UnrolledOps &numOps) {
  std::optional<int64_t> iterations = tripCount(loop);
  if (!iterations)
    return loop->emitOpError("is divided into stages, but its number of "
                             "iterations is unknown");
  if (*iterations < stages)
    return loop->emitOpError("is divided into ")
           << stages << " stages, but has " << *iterations << " iterations";
  if (failed(numOps.add(loop, *iterations, "is divided into stages")))
    return failure();
  unroll(loop, *iterations, isBackward, [&](int64_t iteration) {
    int64_t layer = isBackward ? *iterations - 1 - iteration : iteration;
    return layer * stages / *iterations;
  });
  return success();
}

/// Makes what an iteration writes to a stack and another one reads a value
/// between them.
static void forwardStacks(Block &body) {
  for (Operation &op : llvm::make_early_inc_range(body))
    forwardDynamicSlice(&op);
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(body)))
    if (isOpTriviallyDead(&op))
      op.erase();
}

namespace {
struct UnrollScansPass
    : mlir::gspmd::impl::PipelineUnrollScansBase<UnrollScansPass> {
  using PipelineUnrollScansBase::PipelineUnrollScansBase;

  void runOnProgram() override {
    auto func = getOperation().lookupSymbol<FunctionOpInterface>(entry);
    if (!func || func.isExternal())
      return; // --pipeline-add-microbatches reports it.
    Block &body = func.getFunctionBody().front();
    auto loops = findLoopsWithSums(body);
    bool isUnrolled = !loops.empty();
    UnrolledOps numOps;
    for (const auto &[op, loop] : llvm::reverse(loops))
      if (failed(numOps.add(op, loop.iterations,
                            "is replaced by its iterations in one stage")))
        return signalPassFailure();
    for (const auto &[op, loop] : loops)
      unroll(op, loop.iterations, loop.isBackward,
             [stage = loop.stage](int64_t) { return stage; });
    for (Operation &op :
         llvm::make_early_inc_range(body.without_terminator())) {
      ScopedStage scoped = readNameScopes(op.getLoc());
      FailureOr<int64_t> stages = stagesOf(&op, scoped);
      if (failed(stages) ||
          (*stages && failed(divide(&op, *stages, scoped.isBackward, numOps))))
        return signalPassFailure();
      isUnrolled |= *stages > 0;
    }
    if (isUnrolled)
      forwardStacks(body);
  }
};
} // namespace
