//===- Pad.cpp - Model of pad ---------------------------------------------===//

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/HaloWindow.h"
#include "transforms/OpModels/Support/WindowRange.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

struct PadModel : PadDefaults<PadModel, stablehlo::PadOp> {
  /// Returns true if the dimension is padded or has negative padding.
  static bool isPadded(stablehlo::PadOp op, unsigned dim) {
    return op.getEdgePaddingLow()[dim] || op.getEdgePaddingHigh()[dim] ||
           op.getInteriorPadding()[dim];
  }
  static DilatedRead readOf(stablehlo::PadOp op, unsigned dim, int64_t shards) {
    return paddedRead(dimOf(op.getResult(), dim), op.getEdgePaddingLow()[dim],
                      op.getInteriorPadding()[dim], shards);
  }
  static LinearOperands linearOperands(Operation *op, ReductionKind) {
    return movedOperands(op);
  }
  static FactorRule rule(stablehlo::PadOp op, bool conservative = false) {
    FactorRule rule = emptyRule(op);
    for (auto [d, size] : llvm::enumerate(shapeOf(op.getOperand()))) {
      bool isResized = size != dimOf(op.getResult(), d);
      addDim(rule, size, {0}, {0}, d,
             {isPadded(op, d) ? FactorKind::Halo : FactorKind::PassThrough,
              /*isBlocked=*/conservative && isResized});
    }
    return rule;
  }
  static PartitionResult partition(stablehlo::PadOp op, PartitionContext &ctx);
};

} // namespace

PartitionResult PadModel::partition(stablehlo::PadOp op,
                                    PartitionContext &ctx) {
  SmallVector<int64_t> low(op.getEdgePaddingLow());
  SmallVector<int64_t> high(op.getEdgePaddingHigh());
  SmallVector<int64_t> interior(op.getInteriorPadding());
  Value local = ctx.operands[0], fill = ctx.operands[1];
  for (unsigned d = 0; d < low.size(); ++d) {
    AxisList axes(ctx.operandShardings[0].axesOf(d));
    if (axes.empty() || !isPadded(op, d))
      continue;
    local = readDilated(ctx, {local, d, dimOf(op.getOperand(), d), axes},
                        readOf(op, d, axisListSize(axes)), fill);
    low[d] = high[d] = interior[d] = 0;
  }
  auto isZero = [](int64_t amount) { return amount == 0; };
  if (!llvm::all_of(low, isZero) || !llvm::all_of(high, isZero) ||
      !llvm::all_of(interior, isZero))
    local = stablehlo::PadOp::create(ctx.builder, op.getLoc(),
                                     ctx.localResultType(0), local, fill, low,
                                     high, interior);
  return SmallVector<Value>{local};
}

namespace {
/// A pad has windows of one element that extend out of bounds.
struct PadRange {
  static WindowDim windowOf(stablehlo::PadOp op, unsigned dim) {
    WindowDim window;
    window.in = dimOf(op.getOperand(), dim);
    window.out = dimOf(op.getResult(), dim);
    window.padLow = op.getEdgePaddingLow()[dim];
    window.padHigh = op.getEdgePaddingHigh()[dim];
    window.baseDilation = op.getInteriorPadding()[dim] + 1;
    return window;
  }
  static std::optional<OperandRanges> ranges(stablehlo::PadOp op,
                                             DimRange range) {
    auto read = windowRange(windowOf(op, range.dim), range.dim, range);
    if (!read)
      return std::nullopt;
    return OperandRanges{read, std::nullopt};
  }
  static SmallVector<Value> make(stablehlo::PadOp op, OpBuilder &builder,
                                 DimRange range, ValueRange operands) {
    auto alone =
        windowRangeInput(windowOf(op, range.dim), {range.begin, range.end});
    SmallVector<int64_t> low(op.getEdgePaddingLow());
    SmallVector<int64_t> high(op.getEdgePaddingHigh());
    low[range.dim] = alone->padLow;
    high[range.dim] = alone->padHigh;
    return cloneRange(
        op, builder, range, operands,
        {builder.getNamedAttr(op.getEdgePaddingLowAttrName(),
                              builder.getDenseI64ArrayAttr(low)),
         builder.getNamedAttr(op.getEdgePaddingHighAttrName(),
                              builder.getDenseI64ArrayAttr(high))});
  }
};
} // namespace

void mlir::gspmd::registerPadModels(DialectRegistry &registry) {
  registerModel<PadModel, stablehlo::PadOp>(registry);
  registerRange<PadRange, stablehlo::PadOp>(registry);
}
