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
// A dilated input is mostly zeros between its elements. Each residue of the
// result's index modulo the dilation (a phase) uses every d-th kernel element
// only, and is a convolution of the undilated input with these. The other
// kernel elements are multiplied by zeros: the sums of these products, NaN if
// an element is not finite, are computed once for each feature, and added if
// one is NaN.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/Bufferize/Ops/BufferContract.h"
#include "transforms/Lowering/Bufferize/Windows/BufferWindow.h"
#include "transforms/Lowering/Scalars/ScalarConversion.h"

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

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
    fullKernelSizes = kernelSizes;
    outputs.resize(numSpatial);
    taps.resize(numSpatial);
  }

  LogicalResult emit() {
    SmallVector<int64_t> phases = phasesOf();
    std::vector<Convolution> components;
    for (int64_t phase = 0, end = product(phases); phase < end; ++phase)
      components.push_back(
          phaseOf(delinearize(phase, computeStrides(phases)), phases));
    // A sum without terms is zero.
    bool isSumEmpty =
        llvm::any_of(components, [](const Convolution &component) {
          return component.isSumEmpty();
        });
    if (isSumEmpty || isDepthwise())
      emitFill(call.b, zeroOf(call.b, resultElement()), call.outs[0]);
    if (components.size() > 1 && isa<FloatType>(resultElement()))
      emitZeroTerms(components);
    for (Convolution &component : components) {
      if (product(component.outputSizes) == 0)
        continue;
      if (!component.isSumEmpty())
        component.emitPhase();
      if (zeroTerms)
        component.addZeroTerms();
      call.freeTemporaries(zeroTerms ? ValueRange{zeroTerms, zeroSum}
                                     : ValueRange());
    }
    call.freeTemporaries();
    return success();
  }

