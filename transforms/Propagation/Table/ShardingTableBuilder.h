//===- ShardingTableBuilder.h - The tensors of a program --------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_TABLE_SHARDINGTABLEBUILDER_H
#define GSPMD_TRANSFORMS_PROPAGATION_TABLE_SHARDINGTABLEBUILDER_H

#include "transforms/Propagation/Table/TensorNumbering.h"

namespace mlir::gspmd {

/// Fills a table: numbers all values, makes one what is one tensor under
/// several names (targets of a data-flow edge, results of calls, groups), and
/// enters the nodes.
class ShardingTableBuilder {
public:
  explicit ShardingTableBuilder(ShardingTable &table)
      : table(table), numbering(table) {}

  /// Failure where groups are wrong; an error has been emitted.
  LogicalResult run();

private:
  LogicalResult collect(Region &region, unsigned blocked);
  LogicalResult collectFunction(FunctionOpInterface func);
  LogicalResult collectOp(Operation *op, unsigned blocked);
  /// `blocked` and the manual axes of `op`.
  unsigned blockedInside(sharding::ManualComputationOp op, unsigned blocked);
  void unifyCallResults(CallOpInterface call);
  LogicalResult unifyGroups();
  void absorb(int from, int into);
  bool disagree(int one, int other) const;

  ShardingTable &table;
  TensorNumbering numbering;
  SymbolTableCollection symbols;
  /// Entries of resultNumbers that a call's result has been unified with.
  DenseSet<int *> calledResults;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_TABLE_SHARDINGTABLEBUILDER_H
