//===- UnrollScans.cpp - Scans over layers in stages ----------------------===//

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "transforms/OpModels/DataFlow/TripCount.h"
#include "transforms/OpModels/Shape/SliceDims.h"
#include "transforms/Pipelining/Passes.h"
#include "transforms/Pipelining/Support/NameScopes.h"
#include "transforms/Support/Limits/Limits.h"
#include "transforms/Support/StageAttributes.h"

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

/// Replaces a loop by its iterations, in their stages.
static LogicalResult unroll(Operation *loop, int64_t stages, bool isBackward) {
  std::optional<int64_t> iterations = tripCount(loop);
  if (!iterations)
    return loop->emitOpError("is divided into stages, but its number of "
                             "iterations is unknown");
  if (*iterations < stages)
    return loop->emitOpError("is divided into ")
           << stages << " stages, but has " << *iterations << " iterations";
  int64_t numOps = 0;
  loop->walk([&](Operation *) { ++numOps; });
  if (double(numOps) * double(*iterations) > double(maxProgramOps()))
    return loop->emitOpError("is divided into stages, with ")
           << *iterations << " iterations of " << numOps
           << " ops; the limit is " << maxProgramOps() << " ops in all "
           << kMaxProgramOpsHint;
  Builder builder(loop->getContext());
  unrollLoopFully(loop, *iterations, [&](Operation *op, int64_t iteration) {
    int64_t layer = isBackward ? *iterations - 1 - iteration : iteration;
    if (!op->hasAttr(kStage))
      op->setAttr(kStage,
                  builder.getI64IntegerAttr(layer * stages / *iterations));
    if (isBackward)
      op->setAttr(kBackward, builder.getUnitAttr());
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
    bool isUnrolled = false;
    for (Operation &op :
         llvm::make_early_inc_range(body.without_terminator())) {
      ScopedStage scoped = readNameScopes(op.getLoc());
      FailureOr<int64_t> stages = stagesOf(&op, scoped);
      if (failed(stages) ||
          (*stages && failed(unroll(&op, *stages, scoped.isBackward))))
        return signalPassFailure();
      isUnrolled |= *stages > 0;
    }
    if (isUnrolled)
      forwardStacks(body);
  }
};
} // namespace
