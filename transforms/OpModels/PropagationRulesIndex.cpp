//===- PropagationRulesIndex.cpp - Gather, scatter, convolution -----------===//

#include "transforms/OpModels/ConvolutionPartition.h"
#include "transforms/OpModels/IndexParts.h"
#include "transforms/OpModels/PropagationRules.h"
#include "transforms/OpModels/Reducers.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// What gather and scatter have in common. The whole tensors are those that are
/// read or written, the slices what is read of them or written to them.
struct IndexedDims {
  ArrayRef<int64_t> whole, slices, indices;
  int64_t vectorDim;
  ArrayRef<int64_t> windowDims; ///< of the slices
  ArrayRef<int64_t> collapsed, batching;
  ArrayRef<int64_t> indexBatching;
  /// What a scattered dimension of the updates is.
  FactorKind scattered = FactorKind::PassThrough;
};

/// Dimensions of one factor; none where the tensor lacks it.
struct IndexedFactor {
  std::optional<unsigned> whole, index, slice;
};

using AddFactor =
    llvm::function_ref<void(int64_t size, IndexedFactor dims, FactorKind kind,
                            bool isBlocked)>;

/// A window dimension (`slice` of the slices, `whole` of what they are of).
void addWindow(const IndexedDims &dims, unsigned whole, unsigned slice,
               bool isScatter, AddFactor add) {
  int64_t size = dims.whole[whole], part = dims.slices[slice];
  if (size == part) {
    add(size, {whole, {}, slice}, FactorKind::PassThrough, false);
    return;
  }
  if (!isScatter && part != 1) {
    add(size, {whole, {}, slice}, FactorKind::NeedReplication, true);
    return;
  }
  // A single position is read by the one device that has it.
  add(size, {whole, {}, {}},
      isScatter ? FactorKind::PassThrough : FactorKind::Reduction, false);
  add(part, {{}, {}, slice}, FactorKind::NeedReplication, false);
}

void addIndexedFactors(const IndexedDims &dims, bool isScatter, AddFactor add) {
  SmallVector<unsigned> windows =
      dimsNotIn(dims.whole.size(), dims.collapsed, dims.batching);
  SmallVector<unsigned> batches =
      dimsNotIn(dims.indices.size(), dims.vectorDim, {});
  unsigned nextWindow = 0, nextBatch = 0;
  for (unsigned slice = 0; slice < dims.slices.size(); ++slice) {
    if (llvm::is_contained(dims.windowDims, int64_t(slice))) {
      addWindow(dims, windows[nextWindow++], slice, isScatter, add);
      continue;
    }
    unsigned index = batches[nextBatch++];
    auto whole = counterpart(index, dims.indexBatching, dims.batching);
    add(dims.slices[slice], {whole, index, slice},
        whole ? FactorKind::PassThrough : dims.scattered, false);
  }
  for (int64_t d : dims.collapsed)
    add(dims.whole[d], {unsigned(d), {}, {}},
        isScatter ? FactorKind::PassThrough : FactorKind::Reduction, false);
  if (dims.vectorDim < int64_t(dims.indices.size()))
    add(dims.indices[dims.vectorDim], {{}, unsigned(dims.vectorDim), {}},
        FactorKind::NeedReplication, false);
}

} // namespace

FactorMap mlir::gspmd::propagationRuleOf(stablehlo::GatherOp op) {
  FactorMapBuilder builder = ruleBuilder(op);
  auto numbers = op.getDimensionNumbers();
  IndexedDims dims{shapeOf(op.getOperand()),
                   shapeOf(op.getResult()),
                   shapeOf(op.getStartIndices()),
                   numbers.getIndexVectorDim(),
                   numbers.getOffsetDims(),
                   numbers.getCollapsedSliceDims(),
                   numbers.getOperandBatchingDims(),
                   numbers.getStartIndicesBatchingDims()};
  addIndexedFactors(dims, /*isScatter=*/false,
                    [&](int64_t size, IndexedFactor at, FactorKind kind,
                        bool isBlocked) {
                      SmallVector<Place> operands, results;
                      if (at.whole)
                        operands.push_back({0, *at.whole});
                      if (at.index)
                        operands.push_back({1, *at.index});
                      if (at.slice)
                        results.push_back({0, *at.slice});
                      builder.addFactor(size, operands, results, kind,
                                        isBlocked);
                    });
  return std::move(builder).build();
}

