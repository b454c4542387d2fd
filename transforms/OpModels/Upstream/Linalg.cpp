//===- Linalg.cpp - Structured ops ---------------------------------------===//
//
// A structured op of linalg tells everything by its indexing maps and
// iterators, so one model serves all of them.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/LocalOps.h"

using namespace mlir;
using namespace mlir::gspmd;

static std::optional<ReductionKind> kindOfCombiner(Operation *op) {
  return llvm::TypeSwitch<Operation *, std::optional<ReductionKind>>(op)
      .Case<arith::AddFOp, arith::AddIOp>(
          [](auto) { return ReductionKind::Add; })
      .Case<arith::MulFOp, arith::MulIOp>(
          [](auto) { return ReductionKind::Mul; })
      .Case<arith::MaximumFOp, arith::MaxSIOp>(
          [](auto) { return ReductionKind::Max; })
      .Case<arith::MinimumFOp, arith::MinSIOp>(
          [](auto) { return ReductionKind::Min; })
      .Case<arith::AndIOp>([](auto) { return ReductionKind::And; })
      .Case<arith::OrIOp>([](auto) { return ReductionKind::Or; })
      .Case<arith::XOrIOp>([](auto) { return ReductionKind::Xor; })
      .Default([](auto) { return std::nullopt; });
}

namespace {

/// A loop is a factor: parallel loops pass through, reduction loops reduce.
struct LinalgModel : ModelDefaults {
  static FactorRule rule(linalg::LinalgOp op);
  static std::optional<ReductionKind> reductionKind(linalg::LinalgOp op);
  static int priority(linalg::LinalgOp op) {
    return op.getNumReductionLoops() == 0 ? 0 : 1;
  }
  static PartitionResult partition(linalg::LinalgOp op, PartitionContext &ctx);
  static double evaluations(linalg::LinalgOp op) {
    double product = 1;
    for (int64_t range : op.getStaticLoopRanges())
      product *= range;
    return product;
  }
  /// Every op of the body is one flop for each point of the iteration space.
  static double flops(linalg::LinalgOp op) {
    auto ops = op.getBlock()->without_terminator();
    return evaluations(op) * std::distance(ops.begin(), ops.end());
  }
  static WorkKind workKind(linalg::LinalgOp op);
  static std::optional<MatrixWork> matrixWork(linalg::LinalgOp op);
};

} // namespace

/// Loops whose index the body reads, or that a map adds to another (windows):
/// a cut would shift them.
static llvm::SmallBitVector wholeLoops(linalg::LinalgOp op) {
  llvm::SmallBitVector whole(op.getNumLoops());
  op->walk([&](linalg::IndexOp index) { whole.set(index.getDim()); });
  for (AffineMap map : op.getIndexingMapsArray())
    for (AffineExpr expr : map.getResults())
      if (!isa<AffineDimExpr>(expr))
        for (unsigned d = 0; d < whole.size(); ++d)
          if (expr.isFunctionOfDim(d))
            whole.set(d);
  return whole;
}

