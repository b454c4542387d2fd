//===- TopK.cpp - Model of top_k ------------------------------------------===//

#include "dialect/CHLO/ChloDialect.h"
#include "dialect/StableHLO/Builders/CountedLoop.h"
#include "dialect/StableHLO/StablehloDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/ForeignDialects/ProjectDialects.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/LocalOps.h"
#include "transforms/OpModels/Support/XlaForm.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// `([i, k])->([i, _], [i, _]) reduction={k}`: the k largest of the last
/// dimension. If that is sharded, each device finds the k largest of its shard;
/// these candidates are gathered and the k largest of them selected.
struct TopKModel : ModelDefaults {
  static FactorRule rule(chlo::TopKOp op) {
    FactorRule rule = emptyRule(op);
    ArrayRef<int64_t> shape = shapeOf(op.getOperand());
    unsigned last = shape.size() - 1;
    for (unsigned d = 0; d < last; ++d)
      addDim(rule, shape[d], {0}, {0, 1}, d);
    bool keepsAll = dimOf(op->getResult(0), last) == shape[last];
    addDim(rule, shape[last], {0}, {0, 1}, last,
           keepsAll ? propagationOnly(FactorKind::PassThrough)
                    : propagationOnly(FactorKind::NeedReplication,
                                      /*isBlocked=*/true));
    addDim(rule, shape[last], {0}, {}, last,
           partitionOnly(FactorKind::Reduction));
    return rule;
  }
  /// There is no all-reduce for it; `partition` combines the candidates.
  static std::optional<ReductionKind> reductionKind(Operation *) {
    return std::nullopt;
  }
  static bool canShard(Operation *, const FactorMap &, unsigned, bool) {
    return true;
  }
  static double communicated(chlo::TopKOp op, const FactorMap &map,
                             ArrayRef<AxisList> axes);
  static PartitionResult partition(chlo::TopKOp op, PartitionContext &ctx);
  static double flops(chlo::TopKOp op) {
    double elements = elementsOf(op.getOperand());
    return elements * llvm::Log2_64_Ceil(std::max<uint64_t>(1, elements));
  }
};

} // namespace

static RankedTensorType withLast(Value value, int64_t size) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape.back() = size;
  return type.clone(shape);
}

static chlo::TopKOp topK(PartitionContext &ctx, Value value, int64_t k) {
  RankedTensorType type = withLast(value, k);
  Builder &b = ctx.builder;
  return chlo::TopKOp::create(ctx.builder, ctx.op->getLoc(),
                              TypeRange{type, type.clone(b.getI32Type())},
                              value, b.getI64IntegerAttr(k));
}

/// Returns the smallest value in the order of top_k, the total order of floats:
/// that of their bits, which for negative numbers is reversed. In types without
/// -0 it is the NaN, whose bits are those of -0.
static Value smallest(PartitionContext &ctx, Type element) {
  auto floatType = dyn_cast<FloatType>(element);
  if (!floatType)
    return ctx.neutralElement(element, ReductionKind::Max);
  const llvm::fltSemantics &semantics = floatType.getFloatSemantics();
  unsigned width = floatType.getWidth();
  APFloat value(semantics, APFloat::semanticsHasSignedRepr(semantics)
                               ? APInt::getAllOnes(width)
                               : APInt::getZero(width));
  if (APFloat::semanticsHasNaN(semantics) &&
      APFloat::getNaN(semantics).bitcastToAPInt().isSignMask())
    value = APFloat::getNaN(semantics);
  return LocalOps(ctx).constant(
      DenseElementsAttr::get(RankedTensorType::get({}, element), value));
}

/// Returns values[..., positions[..., i]] along the last dimension.
static Value takeAlongLast(PartitionContext &ctx, Value values,
                           Value positions) {
  auto type = cast<RankedTensorType>(positions.getType());
  int64_t last = type.getRank() - 1;
  auto batch = llvm::to_vector(llvm::seq<int64_t>(0, last));
  auto numbers = stablehlo::GatherDimensionNumbersAttr::get(
      ctx.builder.getContext(), /*offsetDims=*/{}, /*collapsedSliceDims=*/last,
      /*operandBatchingDims=*/batch, /*startIndicesBatchingDims=*/batch,
      /*startIndexMap=*/last, /*indexVectorDim=*/type.getRank());
  SmallVector<int64_t> ones(type.getRank(), 1);
  return LocalOps(ctx).gather(
      values, positions,
      type.clone(cast<RankedTensorType>(values.getType()).getElementType()),
      numbers, ones);
}

/// Returns the bits that a device sends for one row of its shard: values and
/// indices.
static int64_t candidateBits(Type element, int64_t k, int64_t localSize) {
  constexpr int64_t kIndexBits = 32;
  return std::min(k, localSize) *
         (element.getIntOrFloatBitWidth() + kIndexBits);
}

