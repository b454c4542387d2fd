//===- BlockPlan.h - Loops of a reduction in blocks -------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_BLOCKPLAN_H
#define GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_BLOCKPLAN_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/SmallBitVector.h"

namespace mlir::gspmd::lowering {

/// Which loops a reduction becomes (BlockReductions.cpp has the picture), by
/// the sizes of its dimensions alone.
class BlockPlan {
public:
  /// One loop over a reduced dimension.
  struct Step {
    unsigned dim;
    int64_t size;     ///< elements of the dimension that an iteration covers
    int64_t extent;   ///< elements of the dimension that all loops of it cover
    bool startsBlock; ///< each iteration has an accumulator of its own
  };

  struct Lane {
    unsigned dim;
    int64_t size; ///< the most at a time
  };

  BlockPlan(ArrayRef<int64_t> sizes, const llvm::SmallBitVector &isReduced)
      : sizes(sizes), reduced(isReduced) {}

  /// `contiguity` of a dimension is how many inputs are read along it, less
  /// those that are read across it; `bytes` are those of all accumulators of a
  /// lane.
  void choose(ArrayRef<int64_t> contiguity, int64_t bytes);

  bool isReduced(unsigned dim) const { return reduced.test(dim); }
  /// Elements that go into one of the result.
  int64_t numReduced() const;
  /// The lanes along `dim`; null if there are none.
  const Lane *laneOf(unsigned dim) const;

  SmallVector<int64_t> sizes;
  /// Lanes are positions of a reduced dimension, not of the result.
  bool lanesAreReduced = false;
  SmallVector<Lane> lanes;
  SmallVector<Step> steps;
  /// The innermost steps, over the dimension of the lanes.
  unsigned numChunkSteps = 0;

private:
  void chooseLanes(ArrayRef<int64_t> contiguity, int64_t bytes);
  int64_t numLevels() const;
  void chooseSteps();
  void addSteps(unsigned dim, int64_t unit, int64_t count, int64_t &inBlock);

  llvm::SmallBitVector reduced;
};

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_BLOCKPLAN_H
