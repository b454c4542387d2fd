//===- BufferConvolution.cpp - Convolutions on buffers --------------------===//
//
// A convolution of any strides, dilations, padding, reversal and groups is one
// batched matrix product (the groups are its batch):
//
//   patches[g, (n, o...), (k..., c)] * kernel[g, (k..., c), f]
//
// where a patch holds the input elements under the window of one output
// position, and zeros for padding.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/BufferContract.h"
#include "transforms/Lowering/BufferWindow.h"

#include "dialect/StableHLO/ContractOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace mlir::gspmd::lowering {
namespace {

class Convolution {
public:
  explicit Convolution(BufferOp &call)
      : call(call), op(cast<stablehlo::ConvolutionOp>(call.op)),
        dims(op.getDimensionNumbers()) {
    numSpatial = dims.getInputSpatialDimensions().size();
    window = readWindow(
        {}, op.getWindowStridesAttr(), op.getLhsDilationAttr(),
        op.getRhsDilationAttr(), cast_if_present<DenseIntElementsAttr>(op.getPaddingAttr()),
        numSpatial);
    batchGroups = op.getBatchGroupCount();
    groups = op.getFeatureGroupCount() * batchGroups;
    MemRefType result = call.outType(0), kernel = call.inType(1);
    batch = result.getDimSize(dims.getOutputBatchDimension());
    features =
        result.getDimSize(dims.getOutputFeatureDimension()) / groups;
    channels = kernel.getDimSize(dims.getKernelInputFeatureDimension());
    for (int64_t dim : dims.getOutputSpatialDimensions())
      outputSizes.push_back(result.getDimSize(dim));
    for (int64_t dim : dims.getKernelSpatialDimensions())
      kernelSizes.push_back(kernel.getDimSize(dim));
  }

  LogicalResult emit() {
    int64_t positions = batch * product(outputSizes);
    int64_t taps = product(kernelSizes) * channels;
    Value patches =
        reshapeBuffer(call.b, emitPatches(), {groups, positions, taps});
    Value kernel =
        reshapeBuffer(call.b, emitKernel(), {groups, taps, features});
    bool inPlace = groups == 1 && isFeatureLast();
    Value result = call.outs[0];
    if (!inPlace)
      result = call.temporary({groups, positions, features},
                              call.outType(0).getElementType());
    emitBatchedProduct(call, patches, kernel, result);
    if (!inPlace)
      emitResult(result);
    return success();
  }

private:
  static int64_t product(ArrayRef<int64_t> sizes) {
    int64_t result = 1;
    for (int64_t size : sizes)
      result *= size;
    return result;
  }

  Type inputElement() const { return call.inType(0).getElementType(); }

  /// group * size + position
  static Value inGroup(ImplicitLocOpBuilder &b, Value group, int64_t size,
                       Value position) {
    Value start = arith::MulIOp::create(b, group, indexConstant(b, size));
    return arith::AddIOp::create(b, start, position);
  }

  /// [g, n, o..., k..., c]
  Value emitPatches() {
    SmallVector<int64_t> sizes = {groups, batch};
    llvm::append_range(sizes, outputSizes);
    llvm::append_range(sizes, kernelSizes);
    sizes.push_back(channels);
    Value patches = call.temporary(sizes, inputElement());
    buildLoops(call.b, sizes, [&](ImplicitLocOpBuilder &b, ValueRange at) {
      SmallVector<Value> source(call.inType(0).getRank());
      SmallVector<int64_t> sizesOfInput;
      for (int64_t dim : dims.getInputSpatialDimensions())
        sizesOfInput.push_back(call.inType(0).getDimSize(dim));
      WindowPosition position = windowPosition(
          b, window, sizesOfInput, at.slice(2, numSpatial),
          at.slice(2 + numSpatial, numSpatial));
      for (auto [dim, index] : llvm::zip_equal(
               dims.getInputSpatialDimensions(), position.indices))
        source[dim] = index;
      Value zero = indexConstant(b, 0);
      bool byBatch = batchGroups > 1;
      source[dims.getInputBatchDimension()] =
          inGroup(b, byBatch ? at[0] : zero, batch, at[1]);
      source[dims.getInputFeatureDimension()] =
          inGroup(b, byBatch ? zero : at[0], channels, at.back());
      Value element = memref::LoadOp::create(b, call.ins[0], source);
      Value padded = arith::SelectOp::create(b, position.inside, element,
                                             zeroOf(b, inputElement()));
      memref::StoreOp::create(b, padded, patches, at);
    });
    return patches;
  }

