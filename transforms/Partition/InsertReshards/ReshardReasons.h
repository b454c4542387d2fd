//===- ReshardReasons.h - Why reshards are in a program ---------*- C++ -*-===//
//
// After sharding-insert-reshards, everything that will be communicated is a
// `sharding.reshard`. Each has a side that left the tensor as it is and a side
// that wants it otherwise; this tells both, and what the way between them
// costs.
//
//   %3 = dot_general %1, %2     left unreduced along "x" by the dot
//   %4 = reshard %3 <[{}, {}]>  all_reduce over "x", 512 bytes
//   %5 = tanh %4                wanted whole by the tanh
//
// For a report:
//
//   for (const ReshardReason &reason : findReshardReasons(module))
//     ... reason.value, reason.bytes, reason.text() ...
//
// Why the two sides lie as they do is told by the explanations of completion
// (transforms/Propagation/Explanation/Explanation.h): the value names here and
// there are the same if sharding-name-values ran first.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_RESHARDREASONS_H
#define GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_RESHARDREASONS_H

#include "dialect/Sharding/ShardingDialect.h"
#include "lib/Algebra/Reshard/ReshardPlan.h"

namespace mlir::gspmd {

struct ReshardReason {
  sharding::ReshardOp reshard;
  /// Name of the tensor that is moved: `%3`, as in explanations.
  std::string value;
  /// The op (or function, for an argument) that left it as `from`.
  Operation *definedBy;
  /// The op that needs it as `to`: its only user, or a return; null where
  /// several ops use what the reshard makes.
  Operation *requiredBy;
  TensorSharding from, to;
  /// How it is done, and how many bytes one device sends for it.
  ReshardPlan plan;
  double bytes = 0;

  /// `%3 is left as [{}, {}], unreduced={"x"} by stablehlo.dot_general;
  /// stablehlo.tanh wants [{}, {}]: all_reduce, 512 bytes per device`.
  std::string text(const Mesh &mesh) const;
};

/// All reshards of a program in which shardings are closed, in program order.
/// Empty if the module has no mesh.
std::vector<ReshardReason> findReshardReasons(ModuleOp module);

/// A remark at each reshard, with notes at both sides.
void emitReshardRemarks(ModuleOp module);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_RESHARDREASONS_H
