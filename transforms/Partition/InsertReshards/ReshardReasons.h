//===- ReshardReasons.h - Causes of reshards --------------------*- C++ -*-===//
//
// After sharding-insert-reshards, each communication is a `sharding.reshard`
// between an op that produces a sharding and an op that requires another one. A
// reason names both ops, the plan of the reshard and its cost:
//
//   %3 = dot_general %1, %2     unreduced along "x" after the dot
//   %4 = reshard %3 <[{}, {}]>  all_reduce over "x", 512 bytes
//   %5 = tanh %4                requires [{}, {}]
//
// For a report:
//
//   for (const ReshardReason &reason : findReshardReasons(module))
//     ... reason.value, reason.bytes, reason.text() ...
//
// The explanations of completion
// (transforms/Propagation/Explanation/Explanation.h) report why the two sides
// have these shardings. The value names are the same if sharding-name-values
// ran first.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_RESHARDREASONS_H
#define GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_RESHARDREASONS_H

#include "dialect/Sharding/ShardingDialect.h"
#include "lib/Algebra/Reshard/ReshardPlan.h"

namespace mlir::gspmd {

struct ReshardReason {
  sharding::ReshardOp reshard;
  /// Name of the tensor that is resharded: `%3`, as in explanations.
  std::string value;
  /// The op (or function, for an argument) that defines it in sharding `from`.
  Operation *definedBy;
  /// The op that requires `to`: the only user, or a return; null if several ops
  /// use the result of the reshard.
  Operation *requiredBy;
  TensorSharding from, to;
  /// The plan, and the number of bytes that one device sends for it.
  ReshardPlan plan;
  double bytes = 0;

  /// `%3 is [{}, {}], unreduced={"x"} after linalg.matmul;
  /// math.tanh requires [{}, {}]: all_reduce, 512 bytes per device`.
  std::string text(const Mesh &mesh) const;
};

/// Returns all reshards of a program with closed shardings, in program order.
/// Returns an empty list if the module has no mesh.
std::vector<ReshardReason> findReshardReasons(ModuleOp module);

/// Emits a remark at each reshard, with notes at both ops.
void emitReshardRemarks(ModuleOp module);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_RESHARDREASONS_H
