//===- TosaReduce.cpp - Models of tosa reductions and products ------------===//

#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/LocalOps.h"
#include "transforms/OpModels/Support/Model.h"
#include "transforms/OpModels/Tosa/ZeroPoints.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// `([i, j])->([i, k]) reduction={j}`, where k has size 1.
template <typename OpTy, ReductionKind kind>
struct TosaReduceModel : ModelDefaults {
  static FactorRule rule(OpTy op) {
    FactorRule rule = emptyRule(op);
    for (auto [d, size] : llvm::enumerate(shapeOf(op.getInput()))) {
      if (d != op.getAxis()) {
        addDim(rule, size, {0}, {0}, d);
        continue;
      }
      addDim(rule, size, {0}, {}, d, FactorKind::Reduction);
      addDim(rule, 1, {}, {0}, d, FactorKind::NeedReplication);
    }
    return rule;
  }
  /// A reduction that ignores NaN returns NaN for a shard of NaN only, which
  /// the combination would not ignore.
  static std::optional<ReductionKind> reductionKind(OpTy op) {
    if constexpr (kind == ReductionKind::Max || kind == ReductionKind::Min)
      if (op.getNanMode() == tosa::NanPropagationMode::IGNORE)
        return std::nullopt;
    return kind;
  }
  static LinearOperands linearOperands(OpTy op, ReductionKind requested) {
    return reductionKind(op) == requested ? movedOperands(op)
                                          : LinearOperands();
  }
  static double flops(OpTy op) {
    return elementsOf(op.getInput()) - elementsOf(op.getResult());
  }
  static WorkKind workKind(Operation *) { return WorkKind::Reduce; }
};

/// `([i, j])->([i]) reduction={j}`. Each device finds the index of the
/// maximum of its shard, then that of the maximum of all shards. Both return
/// the first of equal elements, and shards are in order.
struct TosaArgMaxModel : ModelDefaults {
  /// Number of shards above which two all-reduces send less than two gathers.
  static constexpr int64_t kMostGatheredShards = 2;
  /// Returns true if a NaN is greater than all other elements, or none exists.
  static bool selectsNaN(tosa::ArgMaxOp op) {
    return !isa<FloatType>(tensorType(op.getInput()).getElementType()) ||
           op.getNanMode() != tosa::NanPropagationMode::IGNORE;
  }

  static FactorRule rule(tosa::ArgMaxOp op) {
    FactorRule rule = emptyRule(op);
    unsigned result = 0;
    for (auto [d, size] : llvm::enumerate(shapeOf(op.getInput()))) {
      if (d == op.getAxis())
        addDim(rule, size, {0}, {}, d, FactorKind::Reduction);
      else
        rule.addFactor(size, {{0, unsigned(d)}}, {{0, result++}});
    }
    return rule;
  }
  /// Indices are combined by `partition`.
  static std::optional<ReductionKind> reductionKind(Operation *) {
    return std::nullopt;
  }
  static bool canShard(Operation *, const FactorMap &, unsigned, bool) {
    return true;
  }
  static double communicated(tosa::ArgMaxOp op, const FactorMap &map,
                             ArrayRef<AxisList> axes) {
    double bytes = sharding::elementBytes(op.getInput().getType()) +
                   sharding::elementBytes(op.getResult().getType());
    bool isReduced = selectsNaN(op);
    for (unsigned f = 0; f < map.numFactors(); ++f) {
      int64_t shards = axisListSize(axes[f]);
      bool isAxis = map.factor(f).partitionKind == FactorKind::Reduction;
      if (!isAxis)
        bytes *= llvm::divideCeil(map.factor(f).size, shards);
      else if (isReduced && shards > kMostGatheredShards)
        bytes *= 2.0 * (shards - 1) / shards;
      else
        bytes *= shards - 1;
    }
    return bytes;
  }
  static PartitionResult partition(tosa::ArgMaxOp op, PartitionContext &ctx);
  static double flops(tosa::ArgMaxOp op) { return elementsOf(op.getInput()); }
  static WorkKind workKind(Operation *) { return WorkKind::Reduce; }
};

/// `([b, i, k], [b, k, j])->([b, i, j]) reduction={k}`. Zero points are
/// subtracted from the elements first, so padding must hold the zero point.
struct TosaMatMulModel : ModelDefaults {
  static FactorRule rule(tosa::MatMulOp op) {
    FactorRule rule = emptyRule(op);
    ArrayRef<int64_t> a = shapeOf(op.getA()), b = shapeOf(op.getB());
    rule.addFactor(a[0], {{0, 0}, {1, 0}}, {{0, 0}});
    rule.addFactor(a[1], {{0, 1}}, {{0, 1}});
    rule.addFactor(b[2], {{1, 2}}, {{0, 2}});
    rule.addFactor(a[2], {{0, 2}, {1, 1}}, {}, FactorKind::Reduction);
    for (unsigned i : {2, 3})
      addDim(rule, 1, {i}, {}, 0, FactorKind::NeedReplication);
    return rule;
  }
  static bool canShard(tosa::MatMulOp op, const FactorMap &map, unsigned factor,
                       bool uneven) {
    bool reduced = map.factor(factor).partitionKind == FactorKind::Reduction;
    if (reduced && uneven &&
        !(isZeroPoint(op.getAZp()) && isZeroPoint(op.getBZp())))
      return false;
    return sharding::canShardFactorGenerically(op, map, factor, uneven);
  }
  static LinearOperands linearOperands(tosa::MatMulOp op, ReductionKind kind) {
    if (!isZeroPoint(op.getAZp()) || !isZeroPoint(op.getBZp()))
      return {};
    return eitherFactor(op, kind);
  }
  static double flops(tosa::MatMulOp op) {
    return 2 * elementsOf(op.getA()) * shapeOf(op.getB())[2];
  }
  static WorkKind workKind(Operation *) { return WorkKind::Contract; }
  static std::optional<MatrixWork> matrixWork(tosa::MatMulOp op) {
    ArrayRef<int64_t> a = shapeOf(op.getA());
    MatrixWork work;
    work.batch = a[0];
    work.rows = a[1];
    work.columns = shapeOf(op.getB())[2];
    work.depth = a[2];
    return work;
  }
};

} // namespace

