//===- PatchProducts.cpp - Convolutions as matrix products ----------------===//
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
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/Bufferize/Convolution/PatchProducts.h"
#include "transforms/Lowering/Bufferize/Ops/BufferContract.h"

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace mlir::gspmd::lowering {
namespace {

Value view(ImplicitLocOpBuilder &b, Value buffer, ArrayRef<Value> starts,
           ArrayRef<int64_t> shape) {
  if (cast<MemRefType>(buffer.getType()).getShape() == shape)
    return buffer;
  SmallVector<OpFoldResult> offsets(starts.begin(), starts.end());
  SmallVector<OpFoldResult> ones(shape.size(), b.getIndexAttr(1));
  return memref::SubViewOp::create(
      b, buffer, offsets, getAsIndexOpFoldResult(b.getContext(), shape), ones);
}

class PatchProducts {
public:
  explicit PatchProducts(const ConvolvedPhase &phase)
      : phase(phase), call(phase.call),
        contractionSize(saturatingProduct(phase.kernelSizes) * phase.channels),
        sizes({phase.groups, phase.batch}) {
    llvm::append_range(sizes, phase.outputSizes);
    chooseBlock();
  }

  void emit() {
    SmallVector<int64_t> patchSizes = block;
    llvm::append_range(patchSizes, phase.kernelSizes);
    patchSizes.push_back(phase.channels);
    patches = call.temporary(patchSizes, phase.inputElement());
    kernel = reshapeBuffer(call.b, emitKernel(),
                           {phase.groups, contractionSize, phase.features});
    // The product is written to the result where that has its order.
    if (phase.groups != 1 || !phase.isResultInOrder())
      blockResult = call.temporary(
          {block[0], saturatingProduct(block) / block[0], phase.features},
          phase.resultElement());
    SmallVector<int64_t> counts;
    for (auto [size, blockSize] : llvm::zip_equal(sizes, block))
      counts.push_back((size + blockSize - 1) / blockSize);
    if (saturatingProduct(counts) == 1)
      emitBlock(call.b,
                SmallVector<Value>(sizes.size(), indexConstant(call.b, 0)));
    else
      buildLoops(call.b, counts, [&](ImplicitLocOpBuilder &b, ValueRange at) {
        emitBlock(b, emitBlockStarts(b, at));
      });
  }

private:
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
        1, contractionSize *
               int64_t(sharding::elementBytes(phase.inputElement())));
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

  /// Returns the kernel as [g, k..., c, f].
  Value emitKernel() {
    if (phase.groups == 1 && phase.isKernelInOrder())
      return call.ins[1];
    SmallVector<int64_t> kernelSizes = {phase.groups};
    llvm::append_range(kernelSizes, phase.kernelSizes);
    kernelSizes.push_back(phase.channels);
    kernelSizes.push_back(phase.features);
    Value ordered =
        call.temporary(kernelSizes, call.inType(1).getElementType());
    int64_t numSpatial = phase.numSpatial;
    buildLoops(
        call.b, kernelSizes, [&](ImplicitLocOpBuilder &b, ValueRange at) {
          Value element = memref::LoadOp::create(
              b, call.ins[1],
              phase.kernelPosition(
                  b, at.slice(1, numSpatial), at[1 + numSpatial],
                  emitIndexInGroup(b, at[0], phase.features, at.back())));
          memref::StoreOp::create(b, element, ordered, at);
        });
    return ordered;
  }

  /// Emits the product of a block's patches and the kernel.
  void emitBlock(ImplicitLocOpBuilder &b, ArrayRef<Value> starts) {
    emitPatches(b, starts);
    int64_t positions = saturatingProduct(block) / block[0];
    Value left =
        reshapeBuffer(b, patches, {block[0], positions, contractionSize});
    Value zero = indexConstant(b, 0);
    Value right = view(b, kernel, {starts[0], zero, zero},
                       {block[0], contractionSize, phase.features});
    Value result = blockResult;
    if (!result) {
      Value first = indexConstant(b, 0);
      for (size_t d = 1; d < sizes.size(); ++d)
        first = emitIndexInGroup(b, first, sizes[d], starts[d]);
      Value matrices =
          reshapeBuffer(b, call.outs[0],
                        {phase.groups, saturatingProduct(sizes) / phase.groups,
                         phase.features});
      result = view(b, matrices, {starts[0], first, zero},
                    {block[0], positions, phase.features});
    }
    // Temporaries of the product are freed within the block.
    BufferOp productOp{call.op, b, call.ins, call.outs, {}};
    emitBatchedProduct(productOp, left, right, result);
    productOp.freeTemporaries();
    if (blockResult)
      emitResult(b, starts);
  }

  /// Writes the patches [g, n, o..., k..., c] of a block.
  void emitPatches(ImplicitLocOpBuilder &outer, ArrayRef<Value> starts) {
    ArrayRef<int64_t> patchSizes =
        cast<MemRefType>(patches.getType()).getShape();
    int64_t numSpatial = phase.numSpatial;
    buildLoops(outer, patchSizes, [&](ImplicitLocOpBuilder &b, ValueRange in) {
      SmallVector<Value> at = toGlobalPosition(b, in, starts);
      Value zero = indexConstant(b, 0);
      bool byBatch = phase.batchGroups > 1;
      Value n = emitIndexInGroup(b, byBatch ? at[0] : zero, phase.batch, at[1]);
      Value channel = emitIndexInGroup(b, byBatch ? zero : at[0],
                                       phase.channels, in.back());
      Value padded =
          phase.emitInput(b, n, ValueRange(at).slice(2, numSpatial),
                          in.slice(2 + numSpatial, numSpatial), channel);
      memref::StoreOp::create(b, padded, patches, in);
    });
  }

  /// Transposes [g, n, o..., f] of a block to the dimension order of the
  /// result.
  void emitResult(ImplicitLocOpBuilder &outer, ArrayRef<Value> starts) {
    SmallVector<int64_t> blockSizes = block;
    blockSizes.push_back(phase.features);
    Value grouped = reshapeBuffer(outer, blockResult, blockSizes);
    buildLoops(outer, blockSizes, [&](ImplicitLocOpBuilder &b, ValueRange in) {
      SmallVector<Value> at = toGlobalPosition(b, in, starts);
      SmallVector<Value> target = phase.resultPosition(
          b, at[1], ValueRange(at).slice(2, phase.numSpatial),
          emitIndexInGroup(b, at[0], phase.features, in.back()));
      Value element = memref::LoadOp::create(b, grouped, in);
      memref::StoreOp::create(b, element, call.outs[0], target);
    });
  }

  /// Converts the position `in` of a block to the position [g, n, o...] in the
  /// full result.
  static SmallVector<Value> toGlobalPosition(ImplicitLocOpBuilder &b,
                                             ValueRange in,
                                             ArrayRef<Value> starts) {
    SmallVector<Value> position;
    for (auto [d, start] : llvm::enumerate(starts))
      position.push_back(arith::AddIOp::create(b, start, in[d]));
    return position;
  }

  const ConvolvedPhase &phase;
  BufferOp &call;
  int64_t contractionSize;
  /// The sizes of [g, n, o...] in the full result and in a block.
  SmallVector<int64_t> sizes, block;
  /// The block's patches; the kernel [g, k..., c, f]; the block's result unless
  /// the product is written in place.
  Value patches, kernel, blockResult;
};

} // namespace

void emitPatchProducts(const ConvolvedPhase &phase) {
  PatchProducts(phase).emit();
}

} // namespace mlir::gspmd::lowering
