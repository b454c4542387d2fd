//===- LinalgLoops.h - Factors of structured ops ----------------*- C++ -*-===//
//
// An indexing map defines which index of an operand an iteration reads. A
// dimension of an operand is one of
//
//   d0                  the loop itself: sharded as the loop is
//   2 * d0 + 3 * d1     a window: it is sharded along its leading loop, and
//                       spans the indices that the others reach. A device
//                       reads the windows that begin in its shard of the loop
//   anything else       (mod, floordiv, two loops of the output): unsharded
//
// The longest loop of a window is the leading one, the parallel one of two
// equally long ones: for a convolution the index in its output, for the
// gradient of its kernel the index that is summed over. The other loops are
// unsharded.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_LINALGLOOPS_H
#define GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_LINALGLOOPS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "transforms/OpModels/Support/HaloWindow.h"
#include "llvm/ADT/SmallBitVector.h"

namespace mlir::gspmd {

/// A dimension of an operand that is read by windows.
struct LinalgWindow {
  unsigned operand, dim;
  unsigned lead;  ///< the loop along which it is sharded
  int64_t stride; ///< indices from one window to the next
  int64_t reach;  ///< indices that one window spans, from its begin on
};

/// Relates the dimensions of a structured op's operands to its loops. All
/// shapes are static.
class LinalgLoops {
public:
  explicit LinalgLoops(linalg::LinalgOp op);

  unsigned size() const { return ranges.size(); }
  int64_t range(unsigned loop) const { return ranges[loop]; }
  /// Returns true if the loop indexes no output.
  bool isReduction(unsigned loop) const { return reductions[loop]; }
  /// Returns true if the loop cannot be sharded.
  bool isUnsharded(unsigned loop) const { return unsharded[loop]; }
  /// Returns the windows that are sharded along loops.
  ArrayRef<LinalgWindow> windows() const { return shardedWindows; }
  bool leads(unsigned loop) const;
  /// Returns the loop that alone indexes dimension `dim` of `operand`, if any.
  std::optional<unsigned> loopOf(unsigned operand, unsigned dim) const;

  /// Returns one factor for each loop, in order, then one for each dimension
  /// that is sharded along none.
  FactorRule rule(bool conservative) const;
  /// Returns the axes that shard a loop in the assignment of `ctx`.
  AxisList axesOf(PartitionContext &ctx, unsigned loop) const;

private:
  /// The dimensions of operands and results that each loop indexes.
  struct LoopDims {
    SmallVector<SmallVector<TensorDim>> operands, results;
    /// Operand and dimension of those that are sharded along no loop.
    SmallVector<std::array<unsigned, 2>> others;
    /// The loops that lead windows of a dimension of another size.
    llvm::SmallBitVector isResized;
  };

  void readDims();
  /// Marks the loops of `expr` that are in `seen` as unsharded, and adds those
  /// of `expr` to it. If a loop indexes two dimensions of a tensor (a
  /// diagonal), its shard is no contiguous block of the tensor.
  void markRepeated(AffineExpr expr, llvm::SmallBitVector &seen);
  /// Returns the window that `expr` reads of an operand. Marks the loops that
  /// cannot be sharded for it.
  std::optional<LinalgWindow> readWindow(unsigned operand, AffineExpr expr);
  LoopDims classifyDims() const;
  void markUnsharded(AffineExpr expr);
  std::optional<LinalgWindow> windowOf(AffineExpr expr) const;
  std::optional<unsigned> leadOf(ArrayRef<int64_t> coefficients) const;

  linalg::LinalgOp op;
  SmallVector<AffineMap> maps;
  SmallVector<int64_t> ranges;
  llvm::SmallBitVector reductions, unsharded;
  SmallVector<LinalgWindow> shardedWindows;
};

/// Returns what each of `shards` devices reads of a window's dimension.
WindowRead readOf(const LinalgWindow &window, int64_t range, int64_t shards);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_LINALGLOOPS_H
