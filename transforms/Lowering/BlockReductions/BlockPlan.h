//===- BlockPlan.h - Loop structure of a blocked reduction ------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_BLOCKPLAN_H
#define GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_BLOCKPLAN_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/SmallBitVector.h"

namespace mlir::gspmd::lowering {

/// The largest number of values that one accumulator takes. A reduction of no
/// more values adds them to its result one by one.
inline constexpr int64_t kMaxAccumulated = 32;

/// The loops that a reduction is lowered to, which depend on the sizes of its
/// dimensions alone. The comment of BlockReductions.cpp shows them.
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
    int64_t size; ///< upper bound of the lanes of one tile
  };

  BlockPlan(ArrayRef<int64_t> sizes, const llvm::SmallBitVector &isReduced)
      : sizes(sizes), reduced(isReduced) {}

  /// Chooses lanes and steps. `contiguity` of a dimension is the number of
  /// inputs that are contiguous along it minus the number of inputs that are
  /// strided along it; `bytes` is the size of all accumulators of one lane.
  void choose(ArrayRef<int64_t> contiguity, int64_t bytes);

  bool isReduced(unsigned dim) const { return reduced.test(dim); }
  /// Returns the number of elements that are reduced to one result element.
  int64_t numReduced() const;
  /// Returns the lanes along `dim`, or null if there are none.
  const Lane *laneOf(unsigned dim) const;

  SmallVector<int64_t> sizes;
  /// True if lanes are indices of a reduced dimension, false if they are
  /// indices of the result.
  bool lanesAreReduced = false;
  SmallVector<Lane> lanes;
  SmallVector<Step> steps;
  /// The number of innermost steps, which traverse the dimension of the lanes.
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
