//===- FoldReshards.cpp - Reshards of values with one use -----------------===//

#include "dialect/Sharding/Interfaces/PartitionRules.h"
#include "lib/Algebra/Mesh/AxisDigits.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Partition/Passes.h"
#include "transforms/Partition/Planning/PlanningTables.h"
#include "transforms/Support/ProgramPhase.h"
#include "transforms/Support/ShardingAnnotations.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SHARDINGFOLDRESHARDS
#include "transforms/Partition/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

/// Returns true if `use` is the only use of the result of an op with a
/// partition rule in the same block, so that the sharding of the value before
/// the use is free to choose.
static bool isOnlyUse(OpOperand &use) {
  auto result = dyn_cast<OpResult>(use.get());
  return result && result.hasOneUse() && hasPartitionRule(result.getOwner()) &&
         !isa<ReshardOp, ShardingDataFlowOpInterface>(result.getOwner()) &&
         result.getOwner()->getBlock() == use.getOwner()->getBlock();
}

namespace {

class ReshardFolder {
public:
  explicit ReshardFolder(ShardingAttrTable &shardings) : shardings(shardings) {}

  void visitFunction(FunctionOpInterface func);
  void visitFlow(ShardingDataFlowOpInterface flow);
  void visitReshard(ReshardOp reshard);

  unsigned numFolded = 0, numAdopted = 0;

private:
  bool isReduced(Value value, TensorShardingAttr requested);
  void adopt(OpOperand &use, TensorShardingAttr requested);

  ShardingAttrTable &shardings;
  SymbolTableCollection symbols;
};

} // namespace

/// Returns true if `value` is unreduced along axes that `requested` no longer
/// has.
bool ReshardFolder::isReduced(Value value, TensorShardingAttr requested) {
  TensorShardingAttr current = getSharding(value);
  return requested && current &&
         !hasAllDigits(
             shardings[shardings.closedIdOf(requested)].unreducedAxes(),
             shardings[shardings.closedIdOf(current)].unreducedAxes());
}

/// Gives the value of `use` the sharding `requested` by the user.
void ReshardFolder::adopt(OpOperand &use, TensorShardingAttr requested) {
  if (!requested || !isOnlyUse(use) || isReduced(use.get(), requested))
    return;
  TensorShardingAttr closed = shardings.attrOf(shardings.closedIdOf(requested));
  numAdopted += getSharding(use.get()) != closed;
  setSharding(use.get(), closed);
}

void ReshardFolder::visitFunction(FunctionOpInterface func) {
  if (func.isExternal())
    return;
  Operation *end = func.getFunctionBody().front().getTerminator();
  for (OpOperand &use : end->getOpOperands())
    adopt(use, getResultSharding(func, use.getOperandNumber()));
}

void ReshardFolder::visitFlow(ShardingDataFlowOpInterface flow) {
  SmallVector<DataFlowEdge> edges;
  flow.getDataFlowEdges(edges, symbols);
  for (DataFlowEdge &edge : edges)
    for (OpOperand *source : edge.sources)
      if (!edge.targets.empty())
        adopt(*source, getSharding(edge.targets.front()));
}

/// Erases the reshard if it is the only use of its operand; the operand then
/// has the sharding that the program specifies.
void ReshardFolder::visitReshard(ReshardOp reshard) {
  if (!isOnlyUse(reshard->getOpOperand(0)) ||
      isReduced(reshard.getInput(), getSharding(reshard.getResult())))
    return;
  adopt(reshard->getOpOperand(0), getSharding(reshard.getResult()));
  setAnnotatedResults(reshard.getInput().getDefiningOp());
  reshard.replaceAllUsesWith(reshard.getInput());
  reshard.erase();
  ++numFolded;
}

namespace {
struct FoldReshardsPass
    : mlir::gspmd::impl::ShardingFoldReshardsBase<FoldReshardsPass> {
  using ShardingFoldReshardsBase::ShardingFoldReshardsBase;

  void runOnProgram() override {
    markAnalysesPreserved<PlanningAnalysis>();
    if (phaseOf(getOperation()) >= ProgramPhase::Resharded)
      return;
    FailureOr<MeshOp> mesh = findMesh(getOperation());
    if (failed(mesh))
      return signalPassFailure();
    if (!*mesh)
      return;
    ReshardFolder folder(getAnalysis<PlanningAnalysis>().get().shardings);
    getOperation().walk([&](Operation *op) {
      if (auto func = dyn_cast<FunctionOpInterface>(op))
        folder.visitFunction(func);
      else if (auto flow = dyn_cast<ShardingDataFlowOpInterface>(op))
        folder.visitFlow(flow);
      else if (auto reshard = dyn_cast<ReshardOp>(op))
        folder.visitReshard(reshard);
    });
    foldedReshards += folder.numFolded;
    changedShardings += folder.numAdopted;
  }
};
} // namespace
