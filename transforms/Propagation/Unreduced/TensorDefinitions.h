//===- TensorDefinitions.h - Where tensors come from ------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_UNREDUCED_TENSORDEFINITIONS_H
#define GSPMD_TRANSFORMS_PROPAGATION_UNREDUCED_TENSORDEFINITIONS_H

#include "transforms/Propagation/Table/ShardingTable.h"

namespace mlir::gspmd {

/// One way in which a tensor comes to be: the result of an op, or what flows
/// into it.
struct TensorDefinition {
  Operation *op;
  SmallVector<OpOperand *> sources; ///< empty: the op makes it
};

/// Of tensors by the numbers that a table has for them.
class TensorDefinitions {
public:
  explicit TensorDefinitions(const ShardingTable &table) : table(table) {}
  void collect(ModuleOp module);

  ArrayRef<TensorDefinition> of(int number) const;
  /// Is the tensor made by what is no op of the program's (the caller, a manual
  /// computation)?
  bool isGiven(int number) const { return given.contains(number); }
  /// Ops with a rule, in the order of the program.
  ArrayRef<Operation *> ruleOps() const { return ops; }
  /// Tensors that something flows into.
  ArrayRef<int> flowTargets() const { return targets; }
  /// The one that a use flows into.
  std::optional<int> flowTarget(OpOperand &use) const;

private:
  void collectFunction(FunctionOpInterface func);
  void collectFlow(sharding::ShardingDataFlowOpInterface op);

  const ShardingTable &table;
  SymbolTableCollection symbols;
  DenseSet<int> given;
  DenseMap<int, SmallVector<TensorDefinition, 1>> makers;
  std::vector<Operation *> ops;
  std::vector<int> targets;
  DenseMap<OpOperand *, int> flowsInto;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_UNREDUCED_TENSORDEFINITIONS_H
