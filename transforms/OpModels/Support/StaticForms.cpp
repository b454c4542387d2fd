//===- StaticForms.cpp - Static forms of dynamic ops ----------------------===//
//
// Replaces a dynamic op whose result type is static, and whose shape operands
// are constants where necessary, by the static op of the dialect.
//
//===----------------------------------------------------------------------===//

#include "transforms/OpModels/Support/StaticForms.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/IR/Matchers.h"
#include "transforms/OpModels/Convolution/SpatialDims.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::TensorOps;
using stablehlo::typeOf;

bool mlir::gspmd::hasStaticTypes(Operation *op) {
  return llvm::all_of(
      llvm::concat<const Type>(op->getOperandTypes(), op->getResultTypes()),
      [](Type type) {
        auto tensor = dyn_cast<RankedTensorType>(type);
        return tensor && tensor.hasStaticShape();
      });
}

Value mlir::gspmd::sliceFrom(TensorOps &ops, Value value, Value starts,
                             ArrayRef<int64_t> sizes) {
  SmallVector<Value> scalars;
  for (int64_t i = 0; i < int64_t(sizes.size()); ++i)
    scalars.push_back(ops.reshape(ops.slice(starts, 0, i, i + 1), {}));
  return ops.dynamicSlice(value, scalars, sizes);
}

namespace {

/// Returns the elements of a constant; nullopt for another value.
std::optional<SmallVector<int64_t>> constantValues(Value value) {
  DenseIntElementsAttr constant;
  if (!matchPattern(value, m_Constant(&constant)))
    return std::nullopt;
  SmallVector<int64_t> result;
  bool isUnsigned = constant.getElementType().isUnsignedInteger();
  for (const APInt &element : constant.getValues<APInt>())
    result.push_back(isUnsigned ? int64_t(element.getZExtValue())
                                : element.getSExtValue());
  return result;
}

template <typename OpT>
struct StaticPattern : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;

  /// Returns the value that replaces `op`; null if there is none.
  virtual Value expand(OpT op, OpBuilder &b) const = 0;

  LogicalResult matchAndRewrite(OpT op,
                                PatternRewriter &rewriter) const override {
    if (!hasStaticTypes(op))
      return rewriter.notifyMatchFailure(op, "dynamic types");
    Value result = expand(op, rewriter);
    if (!result)
      return rewriter.notifyMatchFailure(op, "an operand is not a constant");
    rewriter.replaceOp(op, result);
    return success();
  }
};

struct ExpandBroadcast : StaticPattern<stablehlo::DynamicBroadcastInDimOp> {
  using StaticPattern::StaticPattern;
  Value expand(stablehlo::DynamicBroadcastInDimOp op,
               OpBuilder &b) const override {
    return TensorOps(b, op.getLoc())
        .broadcast(op.getOperand(), typeOf(op), op.getBroadcastDimensions());
  }
};

struct ExpandReshape : StaticPattern<stablehlo::DynamicReshapeOp> {
  using StaticPattern::StaticPattern;
  Value expand(stablehlo::DynamicReshapeOp op, OpBuilder &b) const override {
    return TensorOps(b, op.getLoc())
        .reshape(op.getOperand(), typeOf(op).getShape());
  }
};

struct ExpandIota : StaticPattern<stablehlo::DynamicIotaOp> {
  using StaticPattern::StaticPattern;
  Value expand(stablehlo::DynamicIotaOp op, OpBuilder &b) const override {
    return TensorOps(b, op.getLoc()).iota(typeOf(op), op.getIotaDimension());
  }
};

struct ExpandPad : StaticPattern<stablehlo::DynamicPadOp> {
  using StaticPattern::StaticPattern;
  Value expand(stablehlo::DynamicPadOp op, OpBuilder &b) const override {
    auto low = constantValues(op.getEdgePaddingLow());
    auto high = constantValues(op.getEdgePaddingHigh());
    auto interior = constantValues(op.getInteriorPadding());
    if (!low || !high || !interior)
      return {};
    return TensorOps(b, op.getLoc())
        .pad(op.getOperand(), op.getPaddingValue(), *low, *high, *interior);
  }
};

struct ExpandSlice : StaticPattern<stablehlo::RealDynamicSliceOp> {
  using StaticPattern::StaticPattern;
  Value expand(stablehlo::RealDynamicSliceOp op, OpBuilder &b) const override {
    auto start = constantValues(op.getStartIndices());
    auto limit = constantValues(op.getLimitIndices());
    auto stride = constantValues(op.getStrides());
    if (!stride)
      return {};
    if (!start || !limit)
      return sliceAtData(op, *stride, b);
    return TensorOps(b, op.getLoc())
        .slice(op.getOperand(), *start, *limit, *stride);
  }

  /// The type determines the sizes. Out-of-bounds starts are undefined for the
  /// op; the replacement clamps them.
  static Value sliceAtData(stablehlo::RealDynamicSliceOp op,
                           ArrayRef<int64_t> strides, OpBuilder &b) {
    ArrayRef<int64_t> sizes = typeOf(op).getShape();
    SmallVector<int64_t> spans;
    for (auto [size, stride] : llvm::zip_equal(sizes, strides))
      spans.push_back(size ? (size - 1) * stride + 1 : 0);
    TensorOps ops(b, op.getLoc());
    Value sliced = sliceFrom(ops, op.getOperand(), op.getStartIndices(), spans);
    for (auto [dim, stride] : llvm::enumerate(strides))
      if (stride != 1)
        sliced = ops.slice(sliced, int64_t(dim), 0, spans[dim], stride);
    return sliced;
  }
};

struct ExpandGather : StaticPattern<stablehlo::DynamicGatherOp> {
  using StaticPattern::StaticPattern;
  Value expand(stablehlo::DynamicGatherOp op, OpBuilder &b) const override {
    auto sizes = constantValues(op.getSliceSizes());
    if (!sizes)
      return {};
    return TensorOps(b, op.getLoc())
        .gather(op.getOperand(), op.getStartIndices(), typeOf(op),
                op.getDimensionNumbersAttr(), *sizes, op.getIndicesAreSorted());
  }
};

struct ExpandConvolution : StaticPattern<stablehlo::DynamicConvOp> {
  using StaticPattern::StaticPattern;
  Value expand(stablehlo::DynamicConvOp op, OpBuilder &b) const override {
    return buildStaticConvolution(op, b);
  }
};

struct ExpandGetSize : StaticPattern<stablehlo::GetDimensionSizeOp> {
  using StaticPattern::StaticPattern;
  Value expand(stablehlo::GetDimensionSizeOp op, OpBuilder &b) const override {
    return TensorOps(b, op.getLoc())
        .constant(typeOf(op),
                  typeOf(op.getOperand()).getDimSize(op.getDimension()));
  }
};

/// The size is unchanged.
struct ExpandSetSize : StaticPattern<stablehlo::SetDimensionSizeOp> {
  using StaticPattern::StaticPattern;
  Value expand(stablehlo::SetDimensionSizeOp op, OpBuilder &) const override {
    auto size = constantValues(op.getSize());
    RankedTensorType type = typeOf(op.getOperand());
    if (!size || op.getType() != type ||
        size->front() != type.getDimSize(op.getDimension()))
      return {};
    return op.getOperand();
  }
};

} // namespace

void mlir::gspmd::populateStaticFormPatterns(RewritePatternSet &patterns) {
  patterns
      .add<ExpandBroadcast, ExpandReshape, ExpandIota, ExpandPad, ExpandSlice,
           ExpandGather, ExpandConvolution, ExpandGetSize, ExpandSetSize>(
          patterns.getContext());
}
