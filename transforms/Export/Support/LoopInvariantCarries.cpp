//===- LoopInvariantCarries.cpp - Loop-invariant carries ------------------===//

#include "transforms/Export/Support/LoopInvariantCarries.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::DataFlowEdge;

bool mlir::gspmd::hasLoopInvariantCarry(Operation *op,
                                        SymbolTableCollection &symbols) {
  auto flow = dyn_cast<sharding::ShardingDataFlowOpInterface>(op);
  if (!flow)
    return false;
  SmallVector<DataFlowEdge> edges;
  flow.getDataFlowEdges(edges, symbols);
  return llvm::any_of(edges, [](const DataFlowEdge &edge) {
    return llvm::any_of(edge.sources, [&](OpOperand *source) {
      return llvm::is_contained(edge.targets, source->get());
    });
  });
}
