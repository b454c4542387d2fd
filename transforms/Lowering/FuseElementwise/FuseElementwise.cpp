//===- FuseElementwise.cpp - Fusion of element-wise loops -----------------===//

#include "transforms/Lowering/FuseElementwise/FuseElementwise.h"
#include "transforms/Lowering/LowerToLinalg/TensorLowering.h"
#include "transforms/Lowering/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace mlir::gspmd::lowering {
namespace {

/// The number of ops per element up to which recomputation is cheaper than a
/// buffer: index arithmetic, a conversion, one or two instructions.
constexpr unsigned kCheapOps = 3;
/// Loops that read more arrays than this run out of registers.
constexpr unsigned kMaxOperands = 16;
/// A larger loop body takes LLVM long to compile and gains nothing.
constexpr unsigned kMaxOps = 200;

bool isExpensive(Operation &op) {
  return isa<math::MathDialect, complex::ComplexDialect, func::FuncDialect>(
             *op.getDialect()) ||
         op.getNumRegions() != 0;
}

bool isCheap(linalg::GenericOp op) {
  unsigned count = 0;
  for (Operation &inner : op.getBody()->without_terminator()) {
    if (isExpensive(inner))
      return false;
    count += !inner.hasTrait<OpTrait::ConstantLike>();
  }
  return count <= kCheapOps;
}

/// Returns true for broadcasts, transposes and slices, which are free to
/// duplicate.
bool onlyMovesData(linalg::GenericOp op) {
  return llvm::all_of(op.getBody()->without_terminator(), [](Operation &inner) {
    return inner.hasTrait<OpTrait::ConstantLike>();
  });
}

/// Returns true if each element of the producer is read by one iteration of the
/// consumer.
bool readsEachElementOnce(OpOperand &operand, linalg::GenericOp consumer) {
  AffineMap map = consumer.getMatchingIndexingMap(&operand);
  return map.isPermutation();
}

/// Returns true for a reduction over no dimension. It is parallel, but starts
/// from the value of its output: if it were duplicated into the iterations of a
/// broadcasting consumer, it would accumulate.
bool readsItsStart(linalg::GenericOp op) {
  return llvm::any_of(op.getDpsInitsMutable(), [&](OpOperand &start) {
    return op.payloadUsesValueFromOperand(&start);
  });
}

bool shouldFuse(OpOperand &operand, linalg::GenericOp producer,
                linalg::GenericOp consumer) {
  if (!linalg::areElementwiseOpsFusable(&operand) || readsItsStart(producer))
    return false;
  if (producer.getNumDpsInputs() + consumer.getNumDpsInputs() > kMaxOperands ||
      producer.getBody()->getOperations().size() +
              consumer.getBody()->getOperations().size() >
          kMaxOps)
    return false;
  if (onlyMovesData(producer))
    return true;
  bool cheap = isCheap(producer);
  if (producer->hasOneUse())
    return cheap || readsEachElementOnce(operand, consumer);
  return cheap && producer.getNumDpsInputs() <= 1;
}

/// Drops unused results and merges operands that are read twice.
linalg::GenericOp simplify(linalg::GenericOp op, RewriterBase &rewriter,
                           const FrozenRewritePatternSet &patterns) {
  struct Listener : RewriterBase::Listener {
    linalg::GenericOp last;
    void notifyOperationInserted(Operation *inserted,
                                 OpBuilder::InsertPoint) override {
      if (auto generic = dyn_cast<linalg::GenericOp>(inserted))
        last = generic;
    }
  } listener;
  listener.last = op;
  GreedyRewriteConfig config;
  config.setListener(&listener);
  config.setStrictness(GreedyRewriteStrictness::ExistingAndNewOps);
  config.enableFolding(false);
  (void)applyOpPatternsGreedily({op.getOperation()}, patterns, config);
  return listener.last;
}

/// Fuses producers into `consumer` until a fixed point; returns the remaining
/// op.
void fuseProducers(linalg::GenericOp consumer, RewriterBase &rewriter,
                   const FrozenRewritePatternSet &patterns) {
  for (bool changed = true; changed;) {
    changed = false;
    for (OpOperand *operand : consumer.getDpsInputOperands()) {
      auto producer = operand->get().getDefiningOp<linalg::GenericOp>();
      if (!producer || producer->getBlock() != consumer->getBlock() ||
          !shouldFuse(*operand, producer, consumer))
        continue;
      rewriter.setInsertionPoint(consumer);
      FailureOr<linalg::ElementwiseOpFusionResult> fusion =
          linalg::fuseElementwiseOps(rewriter, operand);
      if (failed(fusion))
        continue;
      auto fused = cast<linalg::GenericOp>(fusion->fusedOp);
      for (auto [from, to] : fusion->replacements)
        rewriter.replaceUsesWithIf(from, to, [&](OpOperand &use) {
          return use.get().getDefiningOp() != producer;
        });
      rewriter.eraseOp(consumer);
      if (producer->use_empty())
        rewriter.eraseOp(producer);
      consumer = simplify(fused, rewriter, patterns);
      changed = true;
      break;
    }
  }
}

} // namespace

void fuseElementwiseOps(Operation *root, RewriterBase &rewriter) {
  RewritePatternSet patterns(root->getContext());
  linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
  FrozenRewritePatternSet frozen(std::move(patterns));
  SmallVector<linalg::GenericOp> generics;
  root->walk([&](linalg::GenericOp op) { generics.push_back(op); });
  // The order is program order: a producer has been fused with its own
  // producers before it is fused itself, and is erased after its readers were
  // visited.
  for (linalg::GenericOp op : generics) {
    if (op->use_empty())
      continue;
    fuseProducers(op, rewriter, frozen);
  }
}

} // namespace mlir::gspmd::lowering

namespace mlir::gspmd {
#define GEN_PASS_DEF_FUSEELEMENTWISE
#include "transforms/Lowering/Passes.h.inc"

namespace {

struct FuseElementwisePass : impl::FuseElementwiseBase<FuseElementwisePass> {
  void runOnProgram() override {
    IRRewriter rewriter(&getContext());
    lowering::fuseElementwiseOps(getOperation(), rewriter);
    lowering::eraseDeadOps(getOperation());
  }
};

} // namespace
} // namespace mlir::gspmd
