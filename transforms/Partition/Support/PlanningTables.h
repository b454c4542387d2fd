//===- PlanningTables.h - Memoized planning of one mesh ---------*- C++ -*-===//
//
// How an op is sharded and how a tensor is resharded depends on the mesh, the
// kind of the op and the shardings of its tensors, but not on the rest of the
// program. A caller that partitions one program many times with different
// shardings (the search for annotations) keeps these results from run to run.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PARTITION_SUPPORT_PLANNINGTABLES_H
#define GSPMD_TRANSFORMS_PARTITION_SUPPORT_PLANNINGTABLES_H

#include "lib/Algebra/Reshard/ReshardPlanner.h"
#include "transforms/Support/OpKinds.h"
#include "transforms/Support/ShardingAttrTable.h"
#include <deque>

namespace mlir::gspmd {

/// How an op is sharded. Shardings are numbers of the ShardingAttrTable.
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
  /// `bytes` plus the cost of the local work, in bytes.
  double cost = 0;
};

/// Tables of one mesh, for attributes of one context.
struct PlanningTables {
  PlanningTables(const Mesh &mesh, FlatSymbolRefAttr name,
                 OpKinds::Lifetime lifetime)
      : shardings(mesh, name), planner(mesh), kinds(lifetime) {}

  ShardingAttrTable shardings;
  ReshardPlanner planner;
  OpKinds kinds;
  /// Keys of the FactorDecisionTable; decisions are indexed by their numbers.
  SequenceNumbering problems;
  std::deque<FactorDecision> decisions;
};

/// Owns the tables of each mesh that programs of one context were partitioned
/// for. The context must outlive it.
class PlanningCache {
public:
  PlanningTables &of(sharding::MeshOp mesh);

private:
  DenseMap<std::pair<Attribute, Attribute>, std::unique_ptr<PlanningTables>>
      tables;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_SUPPORT_PLANNINGTABLES_H
