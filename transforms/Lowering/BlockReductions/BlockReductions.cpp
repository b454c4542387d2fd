//===- BlockReductions.cpp - Pass gspmd-block-reductions ------------------===//
//
// The rounding error of a sequential sum grows with the number n of elements.
// Here each accumulator takes at most kBlock values, which are elements or the
// sums of blocks:
//
//   for each parallel index
//     for blocks of blocks ...         accumulator 0
//       for blocks                     accumulator 1, added to 0 afterwards
//         for steps of a block         accumulator 2, added to 1 afterwards
//           for lanes                  acc[lane] += element
//
// Accumulators are arrays of lanes, so that the innermost loop has independent
// iterations and is vectorized without permission to reassociate. Lanes are
// indices of the result if these are contiguous in memory, otherwise adjacent
// indices of a reduced dimension, whose sums are added pairwise at the end.
// The order depends on the shapes alone, so results are bitwise equal on every
// machine. docs/numerics.md states the error bound.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/BlockReductions/BlockedReduction.h"
#include "transforms/Lowering/BlockReductions/IntegerQuotients.h"
#include "transforms/Lowering/BlockReductions/TileTransposes.h"
#include "transforms/Lowering/Passes.h"
#include "transforms/Lowering/SplitKernels/ParallelNest.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_BLOCKREDUCTIONS
#include "transforms/Lowering/Passes.h.inc"

namespace {

/// Collapses dimensions that are adjacent in every operand.
linalg::GenericOp collapse(linalg::GenericOp op, RewriterBase &rewriter) {
  if (!op.hasPureBufferSemantics() || op.hasIndexSemantics() ||
      !llvm::all_of(op.getIndexingMapsArray(),
                    [](AffineMap map) { return map.isProjectedPermutation(); }))
    return op;
  SmallVector<ReassociationIndices> groups;
  auto iterators = op.getIteratorTypesArray();
  for (int64_t dim = 0, end = op.getNumLoops(); dim < end; ++dim) {
    ReassociationIndices wider = {dim};
    if (!groups.empty()) {
      wider = groups.back();
      wider.push_back(dim);
    }
    if (wider.size() > 1 && iterators[dim] == iterators[dim - 1] &&
        linalg::areDimSequencesPreserved(op.getIndexingMapsArray(), {wider}))
      groups.back() = wider;
    else
      groups.push_back({dim});
  }
  if (groups.size() == op.getNumLoops())
    return op;
  rewriter.setInsertionPoint(op);
  FailureOr<linalg::CollapseResult> result =
      linalg::collapseOpIterationDims(op, groups, rewriter);
  if (failed(result))
    return op;
  rewriter.eraseOp(op);
  return cast<linalg::GenericOp>(result->collapsedOp);
}

struct BlockReductionsPass : impl::BlockReductionsBase<BlockReductionsPass> {
  void runOnProgram() override {
    IRRewriter rewriter(&getContext());
    func::FuncOp function = getOperation();
    linalg::LinalgOp nest = lowering::onlyNestOf(function);
    unsigned numParallel = nest ? lowering::numOuterParallelLoops(nest) : 0;
    int64_t work = nest ? lowering::workOf(nest) : 0;
    SmallVector<linalg::GenericOp> generics;
    function.walk([&](linalg::LinalgOp op) {
      if (auto generic = dyn_cast<linalg::GenericOp>(*op)) {
        generics.push_back(generic);
      } else if (isa<linalg::FillOp>(op) && op.getNumLoops() > 1) {
        // Its dimensions are collapsed as those of other loops.
        rewriter.setInsertionPoint(op);
        if (auto fill = linalg::generalizeNamedOp(rewriter, op);
            succeeded(fill))
          generics.push_back(*fill);
      }
    });
    for (linalg::GenericOp op : generics) {
      lowering::divideIntegersAsFloats(op);
      linalg::GenericOp collapsed = collapse(op, rewriter);
      numParallel = collapsed.getNumReductionLoops()
                        ? lowering::blockReduction(collapsed)
                        : lowering::tileTransposes(collapsed, rewriter);
    }
    if (!nest || numParallel == 0)
      return;
    Builder b(&getContext());
    function->setAttr(lowering::kParallelLoops,
                      b.getI64IntegerAttr(numParallel));
    function->setAttr(lowering::kWork, b.getI64IntegerAttr(work));
  }
};

} // namespace
} // namespace mlir::gspmd
