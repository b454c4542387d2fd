//===- TileTransposes.cpp - Tiling of transposed accesses -----------------===//

#include "transforms/Lowering/BlockReductions/TileTransposes.h"

#include "transforms/Lowering/SplitKernels/ParallelNest.h"

#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd::lowering {
namespace {

/// The side of a tile. A cache line holds 16 floats.
constexpr int64_t kSide = 16;
/// Operands of at most this many elements fit into the L1 cache.
constexpr int64_t kFewElements = 8192;

bool isElementwise(linalg::GenericOp op) {
  return op.hasPureBufferSemantics() &&
         op.getNumParallelLoops() == op.getNumLoops() &&
         llvm::all_of(op.getIndexingMapsArray(), [](AffineMap map) {
           return map.isProjectedPermutation();
         });
}

/// Returns the loops along which operands are contiguous.
SmallVector<bool> innerLoops(linalg::GenericOp op) {
  SmallVector<bool> isInner(op.getNumLoops(), false);
  for (AffineMap map : op.getIndexingMapsArray())
    if (map.getNumResults() > 0 && map.getNumResults() == op.getNumLoops())
      isInner[map.getDimPosition(map.getNumResults() - 1)] = true;
  return isInner;
}

} // namespace

unsigned tileTransposes(linalg::GenericOp op, RewriterBase &rewriter) {
  unsigned numLoops = numOuterParallelLoops(op);
  if (!isElementwise(op))
    return numLoops;
  SmallVector<bool> isInner = innerLoops(op);
  SmallVector<int64_t, 4> sizes = op.getStaticLoopRanges();
  int64_t numElements = llvm::product_of(sizes);
  if (numElements <= kFewElements || llvm::count(isInner, true) < 2)
    return numLoops;
  SmallVector<int64_t> tile;
  for (auto [inner, size] : llvm::zip_equal(isInner, sizes)) {
    if (inner && size < kSide)
      return numLoops;
    tile.push_back(inner ? kSide : 1);
  }
  rewriter.setInsertionPoint(op);
  linalg::LinalgTilingOptions options;
  options.setTileSizes(tile);
  FailureOr<linalg::TiledLinalgOp> tiled =
      linalg::tileLinalgOp(rewriter, op, options);
  if (failed(tiled))
    return numLoops;
  rewriter.eraseOp(op);
  return tiled->loops.size();
}

} // namespace mlir::gspmd::lowering
