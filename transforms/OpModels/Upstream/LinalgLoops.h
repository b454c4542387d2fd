//===- LinalgLoops.h - Loops of structured ops as factors -------*- C++ -*-===//
//
// An indexing map says which position of an operand an iteration reads. For a
// dimension of an operand that is
//
//   d0                  the loop itself: cut as the loop is
//   2 * d0 + 3 * d1     a window: it is cut along one loop, which leads, and
//                       spans the positions that the others reach. A device
//                       reads the windows that begin in its part of the loop
//   anything else       (mod, floordiv, two loops of the output): whole
//
// Of the loops of a window the longest leads, the one that is parallel where
// two are as long: of a convolution its output's position, of the gradient of
// its kernel the position that is summed over. The others stay whole.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_LINALGLOOPS_H
#define GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_LINALGLOOPS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "transforms/OpModels/Support/HaloWindow.h"
#include "llvm/ADT/SmallBitVector.h"

namespace mlir::gspmd {

/// A dimension of an operand that windows are read of.
struct LinalgWindow {
  unsigned operand, dim;
  unsigned lead;  ///< the loop along which it is cut
  int64_t stride; ///< positions from one window to the next
  int64_t reach;  ///< positions that one window spans, from its begin on
};

/// How the dimensions of a structured op's operands follow from its loops. All
/// shapes are static.
class LinalgLoops {
public:
  explicit LinalgLoops(linalg::LinalgOp op);

  unsigned size() const { return ranges.size(); }
  int64_t range(unsigned loop) const { return ranges[loop]; }
  /// Does it have a place in no output?
  bool isReduction(unsigned loop) const { return reductions[loop]; }
  /// Can the loop not be cut?
  bool isWhole(unsigned loop) const { return whole[loop]; }
  /// The windows that are cut along loops, and of one loop.
  ArrayRef<LinalgWindow> windows() const { return shardedWindows; }
  bool leads(unsigned loop) const;
  /// The loop that is dimension `dim` of `operand`, if it is one by itself.
  std::optional<unsigned> loopOf(unsigned operand, unsigned dim) const;

  /// One factor for each loop, in order, then one for each dimension that is
  /// cut along none.
  FactorRule rule(bool conservative) const;
  /// The axes that cut a loop in the assignment that `ctx` stands for.
  AxisList axesOf(PartitionContext &ctx, unsigned loop) const;

private:
  void readDims();
  void markUnsharded(AffineExpr expr);
  std::optional<LinalgWindow> windowOf(AffineExpr expr) const;
  std::optional<unsigned> leadOf(ArrayRef<int64_t> coefficients) const;

  linalg::LinalgOp op;
  SmallVector<AffineMap> maps;
  SmallVector<int64_t> ranges;
  llvm::SmallBitVector reductions, whole;
  SmallVector<LinalgWindow> shardedWindows;
};

/// What each of `shards` devices reads of a window's dimension.
WindowRead readOf(const LinalgWindow &window, int64_t range, int64_t shards);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_LINALGLOOPS_H
