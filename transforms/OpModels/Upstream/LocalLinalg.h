//===- LocalLinalg.h - Local form of a structured op ------------*- C++ -*-===//
//
// The op itself on local operands, with halos for windows. Its body uses global
// indices:
//
//   linalg.index 0      is offset by the begin of the device's shard of the
//   loop a reduction         over an uneven shard ignores padding: operands are
//   masked
//                       if that is sufficient (sums of them or of their
//                       products), otherwise the body masks
//
// A named op whose body has to change becomes a linalg.generic.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_LOCALLINALG_H
#define GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_LOCALLINALG_H

#include "transforms/OpModels/Support/LocalOps.h"
#include "transforms/OpModels/Upstream/LinalgLoops.h"

namespace mlir::gspmd {

/// Returns how partial results of the op's reductions combine; nullopt if they
/// have no common kind.
std::optional<ReductionKind> linalgReductionKind(linalg::LinalgOp op);

class LocalLinalg {
public:
  LocalLinalg(linalg::LinalgOp op, PartitionContext &ctx);
  PartitionResult make();

private:
  bool isUneven(unsigned loop) const {
    return loops.range(loop) % axisListSize(axes[loop]) != 0;
  }
  void exchangeWindows();
  void initializeOnFirstDevice();
  /// Masks the padding that a reduction reads; returns false if the body has to
  /// mask.
  bool maskOperands(unsigned loop);
  void maskBody(linalg::LinalgOp local, ArrayRef<unsigned> uneven);
  Value offsetOf(unsigned loop);

  linalg::LinalgOp op;
  PartitionContext &ctx;
  LinalgLoops loops;
  SmallVector<AxisList> axes; ///< the axes of each loop
  DenseMap<unsigned, Value> offsets;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_LOCALLINALG_H
