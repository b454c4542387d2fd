//===- AddMicrobatches.cpp - An axis of microbatches ----------------------===//
//
// A microbatch is a shard of the batch: the partitioner that divides a step
// among devices also divides it into steps on microbatches. It knows which sums
// microbatches contribute to, and random numbers keep the bits that they have
// in the full batch.
//
//===----------------------------------------------------------------------===//

#include "dialect/Sharding/ProgramPhases.h"
#include "transforms/Pipelining/Passes.h"
#include "transforms/Support/ProgramPhase.h"
#include "transforms/Support/ShardingAnnotations.h"
#include "transforms/Support/SignatureAttrs.h"
#include "transforms/Support/StageAttributes.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_PIPELINEADDMICROBATCHES
#include "transforms/Pipelining/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

/// Verifies the stage of an op.
static LogicalResult verifyStage(Operation *op) {
  Attribute attr = op->getAttr(kStage);
  auto stage = dyn_cast_or_null<IntegerAttr>(attr);
  if (!attr || (stage && stage.getValue().isNonNegative() &&
                stage.getType().isInteger(64)))
    return success();
  return op->emitOpError() << "'" << kStage
                           << "': expected a non-negative i64, found " << attr;
}

/// Moves the shardings of an op to the attributes of stages.
static LogicalResult convertOp(Operation *op) {
  if (isa<ManualComputationOp>(op))
    return op->emitOpError() << "in a program with pipeline stages is "
                                "unsupported: its region has "
                                "the local tensors of the full batch";
  if (failed(verifyStage(op)))
    return failure();
  if (auto reshard = dyn_cast<ReshardOp>(op)) {
    reshard.getResult().replaceAllUsesWith(reshard.getInput());
    op->erase();
    return success();
  }
  if (Attribute shardings = op->removeAttr(ShardingDialect::kShardings))
    op->setAttr(kStageShardings, shardings);
  op->removeAttr(ShardingDialect::kBlockArgs);
  op->removeAttr(kAnnotatedAttrName);
  return success();
}

/// Renames the shardings of the signature.
static void convertSignature(FunctionOpInterface func) {
  auto rename = [](unsigned, NamedAttrList &attrs) {
    if (Attribute sharding = attrs.erase(ShardingDialect::kSharding))
      attrs.set(kStageSharding, sharding);
    attrs.erase(kAnnotatedAttrName);
  };
  editArgAttrs(func, rename);
  editResultAttrs(func, rename);
}

/// Shards marked arguments by the axis of `mesh`, and replicates the others.
static LogicalResult shardArguments(FunctionOpInterface func, MeshOp meshOp) {
  Mesh mesh = meshOp.toMesh();
  const int64_t count = mesh.axisSize(0);
  auto name = FlatSymbolRefAttr::get(meshOp.getSymNameAttr());
  bool isMarked = false, hasError = false;
  editArgAttrs(func, [&](unsigned index, NamedAttrList &attrs) {
    auto type = dyn_cast<RankedTensorType>(func.getArgumentTypes()[index]);
    if (!type || hasError)
      return;
    auto sharding = TensorSharding::replicated(type.getRank());
    if (Attribute attr = attrs.get(kMicrobatch)) {
      auto dim = dyn_cast<IntegerAttr>(attr);
      int64_t d = dim ? dim.getValue().trySExtValue().value_or(-1) : -1;
      if (d < 0 || d >= type.getRank() || type.getDimSize(d) % count != 0) {
        emitError(func.getArgument(index).getLoc())
            << "argument " << index << ": '" << kMicrobatch
            << "': expected a dimension of " << type
            << " whose size is a multiple of the number of microbatches ("
            << count << "), found " << attr;
        hasError = true;
        return;
      }
      sharding = sharding.withAxes(d, {mesh.fullAxis(0)});
      isMarked = true;
    }
    attrs.set(ShardingDialect::kSharding,
              TensorShardingAttr::get(func.getContext(), name, mesh, sharding));
  });
  if (!hasError && !isMarked)
    return func.emitError()
           << "has no argument with '" << kMicrobatch
           << "', the dimension that microbatches are slices of";
  return success(!hasError);
}

namespace {
struct AddMicrobatchesPass
    : mlir::gspmd::impl::PipelineAddMicrobatchesBase<AddMicrobatchesPass> {
  using PipelineAddMicrobatchesBase::PipelineAddMicrobatchesBase;

  void runOnProgram() override {
    if (failed(run()))
      signalPassFailure();
  }

private:
  LogicalResult run() {
    ModuleOp module = getOperation();
    if (microbatches < 1)
      return module.emitError("expected at least 1 microbatch, found ")
             << microbatches.getValue();
    if (microbatches > std::numeric_limits<int32_t>::max())
      return module.emitError("expected at most 2147483647 microbatches "
                              "(2^31 - 1), found ")
             << microbatches.getValue();
    if (phaseOf(module) >= ProgramPhase::Resharded)
      return module.emitError("pipeline stages require a global program, found "
                              "a program of one device");
    auto func = module.lookupSymbol<FunctionOpInterface>(entry);
    if (!func || func.isExternal())
      return module.emitError("has no function '") << entry << "' with a body";
    FailureOr<MeshOp> old = findMesh(module);
    if (failed(old))
      return failure();
    SmallVector<Operation *> ops;
    func.getFunctionBody().walk<WalkOrder::PreOrder>(
        [&](Operation *op) { ops.push_back(op); });
    for (Operation *op : ops)
      if (failed(convertOp(op)))
        return failure();
    convertSignature(func);
    if (*old) {
      module->setAttr(kStageMesh, old->getMeshAttr());
      (*old)->erase();
    }
    setPhase(module, ProgramPhase::None);
    OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
    auto mesh = MeshOp::create(
        builder, module.getLoc(), kMicrobatchMesh,
        MeshAttr::get(&getContext(),
                      Mesh(MeshAxis{kMicrobatchAxis.str(), microbatches})));
    return shardArguments(func, mesh);
  }
};
} // namespace
