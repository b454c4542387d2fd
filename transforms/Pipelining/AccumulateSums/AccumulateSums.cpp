//===- AccumulateSums.cpp - Partial sums of microbatches ------------------===//

#include "dialect/Sharding/Interfaces/PartitionRules.h"
#include "transforms/Pipelining/Passes.h"
#include "transforms/Support/ShardingAnnotations.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_PIPELINEACCUMULATESUMS
#include "transforms/Pipelining/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

/// Returns true if the op reduces a dimension of an operand that microbatches
/// shard.
static bool reducesOverMicrobatches(Operation *op, const Mesh &mesh) {
  if (!hasPartitionRule(op))
    return false;
  FactorMap rule = partitionRuleOf(op);
  for (auto [operand, factors] :
       llvm::zip_equal(op->getOperands(), rule.operands())) {
    TensorShardingAttr attr = getSharding(operand);
    if (!attr)
      continue;
    TensorSharding sharding = attr.toSharding(mesh);
    for (auto [dim, dimFactors] : llvm::enumerate(factors))
      if (!sharding.axesOf(dim).empty() && !dimFactors.empty() &&
          rule.factor(dimFactors.front()).partitionKind ==
              FactorKind::Reduction)
        return true;
  }
  return false;
}

/// Makes `result` a partial sum, which a reshard reduces for all users.
static void accumulate(OpResult result, const Mesh &mesh) {
  TensorShardingAttr reduced = getSharding(result);
  if (!reduced)
    return;
  TensorSharding sharding = reduced.toSharding(mesh);
  if (!sharding.isFullyReplicated())
    return;
  setSharding(result,
              TensorShardingAttr::get(
                  result.getContext(), reduced.getMesh(), mesh,
                  sharding.withUnreduced({mesh.fullAxis(0)}, Reduction::Add)));
  setAnnotatedResults(result.getOwner());
  OpBuilder builder(result.getContext());
  builder.setInsertionPointAfter(result.getOwner());
  auto reshard = ReshardOp::create(builder, result.getLoc(), result, reduced,
                                   ReductionKind::Add);
  setSharding(reshard.getResult(), reduced);
  setAnnotatedResults(reshard);
  result.replaceAllUsesExcept(reshard.getResult(), reshard);
}

namespace {
struct AccumulateSumsPass
    : mlir::gspmd::impl::PipelineAccumulateSumsBase<AccumulateSumsPass> {
  using PipelineAccumulateSumsBase::PipelineAccumulateSumsBase;

  void runOnProgram() override {
    FailureOr<MeshOp> meshOp = findMesh(getOperation());
    if (failed(meshOp))
      return signalPassFailure();
    if (!*meshOp)
      return;
    Mesh mesh = meshOp->toMesh();
    SmallVector<Operation *> sums;
    getOperation().walk([&](Operation *op) {
      if (reductionKindOf(op) == ReductionKind::Add &&
          reducesOverMicrobatches(op, mesh))
        sums.push_back(op);
    });
    for (Operation *op : sums)
      for (OpResult result : op->getResults())
        accumulate(result, mesh);
  }
};
} // namespace