double TopKModel::communicated(chlo::TopKOp op, const FactorMap &map,
                               ArrayRef<AxisList> axes) {
  unsigned last = map.numFactors() - 1;
  double lines = 1;
  for (unsigned f = 0; f < last; ++f)
    lines *= llvm::divideCeil(map.factor(f).size, axisListSize(axes[f]));
  int64_t shards = axisListSize(axes[last]);
  int64_t localSize = llvm::divideCeil(map.factor(last).size, shards);
  Type element = op.getOperand().getType().getElementType();
  int64_t bits = std::min<int64_t>(candidateBits(element, op.getK(), localSize),
                                   localSize * element.getIntOrFloatBitWidth());
  return (shards - 1) * lines * bits / 8.0;
}

/// Equal elements keep their order: candidates are gathered in the order of the
/// shards, and padding, which follows all elements, equals at most the smallest
/// value. If candidates take at least as much as the operand, the operand is
/// gathered.
PartitionResult TopKModel::partition(chlo::TopKOp op, PartitionContext &ctx) {
  ArrayRef<int64_t> shape = shapeOf(op.getOperand());
  unsigned last = shape.size() - 1;
  ArrayRef<AxisRef> axes = ctx.operandShardings[0].axesOf(last);
  if (axes.empty())
    return sharding::cloneLocally(ctx);
  Type element = op.getOperand().getType().getElementType();
  int64_t k = op.getK(), localSize = dimOf(ctx.operands[0], last);
  if (candidateBits(element, k, localSize) >=
      localSize * element.getIntOrFloatBitWidth()) {
    ctx.operands[0] =
        ctx.reshard(ctx.operands[0], shape, ctx.operandShardings[0],
                    ctx.operandShardings[0].withAxes(last, {}));
    return sharding::cloneLocally(ctx);
  }
  LocalOps ops(ctx);
  Value operand =
      ctx.maskPadding(ctx.operands[0], shape, ctx.operandShardings[0], last,
                      smallest(ctx, element));
  chlo::TopKOp local = topK(ctx, operand, std::min(k, localSize));
  auto indexType = cast<RankedTensorType>(local.getIndices().getType());
  Value offset = ops.offset(axes, localSize, indexType.getElementType());
  Value indices = ops.add(local.getIndices(), ops.splat(offset, indexType));
  Value candidates = ctx.allGather(local.getValues(), last, axes);
  Value candidateIndices = ctx.allGather(indices, last, axes);
  chlo::TopKOp best = topK(ctx, candidates, k);
  return SmallVector<Value>{
      best.getValues(),
      takeAlongLast(ctx, candidateIndices, best.getIndices())};
}

namespace {
/// The first k elements of a sort: XLA compiles chlo ops, but does not parse
/// them in a compile request.
struct TopKForXla {
  static LogicalResult write(chlo::TopKOp op, RewriterBase &rewriter) {
    stablehlo::TensorOps ops(rewriter, op.getLoc());
    RankedTensorType type = op.getOperand().getType();
    int64_t last = type.getRank() - 1;
    Value positions = ops.iota(type.clone(rewriter.getI32Type()), last);
    auto sort = stablehlo::SortOp::create(
        rewriter, op.getLoc(), {type, positions.getType()},
        {op.getOperand(), positions}, last, /*is_stable=*/true);
    SmallVector<Value> first;
    for (Value sorted : sort->getResults())
      first.push_back(ops.slice(sorted, last, 0, op.getK()));
    writeComparator(sort, rewriter);
    rewriter.replaceOp(op, first);
    rewriter.setInsertionPoint(sort);
    return cast<XlaFormOpInterface>(*sort).writeForXla(rewriter);
  }

  static void writeComparator(stablehlo::SortOp sort, OpBuilder &builder) {
    OpBuilder::InsertionGuard guard(builder);
    Block *body = builder.createBlock(&sort.getComparator());
    for (Value operand : sort->getOperands())
      for (unsigned side = 0; side < 2; ++side)
        body->addArgument(
            RankedTensorType::get({}, getElementTypeOrSelf(operand.getType())),
            sort.getLoc());
    Value isBefore =
        stablehlo::TensorOps(builder, sort.getLoc())
            .lessInTotalOrder(body->getArgument(1), body->getArgument(0));
    stablehlo::endRegion(builder, sort.getLoc(), isBefore);
  }
};
} // namespace

void mlir::gspmd::registerTopKModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, chlo::ChloDialect *dialect) {
    if (ProjectDialects::isForeign(dialect))
      return;
    // The partition creates ops of it.
    context->getOrLoadDialect<stablehlo::StablehloDialect>();
    attachModel<TopKModel, chlo::TopKOp>(context);
    attachXlaForm<TopKForXla, chlo::TopKOp>(context);
  });
}
