//===- TransposeOperands.cpp - Contiguous operands of reductions ----------===//

#include "transforms/Lowering/TileAndFuse/TransposeOperands.h"

#include "transforms/Lowering/OutlineKernels/BufferBytes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace mlir::gspmd::lowering {
namespace {

/// The fewest results of the innermost loop, which fill vectors.
constexpr int64_t kMinResults = 16;
/// The fewest terms of a sum: a shorter one takes little time in any order.
constexpr int64_t kMinTerms = 4;
/// The largest transposed operand, as a fraction of the result.
constexpr int64_t kMinResultsPerElement = 16;

unsigned lastDimOf(AffineMap map) {
  return map.getDimPosition(map.getNumResults() - 1);
}

class TransposedReduction {
public:
  explicit TransposedReduction(linalg::GenericOp op) : op(op) {}

  /// Finds the operands that are strided along the contiguous dimension of the
  /// result, and contiguous along a reduced one. Returns true if it pays to
  /// transpose them.
  bool match() {
    if (!op.hasPureBufferSemantics() || op.getNumReductionLoops() == 0 ||
        op.getNumDpsInits() != 1 || op.getNumDpsInputs() == 0 ||
        !llvm::all_of(op->getOperandTypes(),
                      [](Type type) {
                        auto buffer = dyn_cast<MemRefType>(type);
                        return buffer && buffer.hasStaticShape();
                      }) ||
        !llvm::all_of(op.getIndexingMapsArray(), [](AffineMap map) {
          return map.isProjectedPermutation();
        }))
      return false;
    AffineMap out = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
    SmallVector<int64_t> sizes = op.getStaticLoopRanges();
    if (out.getNumResults() == 0)
      return false;
    inner = lastDimOf(out);
    if (sizes[inner] < kMinResults)
      return false;
    int64_t resultBytes =
        bytesOf(cast<MemRefType>(op.getDpsInitOperand(0)->get().getType()));
    SmallVector<utils::IteratorType> iterators = op.getIteratorTypesArray();
    for (OpOperand *input : op.getDpsInputOperands()) {
      AffineMap map = op.getMatchingIndexingMap(input);
      if (!map.isFunctionOfDim(inner) || lastDimOf(map) == inner)
        continue;
      unsigned last = lastDimOf(map);
      if (iterators[last] != utils::IteratorType::reduction ||
          sizes[last] < kMinTerms ||
          bytesOf(cast<MemRefType>(input->get().getType())) *
                  kMinResultsPerElement >
              resultBytes)
        return false;
      strided.push_back(input);
    }
    return !strided.empty();
  }

  void run(RewriterBase &rewriter) {
    for (OpOperand *input : strided)
      transpose(input, rewriter);
    moveInnermost(rewriter);
  }

private:
  /// Replaces an operand by a copy whose last dimension is `inner`.
  void transpose(OpOperand *input, RewriterBase &rewriter) {
    Location loc = op.getLoc();
    AffineMap map = op.getMatchingIndexingMap(input);
    auto type = cast<MemRefType>(input->get().getType());
    SmallVector<unsigned> order;
    unsigned moved = 0;
    for (unsigned position = 0; position < map.getNumResults(); ++position)
      if (map.getDimPosition(position) == inner)
        moved = position;
      else
        order.push_back(position);
    order.push_back(moved);
    SmallVector<int64_t> shape;
    SmallVector<AffineExpr> exprs;
    for (unsigned position : order) {
      shape.push_back(type.getDimSize(position));
      exprs.push_back(map.getResult(position));
    }
    rewriter.setInsertionPoint(op);
    Value copy = memref::AllocOp::create(
        rewriter, loc, MemRefType::get(shape, type.getElementType()));
    auto toCopy = AffineMap::getPermutationMap(order, rewriter.getContext());
    SmallVector<AffineMap> maps = {
        inversePermutation(toCopy),
        rewriter.getMultiDimIdentityMap(type.getRank())};
    SmallVector<utils::IteratorType> parallel(type.getRank(),
                                              utils::IteratorType::parallel);
    linalg::GenericOp::create(
        rewriter, loc, input->get(), copy, maps, parallel,
        [](OpBuilder &b, Location at, ValueRange elements) {
          linalg::YieldOp::create(b, at, elements[0]);
        });
    rewriter.setInsertionPointAfter(op);
    memref::DeallocOp::create(rewriter, loc, copy);
    SmallVector<AffineMap> opMaps = op.getIndexingMapsArray();
    opMaps[input->getOperandNumber()] =
        AffineMap::get(map.getNumDims(), 0, exprs, rewriter.getContext());
    rewriter.modifyOpInPlace(op, [&] {
      input->set(copy);
      op.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(opMaps));
    });
  }

  void moveInnermost(RewriterBase &rewriter) {
    SmallVector<unsigned> order;
    for (unsigned loop = 0; loop < op.getNumLoops(); ++loop)
      if (loop != inner)
        order.push_back(loop);
    order.push_back(inner);
    rewriter.setInsertionPoint(op);
    (void)linalg::interchangeGenericOp(rewriter, op, order);
  }

  linalg::GenericOp op;
  unsigned inner = 0;
  SmallVector<OpOperand *> strided;
};

} // namespace

void transposeOperands(Operation *root) {
  SmallVector<linalg::GenericOp> generics;
  root->walk([&](linalg::GenericOp op) { generics.push_back(op); });
  IRRewriter rewriter(root->getContext());
  for (linalg::GenericOp op : generics) {
    TransposedReduction reduction(op);
    if (reduction.match())
      reduction.run(rewriter);
  }
}

} // namespace mlir::gspmd::lowering
