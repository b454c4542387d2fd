//===- ShardingTableBuilder.h - Builder of sharding tables ------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_TABLE_SHARDINGTABLEBUILDER_H
#define GSPMD_TRANSFORMS_PROPAGATION_TABLE_SHARDINGTABLEBUILDER_H

#include "transforms/Propagation/Table/TensorNumbering.h"

namespace mlir::gspmd {

/// Fills a table: numbers all values, unifies values that are one tensor under
/// several names (targets of a data-flow edge, results of calls, groups), and
/// adds the nodes.
class ShardingTableBuilder {
public:
  explicit ShardingTableBuilder(ShardingTable &table)
      : table(table), numbering(table) {}

  /// Fails after an error if a group is invalid.
  LogicalResult run();

private:
  LogicalResult collect(Region &region, unsigned blocked);
  LogicalResult collectFunction(FunctionOpInterface func);
  LogicalResult collectOp(Operation *op, unsigned blocked);
  /// Returns `blocked` and the manual axes of `op`.
  unsigned blockedInside(sharding::ManualComputationOp op, unsigned blocked);
  void unifyCallResults(CallOpInterface call);
  LogicalResult unifyGroups();
  void unify(int from, int into);
  bool disagree(int one, int other) const;

  ShardingTable &table;
  TensorNumbering numbering;
  SymbolTableCollection symbols;
  /// Entries of resultNumbers that were unified with the result of a call.
  DenseSet<int *> calledResults;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_TABLE_SHARDINGTABLEBUILDER_H
