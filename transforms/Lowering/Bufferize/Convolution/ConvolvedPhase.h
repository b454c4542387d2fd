//===- ConvolvedPhase.h - One phase of a convolution ------------*- C++ -*-===//
//
// A dilated input is mostly zeros between its elements. Each residue of the
// result's index modulo the dilation (a phase) uses every d-th kernel element
// only, and is a convolution of the undilated input with these. A convolution
// whose input is not dilated is its only phase.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_CONVOLUTION_CONVOLVEDPHASE_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_CONVOLUTION_CONVOLVEDPHASE_H

#include "dialect/StableHLO/StablehloBase.h"
#include "transforms/Lowering/Bufferize/Windows/BufferWindow.h"

namespace mlir::gspmd::lowering {

/// The indices start + step * i of a dimension.
struct Progression {
  int64_t start = 0, step = 1;
  bool isIdentity() const { return start == 0 && step == 1; }
};

/// The sizes of a phase of a convolution, and where its elements are in the
/// operands and the result.
class ConvolvedPhase {
public:
  /// All of the convolution `call.op`. `reversal` is empty or has an element
  /// for each spatial dimension.
  ConvolvedPhase(BufferOp &call, stablehlo::ConvDimensionNumbersAttr dims,
                 Window window, int64_t featureGroups, int64_t batchGroups,
                 ArrayRef<bool> reversal);
  /// Returns its phases.
  std::vector<ConvolvedPhase> divide() const;

  /// Returns true if each sum has no term.
  bool isSumEmpty() const;
  /// Returns true if the phase has no result element.
  bool isResultEmpty() const;
  Type inputElement() const { return call.inType(0).getElementType(); }
  Type resultElement() const { return call.outType(0).getElementType(); }
  /// Returns true if features are the last dimension of the result, which the
  /// phase has all elements of, behind the batch and the output dimensions.
  bool isResultInOrder() const;
  /// Returns true if the phase has all elements of the kernel, which is
  /// [k..., c, f] and not reversed.
  bool isKernelInOrder() const;

  /// Returns the input element under the kernel element `tap` of an output
  /// element, zero in the padding. The last spatial dimension is not checked if
  /// `isLastInBounds`; it is undilated then.
  Value emitInput(ImplicitLocOpBuilder &b, Value n, ValueRange output,
                  ValueRange tap, Value channel,
                  bool isLastInBounds = false) const;
  /// Returns the position of a kernel element, which windows may reverse.
  SmallVector<Value> kernelPosition(ImplicitLocOpBuilder &b, ValueRange tap,
                                    Value channel, Value feature) const;
  SmallVector<Value> resultPosition(ImplicitLocOpBuilder &b, Value n,
                                    ValueRange output, Value feature) const;

  BufferOp &call;
  stablehlo::ConvDimensionNumbersAttr dims;
  Window window;
  int64_t numSpatial, batchGroups;
  /// The groups of features and of the batch; of each, its batch, features and
  /// channels.
  int64_t groups, batch, features, channels;
  /// Sizes per spatial dimension, those of the kernel also for all phases.
  SmallVector<int64_t> outputSizes, kernelSizes, fullKernelSizes;

private:
  SmallVector<int64_t> countPhases() const;
  ConvolvedPhase phaseAt(ArrayRef<int64_t> phase,
                         ArrayRef<int64_t> numPhases) const;

  /// True for each spatial dimension in which windows are reversed.
  SmallVector<bool> reversal;
  /// The results and kernel elements of the phase, per spatial dimension.
  SmallVector<Progression> outputs, taps;
};

/// Returns the product of sizes, or the largest number on overflow.
int64_t saturatingProduct(ArrayRef<int64_t> sizes);

/// Emits group * size + position.
Value emitIndexInGroup(ImplicitLocOpBuilder &b, Value group, int64_t size,
                       Value position);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_CONVOLUTION_CONVOLVEDPHASE_H
