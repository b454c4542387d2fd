//===- BlockPlan.cpp - Loop structure of a blocked reduction --------------===//

#include "transforms/Lowering/BlockReductions/BlockPlan.h"

#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::gspmd::lowering {

/// The number of lanes along a reduced dimension: enough to overlap vector
/// operations on any machine.
constexpr int64_t kLanes = 64;
/// The size of all accumulators if lanes are indices of the result: they stay
/// in the L1 cache.
constexpr int64_t kAccumulatorBytes = 24 << 10;

void BlockPlan::choose(ArrayRef<int64_t> contiguity, int64_t bytes) {
  chooseLanes(contiguity, bytes);
  chooseSteps();
}

int64_t BlockPlan::numReduced() const {
  int64_t count = 1;
  for (auto [dim, size] : llvm::enumerate(sizes))
    count *= isReduced(dim) ? size : 1;
  return count;
}

const BlockPlan::Lane *BlockPlan::laneOf(unsigned dim) const {
  auto *lane = llvm::find_if(
      lanes, [&](const Lane &candidate) { return candidate.dim == dim; });
  return lane == lanes.end() ? nullptr : lane;
}

/// Returns the number of lanes along a reduced dimension of `size` elements:
/// all of few, otherwise a power of two, which is combined without remainders.
static int64_t lanesAlongReduced(int64_t size) {
  constexpr int64_t kFewElements = 16;
  if (size <= kFewElements)
    return size;
  return static_cast<int64_t>(
      llvm::bit_floor(static_cast<uint64_t>(std::min(kLanes, size / 2))));
}

/// Returns the number of lanes of one tile of `size` results, at most `most`.
/// Large results have several tiles of about the same size, which threads
/// share.
static int64_t tileSize(int64_t size, int64_t most) {
  constexpr int64_t kTiles = 8, kMinLanes = 256;
  int64_t numTiles = std::max<int64_t>(llvm::divideCeil(size, most),
                                       std::min(kTiles, size / kMinLanes));
  if (numTiles < 2)
    return size;
  int64_t balanced = llvm::alignTo(llvm::divideCeil(size, numTiles), kLanes);
  return std::min(balanced, most);
}

void BlockPlan::chooseLanes(ArrayRef<int64_t> contiguity, int64_t bytes) {
  std::optional<unsigned> best;
  for (unsigned dim = 0; dim < sizes.size(); ++dim)
    if (sizes[dim] > 1 && (!best || contiguity[dim] >= contiguity[*best]))
      best = dim;
  lanesAreReduced = isReduced(*best);
  if (lanesAreReduced) {
    lanes = {{*best, lanesAlongReduced(sizes[*best])}};
    return;
  }
  int64_t most = std::max(kAccumulatorBytes / (numLevels() * bytes), kLanes);
  for (unsigned dim = *best; most > 1; --dim) {
    lanes.insert(lanes.begin(), {dim, tileSize(sizes[dim], most)});
    most /= sizes[dim];
    if (dim == 0 || isReduced(dim - 1))
      break;
  }
}

/// Returns an upper bound of the number of levels, which determines the size of
/// the accumulators.
int64_t BlockPlan::numLevels() const {
  return 2 +
         2 * llvm::Log2_64_Ceil(numReduced()) / llvm::Log2_64(kMaxAccumulated);
}

/// Splits the reduced dimensions into loops, beginning with the innermost one,
/// which traverses the dimension of the lanes.
void BlockPlan::chooseSteps() {
  int64_t inBlock = 1;
  if (lanesAreReduced) {
    auto [dim, size] = lanes.front();
    addSteps(dim, size, sizes[dim] / size, inBlock);
    numChunkSteps = steps.size();
  }
  for (unsigned dim = sizes.size(); dim-- > 0;)
    if (isReduced(dim) && !laneOf(dim))
      addSteps(dim, 1, sizes[dim], inBlock);
}

void BlockPlan::addSteps(unsigned dim, int64_t unit, int64_t count,
                         int64_t &inBlock) {
  for (int64_t covered = 1; covered < count;) {
    bool isFull = kMaxAccumulated / inBlock < 2;
    if (isFull)
      inBlock = 1;
    int64_t tripCount = std::min<int64_t>(llvm::divideCeil(count, covered),
                                          kMaxAccumulated / inBlock);
    steps.insert(steps.begin(), {dim, unit * covered, unit * count, isFull});
    covered *= tripCount;
    inBlock *= tripCount;
  }
}

} // namespace mlir::gspmd::lowering
