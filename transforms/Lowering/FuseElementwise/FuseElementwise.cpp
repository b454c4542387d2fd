//===- FuseElementwise.cpp - Fusion of element-wise loops -----------------===//

#include "transforms/Lowering/FuseElementwise/FuseElementwise.h"
#include "transforms/Lowering/LowerToLinalg/TensorLowering.h"
#include "transforms/Lowering/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
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

/// A value with more uses keeps its buffer, and so does one whose last use is
/// more ops behind the first: finding them would take a time that is quadratic
/// in the program.
constexpr unsigned kMaxSharedUses = 16;
constexpr unsigned kMaxSharedDistance = 100;

/// The same limit as kCheapOps for a loop that reads no array, such as an iota.
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

/// Returns true if `op` is an outer combination of smaller arrays, such as the
/// differences of all pairs, that only loops read: to read its inputs takes
/// less memory, and not more time, than to read its results.
bool expandsInputs(linalg::GenericOp op) {
  int64_t numRead = 0;
  for (Value input : op.getInputs())
    if (auto type = dyn_cast<RankedTensorType>(input.getType()))
      numRead += type.getNumElements();
  int64_t numWritten =
      cast<RankedTensorType>(op->getResult(0).getType()).getNumElements();
  return numRead < numWritten &&
         llvm::all_of(
             op->getUsers(),
             [](Operation *user) { return isa<linalg::GenericOp>(user); });
}

/// Returns true if `op` only moves data, and loops read it: they read its input
/// instead.
bool isReadThrough(linalg::GenericOp op) {
  return onlyMovesData(op) && llvm::all_of(op->getUsers(), [](Operation *user) {
           return isa<linalg::GenericOp>(user);
         });
}

/// Returns true if each element of the producer is read by one iteration of the
/// consumer: its subscripts are the loops of more than one iteration.
bool readsEachElementOnce(OpOperand &operand, linalg::GenericOp consumer) {
  AffineMap map = consumer.getMatchingIndexingMap(&operand);
  if (map.isPermutation())
    return true;
  if (!map.isProjectedPermutation(/*allowZeroInResults=*/true) ||
      isReadThrough(consumer))
    return false;
  for (auto [loop, size] : llvm::enumerate(consumer.getStaticLoopRanges()))
    if (size != 1 && !map.isFunctionOfDim(loop))
      return false;
  return true;
}

/// Returns true for a reduction over no dimension. It is parallel, but starts
/// from the value of its output: if it were duplicated into the iterations of a
/// broadcasting consumer, it would accumulate.
bool readsItsStart(linalg::GenericOp op) {
  return llvm::any_of(op.getDpsInitsMutable(), [&](OpOperand &start) {
    return op.payloadUsesValueFromOperand(&start);
  });
}

/// Returns true if all loops of `op` are parallel, and it computes one element
/// of each result in an iteration.
bool isParallelOverResults(linalg::GenericOp op) {
  return op.getNumParallelLoops() == op.getNumLoops() &&
         llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &out) {
           return op.getMatchingIndexingMap(&out).isIdentity();
         });
}

/// Returns true if `op` is an element-wise loop that could be one with the
/// loops that compute the values in `shared`: it reads these by its own index.
bool canJoin(linalg::GenericOp op, const llvm::SmallDenseSet<Value> &shared) {
  return isParallelOverResults(op) && !readsItsStart(op) &&
         llvm::all_of(op.getDpsInputOperands(), [&](OpOperand *input) {
           return !shared.contains(input->get()) ||
                  op.getMatchingIndexingMap(input).isIdentity();
         });
}

/// Returns true if the only user of `op` is a loop into which it can be fused,
/// but not with other loops, such as a reduction.
bool isReadByOtherLoop(linalg::GenericOp op) {
  if (!op->hasOneUse())
    return false;
  auto user = dyn_cast<linalg::GenericOp>(*op->user_begin());
  llvm::SmallDenseSet<Value> results(op->result_begin(), op->result_end());
  return user && !canJoin(user, results);
}

