//===- TensorDefinitions.cpp - Definitions of tensors ---------------------===//

#include "transforms/Propagation/Unreduced/TensorDefinitions.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

ArrayRef<TensorDefinition> TensorDefinitions::definitionsOf(int number) const {
  auto it = definitions.find(number);
  return it == definitions.end() ? ArrayRef<TensorDefinition>() : it->second;
}

std::optional<int> TensorDefinitions::flowTarget(OpOperand &use) const {
  auto it = flowsInto.find(&use);
  return it == flowsInto.end() ? std::nullopt : std::optional(it->second);
}

void TensorDefinitions::collectFunction(FunctionOpInterface func) {
  if (!func.isPublic() || func.isExternal())
    return;
  for (Value arg : func.getArguments())
    if (int number = table.findNumber(arg); number >= 0)
      external.insert(number);
}

void TensorDefinitions::collectFlow(ShardingDataFlowOpInterface op) {
  SmallVector<DataFlowEdge> edges;
  op.getDataFlowEdges(edges, symbols);
  for (DataFlowEdge &edge : edges) {
    if (edge.targets.empty())
      continue;
    int number = table.findNumber(edge.targets.front());
    if (number < 0)
      continue;
    definitions[number].push_back({op, edge.sources});
    targets.push_back(number);
    for (OpOperand *source : edge.sources)
      flowsInto[source] = number;
  }
}

void TensorDefinitions::collect(ModuleOp module) {
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto func = dyn_cast<FunctionOpInterface>(op))
      return collectFunction(func);
    if (auto manual = dyn_cast<ManualComputationOp>(op)) {
      for (Value result : manual.getResults())
        if (int number = table.findNumber(result); number >= 0)
          external.insert(number);
      return;
    }
    if (auto flow = dyn_cast<ShardingDataFlowOpInterface>(op))
      return collectFlow(flow);
    for (Value result : op->getResults())
      if (int number = table.findNumber(result); number >= 0)
        definitions[number].push_back({op, {}});
    if (isa<ShardingRuleOpInterface>(op))
      ops.push_back(op);
  });
}
