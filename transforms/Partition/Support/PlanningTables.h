//===- PlanningTables.h - What planning finds out about a mesh --*- C++ -*-===//
//
// How an op runs, how a tensor is brought from one sharding to another: answers
// hang on the mesh, the kind of the op and how its tensors lie, not on the
// program around. Who partitions one program many times, each time cut another
// way (a search for annotations), keeps them from one time to the next.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PARTITION_SUPPORT_PLANNINGTABLES_H
#define GSPMD_TRANSFORMS_PARTITION_SUPPORT_PLANNINGTABLES_H

#include "lib/Algebra/Reshard/ReshardPlanner.h"
#include "transforms/Support/OpKinds.h"
#include "transforms/Support/ShardingAttrTable.h"
#include <deque>

namespace mlir::gspmd {

/// How an op runs. Shardings are numbers of the ShardingAttrTable.
struct FactorDecision {
  /// Per operand, then per result: how the tensor lies inside the op.
  SmallVector<unsigned, 4> inside;
  /// Do all tensors lie that way already?
  bool isInPlace = true;
  /// Sizes and kinds of factors that the op cannot run cut with; empty if there
  /// are none.
  std::string rejected;
  /// Bytes that each device receives for the op to run so.
  double bytes = 0;
  /// These bytes and the price of local work.
  double cost = 0;
};

/// Of one mesh, and of attributes of one context.
struct PlanningTables {
  PlanningTables(const Mesh &mesh, FlatSymbolRefAttr name,
                 OpKinds::Lifetime lifetime)
      : shardings(mesh, name), planner(mesh), kinds(lifetime) {}

  ShardingAttrTable shardings;
  ReshardPlanner planner;
  OpKinds kinds;
  /// Questions of the FactorDecisionTable, and its answers by their numbers.
  SequenceNumbering problems;
  std::deque<FactorDecision> decisions;
};

/// The tables of each mesh that a program was partitioned for, in one context,
/// which must not end before this.
class PlanningCache {
public:
  PlanningTables &of(sharding::MeshOp mesh);

private:
  DenseMap<std::pair<Attribute, Attribute>, std::unique_ptr<PlanningTables>>
      tables;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_SUPPORT_PLANNINGTABLES_H
