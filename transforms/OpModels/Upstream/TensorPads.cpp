//===- TensorPads.cpp - Model of tensor.pad -------------------------------===//
//
// Partitioned as StableHLO's pad, if the amounts are static.
//
//===----------------------------------------------------------------------===//

#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/HaloWindow.h"
#include "transforms/OpModels/Support/LocalOps.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Returns the padding element, if it is one constant.
static TypedAttr paddingOf(tensor::PadOp op) {
  Value value = op.getConstantPaddingValue();
  TypedAttr attr;
  return value && matchPattern(value, m_Constant(&attr)) &&
                 isa<IntegerAttr, FloatAttr>(attr)
             ? attr
             : TypedAttr();
}

namespace {
struct TensorPadModel : PadDefaults<TensorPadModel, tensor::PadOp> {
  /// Returns nullopt if the amount is computed.
  static std::optional<int64_t> low(tensor::PadOp op, unsigned d) {
    return getConstantIntValue(op.getMixedLowPad()[d]);
  }
  static std::optional<int64_t> high(tensor::PadOp op, unsigned d) {
    return getConstantIntValue(op.getMixedHighPad()[d]);
  }
  static bool isPadded(tensor::PadOp op, unsigned d) {
    return low(op, d) != 0 || high(op, d) != 0;
  }
  static FactorRule rule(tensor::PadOp op, bool conservative = false);
  static DilatedRead readOf(tensor::PadOp op, unsigned dim, int64_t shards) {
    return paddedRead(dimOf(op.getResult(), dim), *low(op, dim),
                      /*interior=*/0, shards);
  }
  static PartitionResult partition(tensor::PadOp op, PartitionContext &ctx);
};
} // namespace

/// The padding may depend on its index, unless it is captured.
FactorRule TensorPadModel::rule(tensor::PadOp op, bool conservative) {
  FactorRule rule = emptyRule(op);
  bool isConstant = bool(paddingOf(op));
  bool isCaptured = bool(op.getConstantPaddingValue());
  for (auto [d, size] : llvm::enumerate(shapeOf(op.getSource()))) {
    int64_t padded = dimOf(op.getResult(), d);
    bool isShifted = isPadded(op, d);
    bool isKnown = low(op, d).value_or(-1) >= 0 && //
                   high(op, d).value_or(-1) >= 0;
    if (isShifted ? !isConstant || !isKnown : !isCaptured) {
      addDim(rule, size, {0}, {}, d, FactorKind::NeedReplication);
      addDim(rule, padded, {}, {0}, d, FactorKind::NeedReplication);
      continue;
    }
    bool isResized = size != padded;
    addDim(rule, size, {0}, {0}, d,
           {isShifted ? FactorKind::Halo : FactorKind::PassThrough,
            isResized ? FactorKind::Halo : FactorKind::PassThrough,
            /*isBlocked=*/conservative && isResized});
  }
  return rule;
}

/// Amounts by dimension; the computed ones are the local operands from `next`
/// on.
static SmallVector<OpFoldResult> amounts(ArrayRef<OpFoldResult> mixed,
                                         PartitionContext &ctx, unsigned next) {
  SmallVector<OpFoldResult> result;
  for (OpFoldResult amount : mixed) {
    Value computed = isa<Value>(amount) ? ctx.operands[next++] : Value();
    if (auto known = getConstantIntValue(amount))
      result.push_back(ctx.builder.getIndexAttr(*known));
    else
      result.push_back(computed);
  }
  return result;
}

PartitionResult TensorPadModel::partition(tensor::PadOp op,
                                          PartitionContext &ctx) {
  OpBuilder &b = ctx.builder;
  unsigned rank = shapeOf(op.getSource()).size();
  SmallVector<OpFoldResult> lows = amounts(op.getMixedLowPad(), ctx, 1);
  SmallVector<OpFoldResult> highs =
      amounts(op.getMixedHighPad(), ctx, 1 + op.getLow().size());
  Value &local = ctx.operands[0];
  bool hasPadding = false;
  for (unsigned d = 0; d < rank; ++d) {
    AxisList axes(ctx.operandShardings[0].axesOf(d));
    if (!axes.empty() && isPadded(op, d)) {
      TypedAttr fill = paddingOf(op);
      Value value = LocalOps(ctx).splatConstant(
          RankedTensorType::get({}, fill.getType()), fill);
      local = readDilated(ctx, {local, d, dimOf(op.getSource(), d), axes},
                          readOf(op, d, axisListSize(axes)), value);
      lows[d] = highs[d] = b.getIndexAttr(0);
    }
    hasPadding |= !isZeroInteger(lows[d]) || !isZeroInteger(highs[d]);
  }
  if (!hasPadding && local.getType() == ctx.resultTypes[0])
    return SmallVector<Value>{local};
  SmallVector<Value> results = sharding::cloneLocally(ctx);
  auto padded = results.front().getDefiningOp<tensor::PadOp>();
  auto [staticLows, lowValues] = decomposeMixedValues(lows);
  auto [staticHighs, highValues] = decomposeMixedValues(highs);
  padded.setStaticLow(staticLows);
  padded.setStaticHigh(staticHighs);
  padded.getLowMutable().assign(lowValues);
  padded.getHighMutable().assign(highValues);
  return results;
}

void mlir::gspmd::registerTensorPadsModels(DialectRegistry &registry) {
  registerModel<TensorPadModel, tensor::PadOp>(registry);
}
