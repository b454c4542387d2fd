//===- PropagationNodeBuilder.h - Builder of propagation nodes --*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_TABLE_PROPAGATIONNODEBUILDER_H
#define GSPMD_TRANSFORMS_PROPAGATION_TABLE_PROPAGATIONNODEBUILDER_H

#include "transforms/Propagation/Table/CalleeOrder.h"
#include "transforms/Propagation/Table/TensorNumbering.h"

namespace mlir::gspmd {

/// Adds the nodes to a table whose values are numbered.
class PropagationNodeBuilder {
public:
  PropagationNodeBuilder(ShardingTable &table, TensorNumbering &numbering,
                         SymbolTableCollection &symbols)
      : table(table), numbering(numbering), symbols(symbols) {}

  void run(ModuleOp module);

private:
  void addRuleNode(Operation *op);
  void enter(Operation *op);
  void leave(Operation *op);
  /// Adds the edges that have a result among their targets, or the others.
  void addDataFlowNodes(sharding::ShardingDataFlowOpInterface op,
                        bool toResults);
  void addManualInputNodes(sharding::ManualComputationOp op);
  void addManualResultNodes(sharding::ManualComputationOp op);
  void addManualNode(sharding::ManualComputationOp op, int outside, int inside,
                     bool isResult);
  void addReturnNodes(FunctionOpInterface func);
  void addIdentityNode(Operation *op, ArrayRef<int> tensors);
  void addNode(Operation *op, unsigned kind, ArrayRef<int> tensors,
               bool isMultiUse = false);
  unsigned addKind(NodeKind kind);
  void orderNodes();
  void linkTensorsToNodes();

  ShardingTable &table;
  TensorNumbering &numbering;
  SymbolTableCollection &symbols;
  OpKinds opKinds;
  CalleeOrder calleeOrder;
  /// Node kind of each kind of op, and of identities by (plain class, count).
  std::vector<unsigned> kindOfOpKind;
  DenseMap<std::pair<unsigned, unsigned>, unsigned> identityKinds;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_TABLE_PROPAGATIONNODEBUILDER_H
