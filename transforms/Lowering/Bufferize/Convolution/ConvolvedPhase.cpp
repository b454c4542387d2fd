//===- ConvolvedPhase.cpp - One phase of a convolution --------------------===//

#include "transforms/Lowering/Bufferize/Convolution/ConvolvedPhase.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

namespace mlir::gspmd::lowering {

ConvolvedPhase::ConvolvedPhase(BufferOp &call,
                               stablehlo::ConvDimensionNumbersAttr dims,
                               Window window, int64_t featureGroups,
                               int64_t batchGroups, ArrayRef<bool> reversal)
    : call(call), dims(dims), window(std::move(window)),
      numSpatial(dims.getInputSpatialDimensions().size()),
      batchGroups(batchGroups), groups(featureGroups * batchGroups),
      reversal(reversal) {
  MemRefType result = call.outType(0), kernel = call.inType(1);
  batch = result.getDimSize(dims.getOutputBatchDimension());
  features = result.getDimSize(dims.getOutputFeatureDimension()) / groups;
  channels = kernel.getDimSize(dims.getKernelInputFeatureDimension());
  for (int64_t dim : dims.getOutputSpatialDimensions())
    outputSizes.push_back(result.getDimSize(dim));
  for (int64_t dim : dims.getKernelSpatialDimensions())
    kernelSizes.push_back(kernel.getDimSize(dim));
  fullKernelSizes = kernelSizes;
  this->reversal.resize(numSpatial);
  outputs.resize(numSpatial);
  taps.resize(numSpatial);
}

std::vector<ConvolvedPhase> ConvolvedPhase::divide() const {
  SmallVector<int64_t> numPhases = countPhases();
  SmallVector<int64_t> strides = computeStrides(numPhases);
  std::vector<ConvolvedPhase> phases;
  for (int64_t index = 0, end = computeProduct(numPhases); index < end; ++index)
    phases.push_back(phaseAt(delinearize(index, strides), numPhases));
  return phases;
}

/// Returns the number of phases of each spatial dimension.
SmallVector<int64_t> ConvolvedPhase::countPhases() const {
  // Each phase has its own code.
  constexpr int64_t maxPhases = 4;
  SmallVector<int64_t> numPhases(numSpatial, 1);
  // A zero times an infinite complex number is not NaN in each component.
  if (isa<ComplexType>(resultElement()))
    return numPhases;
  int64_t left = maxPhases;
  for (int64_t dim = 0; dim < numSpatial; ++dim) {
    int64_t dilation = window.baseDilations[dim];
    if (window.strides[dim] != 1 || window.windowDilations[dim] != 1 ||
        dilation > left)
      continue;
    numPhases[dim] = dilation;
    left /= dilation;
  }
  return numPhases;
}

/// Returns the convolution that computes the results of one phase.
ConvolvedPhase ConvolvedPhase::phaseAt(ArrayRef<int64_t> phase,
                                       ArrayRef<int64_t> numPhases) const {
  ConvolvedPhase component = *this;
  for (size_t dim = 0; dim < numPhases.size(); ++dim) {
    int64_t dilation = numPhases[dim];
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

bool ConvolvedPhase::isSumEmpty() const {
  return llvm::is_contained(kernelSizes, 0) || channels == 0;
}

bool ConvolvedPhase::isResultEmpty() const {
  return llvm::is_contained(outputSizes, 0);
}

static bool areIdentities(ArrayRef<Progression> dimensions) {
  return llvm::all_of(dimensions, [](const Progression &indices) {
    return indices.isIdentity();
  });
}

bool ConvolvedPhase::isResultInOrder() const {
  return areIdentities(outputs) && dims.getOutputBatchDimension() == 0 &&
         dims.getOutputFeatureDimension() == numSpatial + 1 &&
         llvm::is_sorted(dims.getOutputSpatialDimensions());
}

bool ConvolvedPhase::isKernelInOrder() const {
  return areIdentities(taps) && !llvm::is_contained(reversal, true) &&
         dims.getKernelInputFeatureDimension() == numSpatial &&
         dims.getKernelOutputFeatureDimension() == numSpatial + 1 &&
         llvm::is_sorted(dims.getKernelSpatialDimensions());
}

/// Emits the input index of the last spatial dimension.
static Value emitUncheckedIndex(ImplicitLocOpBuilder &b, const Window &window,
                                Value output, Value tap) {
  Value start =
      arith::MulIOp::create(b, output, indexConstant(b, window.strides.back()));
  Value step = arith::MulIOp::create(
      b, tap, indexConstant(b, window.windowDilations.back()));
  Value sum = arith::AddIOp::create(b, start, step);
  return arith::SubIOp::create(b, sum, indexConstant(b, window.padding.back()));
}

Value ConvolvedPhase::emitInput(ImplicitLocOpBuilder &b, Value n,
                                ValueRange output, ValueRange tap,
                                Value channel, bool isLastInBounds) const {
  SmallVector<Value> source(call.inType(0).getRank());
  ArrayRef<int64_t> checked = dims.getInputSpatialDimensions();
  if (isLastInBounds)
    checked = checked.drop_back();
  SmallVector<int64_t> sizes;
  for (int64_t dim : checked)
    sizes.push_back(call.inType(0).getDimSize(dim));
  WindowPosition position = windowPosition(b, window, sizes, output, tap);
  for (auto [dim, index] : llvm::zip_equal(checked, position.indices))
    source[dim] = index;
  if (isLastInBounds)
    source[dims.getInputSpatialDimensions().back()] =
        emitUncheckedIndex(b, window, output.back(), tap.back());
  source[dims.getInputBatchDimension()] = n;
  source[dims.getInputFeatureDimension()] = channel;
  Value element = memref::LoadOp::create(b, call.ins[0], source);
  return arith::SelectOp::create(b, position.inside, element,
                                 zeroOf(b, inputElement()));
}

/// Emits the index `i` of a progression.
static Value emitIndex(ImplicitLocOpBuilder &b, const Progression &indices,
                       Value i) {
  if (indices.isIdentity())
    return i;
  Value scaled = arith::MulIOp::create(b, i, indexConstant(b, indices.step));
  return arith::AddIOp::create(b, scaled, indexConstant(b, indices.start));
}

SmallVector<Value> ConvolvedPhase::kernelPosition(ImplicitLocOpBuilder &b,
                                                  ValueRange tap, Value channel,
                                                  Value feature) const {
  SmallVector<Value> source(call.inType(1).getRank());
  for (auto [i, dim] : llvm::enumerate(dims.getKernelSpatialDimensions())) {
    source[dim] = emitIndex(b, taps[i], tap[i]);
    if (reversal[i])
      source[dim] = arith::SubIOp::create(
          b, indexConstant(b, fullKernelSizes[i] - 1), source[dim]);
  }
  source[dims.getKernelInputFeatureDimension()] = channel;
  source[dims.getKernelOutputFeatureDimension()] = feature;
  return source;
}

SmallVector<Value> ConvolvedPhase::resultPosition(ImplicitLocOpBuilder &b,
                                                  Value n, ValueRange output,
                                                  Value feature) const {
  SmallVector<Value> target(call.outType(0).getRank());
  target[dims.getOutputBatchDimension()] = n;
  for (auto [i, dim] : llvm::enumerate(dims.getOutputSpatialDimensions()))
    target[dim] = emitIndex(b, outputs[i], output[i]);
  target[dims.getOutputFeatureDimension()] = feature;
  return target;
}

int64_t saturatingProduct(ArrayRef<int64_t> sizes) {
  if (llvm::is_contained(sizes, 0))
    return 0;
  int64_t result = 1;
  for (int64_t size : sizes)
    if (llvm::MulOverflow(result, size, result))
      return std::numeric_limits<int64_t>::max();
  return result;
}

Value emitIndexInGroup(ImplicitLocOpBuilder &b, Value group, int64_t size,
                       Value position) {
  Value start = arith::MulIOp::create(b, group, indexConstant(b, size));
  return arith::AddIOp::create(b, start, position);
}

} // namespace mlir::gspmd::lowering
