//===- Upstream.cpp - linalg, tensor, arith, math, tosa -------------------===//
//
// Programs need not come from StableHLO. A structured op of linalg tells
// everything by its indexing maps and iterators, so one model serves all of
// them; the element-wise ops of arith, math and tosa pass everything through.
//
//===----------------------------------------------------------------------===//

#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "transforms/OpModels/LocalOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/ReshapeRule.h"

using namespace mlir;
using namespace mlir::gspmd;

//===----------------------------------------------------------------------===//
// Element-wise
//===----------------------------------------------------------------------===//

namespace {

/// Operand dimensions of size 1 may stand for any size (tosa); operands of
/// another rank have no part.
struct UpstreamPointwiseModel : ModelDefaults {
  static FactorRule rule(Operation *op) {
    FactorRule rule = emptyRule(op);
    ArrayRef<int64_t> shape = shapeOf(op->getResult(0));
    for (auto [d, size] : llvm::enumerate(shape)) {
      SmallVector<unsigned> same, repeated;
      for (auto [i, operand] : llvm::enumerate(op->getOperands()))
        if (shapeOf(operand).size() == shape.size())
          (shapeOf(operand)[d] == size ? same : repeated).push_back(i);
      addDim(rule, size, same, {0}, d);
      for (unsigned i : repeated)
        addDim(rule, dimOf(op->getOperand(i), d), {i}, {}, d,
               FactorKind::Whole);
    }
    addOtherRanks(rule, op, shape.size());
    return rule;
  }
  static int priority(Operation *) { return 0; }
  static double flops(Operation *op) { return elementsOf(op->getResult(0)); }
  static WorkKind workKind(Operation *) { return WorkKind::Pointwise; }

private:
  static void addOtherRanks(FactorRule &rule, Operation *op, size_t rank) {
    for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
      unsigned index = i;
      if (shapeOf(operand).size() == rank)
        continue;
      for (auto [d, size] : llvm::enumerate(shapeOf(operand)))
        addDim(rule, size, {index}, {}, d, FactorKind::Whole);
    }
  }
};

struct UpstreamTranscendentalModel : UpstreamPointwiseModel {
  static double flops(Operation *) { return 0; }
  static double transcendentals(Operation *op) {
    return elementsOf(op->getResult(0));
  }
};

/// Made in any sharding.
struct EmptyModel : ModelDefaults {
  static FactorRule rule(Operation *op) {
    FactorRule rule = emptyRule(op);
    rule.addPointwise(shapeOf(op->getResult(0)));
    return rule;
  }
  static int priority(Operation *) { return 0; }
  static WorkKind workKind(Operation *) { return WorkKind::Source; }
};

struct ArithConstantModel : EmptyModel {
  static PartitionResult partition(arith::ConstantOp op,
                                   PartitionContext &ctx) {
    auto dense = dyn_cast<DenseElementsAttr>(op.getValue());
    if (!dense)
      return SmallVector<Value>{ctx.builder.clone(*op)->getResult(0)};
    RankedTensorType type = cast<RankedTensorType>(op.getType());
    if (dense.isSplat())
      return SmallVector<Value>{arith::ConstantOp::create(
          ctx.builder, op.getLoc(), dense.resizeSplat(ctx.localResultType(0)))};
    Value whole =
        arith::ConstantOp::create(ctx.builder, op.getLoc(), type, dense);
    auto replicated = ::gspmd::TensorSharding::replicated(type.getRank());
    return SmallVector<Value>{ctx.reshard(whole, type.getShape(), replicated,
                                          ctx.resultShardings[0])};
  }
};

struct TensorReshapeModel : ModelDefaults {
  static FactorRule rule(Operation *op) {
    FactorRule rule = emptyRule(op);
    addReshapeFactors(rule, shapeOf(op->getOperand(0)),
                      shapeOf(op->getResult(0)), FactorKind::PassThrough);
    return rule;
  }
  static int priority(Operation *) { return 0; }
  static WorkKind workKind(Operation *) { return WorkKind::View; }
};

