//===- FoldReshards.cpp - Values are made where they are wanted -----------===//

#include "transforms/Partition/InsertReshards/FoldReshards.h"

#include "dialect/Sharding/Interfaces/PartitionRules.h"
#include "lib/Algebra/Mesh/AxisDigits.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Support/ShardingAnnotations.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

/// Is the one user of `use` all that its value is for, and does the op that
/// makes it stand beside that user? Then how it lies before is the op's to
/// choose.
static bool isOnlyUse(OpOperand &use) {
  auto result = dyn_cast<OpResult>(use.get());
  return result && result.hasOneUse() && hasPartitionRule(result.getOwner()) &&
         !isa<ReshardOp, ShardingDataFlowOpInterface>(result.getOwner()) &&
         result.getOwner()->getBlock() == use.getOwner()->getBlock();
}

namespace {

class Folder {
public:
  Folder(ShardingAttrTable &shardings, ValueSources &sources)
      : shardings(shardings), sources(sources) {}

  void visitFunction(FunctionOpInterface func);
  void visitFlow(ShardingDataFlowOpInterface flow);
  void visitReshard(ReshardOp reshard);

private:
  bool isCombined(Value value, TensorShardingAttr wanted);
  void adopt(OpOperand &use, TensorShardingAttr wanted);

  ShardingAttrTable &shardings;
  ValueSources &sources;
  SymbolTableCollection symbols;
};

} // namespace

/// Is `value` asked to be in parts that `wanted` has no more?
bool Folder::isCombined(Value value, TensorShardingAttr wanted) {
  return wanted &&
         !hasAllDigits(shardings[shardings.closedIdOf(wanted)].unreducedAxes(),
                       shardings[sources.shardingOf(value)].unreducedAxes());
}

/// The user of `use` puts its value in `wanted`.
void Folder::adopt(OpOperand &use, TensorShardingAttr wanted) {
  if (wanted && isOnlyUse(use) && !isCombined(use.get(), wanted))
    setSharding(use.get(), shardings.attrOf(shardings.closedIdOf(wanted)));
}

void Folder::visitFunction(FunctionOpInterface func) {
  if (func.isExternal())
    return;
  Operation *end = func.getFunctionBody().front().getTerminator();
  for (OpOperand &use : end->getOpOperands())
    adopt(use, getResultSharding(func, use.getOperandNumber()));
}

void Folder::visitFlow(ShardingDataFlowOpInterface flow) {
  SmallVector<DataFlowEdge> edges;
  flow.getDataFlowEdges(edges, symbols);
  for (DataFlowEdge &edge : edges)
    for (OpOperand *source : edge.sources)
      if (!edge.targets.empty())
        adopt(*source, getSharding(edge.targets.front()));
}

/// The reshard goes where it is all that its operand is for, which then lies as
/// the program says.
void Folder::visitReshard(ReshardOp reshard) {
  if (!isOnlyUse(reshard->getOpOperand(0)) ||
      isCombined(reshard.getInput(), getSharding(reshard.getResult())))
    return;
  adopt(reshard->getOpOperand(0), getSharding(reshard.getResult()));
  reshard.getInput().getDefiningOp()->setDiscardableAttr(
      kAnnotatedAttr, UnitAttr::get(reshard.getContext()));
  reshard.replaceAllUsesWith(reshard.getInput());
  reshard.erase();
}

void mlir::gspmd::foldReshards(ModuleOp module, ShardingAttrTable &shardings,
                               ValueSources &sources) {
  Folder folder(shardings, sources);
  module.walk([&](Operation *op) {
    if (auto func = dyn_cast<FunctionOpInterface>(op))
      folder.visitFunction(func);
    else if (auto flow = dyn_cast<ShardingDataFlowOpInterface>(op))
      folder.visitFlow(flow);
    else if (auto reshard = dyn_cast<ReshardOp>(op))
      folder.visitReshard(reshard);
  });
}
