//===- LocalLinalg.h - A device's part of a structured op -------*- C++ -*-===//
//
// The op itself on local operands, of which windows bring their neighbours'
// borders. What its body does by position it does by the position in the whole:
//
//   linalg.index 0      begins where the device's part of the loop begins
//   a reduction         of an uneven part takes nothing of what lies beyond the
//                       end: operands are masked where that is enough (sums of
//                       them or of their products), else the body looks
//
// A named op whose body has to change becomes a linalg.generic.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_LOCALLINALG_H
#define GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_LOCALLINALG_H

#include "transforms/OpModels/Support/LocalOps.h"
#include "transforms/OpModels/Upstream/LinalgLoops.h"

namespace mlir::gspmd {

/// How the partial results of the op's reductions combine; nullopt if they have
/// no kind in common.
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
  void startOnce();
  /// Masks what a reduction reads beyond its end; false where that is left to
  /// the body.
  bool maskOperands(unsigned loop);
  void maskBody(linalg::LinalgOp local, ArrayRef<unsigned> uneven);
  Value offsetOf(unsigned loop);

  linalg::LinalgOp op;
  PartitionContext &ctx;
  LinalgLoops loops;
  SmallVector<AxisList> axes; ///< by loop
  DenseMap<unsigned, Value> offsets;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_LOCALLINALG_H