/// Holds the result's shape in an attribute as well.
struct ExpandShapeModel : TensorReshapeModel {
  static PartitionResult partition(tensor::ExpandShapeOp op,
                                   PartitionContext &ctx) {
    Builder &b = ctx.builder;
    return partitionWithAttrs(
        op, ctx,
        b.getNamedAttr(
            "static_output_shape",
            b.getDenseI64ArrayAttr(ctx.localResultType(0).getShape())));
  }
};

} // namespace

//===----------------------------------------------------------------------===//
// linalg
//===----------------------------------------------------------------------===//

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

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

static void attachLinalg(MLIRContext *context, linalg::LinalgDialect *) {
  using namespace linalg;
  attachModel<LinalgModel, GenericOp, MapOp, ReduceOp, TransposeOp, BroadcastOp,
              FillOp, CopyOp, AddOp, SubOp, MulOp, DivOp, ExpOp, LogOp, AbsOp,
              NegFOp, TanhOp, SqrtOp, MatmulOp, BatchMatmulOp, MatvecOp,
              VecmatOp, DotOp, Mmt4DOp>(context);
}

static void attachTensor(MLIRContext *context, tensor::TensorDialect *) {
  attachModel<EmptyModel, tensor::EmptyOp>(context);
  attachModel<TensorReshapeModel, tensor::CollapseShapeOp>(context);
  attachModel<ExpandShapeModel, tensor::ExpandShapeOp>(context);
}

static void attachArith(MLIRContext *context, arith::ArithDialect *) {
  using namespace arith;
  attachModel<UpstreamPointwiseModel, AddFOp, AddIOp, AndIOp, BitcastOp, CmpFOp,
              CmpIOp, DivFOp, DivSIOp, DivUIOp, ExtFOp, ExtSIOp, ExtUIOp,
              FPToSIOp, FPToUIOp, IndexCastOp, MaxNumFOp, MaxSIOp, MaxUIOp,
              MaximumFOp, MinNumFOp, MinSIOp, MinUIOp, MinimumFOp, MulFOp,
              MulIOp, NegFOp, OrIOp, RemFOp, RemSIOp, RemUIOp, SIToFPOp,
              SelectOp, ShLIOp, ShRSIOp, ShRUIOp, SubFOp, SubIOp, TruncFOp,
              TruncIOp, UIToFPOp, XOrIOp>(context);
  attachModel<ArithConstantModel, arith::ConstantOp>(context);
}

static void attachMath(MLIRContext *context, math::MathDialect *) {
  using namespace math;
  attachModel<UpstreamPointwiseModel, AbsFOp, AbsIOp, CeilOp, CopySignOp,
              FloorOp, FmaOp, RoundEvenOp, RoundOp, TruncOp>(context);
  attachModel<UpstreamTranscendentalModel, AtanOp, Atan2Op, CbrtOp, CosOp,
              ErfOp, ExpM1Op, ExpOp, Log1pOp, LogOp, PowFOp, RsqrtOp, SinOp,
              SqrtOp, TanOp, TanhOp>(context);
}

static void attachTosa(MLIRContext *context, tosa::TosaDialect *) {
  using namespace tosa;
  attachModel<UpstreamPointwiseModel, AbsOp, AddOp, BitwiseAndOp, BitwiseOrOp,
              BitwiseXorOp, CastOp, CeilOp, ClampOp, EqualOp, FloorOp,
              GreaterEqualOp, GreaterOp, LogicalAndOp, LogicalNotOp,
              LogicalOrOp, MaximumOp, MinimumOp, MulOp, NegateOp, ReciprocalOp,
              SelectOp, SubOp>(context);
  attachModel<UpstreamTranscendentalModel, ErfOp, ExpOp, LogOp, PowOp, RsqrtOp,
              SigmoidOp, TanhOp>(context);
}

void mlir::gspmd::registerUpstreamModels(DialectRegistry &registry) {
  registry.addExtension(attachLinalg);
  registry.addExtension(attachTensor);
  registry.addExtension(attachArith);
  registry.addExtension(attachMath);
  registry.addExtension(attachTosa);
}