  /// [g, k..., c, f]
  Value emitKernel() {
    SmallVector<int64_t> sizes = {groups};
    llvm::append_range(sizes, kernelSizes);
    sizes.push_back(channels);
    sizes.push_back(features);
    if (groups == 1 && isKernelInOrder())
      return call.ins[1];
    Value kernel = call.temporary(sizes, call.inType(1).getElementType());
    ArrayRef<bool> reversal;
    if (auto attr = op.getWindowReversalAttr())
      reversal = attr.asArrayRef();
    buildLoops(call.b, sizes, [&](ImplicitLocOpBuilder &b, ValueRange at) {
      SmallVector<Value> source(call.inType(1).getRank());
      for (auto [i, dim] : llvm::enumerate(dims.getKernelSpatialDimensions())) {
        source[dim] = at[1 + i];
        if (!reversal.empty() && reversal[i])
          source[dim] = arith::SubIOp::create(
              b, indexConstant(b, kernelSizes[i] - 1), at[1 + i]);
      }
      source[dims.getKernelInputFeatureDimension()] = at[1 + numSpatial];
      source[dims.getKernelOutputFeatureDimension()] =
          inGroup(b, at[0], features, at.back());
      Value element = memref::LoadOp::create(b, call.ins[1], source);
      memref::StoreOp::create(b, element, kernel, at);
    });
    return kernel;
  }

  /// From [g, n, o..., f] to the result's order of dimensions.
  void emitResult(Value product) {
    SmallVector<int64_t> sizes = {groups, batch};
    llvm::append_range(sizes, outputSizes);
    sizes.push_back(features);
    Value grouped = reshapeBuffer(call.b, product, sizes);
    buildLoops(call.b, sizes, [&](ImplicitLocOpBuilder &b, ValueRange at) {
      SmallVector<Value> target(call.outType(0).getRank());
      target[dims.getOutputBatchDimension()] = at[1];
      for (auto [i, dim] : llvm::enumerate(dims.getOutputSpatialDimensions()))
        target[dim] = at[2 + i];
      target[dims.getOutputFeatureDimension()] =
          inGroup(b, at[0], features, at.back());
      Value element = memref::LoadOp::create(b, grouped, at);
      memref::StoreOp::create(b, element, call.outs[0], target);
    });
  }

  bool isFeatureLast() const {
    if (dims.getOutputBatchDimension() != 0 ||
        dims.getOutputFeatureDimension() != numSpatial + 1)
      return false;
    return llvm::is_sorted(dims.getOutputSpatialDimensions());
  }

  bool isKernelInOrder() {
    bool reversed = op.getWindowReversalAttr() &&
                    llvm::is_contained(
                        op.getWindowReversalAttr().asArrayRef(), true);
    return !reversed && dims.getKernelInputFeatureDimension() == numSpatial &&
           dims.getKernelOutputFeatureDimension() == numSpatial + 1 &&
           llvm::is_sorted(dims.getKernelSpatialDimensions());
  }

  BufferOp &call;
  stablehlo::ConvolutionOp op;
  stablehlo::ConvDimensionNumbersAttr dims;
  Window window;
  int64_t numSpatial, batchGroups, groups, batch, features, channels;
  SmallVector<int64_t> outputSizes, kernelSizes;
};

LogicalResult emitConvolution(BufferOp &call) {
  return Convolution(call).emit();
}

} // namespace

void addConvolutionBufferOps(BufferTable &table) {
  table["stablehlo.convolution"] = {emitConvolution};
}

} // namespace mlir::gspmd::lowering
