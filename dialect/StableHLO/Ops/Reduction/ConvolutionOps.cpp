//===- ConvolutionOps.cpp - Verification of convolutions ------------------===//

#include "dialect/StableHLO/Ops/Reduction/ContractOps.h"
#include "dialect/StableHLO/Verification/QuantizedChecks.h"
#include "dialect/StableHLO/Verification/WindowSizes.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

namespace {

/// The window of a convolution with its defaults filled in.
struct ConvolutionWindow {
  SmallVector<int64_t> strides, low, high, lhsDilation, rhsDilation;
};

/// The common properties of convolution and dynamic_conv.
template <typename ConvOp>
class ConvVerifier {
public:
  explicit ConvVerifier(ConvOp op)
      : op(op), check(op), dims(op.getDimensionNumbers()),
        lhs(op.getLhs().getType()), rhs(op.getRhs().getType()) {}

  LogicalResult verifyDimensions();
  LogicalResult verifyWindow();
  LogicalResult verifyGroups();
  LogicalResult verifyResult();

private:
  LogicalResult verifyLayout(StringRef name, int64_t first, int64_t second,
                             ArrayRef<int64_t> spatial, StringRef sizeLabel,
                             StringRef rangeLabel);
  LogicalResult verifyWindowList(StringRef name,
                                 std::optional<ArrayRef<int64_t>> values,
                                 StringRef sizeLabel, StringRef rangeLabel);
  LogicalResult verifyDivides(StringRef label, StringRef name, int64_t size,
                              StringRef countName, int64_t count);
  LogicalResult verifyQuantized();
  ConvolutionWindow getWindow();
  std::optional<int64_t> outputSize(const ConvolutionWindow &window,
                                    size_t dim);
  int64_t spatialRank() { return lhs.getRank() - 2; }

  ConvOp op;
  OpChecker check;
  ConvDimensionNumbersAttr dims;
  RankedTensorType lhs, rhs;
};

} // namespace

template <typename ConvOp>
LogicalResult
ConvVerifier<ConvOp>::verifyLayout(StringRef name, int64_t first,
                                   int64_t second, ArrayRef<int64_t> spatial,
                                   StringRef sizeLabel, StringRef rangeLabel) {
  if (failed(check.at(sizeLabel).hasSize((name + " spatial dimensions").str(),
                                         spatial, spatialRank())))
    return failure();
  SmallVector<int64_t> all = {first, second};
  llvm::append_range(all, spatial);
  std::string text = (name + " dimensions").str();
  OpChecker range = check.at(rangeLabel);
  return failure(failed(range.unique(text, all)) ||
                 failed(range.inRange(text, all, lhs.getRank())));
}

template <typename ConvOp>
LogicalResult ConvVerifier<ConvOp>::verifyDimensions() {
  // convolution (C1, C26)
  RankedTensorType result = op.getType();
  if (lhs.getRank() < 2 || rhs.getRank() != lhs.getRank() ||
      result.getRank() != lhs.getRank())
    return op.emitOpError("found ranks ")
           << lhs.getRank() << ", " << rhs.getRank() << " and "
           << result.getRank() << ", expected one rank of at least 2 ("
           << (rhs.getRank() == lhs.getRank() && lhs.getRank() >= 2 ? "C26"
                                                                    : "C1")
           << ")";
  // convolution (C12, C13)
  if (failed(verifyLayout("input", dims.getInputBatchDimension(),
                          dims.getInputFeatureDimension(),
                          dims.getInputSpatialDimensions(), "C12", "C13")))
    return failure();
  // convolution (C17, C18)
  if (failed(verifyLayout("kernel", dims.getKernelInputFeatureDimension(),
                          dims.getKernelOutputFeatureDimension(),
                          dims.getKernelSpatialDimensions(), "C17", "C18")))
    return failure();
  // convolution (C19, C20)
  return verifyLayout("output", dims.getOutputBatchDimension(),
                      dims.getOutputFeatureDimension(),
                      dims.getOutputSpatialDimensions(), "C19", "C20");
}

template <typename ConvOp>
LogicalResult ConvVerifier<ConvOp>::verifyWindowList(
    StringRef name, std::optional<ArrayRef<int64_t>> values,
    StringRef sizeLabel, StringRef rangeLabel) {
  if (!values)
    return success();
  return failure(
      failed(check.at(sizeLabel).hasSize(name, *values, spatialRank())) ||
      failed(check.at(rangeLabel).positive(name, *values)));
}

