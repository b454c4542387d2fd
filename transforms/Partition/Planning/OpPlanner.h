//===- OpPlanner.h - Shardings of the ops of a module -----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PARTITION_PLANNING_OPPLANNER_H
#define GSPMD_TRANSFORMS_PARTITION_PLANNING_OPPLANNER_H

#include "mlir/Pass/AnalysisManager.h"
#include "transforms/Partition/Planning/FactorDecisionTable.h"
#include "transforms/Partition/Planning/ManualAxes.h"
#include "transforms/Partition/Planning/RematerializableValues.h"
#include "transforms/Partition/Planning/ValueSources.h"
#include "transforms/Support/AddressMap.h"

namespace mlir::gspmd {

/// Decides how each op runs with the shardings of its operands and results: an
/// analysis of a module, with the decisions that still hold. A pass that
/// preserves it keeps the PlanningAnalysis, too.
class OpPlanner {
public:
  OpPlanner(Operation *module, AnalysisManager &analyses);

  /// Returns how the op, which must have a partition rule, runs with the
  /// current shardings of its tensors. The reference stays valid when shardings
  /// change.
  const FactorDecision &decide(Operation *op);

  ShardingAttrTable &shardings;
  ReshardPlanner &planner;
  RematerializableValues rematerializable;
  ValueSources sources;
  FactorDecisionTable decisions;
  /// Decisions that still hold, of ops that were visited.
  AddressMap<Operation *, const FactorDecision *> known;

private:
  explicit OpPlanner(PlanningTables &tables)
      : shardings(tables.shardings), planner(tables.planner),
        sources(shardings, planner, rematerializable),
        decisions(tables, sources), manualAxes(tables.mesh()) {}

  llvm::SmallBitVector neutralOperands(Operation *op);

  ManualAxes manualAxes;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_PLANNING_OPPLANNER_H