FactorRule LinalgModel::rule(linalg::LinalgOp op) {
  FactorRule rule = emptyRule(op);
  llvm::SmallBitVector whole = wholeLoops(op);
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  unsigned numInputs = op.getNumDpsInputs();
  auto placesOf = [&](AffineExpr expr, bool isResult) {
    SmallVector<Place> places;
    for (unsigned t = isResult ? numInputs : 0; t < maps.size(); ++t)
      if (tensorType(op->getOperand(t)))
        for (auto [d, own] : llvm::enumerate(maps[t].getResults()))
          if (own == expr)
            places.push_back({isResult ? t - numInputs : t, unsigned(d)});
    return places;
  };
  SmallVector<utils::IteratorType> iterators = op.getIteratorTypesArray();
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  for (unsigned loop = 0; loop < ranges.size(); ++loop) {
    AffineExpr dim = getAffineDimExpr(loop, op.getContext());
    FactorKind kind = whole[loop] ? FactorKind::Whole
                      : iterators[loop] == utils::IteratorType::reduction
                          ? FactorKind::Reduction
                          : FactorKind::PassThrough;
    rule.addFactor(ranges[loop], placesOf(dim, false), placesOf(dim, true),
                   kind);
  }
  // Dimensions that are no plain loop.
  for (unsigned t = 0; t < maps.size(); ++t)
    for (auto [d, expr] : llvm::enumerate(maps[t].getResults()))
      if (!isa<AffineDimExpr>(expr) && tensorType(op->getOperand(t))) {
        SmallVector<unsigned> results;
        if (t >= numInputs)
          results.push_back(t - numInputs);
        addDim(rule, dimOf(op->getOperand(t), d), {t}, results, d,
               FactorKind::Whole);
      }
  return rule;
}

std::optional<ReductionKind> LinalgModel::reductionKind(linalg::LinalgOp op) {
  std::optional<ReductionKind> kind;
  for (unsigned i = 0; i < op.getNumDpsInits(); ++i) {
    SmallVector<Operation *> combiners;
    if (!matchReduction(op.getRegionOutputArgs(), i, combiners) ||
        combiners.size() != 1)
      return std::nullopt;
    std::optional<ReductionKind> own = kindOfCombiner(combiners.front());
    if (!own || (kind && *kind != *own))
      return std::nullopt;
    kind = own;
  }
  return kind;
}

WorkKind LinalgModel::workKind(linalg::LinalgOp op) {
  if (linalg::isaContractionOpInterface(op))
    return WorkKind::Contract;
  if (op.getNumReductionLoops() > 0)
    return WorkKind::Reduce;
  auto ops = op.getBlock()->without_terminator();
  if (op.getNumDpsInputs() == 0)
    return WorkKind::Source;
  return ops.empty() ? WorkKind::Move : WorkKind::Pointwise;
}

std::optional<MatrixWork> LinalgModel::matrixWork(linalg::LinalgOp op) {
  FailureOr<linalg::ContractionDimensions> dims =
      linalg::inferContractionDims(op);
  if (workKind(op) != WorkKind::Contract || failed(dims))
    return std::nullopt;
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  auto product = [&](ArrayRef<unsigned> loops) {
    double size = 1;
    for (unsigned loop : loops)
      size *= ranges[loop];
    return size;
  };
  return MatrixWork{product(dims->batch), product(dims->m), product(dims->n),
                    product(dims->k)};
}

/// Where a reduction is cut, only the first device may hold what the outputs
/// start from.
PartitionResult LinalgModel::partition(linalg::LinalgOp op,
                                       PartitionContext &ctx) {
  AxisList axes = reductionAxes(ctx, rule(op).forPartition());
  if (axes.empty())
    return sharding::partitionGenerically(op, ctx);
  ReductionKind kind = *reductionKind(op);
  for (unsigned i = 0; i < op.getNumDpsInits(); ++i) {
    Value &init = ctx.operands[op.getNumDpsInputs() + i];
    Type element = cast<RankedTensorType>(init.getType()).getElementType();
    init = LocalOps(ctx).onFirstOnly(axes, init,
                                     ctx.neutralElement(element, kind));
  }
  return sharding::partitionGenerically(op, ctx);
}

void mlir::gspmd::registerLinalgModels(DialectRegistry &registry) {
  using namespace linalg;
  registerModel<LinalgModel, GenericOp, MapOp, ReduceOp, TransposeOp,
                BroadcastOp, FillOp, CopyOp, AddOp, SubOp, MulOp, DivOp, ExpOp,
                LogOp, AbsOp, NegFOp, TanhOp, SqrtOp, MatmulOp, BatchMatmulOp,
                MatvecOp, VecmatOp, DotOp, Mmt4DOp>(registry);
}
