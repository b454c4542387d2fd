//===- AliasEdges.cpp - Values that are one tensor ------------------------===//

#include "compiler/Simulator/Memory/AliasEdges.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd;

AliasEdges::AliasEdges(ModuleOp module) {
  SymbolTableCollection symbols;
  module.walk([&](sharding::ShardingDataFlowOpInterface op) {
    SmallVector<sharding::DataFlowEdge> edges;
    op.getDataFlowEdges(edges, symbols);
    for (const sharding::DataFlowEdge &edge : edges) {
      SmallVector<Value> &all = names.emplace_back(edge.targets);
      for (OpOperand *source : edge.sources) {
        all.push_back(source->get());
        sources.insert(source);
      }
      for (Value name : all)
        edgesOf[name].push_back(names.size() - 1);
    }
  });
}

void AliasEdges::forEachName(Value value,
                             llvm::function_ref<void(Value)> visit) const {
  auto it = edgesOf.find(value);
  if (it == edgesOf.end())
    return;
  for (unsigned edge : it->second)
    llvm::for_each(names[edge], visit);
}
