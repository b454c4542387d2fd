//===- Convolution.cpp - Convolutions on buffers --------------------------===//
//
// A convolution is computed phase by phase (ConvolvedPhase.h). The kernel
// elements that a phase does not use are multiplied by zeros: the sums of these
// products, NaN if an element is not finite, are computed once for each
// feature, and added if one is NaN.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/Bufferize/Convolution/DepthwiseConvolution.h"
#include "transforms/Lowering/Bufferize/Convolution/PatchProducts.h"
#include "transforms/Lowering/Scalars/ScalarConversion.h"

#include "dialect/StableHLO/Ops/Reduction/ContractOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace mlir::gspmd::lowering {
namespace {

/// The products of the zeros in a dilated input and the kernel.
class ZeroTerms {
public:
  /// Computes for each phase and feature the sum of the phase's kernel
  /// elements, each multiplied by zero, and the sum of all these.
  explicit ZeroTerms(ArrayRef<ConvolvedPhase> phases)
      : call(phases.front().call), numPhases(phases.size()),
        numFeatures(phases.front().groups * phases.front().features) {
    ImplicitLocOpBuilder &b = call.b;
    type = b.getF32Type();
    if (phases.front().resultElement().isF64() ||
        call.inType(1).getElementType().isF64())
      type = b.getF64Type();
    terms = call.temporary({numPhases, numFeatures}, type);
    sum = call.temporary({}, type);
    emitFill(b, zeroOf(b, type), terms);
    emitFill(b, zeroOf(b, type), sum);
    for (auto [index, phase] : llvm::enumerate(phases))
      emitTerms(phase, index);
    buildLoops(b, {numPhases, numFeatures},
               [&](ImplicitLocOpBuilder &b, ValueRange at) {
                 emitAddition(b, memref::LoadOp::create(b, terms, at), sum, {});
               });
  }

  /// Adds the terms of all other phases to the results of phase `index`, if
  /// any of them is not finite.
  void addTo(const ConvolvedPhase &phase, int64_t index) {
    Value total = memref::LoadOp::create(call.b, sum);
    Value isNaN =
        arith::CmpFOp::create(call.b, arith::CmpFPredicate::UNO, total, total);
    auto guard = scf::IfOp::create(call.b, isNaN);
    OpBuilder::InsertionGuard restore(call.b);
    call.b.setInsertionPointToStart(guard.thenBlock());
    SmallVector<int64_t> loops = {phase.batch};
    llvm::append_range(loops, phase.outputSizes);
    loops.push_back(numFeatures);
    buildLoops(call.b, loops, [&](ImplicitLocOpBuilder &b, ValueRange at) {
      SmallVector<Value> target = phase.resultPosition(
          b, at[0], at.slice(1, phase.numSpatial), at.back());
      Value result = convertFloat(
          b, memref::LoadOp::create(b, call.outs[0], target), type);
      for (int64_t other = 0; other < numPhases; ++other) {
        if (other == index)
          continue;
        Value term = memref::LoadOp::create(
            b, terms, ValueRange{indexConstant(b, other), at.back()});
        result = arith::AddFOp::create(b, result, term);
      }
      memref::StoreOp::create(b, convertFloat(b, result, phase.resultElement()),
                              call.outs[0], target);
    });
  }

  /// Returns the buffers that hold the terms.
  SmallVector<Value> getBuffers() const { return {terms, sum}; }

private:
  void emitTerms(const ConvolvedPhase &phase, int64_t index) {
    SmallVector<int64_t> loops = phase.kernelSizes;
    loops.push_back(phase.channels);
    loops.push_back(numFeatures);
    buildLoops(call.b, loops, [&](ImplicitLocOpBuilder &b, ValueRange at) {
      int64_t numSpatial = phase.numSpatial;
      Value weight = memref::LoadOp::create(
          b, call.ins[1],
          phase.kernelPosition(b, at.take_front(numSpatial), at[numSpatial],
                               at.back()));
      Value term = arith::MulFOp::create(b, convertFloat(b, weight, type),
                                         zeroOf(b, type));
      emitAddition(b, term, terms, {indexConstant(b, index), at.back()});
    });
  }

  static void emitAddition(ImplicitLocOpBuilder &b, Value term, Value buffer,
                           ValueRange position) {
    Value previous = memref::LoadOp::create(b, buffer, position);
    memref::StoreOp::create(b, arith::AddFOp::create(b, previous, term), buffer,
                            position);
  }

  BufferOp &call;
  int64_t numPhases, numFeatures;
  Type type;
  /// The sums as [phase, feature], and the sum of these.
  Value terms, sum;
};

LogicalResult emitConvolution(BufferOp &call) {
  auto op = cast<stablehlo::ConvolutionOp>(call.op);
  stablehlo::ConvDimensionNumbersAttr dims = op.getDimensionNumbers();
  Window window =
      readWindow({}, op.getWindowStridesAttr(), op.getLhsDilationAttr(),
                 op.getRhsDilationAttr(),
                 cast_if_present<DenseIntElementsAttr>(op.getPaddingAttr()),
                 dims.getInputSpatialDimensions().size());
  DenseBoolArrayAttr reversal = op.getWindowReversalAttr();
  std::vector<ConvolvedPhase> phases =
      ConvolvedPhase(call, dims, std::move(window), op.getFeatureGroupCount(),
                     op.getBatchGroupCount(),
                     reversal ? reversal.asArrayRef() : ArrayRef<bool>())
          .divide();
  Type element = phases.front().resultElement();
  // A sum without terms is zero.
  bool isSumEmpty = llvm::any_of(
      phases, [](const ConvolvedPhase &phase) { return phase.isSumEmpty(); });
  if (isSumEmpty || isDepthwise(phases.front()))
    emitFill(call.b, zeroOf(call.b, element), call.outs[0]);
  std::optional<ZeroTerms> zeroTerms;
  if (phases.size() > 1 && isa<FloatType>(element))
    zeroTerms.emplace(phases);
  for (auto [index, phase] : llvm::enumerate(phases)) {
    if (phase.isResultEmpty())
      continue;
    if (!phase.isSumEmpty())
      isDepthwise(phase) ? emitDepthwise(phase) : emitPatchProducts(phase);
    if (zeroTerms)
      zeroTerms->addTo(phase, index);
    call.freeTemporaries(zeroTerms ? zeroTerms->getBuffers()
                                   : SmallVector<Value>());
  }
  call.freeTemporaries();
  return success();
}

} // namespace

void addConvolutionBufferOps(BufferTable &table) {
  table["stablehlo.convolution"] = {emitConvolution};
}

} // namespace mlir::gspmd::lowering