template <typename ConvOp>
LogicalResult ConvVerifier<ConvOp>::verifyWindow() {
  // convolution (C2, C3), (C5, C6), (C7, C8)
  if (failed(verifyWindowList("window_strides", op.getWindowStrides(), "C2",
                              "C3")) ||
      failed(
          verifyWindowList("lhs_dilation", op.getLhsDilation(), "C5", "C6")) ||
      failed(verifyWindowList("rhs_dilation", op.getRhsDilation(), "C7", "C8")))
    return failure();
  // convolution (C4)
  if (auto padding = op.getPadding()) {
    ArrayRef<int64_t> shape = padding->getShapedType().getShape();
    int64_t expected[] = {spatialRank(), 2};
    if (shape != ArrayRef<int64_t>(expected))
      return op.emitOpError("found padding of shape ")
             << shapeToString(shape) << ", expected " << shapeToString(expected)
             << " (C4)";
  }
  // convolution (C9)
  if (auto reversal = op.getWindowReversal())
    if (static_cast<int64_t>(reversal->size()) != spatialRank())
      return op.emitOpError("found window_reversal of size ")
             << reversal->size() << ", expected " << spatialRank() << " (C9)";
  // convolution (C24)
  auto precision = op.getPrecisionConfig();
  if (precision && precision->size() > 2)
    return op.emitOpError("found precision_config of size ")
           << precision->size()
           << ", expected at most one for each of 2 operands (C24)";
  return success();
}

template <typename ConvOp>
LogicalResult ConvVerifier<ConvOp>::verifyDivides(StringRef label,
                                                  StringRef name, int64_t size,
                                                  StringRef countName,
                                                  int64_t count) {
  if (ShapedType::isDynamic(size) || size % count == 0)
    return success();
  return op.emitOpError("found ")
         << name << " of size " << size << ", expected a multiple of "
         << countName << " = " << count << " (" << label << ")";
}

template <typename ConvOp>
LogicalResult ConvVerifier<ConvOp>::verifyGroups() {
  int64_t features = op.getFeatureGroupCount(),
          batches = op.getBatchGroupCount();
  // convolution (C21, C22)
  if (failed(check.at("C21").positive("feature_group_count", features)) ||
      failed(check.at("C22").positive("batch_group_count", batches)))
    return failure();
  // convolution (C23)
  if (features != 1 && batches != 1)
    return op.emitOpError("found feature_group_count ")
           << features << " and batch_group_count " << batches
           << ", expected at least one of them to be 1 (C23)";
  int64_t inputFeatures = lhs.getDimSize(dims.getInputFeatureDimension());
  int64_t outputFeatures =
      rhs.getDimSize(dims.getKernelOutputFeatureDimension());
  // convolution (C10, C11, C15, C16)
  if (failed(verifyDivides("C10", "the input batch dimension",
                           lhs.getDimSize(dims.getInputBatchDimension()),
                           "batch_group_count", batches)) ||
      failed(verifyDivides("C11", "the input feature dimension", inputFeatures,
                           "feature_group_count", features)) ||
      failed(verifyDivides("C15", "the kernel output feature dimension",
                           outputFeatures, "batch_group_count", batches)) ||
      failed(verifyDivides("C16", "the kernel output feature dimension",
                           outputFeatures, "feature_group_count", features)))
    return failure();
  // convolution (C14)
  int64_t kernelFeatures =
      rhs.getDimSize(dims.getKernelInputFeatureDimension());
  if (!ShapedType::isDynamic(inputFeatures) &&
      !areCompatibleDims(kernelFeatures, inputFeatures / features))
    return op.emitOpError("found the kernel input feature dimension of size ")
           << kernelFeatures << ", expected " << inputFeatures / features
           << " (C14)";
  return success();
}

template <typename ConvOp>
ConvolutionWindow ConvVerifier<ConvOp>::getWindow() {
  SmallVector<int64_t> ones(spatialRank(), 1), zeros(spatialRank(), 0);
  ConvolutionWindow window = {ones, zeros, zeros, ones, ones};
  auto set = [](SmallVector<int64_t> &list,
                std::optional<ArrayRef<int64_t>> values) {
    if (values)
      list.assign(values->begin(), values->end());
  };
  set(window.strides, op.getWindowStrides());
  set(window.lhsDilation, op.getLhsDilation());
  set(window.rhsDilation, op.getRhsDilation());
  if (auto padding = op.getPadding())
    for (auto [i, value] :
         llvm::enumerate(padding->template getValues<int64_t>()))
      (i % 2 ? window.high : window.low)[i / 2] = value;
  return window;
}

