//===- PropagationNodeBuilder.h - What steps of completion are run on -*- C++
//-*-===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_TABLE_PROPAGATIONNODEBUILDER_H
#define GSPMD_TRANSFORMS_PROPAGATION_TABLE_PROPAGATIONNODEBUILDER_H

#include "transforms/Propagation/Table/TensorNumbering.h"

namespace mlir::gspmd {

/// Enters the nodes of a table whose values have numbers.
class PropagationNodeBuilder {
public:
  PropagationNodeBuilder(ShardingTable &table, TensorNumbering &numbering,
                         SymbolTableCollection &symbols)
      : table(table), numbering(numbering), symbols(symbols) {}

  void run(ModuleOp module);

private:
  void addRuleNode(Operation *op);
  void addDataFlowNodes(sharding::ShardingDataFlowOpInterface op);
  void addManualNodes(sharding::ManualComputationOp op);
  void addReturnNodes(FunctionOpInterface func);
  void addIdentityNode(Operation *op, ArrayRef<int> tensors);
  void addNode(Operation *op, unsigned kind, ArrayRef<int> tensors,
               bool isMultiUse = false);
  unsigned addKind(NodeKind kind);
  void linkTensorsToNodes();

  ShardingTable &table;
  TensorNumbering &numbering;
  SymbolTableCollection &symbols;
  OpKinds opKinds;
  /// Node kind per kind of op, and by (plain class, count) for identities.
  std::vector<unsigned> kindOfOpKind;
  DenseMap<std::pair<unsigned, unsigned>, unsigned> identityKinds;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_TABLE_PROPAGATIONNODEBUILDER_H
