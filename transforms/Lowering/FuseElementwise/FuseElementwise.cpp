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
#include "mlir/IR/Dominance.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace mlir::gspmd::lowering {
namespace {

/// The number of ops per element up to which recomputation is cheaper than a
/// buffer: index arithmetic, a conversion, one or two instructions.
constexpr unsigned kCheapOps = 3;
/// Loops that read more arrays than this run out of registers.
constexpr unsigned kMaxOperands = 16;
/// Loops that write more arrays than this have too many to compare for overlap
/// before they are vectorized.
constexpr unsigned kMaxResults = 4;
/// A larger loop body takes LLVM long to compile and gains nothing.
constexpr unsigned kMaxOps = 200;

/// The same limit for a loop that reads no array, such as an iota.
constexpr unsigned kCheapOpsWithoutInputs = 12;

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
  return count <= (op.getNumDpsInputs() ? kCheapOps : kCheapOpsWithoutInputs);
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

/// Returns true if every user of `producer` is `consumer` or follows it.
bool isFirstUser(linalg::GenericOp producer, linalg::GenericOp consumer) {
  return llvm::all_of(producer->getUsers(), [&](Operation *user) {
    Operation *ancestor = consumer->getBlock()->findAncestorOpInBlock(*user);
    return ancestor && !ancestor->isBeforeInBlock(consumer);
  });
}

/// Returns true if the buffer of `value` is free after `producer`. Arguments of
/// functions belong to the caller.
bool diesAt(Value value, linalg::GenericOp producer) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (argument && isa<func::FuncOp>(argument.getOwner()->getParentOp()))
    return false;
  return llvm::all_of(value.getUsers(), [&](Operation *user) {
    Operation *ancestor = producer->getBlock()->findAncestorOpInBlock(*user);
    return ancestor && !producer->isBeforeInBlock(ancestor);
  });
}

/// Returns true if one loop can compute the results of both ops at the place of
/// the consumer: nothing is computed twice, and at most as many inputs of the
/// results' size live longer as results live shorter.
bool canShareLoop(OpOperand &operand, linalg::GenericOp producer,
                  linalg::GenericOp consumer) {
  if (consumer.getNumParallelLoops() != consumer.getNumLoops() ||
      producer.getNumParallelLoops() != producer.getNumLoops() ||
      !consumer.getMatchingIndexingMap(&operand).isIdentity() ||
      !isFirstUser(producer, consumer))
    return false;
  for (OpOperand &out : producer.getDpsInitsMutable())
    if (!producer.getMatchingIndexingMap(&out).isIdentity())
      return false;
  unsigned dying =
      llvm::count_if(producer.getDpsInputOperands(), [&](OpOperand *input) {
        return producer.getMatchingIndexingMap(input).isPermutation() &&
               diesAt(input->get(), producer);
      });
  return dying <= producer.getNumResults() &&
         producer.getNumResults() + consumer.getNumResults() <= kMaxResults;
}

enum class Fusion {
  None,
  /// The producer is computed in the consumer, and again for other users.
  Duplicate,
  /// The other users read a result of the fused loop.
  Share
};

Fusion fusionOf(OpOperand &operand, linalg::GenericOp producer,
                linalg::GenericOp consumer) {
  if (!linalg::areElementwiseOpsFusable(&operand) || readsItsStart(producer))
    return Fusion::None;
  if (producer.getNumDpsInputs() + consumer.getNumDpsInputs() > kMaxOperands ||
      producer.getBody()->getOperations().size() +
              consumer.getBody()->getOperations().size() >
          kMaxOps)
    return Fusion::None;
  if (onlyMovesData(producer))
    return Fusion::Duplicate;
  bool cheap = isCheap(producer);
  if (producer->hasOneUse() ? cheap || readsEachElementOnce(operand, consumer)
                            : cheap && producer.getNumDpsInputs() <= 1)
    return Fusion::Duplicate;
  return canShareLoop(operand, producer, consumer) ? Fusion::Share
                                                   : Fusion::None;
}

/// Returns true if a value is more than one input: then the loop cannot
/// overwrite it.
bool readsTwice(linalg::GenericOp op) {
  llvm::SmallDenseSet<Value> values;
  return llvm::any_of(op.getInputs(), [&](Value input) {
    return !values.insert(input).second;
  });
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

/// Fuses the producer of `operand` into `consumer`; returns the fused op.
FailureOr<linalg::GenericOp>
fuseProducer(OpOperand &operand, linalg::GenericOp producer, Fusion kind,
             RewriterBase &rewriter, const FrozenRewritePatternSet &patterns) {
  Operation *consumer = operand.getOwner();
  rewriter.setInsertionPoint(consumer);
  FailureOr<linalg::ElementwiseOpFusionResult> fusion =
      linalg::fuseElementwiseOps(rewriter, &operand);
  if (failed(fusion))
    return failure();
  auto fused = cast<linalg::GenericOp>(fusion->fusedOp);
  for (auto [from, to] : fusion->replacements)
    rewriter.replaceUsesWithIf(from, to, [&](OpOperand &use) {
      return use.getOwner() != fused &&
             (use.get().getDefiningOp() != producer || kind == Fusion::Share);
    });
  rewriter.eraseOp(consumer);
  if (producer->use_empty())
    rewriter.eraseOp(producer);
  fused = simplify(fused, rewriter, patterns);
  // A loop that reads several results of the producer has its body as often.
  if (kind == Fusion::Share) {
    DominanceInfo dominance(fused);
    eliminateCommonSubExpressions(rewriter, dominance, fused);
  }
  return fused;
}

/// Fuses producers into `consumer` until a fixed point.
void fuseProducers(linalg::GenericOp consumer, RewriterBase &rewriter,
                   const FrozenRewritePatternSet &patterns) {
  if (readsTwice(consumer))
    consumer = simplify(consumer, rewriter, patterns);
  for (bool changed = true; changed;) {
    changed = false;
    for (OpOperand *operand : consumer.getDpsInputOperands()) {
      auto producer = operand->get().getDefiningOp<linalg::GenericOp>();
      if (!producer || producer->getBlock() != consumer->getBlock())
        continue;
      Fusion kind = fusionOf(*operand, producer, consumer);
      if (kind == Fusion::None)
        continue;
      FailureOr<linalg::GenericOp> fused =
          fuseProducer(*operand, producer, kind, rewriter, patterns);
      if (failed(fused))
        continue;
      consumer = *fused;
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
    // Each use of an array has its own cast of signs; equal casts are one
    // operand of a fused loop.
    DominanceInfo dominance(getOperation());
    eliminateCommonSubExpressions(rewriter, dominance, getOperation());
    lowering::fuseElementwiseOps(getOperation(), rewriter);
    lowering::eraseDeadOps(getOperation());
  }
};

} // namespace
} // namespace mlir::gspmd
