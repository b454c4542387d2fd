//===- FuseMoves.cpp - Pass sharding-fuse-moves ---------------------------===//
//
// A rotation is written as the concatenation of a tensor's two halves, swapped;
// a shift as a pad of a slice or a slice of a pad. Partitioned op by op, the
// intermediate value would be realigned to shards of another size, twice.
//
//===----------------------------------------------------------------------===//

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Passes.h"
#include "transforms/OpModels/Shape/SliceDims.h"
#include "transforms/OpModels/Support/Model.h"
#include "transforms/Support/ProgramPhase.h"
#include "transforms/Support/ShardingAnnotations.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_FUSEMOVES
#include "transforms/OpModels/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using sharding::RotateOp;

static bool isShardedAlong(Value value, int64_t dim) {
  sharding::TensorShardingAttr attr = sharding::getSharding(value);
  return attr && !attr.getDims()[dim].getAxes().empty();
}

static void replaceWith(Operation *op, Operation *by) {
  sharding::setSharding(by->getResult(0),
                        sharding::getSharding(op->getResult(0)));
  if (hasAnnotatedResults(op))
    setAnnotatedResults(by);
  op->replaceAllUsesWith(by);
  op->erase();
}

//===----------------------------------------------------------------------===//
// Rotations
//===----------------------------------------------------------------------===//

/// Returns true if `slice` selects the elements [begin, end) of `dim` and all
/// of the other dimensions.
static bool isRange(const StaticSlice &slice, int64_t dim, int64_t begin,
                    int64_t end) {
  for (auto [d, size] : llvm::enumerate(shapeOf(slice.source))) {
    bool isDim = int64_t(d) == dim;
    if (slice.strides[d] != 1 || slice.starts[d] != (isDim ? begin : 0) ||
        slice.limits[d] != (isDim ? end : size))
      return false;
  }
  return true;
}

/// Matches concatenate(slice(x, [n - by, n)), slice(x, [0, n - by))) whose
/// result is sharded along the dimension.
static void makeRotation(Operation *op, int64_t dim) {
  if (op->getNumOperands() != 2)
    return;
  std::optional<StaticSlice> first =
      staticSlice(op->getOperand(0).getDefiningOp());
  std::optional<StaticSlice> second =
      staticSlice(op->getOperand(1).getDefiningOp());
  if (!first || !second || first->source != second->source ||
      !hasStaticShapes(op->getOperand(0).getDefiningOp()))
    return;
  int64_t size = dimOf(first->source, dim);
  int64_t by = dimOf(op->getOperand(0), dim);
  if (!isRange(*first, dim, size - by, size) ||
      !isRange(*second, dim, 0, size - by))
    return;
  if (!isShardedAlong(op->getResult(0), dim))
    return;
  OpBuilder builder(op);
  auto rotate =
      RotateOp::create(builder, op->getLoc(), op->getResult(0).getType(),
                       first->source, dim, by);
  replaceWith(op, rotate);
}

//===----------------------------------------------------------------------===//
// Slices and pads
//===----------------------------------------------------------------------===//

namespace {
/// The elements that a slice of stride 1 removes, or a pad adds, at both ends
/// of each dimension.
struct Edges {
  SmallVector<int64_t> low, high;
};
} // namespace

static std::optional<Edges> removedEdges(Operation *op) {
  std::optional<StaticSlice> slice = staticSlice(op);
  if (!slice || !hasStaticShapes(op) ||
      llvm::any_of(slice->strides, [](int64_t s) { return s != 1; }))
    return std::nullopt;
  Edges edges{SmallVector<int64_t>(slice->starts), {}};
  for (auto [size, limit] :
       llvm::zip_equal(shapeOf(slice->source), slice->limits))
    edges.high.push_back(size - limit);
  return edges;
}

/// Returns true if the value between two ops would be realigned along some
/// dimension.
static bool isRealigned(Value between, const Edges &a, const Edges &b) {
  for (unsigned d = 0; d < a.low.size(); ++d)
    if (isShardedAlong(between, d) && (a.low[d] || a.high[d]) &&
        (b.low[d] || b.high[d]))
      return true;
  return false;
}

static void replaceByPad(Operation *op, stablehlo::PadOp pad, Value input,
                         const Edges &edges) {
  OpBuilder builder(op);
  replaceWith(op, stablehlo::PadOp::create(
                      builder, op->getLoc(), op->getResult(0).getType(), input,
                      pad.getPaddingValue(), edges.low, edges.high,
                      pad.getInteriorPadding()));
}

/// Merges slice(pad(x)) to a pad that adds less.
static void mergeIntoPad(Operation *op) {
  auto pad = op->getOperand(0).getDefiningOp<stablehlo::PadOp>();
  std::optional<Edges> removed = removedEdges(op);
  if (!pad || !removed)
    return;
  Edges edges{SmallVector<int64_t>(pad.getEdgePaddingLow()),
              SmallVector<int64_t>(pad.getEdgePaddingHigh())};
  if (!isRealigned(pad, *removed, edges))
    return;
  for (unsigned d = 0; d < edges.low.size(); ++d) {
    edges.low[d] -= removed->low[d];
    edges.high[d] -= removed->high[d];
  }
  replaceByPad(op, pad, pad.getOperand(), edges);
}

/// Merges pad(slice(x)) to a pad with negative amounts, if no edge is both
/// sliced and padded.
static void mergeSlice(stablehlo::PadOp op) {
  Operation *slice = op.getOperand().getDefiningOp();
  std::optional<Edges> removed = removedEdges(slice);
  if (!removed)
    return;
  Edges edges{SmallVector<int64_t>(op.getEdgePaddingLow()),
              SmallVector<int64_t>(op.getEdgePaddingHigh())};
  if (!isRealigned(op.getOperand(), *removed, edges))
    return;
  for (unsigned d = 0; d < edges.low.size(); ++d) {
    bool isSliced = removed->low[d] || removed->high[d];
    if ((removed->low[d] && edges.low[d] > 0) ||
        (removed->high[d] && edges.high[d] > 0) ||
        (isSliced && op.getInteriorPadding()[d]))
      return;
    edges.low[d] -= removed->low[d];
    edges.high[d] -= removed->high[d];
  }
  replaceByPad(op, op, slice->getOperand(0), edges);
}

namespace {
struct FuseMoves : mlir::gspmd::impl::FuseMovesBase<FuseMoves> {
  void runOnProgram() override {
    auto module = dyn_cast<ModuleOp>(getOperation());
    if (!module)
      module = getOperation()->getParentOfType<ModuleOp>();
    if (module && phaseOf(module) >= ProgramPhase::Resharded)
      return;
    SmallVector<Operation *> ops;
    getOperation()->walk([&](Operation *op) {
      if (staticSlice(op) || op->hasTrait<stablehlo::JoinsOperands>())
        ops.push_back(op);
    });
    // Users come after their operands, so ops without uses can be erased.
    for (Operation *op : llvm::reverse(ops)) {
      if (op->use_empty())
        op->erase();
      else if (std::optional<int64_t> dim = concatenatedDim(op))
        makeRotation(op, *dim);
      else if (auto pad = dyn_cast<stablehlo::PadOp>(op))
        mergeSlice(pad);
      else
        mergeIntoPad(op);
    }
  }
};
} // namespace