/// Returns the number of elements of the result along spatial dimension `dim`;
/// nullopt if a size has no place in 64 bits.
template <typename ConvOp>
std::optional<int64_t>
ConvVerifier<ConvOp>::outputSize(const ConvolutionWindow &window, size_t dim) {
  int64_t input = lhs.getDimSize(dims.getInputSpatialDimensions()[dim]);
  int64_t kernel = rhs.getDimSize(dims.getKernelSpatialDimensions()[dim]);
  if (ShapedType::isDynamic(input) || ShapedType::isDynamic(kernel))
    return ShapedType::kDynamic;
  return countPositions(
      input, {kernel, window.strides[dim], window.rhsDilation[dim],
              window.lhsDilation[dim], window.low[dim], window.high[dim]});
}

/// Verifies convolution (C28) to (C34).
template <typename ConvOp>
LogicalResult ConvVerifier<ConvOp>::verifyQuantized() {
  using PerAxis = quant::UniformQuantizedPerAxisType;
  std::tuple<StringRef, Type, int64_t, StringRef> sides[] = {
      {"C29", rhs, dims.getKernelOutputFeatureDimension(), "rhs"},
      {"C30", op.getType(), dims.getOutputFeatureDimension(), "the result"}};
  for (auto [label, type, dim, name] : sides)
    if (auto element =
            dyn_cast<PerAxis>(cast<ShapedType>(type).getElementType());
        element && element.getQuantizedDimension() != dim)
      return check.at(label).error("found quantized dimension " +
                                   Twine(element.getQuantizedDimension()) +
                                   " of " + name + ", expected " + Twine(dim) +
                                   ", its output feature dimension");
  return verifyQuantizedProduct(check, lhs, rhs, op.getType(),
                                {"C28", "C31", "C32", "C33", "C34"});
}

template <typename ConvOp>
LogicalResult ConvVerifier<ConvOp>::verifyResult() {
  // convolution (C27): elements of one type; the result may be wider.
  if (!isQuantized(lhs) && !isQuantized(rhs) &&
      !haveSameBaseElementType(lhs, rhs))
    return op.emitOpError("found operands with elements ")
           << lhs.getElementType() << " and " << rhs.getElementType()
           << ", expected one element type (C27)";
  if (failed(verifyQuantized()))
    return failure();
  // convolution (C25)
  SmallVector<int64_t> shape(lhs.getRank(), ShapedType::kDynamic);
  int64_t batch = lhs.getDimSize(dims.getInputBatchDimension());
  if (!ShapedType::isDynamic(batch))
    shape[dims.getOutputBatchDimension()] =
        batch / static_cast<int64_t>(op.getBatchGroupCount());
  shape[dims.getOutputFeatureDimension()] =
      rhs.getDimSize(dims.getKernelOutputFeatureDimension());
  if constexpr (std::is_same_v<ConvOp, ConvolutionOp>) {
    ConvolutionWindow window = getWindow();
    for (auto [dim, to] : llvm::enumerate(dims.getOutputSpatialDimensions())) {
      auto size = outputSize(window, dim);
      if (!size)
        return op.emitOpError("found a window or padding of spatial dimension ")
               << dim << " that has no place in 64 bits; " << kLargestSizeText;
      shape[to] = *size;
    }
  }
  RankedTensorType result = op.getType();
  if (areCompatibleShapes(result.getShape(), shape))
    return success();
  return op.emitOpError("found a result of shape ")
         << shapeToString(result.getShape()) << ", expected "
         << shapeToString(shape) << " (C25)";
}

template <typename ConvOp>
static LogicalResult verifyConvolution(ConvOp op) {
  ConvVerifier<ConvOp> verifier(op);
  return failure(
      failed(verifier.verifyDimensions()) || failed(verifier.verifyWindow()) ||
      failed(verifier.verifyGroups()) || failed(verifier.verifyResult()));
}

LogicalResult ConvolutionOp::verify() { return verifyConvolution(*this); }

LogicalResult DynamicConvOp::verify() {
  if (failed(verifyConvolution(*this)))
    return failure();
  // dynamic_conv (C4)
  ArrayRef<int64_t> shape = getDPadding().getType().getShape();
  int64_t expected[] = {getLhs().getType().getRank() - 2, 2};
  if (areCompatibleShapes(shape, expected))
    return success();
  return emitOpError("found padding of shape ")
         << shapeToString(shape) << ", expected " << shapeToString(expected)
         << " (C4)";
}
