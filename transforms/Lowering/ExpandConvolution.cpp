//===- ExpandConvolution.cpp - Convolutions with channels last ------------===//

#include "transforms/Lowering/ExpandOps.h"

#include "dialect/StableHLO/ContractOps.h"
#include "dialect/StableHLO/TensorOps.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::gspmd::lowering {
namespace {

/// Patches are made of the channels at the positions under a window, which are
/// read once for each tap. Fewer channels than this are as well read one by
/// one.
constexpr int64_t kFewChannels = 8;

SmallVector<int64_t> channelsLast(int64_t batch, ArrayRef<int64_t> spatial,
                                  int64_t feature) {
  SmallVector<int64_t> permutation = {batch};
  llvm::append_range(permutation, spatial);
  permutation.push_back(feature);
  return permutation;
}

int64_t numTaps(stablehlo::ConvolutionOp op) {
  auto kernel = cast<RankedTensorType>(op.getRhs().getType());
  int64_t taps = 1;
  for (int64_t dim : op.getDimensionNumbers().getKernelSpatialDimensions())
    taps *= kernel.getDimSize(dim);
  return taps;
}

/// Channels come last, in the input, whose patches read them together, and in
/// the result, whose rows are those of a product of matrices. A transpose goes
/// square by square, which neither of these does.
struct ChannelsLast : OpRewritePattern<stablehlo::ConvolutionOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::ConvolutionOp op,
                                PatternRewriter &rewriter) const override {
    auto dims = op.getDimensionNumbers();
    auto in = dyn_cast<RankedTensorType>(op.getLhs().getType());
    auto out = dyn_cast<RankedTensorType>(op.getType());
    int64_t feature = dims.getInputFeatureDimension();
    if (!in || !out || feature == in.getRank() - 1 ||
        in.getDimSize(feature) < kFewChannels || numTaps(op) < 2)
      return failure();
    stablehlo::TensorOps ops(rewriter, op.getLoc());
    Value input = ops.transpose(
        op.getLhs(), channelsLast(dims.getInputBatchDimension(),
                                  dims.getInputSpatialDimensions(), feature));
    SmallVector<int64_t> toOut = channelsLast(dims.getOutputBatchDimension(),
                                              dims.getOutputSpatialDimensions(),
                                              dims.getOutputFeatureDimension());
    SmallVector<int64_t> sizes, back(toOut.size());
    for (auto [place, dim] : llvm::enumerate(toOut)) {
      sizes.push_back(out.getDimSize(dim));
      back[dim] = static_cast<int64_t>(place);
    }
    auto last = cast<stablehlo::ConvolutionOp>(rewriter.clone(*op));
    last.getLhsMutable().assign(input);
    last.setDimensionNumbersAttr(withChannelsLast(dims, in.getRank()));
    last.getResult().setType(
        RankedTensorType::get(sizes, out.getElementType()));
    rewriter.replaceOp(op, ops.transpose(last.getResult(), back));
    return success();
  }

  /// The kernel stays as it is.
  static stablehlo::ConvDimensionNumbersAttr
  withChannelsLast(stablehlo::ConvDimensionNumbersAttr dims, int64_t rank) {
    SmallVector<int64_t> spatial =
        llvm::to_vector(llvm::seq<int64_t>(1, rank - 1));
    return stablehlo::ConvDimensionNumbersAttr::get(
        dims.getContext(), 0, rank - 1, spatial,
        dims.getKernelInputFeatureDimension(),
        dims.getKernelOutputFeatureDimension(),
        dims.getKernelSpatialDimensions(), 0, rank - 1, spatial);
  }
};

} // namespace

void populateExpandConvolutionPatterns(RewritePatternSet &patterns) {
  patterns.add<ChannelsLast>(patterns.getContext());
}

} // namespace mlir::gspmd::lowering