FactorMap mlir::gspmd::propagationRuleOf(stablehlo::ScatterOp op) {
  FactorMapBuilder builder = ruleBuilder(op);
  auto numbers = op.getScatterDimensionNumbers();
  unsigned numInputs = op.getInputs().size();
  IndexedDims dims{shapeOf(op.getInputs().front()),
                   shapeOf(op.getUpdates().front()),
                   shapeOf(op.getScatterIndices()),
                   numbers.getIndexVectorDim(),
                   numbers.getUpdateWindowDims(),
                   numbers.getInsertedWindowDims(),
                   numbers.getInputBatchingDims(),
                   numbers.getScatterIndicesBatchingDims(),
                   reducerKind(op.getUpdateComputation())
                       ? FactorKind::Reduction
                       : FactorKind::NeedReplication};
  addIndexedFactors(dims, /*isScatter=*/true,
                    [&](int64_t size, IndexedFactor at, FactorKind kind,
                        bool isBlocked) {
                      SmallVector<Place> operands, results;
                      for (unsigned i = 0; at.whole && i < numInputs; ++i) {
                        operands.push_back({i, *at.whole});
                        results.push_back({i, *at.whole});
                      }
                      if (at.index)
                        operands.push_back({numInputs, *at.index});
                      for (unsigned i = 0; at.slice && i < numInputs; ++i)
                        operands.push_back({numInputs + 1 + i, *at.slice});
                      builder.addFactor(size, operands, results, kind,
                                        isBlocked);
                    });
  return std::move(builder).build();
}

/// A spatial dimension of the input is made of the windows' positions (the
/// output's dimension) and the positions in a window (the kernel's), the larger
/// of them major, as far as it has elements.
static void addSpatial(FactorMapBuilder &builder, int64_t inputSize,
                       int64_t windowSize, int64_t numWindows, Place input,
                       Place kernel, Place output) {
  int64_t left = inputSize;
  auto add = [&](int64_t size, bool isWindow) {
    size = std::min(left, size);
    if (size <= 1)
      return;
    if (isWindow)
      builder.addFactor(size, {input, kernel}, {}, FactorKind::Reduction);
    else
      builder.addFactor(size, {input}, {output}, FactorKind::Permutation);
    left /= size;
  };
  bool windowIsMinor = numWindows >= windowSize;
  add(windowIsMinor ? numWindows : windowSize, !windowIsMinor);
  add(windowIsMinor ? windowSize : numWindows, windowIsMinor);
}

FactorMap mlir::gspmd::propagationRuleOf(stablehlo::ConvolutionOp op,
                                         bool conservative) {
  FactorMapBuilder builder = ruleBuilder(op);
  auto dims = op.getDimensionNumbers();
  ArrayRef<int64_t> input = shapeOf(op.getLhs()), kernel = shapeOf(op.getRhs()),
                    output = shapeOf(op.getResult());
  auto [batch, inFeature, kernelIn, kernelOut, outBatch, outFeature] =
      placesOf(dims);
  int64_t batchGroups = op.getBatchGroupCount();
  int64_t featureGroups = op.getFeatureGroupCount();
  if (batchGroups > 1)
    builder.addFactor(batchGroups, {batch, kernelOut}, {outFeature});
  builder.addFactor(output[outBatch.dim], {batch}, {outBatch});
  if (!conservative)
    for (auto [in, window, out] :
         llvm::zip_equal(dims.getInputSpatialDimensions(),
                         dims.getKernelSpatialDimensions(),
                         dims.getOutputSpatialDimensions()))
      addSpatial(builder, input[in], kernel[window], output[out],
                 {0, unsigned(in)}, {1, unsigned(window)}, {0, unsigned(out)});
  if (featureGroups > 1)
    builder.addFactor(featureGroups, {inFeature, kernelOut}, {outFeature});
  builder.addFactor(kernel[kernelIn.dim], {inFeature, kernelIn}, {},
                    FactorKind::Reduction);
  builder.addFactor(output[outFeature.dim] / (batchGroups * featureGroups),
                    {kernelOut}, {outFeature});
  return std::move(builder).build();
}