/// Returns true if all users of `producer` but the terminator could be one loop
/// with it at the place of `consumer` or later: its results then need no
/// buffers, unless they are also results of the block. A user that needs a
/// reduction of them, as in a normalization, cannot.
bool canJoinAllUsers(linalg::GenericOp producer, linalg::GenericOp consumer) {
  unsigned numUses = 0;
  for (OpOperand &use : producer->getUses())
    if (use.getOwner()->getBlock() != consumer->getBlock() ||
        use.getOwner()->isBeforeInBlock(consumer) || ++numUses > kMaxSharedUses)
      return false;
  // The values that the loop would compute, and those that follow from them in
  // another way.
  llvm::SmallDenseSet<Value> shared(producer->result_begin(),
                                    producer->result_end());
  llvm::SmallDenseSet<Value> others;
  unsigned numOps = 0;
  for (Operation *op = consumer; numUses > 0; op = op->getNextNode()) {
    auto isIn = [](const llvm::SmallDenseSet<Value> &values) {
      return [&](Value operand) { return values.contains(operand); };
    };
    auto generic = dyn_cast<linalg::GenericOp>(op);
    if (++numOps > kMaxSharedDistance || (op->getNumRegions() && !generic))
      return false;
    unsigned uses = llvm::count_if(op->getOperands(), [&](Value operand) {
      return operand.getDefiningOp() == producer;
    });
    bool isOther = llvm::any_of(op->getOperands(), isIn(others));
    if (!isOther && llvm::any_of(op->getOperands(), isIn(shared))) {
      isOther = !generic || !canJoin(generic, shared);
      if (!isOther)
        shared.insert(op->result_begin(), op->result_end());
    }
    if (isOther) {
      if (uses && !op->hasTrait<OpTrait::IsTerminator>())
        return false;
      others.insert(op->result_begin(), op->result_end());
    }
    numUses -= uses;
  }
  return true;
}

/// Returns true if the buffer of `value` is free after `producer`. Arguments of
/// functions belong to the caller.
bool diesAt(Value value, linalg::GenericOp producer) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (argument && isa<func::FuncOp>(argument.getOwner()->getParentOp()))
    return false;
  return value.hasNUsesOrMore(kMaxSharedUses) ||
         llvm::all_of(value.getUsers(), [&](Operation *user) {
           Operation *ancestor =
               producer->getBlock()->findAncestorOpInBlock(*user);
           return ancestor && !producer->isBeforeInBlock(ancestor);
         });
}

/// Returns true if one loop can compute the results of both ops at the place of
/// the consumer: nothing is computed twice, and at most as many inputs of the
/// results' size live longer as results live shorter.
bool canShareLoop(OpOperand &operand, linalg::GenericOp producer,
                  linalg::GenericOp consumer) {
  // Results that only the consumer reads are not written.
  unsigned numOthers = llvm::count_if(producer.getResults(), [&](Value result) {
    return llvm::any_of(result.getUsers(),
                        [&](Operation *user) { return user != consumer; });
  });
  if (numOthers + consumer.getNumResults() > kMaxResults ||
      !isParallelOverResults(producer) || !isParallelOverResults(consumer) ||
      !consumer.getMatchingIndexingMap(&operand).isIdentity() ||
      isReadByOtherLoop(consumer))
    return false;
  unsigned dying =
      llvm::count_if(producer.getDpsInputOperands(), [&](OpOperand *input) {
        return producer.getMatchingIndexingMap(input).isPermutation() &&
               diesAt(input->get(), producer);
      });
  return dying <= producer.getNumResults() &&
         canJoinAllUsers(producer, consumer);
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
                            : cheap && (producer.getNumDpsInputs() <= 1 ||
                                        expandsInputs(producer)))
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

/// Composes the index computations of a fused loop. Each fusion adds one for
/// each dimension, which reads all of the previous fusion: MLIR visits all
/// paths in such a chain, 2^n for n fusions.
void composeIndices(linalg::GenericOp op, RewriterBase &rewriter) {
  for (auto apply : llvm::make_early_inc_range(
           op.getBody()->getOps<affine::AffineApplyOp>())) {
    rewriter.setInsertionPoint(apply);
    OpFoldResult composed = affine::makeComposedFoldedAffineApply(
        rewriter, apply.getLoc(), apply.getAffineMap(),
        getAsOpFoldResult(apply.getMapOperands()));
    rewriter.replaceOp(apply, getValueOrCreateConstantIndexOp(
                                  rewriter, apply.getLoc(), composed));
  }
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
  composeIndices(fused, rewriter);
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
  // A result whose readers all compute it themselves is not written.
  generics.clear();
  root->walk([&](linalg::GenericOp op) {
    if (llvm::any_of(op.getResults(),
                     [](Value result) { return result.use_empty(); }))
      generics.push_back(op);
  });
  for (linalg::GenericOp op : llvm::reverse(generics))
    if (!op->use_empty())
      simplify(op, rewriter, frozen);
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