/// Returns an element that is no maximum unless all elements are that.
static Value neverGreater(tosa::ArgMaxOp op, PartitionContext &ctx) {
  Type element = tensorType(op.getInput()).getElementType();
  auto floatType = dyn_cast<FloatType>(element);
  if (!floatType || op.getNanMode() != tosa::NanPropagationMode::IGNORE)
    return ctx.neutralElement(element, ReductionKind::Max);
  auto nan = APFloat::getNaN(floatType.getFloatSemantics());
  return LocalOps(ctx).splatConstant(RankedTensorType::get({}, element),
                                     FloatAttr::get(element, nan));
}

PartitionResult TosaArgMaxModel::partition(tosa::ArgMaxOp op,
                                           PartitionContext &ctx) {
  const TensorSharding &sharding = ctx.operandShardings[0];
  unsigned axis = op.getAxis();
  ArrayRef<AxisRef> axes = sharding.axesOf(axis);
  if (axes.empty())
    return sharding::cloneLocally(ctx);
  LocalOps ops(ctx);
  Location loc = op.getLoc();
  Value &shard = ctx.operands[0];
  shard = ctx.maskPadding(shard, shapeOf(op.getInput()), sharding, axis,
                          neverGreater(op, ctx));
  Value position = sharding::cloneLocally(ctx).front();
  RankedTensorType type = tensorType(position);
  position = ops.add(position, ops.splat(ops.offset(axes, dimOf(shard, axis),
                                                    type.getElementType()),
                                         type));

  SmallVector<int64_t> line(shapeOf(shard));
  line[axis] = 1;
  Value maximum =
      tosa::ReduceMaxOp::create(ctx.builder, loc, tensorType(shard).clone(line),
                                shard, axis, op.getNanMode());
  if (selectsNaN(op) && axisListSize(axes) > kMostGatheredShards) {
    // The least position of the shards that have the maximum.
    maximum = ops.reshape(maximum, type.getShape());
    Value isFound =
        ops.equal(maximum, ctx.allReduce(maximum, axes, ReductionKind::Max));
    if (isa<FloatType>(tensorType(maximum).getElementType()))
      isFound = ops.select( // NaN is found, and equals nothing
          ops.equal(maximum, maximum), isFound,
          ops.constant(type.clone(ctx.builder.getI1Type()), 1));
    Value last = ops.splat(
        ctx.neutralElement(type.getElementType(), ReductionKind::Min), type);
    return SmallVector<Value>{ctx.allReduce(ops.select(isFound, position, last),
                                            axes, ReductionKind::Min)};
  }
  maximum = ctx.allGather(maximum, axis, axes);
  Value positions = ctx.allGather(ops.reshape(position, line), axis, axes);
  Value first = sharding::cloneLocally(ctx, maximum, type).front();

  RankedTensorType gathered = tensorType(positions);
  auto dims = llvm::to_vector(llvm::seq<int64_t>(0, gathered.getRank()));
  dims.erase(dims.begin() + axis);
  Value isFirst =
      ops.equal(ops.iota(gathered, axis), ops.broadcast(first, gathered, dims));
  Value selected = ops.select(isFirst, positions, ops.constant(gathered, 0));
  Value sum = tosa::ReduceSumOp::create(ctx.builder, loc, gathered.clone(line),
                                        selected, axis);
  return SmallVector<Value>{ops.reshape(sum, type.getShape())};
}

void mlir::gspmd::registerTosaReduceModels(DialectRegistry &registry) {
  using namespace tosa;
  registerModel<TosaReduceModel<ReduceSumOp, ReductionKind::Add>, ReduceSumOp>(
      registry);
  registerModel<TosaReduceModel<ReduceProductOp, ReductionKind::Mul>,
                ReduceProductOp>(registry);
  registerModel<TosaReduceModel<ReduceMaxOp, ReductionKind::Max>, ReduceMaxOp>(
      registry);
  registerModel<TosaReduceModel<ReduceMinOp, ReductionKind::Min>, ReduceMinOp>(
      registry);
  registerModel<TosaReduceModel<ReduceAllOp, ReductionKind::And>, ReduceAllOp>(
      registry);
  registerModel<TosaReduceModel<ReduceAnyOp, ReductionKind::Or>, ReduceAnyOp>(
      registry);
  registerModel<TosaArgMaxModel, ArgMaxOp>(registry);
  registerModel<TosaMatMulModel, MatMulOp>(registry);
}
