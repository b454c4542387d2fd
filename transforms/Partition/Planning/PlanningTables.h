//===- PlanningTables.h - Memoized planning of one mesh ---------*- C++ -*-===//
//
// How an op is sharded and how a tensor is resharded depends on the mesh, the
// kind of the op and the shardings of its tensors, but not on the rest of the
// program. Passes share these results as an analysis of the module. A caller
// that partitions one program many times with different shardings (the search
// for annotations) keeps them in the context from run to run.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PARTITION_PLANNING_PLANNINGTABLES_H
#define GSPMD_TRANSFORMS_PARTITION_PLANNING_PLANNINGTABLES_H

#include "lib/Algebra/Factors/FactorMap.h"
#include "lib/Algebra/Reshard/ReshardPlanner.h"
#include "transforms/Support/OpKinds.h"
#include "transforms/Support/ShardingAttrTable.h"
#include <deque>

namespace mlir::gspmd {

/// The shardings that an op runs with, as numbers of the ShardingAttrTable.
struct FactorDecision {
  /// The sharding of each operand, then of each result, that the op runs with.
  SmallVector<unsigned, 4> inside;
  /// True if all tensors have these shardings already.
  bool isInPlace = true;
  /// Sizes and kinds of the factors that the op cannot run sharded on; empty if
  /// there are none.
  std::string unshardable;
  /// Bytes that each device receives.
  double bytes = 0;
  /// The second criterion, for decisions of equal cost, as in TensorCost.
  double tie = 0;
  /// `bytes` plus the cost of the local work, in bytes.
  double cost = 0;
};

/// Tables of one mesh, for attributes of one context.
struct PlanningTables {
  explicit PlanningTables(sharding::MeshOp mesh)
      : shardings(mesh.toMesh(), FlatSymbolRefAttr::get(mesh.getSymNameAttr())),
        planner(mesh.toMesh()), kinds(OpKinds::Lifetime::AcrossPrograms) {}

  const Mesh &mesh() const { return shardings.mesh(); }

  ShardingAttrTable shardings;
  ReshardPlanner planner;
  OpKinds kinds;
  /// Keys of the FactorDecisionTable; decisions are indexed by their numbers.
  SequenceNumbering problems;
  std::deque<FactorDecision> decisions;
  /// Partition rules by kind of op; null if the rule was not needed yet.
  std::vector<std::unique_ptr<FactorMap>> rules;
};

/// The tables of the mesh of a module: an analysis, which stays valid when ops
/// change. The module must have one mesh (findMesh).
class PlanningAnalysis {
public:
  explicit PlanningAnalysis(Operation *module);
  ~PlanningAnalysis() { tables.kinds.endProgram(); }
  PlanningAnalysis(const PlanningAnalysis &) = delete;
  PlanningAnalysis &operator=(const PlanningAnalysis &) = delete;

  PlanningTables &get() { return tables; }

private:
  std::unique_ptr<PlanningTables> ownTables; ///< unless the context keeps them
  PlanningTables &tables;
};

/// Keeps the tables of each mesh in a context, for all programs that are
/// partitioned during the lifetime of this object. This changes the time, not
/// the result. A context serves one thread at a time meanwhile.
class PlanningScope {
public:
  explicit PlanningScope(MLIRContext &context);
  ~PlanningScope();
  PlanningScope(const PlanningScope &) = delete;
  PlanningScope &operator=(const PlanningScope &) = delete;

private:
  MLIRContext &context;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_PLANNING_PLANNINGTABLES_H
