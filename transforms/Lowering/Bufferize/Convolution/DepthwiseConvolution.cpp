//===- DepthwiseConvolution.cpp - Convolutions of single channels ---------===//

#include "transforms/Lowering/Bufferize/Convolution/DepthwiseConvolution.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace mlir::gspmd::lowering {
namespace {

/// Adds a term to a result element.
void emitTerm(ImplicitLocOpBuilder &b, Value result, Value element,
              Value weight, ArrayRef<Value> target) {
  Value sum = memref::LoadOp::create(b, result, target);
  Value term = arith::MulFOp::create(b, element, weight);
  memref::StoreOp::create(b, arith::AddFOp::create(b, sum, term), result,
                          target);
}

/// Returns true if lines along the last spatial dimension are longer than
/// those along the channels, and can be traversed without checks of bounds.
bool hasFewChannels(const ConvolvedPhase &phase) {
  constexpr int64_t fewChannels = 8;
  return phase.numSpatial > 0 && phase.groups * phase.features < fewChannels &&
         phase.window.baseDilations.back() == 1;
}

/// Emits the range of results of a line along the last spatial dimension whose
/// term with kernel element `tap` of that dimension reads the input: those
/// before and after it read padding.
std::pair<Value, Value> emitRangeInInput(ImplicitLocOpBuilder &b,
                                         const ConvolvedPhase &phase,
                                         Value tap) {
  auto constant = [&](int64_t value) { return indexConstant(b, value); };
  const Window &window = phase.window;
  // The input index of result o is stride * o - offset.
  Value step =
      arith::MulIOp::create(b, tap, constant(window.windowDilations.back()));
  Value offset =
      arith::SubIOp::create(b, constant(window.padding.back()), step);
  int64_t stride = window.strides.back();
  auto divide = [&](Value value) -> Value {
    Value least = arith::MaxSIOp::create(b, value, constant(0));
    return arith::DivUIOp::create(b, least, constant(stride));
  };
  Value begin = divide(arith::AddIOp::create(b, offset, constant(stride - 1)));
  int64_t inputSize = phase.call.inType(0).getDimSize(
      phase.dims.getInputSpatialDimensions().back());
  Value end = divide(
      arith::AddIOp::create(b, offset, constant(inputSize - 1 + stride)));
  Value size = constant(phase.outputSizes.back());
  return {arith::MinSIOp::create(b, begin, size),
          arith::MinSIOp::create(b, end, size)};
}

/// Adds the terms of one kernel element to the results of a line along the
/// last spatial dimension: those that read padding before and after it, zero
/// times the kernel element, and those that read the input.
void emitLines(const ConvolvedPhase &phase) {
  BufferOp &call = phase.call;
  int64_t last = phase.numSpatial - 1;
  SmallVector<int64_t> loops = {phase.batch, phase.groups, phase.features};
  llvm::append_range(loops, ArrayRef(phase.outputSizes).drop_back());
  llvm::append_range(loops, phase.kernelSizes);
  buildLoops(call.b, loops, [&](ImplicitLocOpBuilder &b, ValueRange at) {
    Value group = at[1];
    Value feature = emitIndexInGroup(b, group, phase.features, at[2]);
    SmallVector<Value> output(at.slice(3, last)),
        tap(at.take_back(phase.numSpatial));
    Value weight = memref::LoadOp::create(
        b, call.ins[1],
        phase.kernelPosition(b, tap, indexConstant(b, 0), feature));
    auto [begin, end] = emitRangeInInput(b, phase, tap.back());
    auto emitRange = [&](Value from, Value to, bool isPadding) {
      auto line = scf::ForOp::create(b, from, to, indexConstant(b, 1));
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToStart(line.getBody());
      SmallVector<Value> position = output;
      position.push_back(line.getInductionVar());
      Value element = isPadding
                          ? zeroOf(b, phase.inputElement())
                          : phase.emitInput(b, at[0], position, tap, group,
                                            /*isLastInBounds=*/true);
      emitTerm(b, call.outs[0], element, weight,
               phase.resultPosition(b, at[0], position, feature));
    };
    emitRange(indexConstant(b, 0), begin, /*isPadding=*/true);
    emitRange(begin, end, /*isPadding=*/false);
    emitRange(end, indexConstant(b, phase.outputSizes[last]),
              /*isPadding=*/true);
  });
}

/// Adds to each result element one term for each kernel element. The innermost
/// loops are over groups and features: they have no bounds to check, and are
/// contiguous if the features are the last dimension.
void emitPositions(const ConvolvedPhase &phase) {
  BufferOp &call = phase.call;
  int64_t numSpatial = phase.numSpatial;
  SmallVector<int64_t> loops = {phase.batch};
  llvm::append_range(loops, phase.outputSizes);
  llvm::append_range(loops, phase.kernelSizes);
  loops.push_back(phase.groups);
  loops.push_back(phase.features);
  buildLoops(call.b, loops, [&](ImplicitLocOpBuilder &b, ValueRange at) {
    ValueRange output = at.slice(1, numSpatial);
    ValueRange tap = at.slice(1 + numSpatial, numSpatial);
    Value group = at[1 + 2 * numSpatial];
    Value feature = emitIndexInGroup(b, group, phase.features, at.back());
    Value element = phase.emitInput(b, at[0], output, tap, group);
    Value weight = memref::LoadOp::create(
        b, call.ins[1],
        phase.kernelPosition(b, tap, indexConstant(b, 0), feature));
    emitTerm(b, call.outs[0], element, weight,
             phase.resultPosition(b, at[0], output, feature));
  });
}

} // namespace

bool isDepthwise(const ConvolvedPhase &phase) {
  // The product sums narrow floats in a wider type, and many terms of one
  // channel more accurately.
  constexpr int64_t maxTerms = 256;
  Type element = phase.resultElement();
  bool isOneChannel = phase.features == 1 &&
                      saturatingProduct(phase.fullKernelSizes) <= maxTerms;
  return phase.channels == 1 && (phase.groups > 1 || isOneChannel) &&
         phase.batchGroups == 1 && phase.inputElement() == element &&
         (element.isF32() || element.isF64());
}

void emitDepthwise(const ConvolvedPhase &phase) {
  hasFewChannels(phase) ? emitLines(phase) : emitPositions(phase);
}

} // namespace mlir::gspmd::lowering
