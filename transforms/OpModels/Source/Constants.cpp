//===- Constants.cpp - Models of constants and iotas ----------------------===//
//
// Constants and iotas can be created in any sharding without communication, so
// each of their dimensions is a separate factor.
//
//===----------------------------------------------------------------------===//

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/LocalOps.h"
#include "transforms/OpModels/Support/RangeModel.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

struct SourceModel : ModelDefaults {
  static FactorRule rule(Operation *op) {
    FactorRule rule = emptyRule(op);
    rule.addPointwise(shapeOf(op->getResult(0)));
    return rule;
  }
  static int priority(Operation *) { return 0; }
  static bool canShard(Operation *, const FactorMap &, unsigned, bool) {
    return true;
  }
  static WorkKind workKind(Operation *) { return WorkKind::Source; }
};

/// A splat becomes a splat of local type; of other constants each device slices
/// out its shard (at its offset, without communication).
struct ConstantModel : SourceModel {
  static PartitionResult partition(stablehlo::ConstantOp op,
                                   PartitionContext &ctx) {
    RankedTensorType local = ctx.localResultType(0);
    auto value = cast<ElementsAttr>(op.getValue());
    if (auto dense = dyn_cast<DenseElementsAttr>(value);
        dense && dense.isSplat())
      return SmallVector<Value>{stablehlo::ConstantOp::create(
          ctx.builder, op.getLoc(), local,
          dense.resizeSplat(dense.getType().clone(local.getShape())))};
    RankedTensorType type = cast<RankedTensorType>(op.getType());
    Value global =
        stablehlo::ConstantOp::create(ctx.builder, op.getLoc(), type, value);
    auto replicated = TensorSharding::replicated(type.getRank());
    return SmallVector<Value>{ctx.reshard(global, type.getShape(), replicated,
                                          ctx.resultShardings[0])};
  }
};

/// A local iota plus the offset of the device's shard. It is computed in
/// integers and converted last, because sums of rounded floats would differ
/// from the rounded sum.
struct IotaModel : SourceModel {
  static PartitionResult partition(stablehlo::IotaOp op,
                                   PartitionContext &ctx) {
    RankedTensorType local = ctx.localResultType(0);
    int64_t dim = op.getIotaDimension();
    ArrayRef<AxisRef> axes = ctx.resultShardings[0].axesOf(dim);
    LocalOps ops(ctx);
    if (axes.empty())
      return SmallVector<Value>{ops.iota(local, dim)};
    int64_t localSize = local.getDimSize(dim);
    bool isLarge =
        localSize * axisListSize(axes) > std::numeric_limits<int32_t>::max();
    Type integer = ctx.builder.getIntegerType(isLarge ? 64 : 32);
    RankedTensorType integers = local.clone(integer);
    Value offset = ops.offset(axes, localSize, integer);
    Value global =
        ops.add(ops.iota(integers, dim), ops.splat(offset, integers));
    return SmallVector<Value>{ops.convert(global, local.getElementType())};
  }
};

/// A range of a splat is a splat; of others, it is not computed separately.
struct ConstantRange {
  static DenseElementsAttr splatOf(stablehlo::ConstantOp op) {
    auto dense = dyn_cast<DenseElementsAttr>(op.getValue());
    return dense && dense.isSplat() ? dense : DenseElementsAttr();
  }
  static std::optional<OperandRanges> ranges(stablehlo::ConstantOp op,
                                             DimRange) {
    return splatOf(op) ? std::optional(OperandRanges()) : std::nullopt;
  }
  static SmallVector<Value> make(stablehlo::ConstantOp op, OpBuilder &builder,
                                 DimRange range, ValueRange) {
    RankedTensorType type =
        RankedTensorType::Builder(tensorType(op.getResult()))
            .dropDim(range.dim)
            .insertDim(range.size(), range.dim);
    return {stablehlo::ConstantOp::create(builder, op.getLoc(), type,
                                          splatOf(op).resizeSplat(type))};
  }
  static std::optional<AffineIndex> affineIndex(stablehlo::ConstantOp op,
                                                std::optional<unsigned>,
                                                ArrayRef<AffineIndex>) {
    DenseElementsAttr splat = splatOf(op);
    if (!splat)
      return std::nullopt;
    AffineIndex index;
    if (splat.getElementType().isSignlessInteger() &&
        splat.getElementType().getIntOrFloatBitWidth() <= 64)
      index.addend = splat.getSplatValue<APInt>().getSExtValue();
    return index;
  }
};

/// Indices are numbered in integers, because sums of rounded floats would
/// differ from the rounded sum.
struct IotaRange {
  static std::optional<OperandRanges> ranges(stablehlo::IotaOp, DimRange) {
    return OperandRanges();
  }
  static SmallVector<Value> make(stablehlo::IotaOp op, OpBuilder &builder,
                                 DimRange range, ValueRange operands) {
    if (range.dim != op.getIotaDimension() || range.begin == 0)
      return cloneRange(op, builder, range, operands);
    stablehlo::TensorOps ops(builder, op.getLoc());
    RankedTensorType own = tensorType(op.getResult());
    bool isWide = own.getElementType().getIntOrFloatBitWidth() > 32 ||
                  std::max(range.end, -range.begin) > INT32_MAX;
    RankedTensorType integers =
        RankedTensorType::Builder(own)
            .setElementType(builder.getIntegerType(isWide ? 64 : 32))
            .dropDim(range.dim)
            .insertDim(range.size(), range.dim);
    Value indices = ops.add(ops.iota(integers, range.dim),
                            ops.constant(integers, range.begin));
    return {ops.convert(indices, own.getElementType())};
  }
  static std::optional<AffineIndex> affineIndex(stablehlo::IotaOp op,
                                                std::optional<unsigned> dim,
                                                ArrayRef<AffineIndex>) {
    AffineIndex index;
    index.perIndex = dim == op.getIotaDimension();
    return index;
  }
};

} // namespace

void mlir::gspmd::registerConstantsModels(DialectRegistry &registry) {
  registerModel<ConstantModel, stablehlo::ConstantOp>(registry);
  registerModel<IotaModel, stablehlo::IotaOp>(registry);
  registerRange<ConstantRange, stablehlo::ConstantOp>(registry);
  registerRange<IotaRange, stablehlo::IotaOp>(registry);
  registerAffineIndex<ConstantRange, stablehlo::ConstantOp>(registry);
  registerAffineIndex<IotaRange, stablehlo::IotaOp>(registry);
}
