//===- GatherNarrowing.h - Gathers after ops that shrink data ---*- C++ -*-===//
//
//   %g = all_gather %x dim 0                  f32, 8 rows of 64 on 4 devices
//   %q = multiply %g, %scale                  row by row
//   %c = convert %q                           f8: a fourth of the bytes
//
// Each device computes %q and %c for its own rows, and %c is gathered.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_GATHERNARROWING_H
#define GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_GATHERNARROWING_H

#include "compiler/Optimize/Driver/RewriteRecorder.h"
#include "compiler/Optimize/Support/ReplicationAnalysis.h"
#include "dialect/Sharding/Interfaces/RangeInterfaces.h"

namespace mlir::gspmd {

/// An all_gather and the ops after it whose results at each index along the
/// gathered dimension depend on the same index only, up to the smallest result.
class GatherNarrowing {
public:
  /// Returns nullopt if no result is smaller than the gathered tensor.
  static std::optional<GatherNarrowing> find(spmd::AllGatherOp gather,
                                             ReplicationAnalysis &replication);
  /// Gathers the last result instead.
  void rewrite(RewriteRecorder &rewrites, const Target &target);

private:
  explicit GatherNarrowing(spmd::AllGatherOp gather) : gather(gather) {}

  sharding::DimRange localRange(unsigned dim) const;
  std::optional<unsigned> resultDimOf(Operation *op, Value value, unsigned dim,
                                      ReplicationAnalysis &replication) const;
  bool isComputable(Value value, unsigned dim,
                    ReplicationAnalysis &replication) const;

  spmd::AllGatherOp gather;
  /// The ops, with the gathered dimension in their results.
  SmallVector<std::pair<Operation *, unsigned>> ops;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_GATHERNARROWING_H
