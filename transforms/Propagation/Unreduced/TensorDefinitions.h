//===- TensorDefinitions.h - Definitions of tensors -------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_UNREDUCED_TENSORDEFINITIONS_H
#define GSPMD_TRANSFORMS_PROPAGATION_UNREDUCED_TENSORDEFINITIONS_H

#include "transforms/Propagation/Table/ShardingTable.h"

namespace mlir::gspmd {

/// One definition of a tensor: the result of an op, or the operands that flow
/// into it.
struct TensorDefinition {
  Operation *op;
  SmallVector<OpOperand *> sources; ///< empty if the op computes the tensor
};

/// The definitions of the tensors of a table, by tensor number.
class TensorDefinitions {
public:
  explicit TensorDefinitions(const ShardingTable &table) : table(table) {}
  void collect(ModuleOp module);

  ArrayRef<TensorDefinition> definitionsOf(int number) const;
  /// Returns true if the tensor is defined outside the ops of the program (by
  /// the caller, a manual computation).
  bool isExternal(int number) const { return external.contains(number); }
  /// Returns the ops with a rule, in program order.
  ArrayRef<Operation *> ruleOps() const { return ops; }
  /// Returns the tensors that are targets of a data-flow edge.
  ArrayRef<int> flowTargets() const { return targets; }
  /// Returns the target of the data-flow edge of `use`.
  std::optional<int> flowTarget(OpOperand &use) const;

private:
  void collectFunction(FunctionOpInterface func);
  void collectFlow(sharding::ShardingDataFlowOpInterface op);

  const ShardingTable &table;
  SymbolTableCollection symbols;
  DenseSet<int> external;
  DenseMap<int, SmallVector<TensorDefinition, 1>> definitions;
  std::vector<Operation *> ops;
  std::vector<int> targets;
  DenseMap<OpOperand *, int> flowsInto;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_UNREDUCED_TENSORDEFINITIONS_H
