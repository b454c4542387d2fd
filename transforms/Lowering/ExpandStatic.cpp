//===- ExpandStatic.cpp - Ops that are dynamic in form only ---------------===//
//
// A dynamic op whose result type is static, and whose other operands are
// constants where they matter, is an op of the static part of the dialect.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/ExpandOps.h"

#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/IR/Matchers.h"

namespace mlir::gspmd::lowering {
namespace {

bool isStatic(Operation *op) {
  return llvm::all_of(
      llvm::concat<const Type>(op->getOperandTypes(), op->getResultTypes()),
      [](Type type) {
        auto tensor = dyn_cast<RankedTensorType>(type);
        return tensor && tensor.hasStaticShape();
      });
}

/// The elements of a constant; none for another value.
std::optional<SmallVector<int64_t>> constantValues(Value value) {
  DenseIntElementsAttr constant;
  if (!matchPattern(value, m_Constant(&constant)))
    return std::nullopt;
  SmallVector<int64_t> result;
  for (APInt element : constant.getValues<APInt>())
    result.push_back(element.getSExtValue());
  return result;
}

template <typename OpT>
struct StaticPattern : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;

  /// The op that takes the place of `op`; null if there is none.
  virtual Value expand(OpT op, HloBuilder &h) const = 0;

  LogicalResult matchAndRewrite(OpT op,
                                PatternRewriter &rewriter) const override {
    if (!isStatic(op))
      return rewriter.notifyMatchFailure(op, "dynamic types");
    HloBuilder h(rewriter, op);
    Value result = expand(op, h);
    if (!result)
      return rewriter.notifyMatchFailure(op, "an operand is no constant");
    rewriter.replaceOp(op, result);
    return success();
  }
};

struct ExpandBroadcast : StaticPattern<stablehlo::DynamicBroadcastInDimOp> {
  using StaticPattern::StaticPattern;
  Value expand(stablehlo::DynamicBroadcastInDimOp op,
               HloBuilder &h) const override {
    return h.broadcast(op.getOperand(), typeOf(op).getShape(),
                       op.getBroadcastDimensions());
  }
};

struct ExpandReshape : StaticPattern<stablehlo::DynamicReshapeOp> {
  using StaticPattern::StaticPattern;
  Value expand(stablehlo::DynamicReshapeOp op, HloBuilder &h) const override {
    return h.reshape(op.getOperand(), typeOf(op).getShape());
  }
};

struct ExpandIota : StaticPattern<stablehlo::DynamicIotaOp> {
  using StaticPattern::StaticPattern;
  Value expand(stablehlo::DynamicIotaOp op, HloBuilder &h) const override {
    return h.iota(typeOf(op), op.getIotaDimension());
  }
};

struct ExpandPad : StaticPattern<stablehlo::DynamicPadOp> {
  using StaticPattern::StaticPattern;
  Value expand(stablehlo::DynamicPadOp op, HloBuilder &h) const override {
    auto low = constantValues(op.getEdgePaddingLow());
    auto high = constantValues(op.getEdgePaddingHigh());
    auto interior = constantValues(op.getInteriorPadding());
    if (!low || !high || !interior)
      return {};
    return h.create(
        "pad", op.getType(), {op.getOperand(), op.getPaddingValue()},
        {h.b.getNamedAttr("edge_padding_low", h.b.getDenseI64ArrayAttr(*low)),
         h.b.getNamedAttr("edge_padding_high", h.b.getDenseI64ArrayAttr(*high)),
         h.b.getNamedAttr("interior_padding",
                          h.b.getDenseI64ArrayAttr(*interior))});
  }
};

struct ExpandSlice : StaticPattern<stablehlo::RealDynamicSliceOp> {
  using StaticPattern::StaticPattern;
  Value expand(stablehlo::RealDynamicSliceOp op, HloBuilder &h) const override {
    auto start = constantValues(op.getStartIndices());
    auto limit = constantValues(op.getLimitIndices());
    auto stride = constantValues(op.getStrides());
    if (!start || !limit || !stride)
      return {};
    return h.create(
        "slice", op.getType(), op.getOperand(),
        {h.b.getNamedAttr("start_indices", h.b.getDenseI64ArrayAttr(*start)),
         h.b.getNamedAttr("limit_indices", h.b.getDenseI64ArrayAttr(*limit)),
         h.b.getNamedAttr("strides", h.b.getDenseI64ArrayAttr(*stride))});
  }
};

struct ExpandGather : StaticPattern<stablehlo::DynamicGatherOp> {
  using StaticPattern::StaticPattern;
  Value expand(stablehlo::DynamicGatherOp op, HloBuilder &h) const override {
    auto sizes = constantValues(op.getSliceSizes());
    if (!sizes)
      return {};
    return h.create(
        "gather", op.getType(), {op.getOperand(), op.getStartIndices()},
        {h.b.getNamedAttr("dimension_numbers", op.getDimensionNumbersAttr()),
         h.b.getNamedAttr("indices_are_sorted",
                          h.b.getBoolAttr(op.getIndicesAreSorted())),
         h.b.getNamedAttr("slice_sizes", h.b.getDenseI64ArrayAttr(*sizes))});
  }
};

struct ExpandConvolution : StaticPattern<stablehlo::DynamicConvOp> {
  using StaticPattern::StaticPattern;
  Value expand(stablehlo::DynamicConvOp op, HloBuilder &h) const override {
    auto padding = constantValues(op.getDPadding());
    if (!padding)
      return {};
    SmallVector<NamedAttribute> attributes;
    for (NamedAttribute attribute : op->getAttrs())
      if (attribute.getName() != "padding")
        attributes.push_back(attribute);
    auto type = RankedTensorType::get(typeOf(op.getDPadding()).getShape(),
                                      h.b.getI64Type());
    attributes.push_back(
        h.b.getNamedAttr("padding", DenseIntElementsAttr::get(type, *padding)));
    return h.create("convolution", op.getType(), {op.getLhs(), op.getRhs()},
                    attributes);
  }
};

struct ExpandGetSize : StaticPattern<stablehlo::GetDimensionSizeOp> {
  using StaticPattern::StaticPattern;
  Value expand(stablehlo::GetDimensionSizeOp op, HloBuilder &h) const override {
    return h.integer(typeOf(op),
                     typeOf(op.getOperand()).getDimSize(op.getDimension()));
  }
};

/// The size stays what it is.
struct ExpandSetSize : StaticPattern<stablehlo::SetDimensionSizeOp> {
  using StaticPattern::StaticPattern;
  Value expand(stablehlo::SetDimensionSizeOp op, HloBuilder &) const override {
    auto size = constantValues(op.getSize());
    RankedTensorType type = typeOf(op.getOperand());
    if (!size || op.getType() != type ||
        size->front() != type.getDimSize(op.getDimension()))
      return {};
    return op.getOperand();
  }
};

} // namespace

void populateExpandStaticPatterns(RewritePatternSet &patterns) {
  patterns
      .add<ExpandBroadcast, ExpandReshape, ExpandIota, ExpandPad, ExpandSlice,
           ExpandGather, ExpandConvolution, ExpandGetSize, ExpandSetSize>(
          patterns.getContext());
}

} // namespace mlir::gspmd::lowering
