//===- BufferConvolution.cpp - Convolutions on buffers --------------------===//
//
// A convolution of any strides, dilations, padding, reversal and groups is one
// batched matrix product (the groups are its batch):
//
//   patches[g, (n, o...), (k..., c)] * kernel[g, (k..., c), f]
//
// for group g, batch n, output o..., kernel element k..., channel c, feature
// f. A patch holds the input elements under one output element, zeros for
// padding (im2col). The product is computed in blocks: all patches are larger
// than the input by the number of kernel elements.
//
// With one channel in each group (a depthwise convolution) the product would
// have one column and as many rows as in patches: its terms are added to the
// result directly, without patches.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/Bufferize/Ops/BufferContract.h"
#include "transforms/Lowering/Bufferize/Windows/BufferWindow.h"

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
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
        op.getRhsDilationAttr(),
        cast_if_present<DenseIntElementsAttr>(op.getPaddingAttr()), numSpatial);
    batchGroups = op.getBatchGroupCount();
    groups = op.getFeatureGroupCount() * batchGroups;
    MemRefType result = call.outType(0), kernel = call.inType(1);
    batch = result.getDimSize(dims.getOutputBatchDimension());
    features = result.getDimSize(dims.getOutputFeatureDimension()) / groups;
    channels = kernel.getDimSize(dims.getKernelInputFeatureDimension());
    for (int64_t dim : dims.getOutputSpatialDimensions())
      outputSizes.push_back(result.getDimSize(dim));
    for (int64_t dim : dims.getKernelSpatialDimensions())
      kernelSizes.push_back(kernel.getDimSize(dim));
  }

  LogicalResult emit() {
    contractionSize = product(kernelSizes) * channels;
    if (contractionSize == 0) { // The sum is empty.
      emitFill(call.b, zeroOf(call.b, resultElement()), call.outs[0]);
      return success();
    }
    if (isDepthwise()) {
      emitDepthwise();
      return success();
    }
    sizes = {groups, batch};
    llvm::append_range(sizes, outputSizes);
    chooseBlock();
    SmallVector<int64_t> patchSizes = block;
    llvm::append_range(patchSizes, kernelSizes);
    patchSizes.push_back(channels);
    patches = call.temporary(patchSizes, inputElement());
    kernel = reshapeBuffer(call.b, emitKernel(),
                           {groups, contractionSize, features});
    if (!isInPlace())
      blockResult = call.temporary(
          {block[0], product(block) / block[0], features}, resultElement());
    SmallVector<int64_t> counts;
    for (auto [size, blockSize] : llvm::zip_equal(sizes, block))
      counts.push_back((size + blockSize - 1) / blockSize);
    if (product(counts) == 1)
      emitBlock(call.b,
                SmallVector<Value>(sizes.size(), indexConstant(call.b, 0)));
    else
      buildLoops(call.b, counts, [&](ImplicitLocOpBuilder &b, ValueRange at) {
        emitBlock(b, emitBlockStarts(b, at));
      });
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
  Type resultElement() const { return call.outType(0).getElementType(); }

  /// Chooses the output elements of a block: some innermost dimensions
  /// completely, a range of the next one, and one index of each outer one.
  /// The patches of a block take at most the memory of input and result, within
  /// bounds that keep products efficient (each product reads the full kernel).
  void chooseBlock() {
    constexpr int64_t minBytes = 2 << 10, minPositions = 16;
    int64_t maxBytes =
        std::max<int64_t>(1 << 20, sharding::tensorBytes(call.inType(1)));
    int64_t budget = sharding::tensorBytes(call.inType(0)) +
                     sharding::tensorBytes(call.outType(0));
    int64_t patchBytes = std::max<int64_t>(
        1, contractionSize * int64_t(sharding::elementBytes(inputElement())));
    int64_t left = std::max(std::clamp(budget, minBytes, maxBytes) / patchBytes,
                            minPositions);
    block.assign(sizes.size(), 1);
    for (size_t d = sizes.size(); d-- > 0;) {
      int64_t count = (sizes[d] + left - 1) / left;
      block[d] = (sizes[d] + count - 1) / count;
      if (count > 1)
        return;
      left /= block[d];
    }
  }

  /// Returns the first index of block `at`. The last block may overlap the
  /// previous one, so that all blocks have one size.
  SmallVector<Value> emitBlockStarts(ImplicitLocOpBuilder &b, ValueRange at) {
    SmallVector<Value> starts;
    for (auto [number, size, blockSize] : llvm::zip_equal(at, sizes, block)) {
      Value start =
          arith::MulIOp::create(b, number, indexConstant(b, blockSize));
      starts.push_back(
          arith::MinSIOp::create(b, start, indexConstant(b, size - blockSize)));
    }
    return starts;
  }

  /// Returns true if a result element is a sum over kernel elements only.
  /// Narrow floats are summed in a wider type, which the product does.
  bool isDepthwise() const {
    return channels == 1 && groups > 1 && batchGroups == 1 &&
           inputElement() == resultElement() &&
           (resultElement().isF32() || resultElement().isF64());
  }

  /// Adds to each result element one term for each kernel element. The
  /// innermost loops are over groups and features: they have no bounds to
  /// check, and are contiguous if the features are the last dimension.
  void emitDepthwise() {
    emitFill(call.b, zeroOf(call.b, resultElement()), call.outs[0]);
    SmallVector<int64_t> loops = {batch};
    llvm::append_range(loops, outputSizes);
    llvm::append_range(loops, kernelSizes);
    loops.push_back(groups);
    loops.push_back(features);
    buildLoops(call.b, loops, [&](ImplicitLocOpBuilder &b, ValueRange at) {
      ValueRange output = at.slice(1, numSpatial);
      ValueRange tap = at.slice(1 + numSpatial, numSpatial);
      Value group = at[1 + 2 * numSpatial];
      Value feature = emitIndexInGroup(b, group, features, at.back());
      Value element = emitInput(b, at[0], output, tap, group);
      Value weight = memref::LoadOp::create(
          b, call.ins[1], kernelPosition(b, tap, indexConstant(b, 0), feature));
      SmallVector<Value> target = resultPosition(at[0], output, feature);
      Value sum = memref::LoadOp::create(b, call.outs[0], target);
      Value term = arith::MulFOp::create(b, element, weight);
      memref::StoreOp::create(b, arith::AddFOp::create(b, sum, term),
                              call.outs[0], target);
    });
  }

  /// Emits the product of a block's patches and the kernel.
  void emitBlock(ImplicitLocOpBuilder &b, ArrayRef<Value> starts) {
    emitPatches(b, starts);
    int64_t positions = product(block) / block[0];
    Value left =
        reshapeBuffer(b, patches, {block[0], positions, contractionSize});
    Value zero = indexConstant(b, 0);
    Value right = view(b, kernel, {starts[0], zero, zero},
                       {block[0], contractionSize, features});
    Value result = blockResult;
    if (!result) {
      Value first = indexConstant(b, 0);
      for (size_t d = 1; d < sizes.size(); ++d)
        first = emitIndexInGroup(b, first, sizes[d], starts[d]);
      Value matrices = reshapeBuffer(
          b, call.outs[0], {groups, product(sizes) / groups, features});
      result = view(b, matrices, {starts[0], first, zero},
                    {block[0], positions, features});
    }
    // Temporaries of the product are freed within the block.
    BufferOp productOp{call.op, b, call.ins, call.outs, {}};
    emitBatchedProduct(productOp, left, right, result);
    productOp.freeTemporaries();
    if (blockResult)
      emitResult(b, starts);
  }

  static Value view(ImplicitLocOpBuilder &b, Value buffer,
                    ArrayRef<Value> starts, ArrayRef<int64_t> shape) {
    if (cast<MemRefType>(buffer.getType()).getShape() == shape)
      return buffer;
    SmallVector<OpFoldResult> offsets(starts.begin(), starts.end());
    SmallVector<OpFoldResult> ones(shape.size(), b.getIndexAttr(1));
    return memref::SubViewOp::create(
        b, buffer, offsets, getAsIndexOpFoldResult(b.getContext(), shape),
        ones);
  }

  /// Emits group * size + index.
  static Value emitIndexInGroup(ImplicitLocOpBuilder &b, Value group,
                                int64_t size, Value position) {
    Value start = arith::MulIOp::create(b, group, indexConstant(b, size));
    return arith::AddIOp::create(b, start, position);
  }

  /// Writes the patches [g, n, o..., k..., c] of a block.
  void emitPatches(ImplicitLocOpBuilder &outer, ArrayRef<Value> starts) {
    ArrayRef<int64_t> patchSizes =
        cast<MemRefType>(patches.getType()).getShape();
    buildLoops(outer, patchSizes, [&](ImplicitLocOpBuilder &b, ValueRange in) {
      SmallVector<Value> at = toGlobalPosition(b, in, starts);
      Value zero = indexConstant(b, 0);
      bool byBatch = batchGroups > 1;
      Value padded = emitInput(
          b, emitIndexInGroup(b, byBatch ? at[0] : zero, batch, at[1]),
          ValueRange(at).slice(2, numSpatial),
          in.slice(2 + numSpatial, numSpatial),
          emitIndexInGroup(b, byBatch ? zero : at[0], channels, in.back()));
      memref::StoreOp::create(b, padded, patches, in);
    });
  }

  /// Returns the input element under the kernel element `tap` of an output
  /// element, zero in the padding.
  Value emitInput(ImplicitLocOpBuilder &b, Value n, ValueRange output,
                  ValueRange tap, Value channel) {
    SmallVector<Value> source(call.inType(0).getRank());
    SmallVector<int64_t> sizesOfInput;
    for (int64_t dim : dims.getInputSpatialDimensions())
      sizesOfInput.push_back(call.inType(0).getDimSize(dim));
    WindowPosition position =
        windowPosition(b, window, sizesOfInput, output, tap);
    for (auto [dim, index] :
         llvm::zip_equal(dims.getInputSpatialDimensions(), position.indices))
      source[dim] = index;
    source[dims.getInputBatchDimension()] = n;
    source[dims.getInputFeatureDimension()] = channel;
    Value element = memref::LoadOp::create(b, call.ins[0], source);
    return arith::SelectOp::create(b, position.inside, element,
                                   zeroOf(b, inputElement()));
  }

  /// Converts the position `in` of a block to the position [g, n, o...] in the
  /// full result.
  SmallVector<Value> toGlobalPosition(ImplicitLocOpBuilder &b, ValueRange in,
                                      ArrayRef<Value> starts) {
    SmallVector<Value> position;
    for (auto [d, start] : llvm::enumerate(starts))
      position.push_back(arith::AddIOp::create(b, start, in[d]));
    return position;
  }

  /// Returns the kernel as [g, k..., c, f].
  Value emitKernel() {
    SmallVector<int64_t> sizes = {groups};
    llvm::append_range(sizes, kernelSizes);
    sizes.push_back(channels);
    sizes.push_back(features);
    if (groups == 1 && isKernelInOrder())
      return call.ins[1];
    Value kernel = call.temporary(sizes, call.inType(1).getElementType());
    buildLoops(call.b, sizes, [&](ImplicitLocOpBuilder &b, ValueRange at) {
      Value element = memref::LoadOp::create(
          b, call.ins[1],
          kernelPosition(b, at.slice(1, numSpatial), at[1 + numSpatial],
                         emitIndexInGroup(b, at[0], features, at.back())));
      memref::StoreOp::create(b, element, kernel, at);
    });
    return kernel;
  }

  /// Returns the place of a kernel element, which windows may reverse.
  SmallVector<Value> kernelPosition(ImplicitLocOpBuilder &b, ValueRange tap,
                                    Value channel, Value feature) {
    ArrayRef<bool> reversal;
    if (auto attr = op.getWindowReversalAttr())
      reversal = attr.asArrayRef();
    SmallVector<Value> source(call.inType(1).getRank());
    for (auto [i, dim] : llvm::enumerate(dims.getKernelSpatialDimensions())) {
      source[dim] = tap[i];
      if (!reversal.empty() && reversal[i])
        source[dim] = arith::SubIOp::create(
            b, indexConstant(b, kernelSizes[i] - 1), tap[i]);
    }
    source[dims.getKernelInputFeatureDimension()] = channel;
    source[dims.getKernelOutputFeatureDimension()] = feature;
    return source;
  }

  SmallVector<Value> resultPosition(Value n, ValueRange output, Value feature) {
    SmallVector<Value> target(call.outType(0).getRank());
    target[dims.getOutputBatchDimension()] = n;
    for (auto [i, dim] : llvm::enumerate(dims.getOutputSpatialDimensions()))
      target[dim] = output[i];
    target[dims.getOutputFeatureDimension()] = feature;
    return target;
  }

  /// Transposes [g, n, o..., f] of a block to the dimension order of the
  /// result.
  void emitResult(ImplicitLocOpBuilder &outer, ArrayRef<Value> starts) {
    SmallVector<int64_t> blockSizes = block;
    blockSizes.push_back(features);
    Value grouped = reshapeBuffer(outer, blockResult, blockSizes);
    buildLoops(outer, blockSizes, [&](ImplicitLocOpBuilder &b, ValueRange in) {
      SmallVector<Value> at = toGlobalPosition(b, in, starts);
      SmallVector<Value> target =
          resultPosition(at[1], ValueRange(at).slice(2, numSpatial),
                         emitIndexInGroup(b, at[0], features, in.back()));
      Value element = memref::LoadOp::create(b, grouped, in);
      memref::StoreOp::create(b, element, call.outs[0], target);
    });
  }

  /// Returns true if the product is written directly to the result.
  bool isInPlace() const { return groups == 1 && isFeatureLast(); }

  bool isFeatureLast() const {
    if (dims.getOutputBatchDimension() != 0 ||
        dims.getOutputFeatureDimension() != numSpatial + 1)
      return false;
    return llvm::is_sorted(dims.getOutputSpatialDimensions());
  }

  bool isKernelInOrder() {
    bool reversed =
        op.getWindowReversalAttr() &&
        llvm::is_contained(op.getWindowReversalAttr().asArrayRef(), true);
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

  int64_t contractionSize = 0;
  /// The sizes of [g, n, o...] in the full result and in a block.
  SmallVector<int64_t> sizes, block;
  /// The block's patches; the kernel [g, k..., c, f]; the block's result unless
  /// the product is written in place.
  Value patches, kernel, blockResult;
};

LogicalResult emitConvolution(BufferOp &call) {
  return Convolution(call).emit();
}

} // namespace

void addConvolutionBufferOps(BufferTable &table) {
  table["stablehlo.convolution"] = {emitConvolution};
}

} // namespace mlir::gspmd::lowering