private:
  /// The indices start + step * i of a dimension.
  struct Progression {
    int64_t start = 0, step = 1;
    bool isIdentity() const { return start == 0 && step == 1; }
  };

  /// The largest number of phases, each of which has its own code.
  static constexpr int64_t kMaxPhases = 4;

  /// Returns the number of phases of each spatial dimension.
  SmallVector<int64_t> phasesOf() const {
    SmallVector<int64_t> phases(numSpatial, 1);
    // A zero times an infinite complex number is not NaN in each component.
    if (isa<ComplexType>(resultElement()))
      return phases;
    int64_t left = kMaxPhases;
    for (int64_t dim = 0; dim < numSpatial; ++dim) {
      int64_t dilation = window.baseDilations[dim];
      if (window.strides[dim] != 1 || window.windowDilations[dim] != 1 ||
          dilation > left)
        continue;
      phases[dim] = dilation;
      left /= dilation;
    }
    return phases;
  }

  /// Returns the convolution that computes the results of one phase of
  /// `phases`.
  Convolution phaseOf(ArrayRef<int64_t> phase, ArrayRef<int64_t> phases) const {
    Convolution component = *this;
    for (size_t dim = 0; dim < phases.size(); ++dim) {
      int64_t dilation = phases[dim];
      if (dilation == 1)
        continue;
      // Result r + d * q uses kernel element k + d * j where r + k - padding
      // is a multiple of d, at input (r + k - padding) / d + q + j.
      int64_t result = phase[dim], padding = window.padding[dim];
      int64_t tap = llvm::mod(padding - result, dilation);
      auto countFrom = [&](int64_t start, int64_t size) {
        return size > start ? llvm::divideCeil(size - start, dilation) : 0;
      };
      component.outputSizes[dim] = countFrom(result, outputSizes[dim]);
      component.kernelSizes[dim] = countFrom(tap, kernelSizes[dim]);
      component.outputs[dim] = {result, dilation};
      component.taps[dim] = {tap, dilation};
      component.window.baseDilations[dim] = 1;
      component.window.padding[dim] = (padding - result - tap) / dilation;
    }
    return component;
  }

  bool isSumEmpty() const { return product(kernelSizes) == 0 || channels == 0; }

  /// Computes for each phase and feature the sum of the phase's kernel
  /// elements, each multiplied by zero, and the sum of all these.
  void emitZeroTerms(MutableArrayRef<Convolution> components) {
    Type type = call.b.getF32Type();
    if (resultElement().isF64() || call.inType(1).getElementType().isF64())
      type = call.b.getF64Type();
    int64_t phases = components.size(), allFeatures = groups * features;
    zeroTerms = call.temporary({phases, allFeatures}, type);
    zeroSum = call.temporary({}, type);
    emitFill(call.b, zeroOf(call.b, type), zeroTerms);
    emitFill(call.b, zeroOf(call.b, type), zeroSum);
    auto add = [](ImplicitLocOpBuilder &b, Value term, Value buffer,
                  ValueRange position) {
      Value sum = memref::LoadOp::create(b, buffer, position);
      memref::StoreOp::create(b, arith::AddFOp::create(b, sum, term), buffer,
                              position);
    };
    for (Convolution &component : components) {
      component.phase = std::distance(components.data(), &component);
      component.zeroTerms = zeroTerms;
      component.zeroSum = zeroSum;
      SmallVector<int64_t> loops = component.kernelSizes;
      loops.push_back(channels);
      loops.push_back(allFeatures);
      buildLoops(call.b, loops, [&](ImplicitLocOpBuilder &b, ValueRange at) {
        Value weight = memref::LoadOp::create(
            b, call.ins[1],
            component.kernelPosition(b, at.take_front(numSpatial),
                                     at[numSpatial], at.back()));
        Value term = arith::MulFOp::create(b, convertFloat(b, weight, type),
                                           zeroOf(b, type));
        add(b, term, zeroTerms, {indexConstant(b, component.phase), at.back()});
      });
    }
    buildLoops(call.b, {phases, allFeatures},
               [&](ImplicitLocOpBuilder &b, ValueRange at) {
                 add(b, memref::LoadOp::create(b, zeroTerms, at), zeroSum, {});
               });
  }

  /// Adds the kernel elements of all other phases, each multiplied by zero, to
  /// the results of this phase, if any of them is not finite.
  void addZeroTerms() {
    Value sum = memref::LoadOp::create(call.b, zeroSum);
    Value isNaN =
        arith::CmpFOp::create(call.b, arith::CmpFPredicate::UNO, sum, sum);
    auto guard = scf::IfOp::create(call.b, isNaN);
    OpBuilder::InsertionGuard restore(call.b);
    call.b.setInsertionPointToStart(guard.thenBlock());
    SmallVector<int64_t> loops = {batch};
    llvm::append_range(loops, outputSizes);
    loops.push_back(groups * features);
    int64_t phases = cast<MemRefType>(zeroTerms.getType()).getDimSize(0);
    buildLoops(call.b, loops, [&](ImplicitLocOpBuilder &b, ValueRange at) {
      SmallVector<Value> target =
          resultPosition(b, at[0], at.slice(1, numSpatial), at.back());
      Value result = convertFloat(
          b, memref::LoadOp::create(b, call.outs[0], target), sum.getType());
      for (int64_t other = 0; other < phases; ++other) {
        if (other == phase)
          continue;
        Value term = memref::LoadOp::create(
            b, zeroTerms, ValueRange{indexConstant(b, other), at.back()});
        result = arith::AddFOp::create(b, result, term);
      }
      memref::StoreOp::create(b, convertFloat(b, result, resultElement()),
                              call.outs[0], target);
    });
  }

  void emitPhase() {
    contractionSize = product(kernelSizes) * channels;
    if (isDepthwise())
      return hasFewChannels() ? emitLines() : emitDepthwise();
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
  }

  /// Returns the product of sizes, or the largest number on overflow.
  static int64_t product(ArrayRef<int64_t> sizes) {
    if (llvm::is_contained(sizes, 0))
      return 0;
    int64_t result = 1;
    for (int64_t size : sizes)
      if (llvm::MulOverflow(result, size, result))
        return std::numeric_limits<int64_t>::max();
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
  /// Narrow floats are summed in a wider type, which the product does. It also
  /// sums many terms of one channel more accurately.
  bool isDepthwise() const {
    constexpr int64_t maxTerms = 256;
    bool isOneChannel = features == 1 && product(fullKernelSizes) <= maxTerms;
    return channels == 1 && (groups > 1 || isOneChannel) && batchGroups == 1 &&
           inputElement() == resultElement() &&
           (resultElement().isF32() || resultElement().isF64());
  }

  /// Returns true if lines along the last spatial dimension are longer than
  /// those along the channels, and can be traversed without checks of bounds.
  bool hasFewChannels() const {
    constexpr int64_t fewChannels = 8;
    return numSpatial > 0 && groups * features < fewChannels &&
           window.baseDilations.back() == 1;
  }

  /// Adds a term to a result element.
  void emitTerm(ImplicitLocOpBuilder &b, Value element, Value weight,
                ArrayRef<Value> target) {
    Value sum = memref::LoadOp::create(b, call.outs[0], target);
    Value term = arith::MulFOp::create(b, element, weight);
    memref::StoreOp::create(b, arith::AddFOp::create(b, sum, term),
                            call.outs[0], target);
  }

  /// Adds the terms of one kernel element to the results of a line along the
  /// last spatial dimension: those that read padding before and after it, zero
  /// times the kernel element, and those that read the input.
  void emitLines() {
    int64_t last = numSpatial - 1;
    SmallVector<int64_t> loops = {batch, groups, features};
    llvm::append_range(loops, ArrayRef(outputSizes).drop_back());
    llvm::append_range(loops, kernelSizes);
    buildLoops(call.b, loops, [&](ImplicitLocOpBuilder &b, ValueRange at) {
      Value group = at[1];
      Value feature = emitIndexInGroup(b, group, features, at[2]);
      SmallVector<Value> output(at.slice(3, last)),
          tap(at.take_back(numSpatial));
      Value weight = memref::LoadOp::create(
          b, call.ins[1], kernelPosition(b, tap, indexConstant(b, 0), feature));
      auto constant = [&](int64_t value) { return indexConstant(b, value); };
      // The input index of result o is stride * o - offset.
      Value step = arith::MulIOp::create(
          b, tap.back(), constant(window.windowDilations[last]));
      Value offset =
          arith::SubIOp::create(b, constant(window.padding[last]), step);
      int64_t stride = window.strides[last];
      auto divide = [&](Value value) -> Value {
        Value least = arith::MaxSIOp::create(b, value, constant(0));
        return arith::DivUIOp::create(b, least, constant(stride));
      };
      Value begin =
          divide(arith::AddIOp::create(b, offset, constant(stride - 1)));
      int64_t inputSize =
          call.inType(0).getDimSize(dims.getInputSpatialDimensions()[last]);
      Value end = divide(
          arith::AddIOp::create(b, offset, constant(inputSize - 1 + stride)));
      Value size = constant(outputSizes[last]);
      begin = arith::MinSIOp::create(b, begin, size);
      end = arith::MinSIOp::create(b, end, size);
      auto emitRange = [&](Value from, Value to, bool isPadding) {
        auto line = scf::ForOp::create(b, from, to, constant(1));
        OpBuilder::InsertionGuard guard(b);
        b.setInsertionPointToStart(line.getBody());
        SmallVector<Value> position = output;
        position.push_back(line.getInductionVar());
        Value element = isPadding ? zeroOf(b, inputElement())
                                  : emitInput(b, at[0], position, tap, group,
                                              /*isLastInBounds=*/true);
        emitTerm(b, element, weight,
                 resultPosition(b, at[0], position, feature));
      };
      emitRange(constant(0), begin, /*isPadding=*/true);
      emitRange(begin, end, /*isPadding=*/false);
      emitRange(end, size, /*isPadding=*/true);
    });
  }

  /// Adds to each result element one term for each kernel element. The
  /// innermost loops are over groups and features: they have no bounds to
  /// check, and are contiguous if the features are the last dimension.
  void emitDepthwise() {
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
      emitTerm(b, element, weight, resultPosition(b, at[0], output, feature));
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
  /// element, zero in the padding. The last spatial dimension is not checked if
  /// `isLastInBounds`; it is undilated then.
  Value emitInput(ImplicitLocOpBuilder &b, Value n, ValueRange output,
                  ValueRange tap, Value channel, bool isLastInBounds = false) {
    SmallVector<Value> source(call.inType(0).getRank());
    ArrayRef<int64_t> checked = dims.getInputSpatialDimensions();
    if (isLastInBounds)
      checked = checked.drop_back();
    SmallVector<int64_t> sizesOfInput;
    for (int64_t dim : checked)
      sizesOfInput.push_back(call.inType(0).getDimSize(dim));
    WindowPosition position =
        windowPosition(b, window, sizesOfInput, output, tap);
    for (auto [dim, index] : llvm::zip_equal(checked, position.indices))
      source[dim] = index;
    if (isLastInBounds)
      source[dims.getInputSpatialDimensions().back()] =
          emitUncheckedIndex(b, output.back(), tap.back());
    source[dims.getInputBatchDimension()] = n;
    source[dims.getInputFeatureDimension()] = channel;
    Value element = memref::LoadOp::create(b, call.ins[0], source);
    return arith::SelectOp::create(b, position.inside, element,
                                   zeroOf(b, inputElement()));
  }

  /// Emits the input index of the last spatial dimension.
  Value emitUncheckedIndex(ImplicitLocOpBuilder &b, Value output, Value tap) {
    Value start = arith::MulIOp::create(
        b, output, indexConstant(b, window.strides.back()));
    Value step = arith::MulIOp::create(
        b, tap, indexConstant(b, window.windowDilations.back()));
    Value sum = arith::AddIOp::create(b, start, step);
    return arith::SubIOp::create(b, sum,
                                 indexConstant(b, window.padding.back()));
  }

  /// Emits the index `i` of a progression.
  static Value emitIndex(ImplicitLocOpBuilder &b, const Progression &indices,
                         Value i) {
    if (indices.isIdentity())
      return i;
    Value scaled = arith::MulIOp::create(b, i, indexConstant(b, indices.step));
    return arith::AddIOp::create(b, scaled, indexConstant(b, indices.start));
  }

  static bool areIdentities(ArrayRef<Progression> dimensions) {
    return llvm::all_of(dimensions, [](const Progression &indices) {
      return indices.isIdentity();
    });
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
    if (groups == 1 && isKernelInOrder() && areIdentities(taps))
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
      source[dim] = emitIndex(b, taps[i], tap[i]);
      if (!reversal.empty() && reversal[i])
        source[dim] = arith::SubIOp::create(
            b, indexConstant(b, fullKernelSizes[i] - 1), source[dim]);
    }
    source[dims.getKernelInputFeatureDimension()] = channel;
    source[dims.getKernelOutputFeatureDimension()] = feature;
    return source;
  }

  SmallVector<Value> resultPosition(ImplicitLocOpBuilder &b, Value n,
                                    ValueRange output, Value feature) {
    SmallVector<Value> target(call.outType(0).getRank());
    target[dims.getOutputBatchDimension()] = n;
    for (auto [i, dim] : llvm::enumerate(dims.getOutputSpatialDimensions()))
      target[dim] = emitIndex(b, outputs[i], output[i]);
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
          resultPosition(b, at[1], ValueRange(at).slice(2, numSpatial),
                         emitIndexInGroup(b, at[0], features, in.back()));
      Value element = memref::LoadOp::create(b, grouped, in);
      memref::StoreOp::create(b, element, call.outs[0], target);
    });
  }

  /// Returns true if the product is written directly to the result.
  bool isInPlace() const {
    return groups == 1 && isFeatureLast() && areIdentities(outputs);
  }

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
  SmallVector<int64_t> outputSizes, kernelSizes, fullKernelSizes;
  /// The results and kernel elements of this phase, per spatial dimension.
  SmallVector<Progression> outputs, taps;

  /// The sums of the kernel elements of each phase, multiplied by zero, as
  /// [phase, feature], and the sum of these; null for one phase and integers.
  Value zeroTerms, zeroSum;
  int64_t phase = 0;

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
