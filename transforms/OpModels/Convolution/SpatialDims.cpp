//===- SpatialDims.cpp - Kinds of convolution windows ---------------------===//

#include "transforms/OpModels/Convolution/SpatialDims.h"
#include "transforms/OpModels/Support/Model.h"

using namespace mlir;
using namespace mlir::gspmd;

static SpatialKind classify(const WindowDim &w) {
  bool isUnpadded = w.padLow == 0 && w.padHigh == 0;
  bool isPlain = isUnpadded && w.baseDilation == 1;
  if (w.size == 1 && w.stride == 1 && isPlain)
    return SpatialKind::Pointwise;
  // The next two kinds are einsums only if the window is not reversed: the
  // einsum pairs kernel and input elements in their order.
  if (!w.isReversed && isPlain && w.windowDilation == 1 && w.stride == w.size &&
      w.in == w.out * w.size)
    return SpatialKind::Patches;
  if (!w.isReversed && isPlain && w.stride == 1 && w.windowDilation == w.out &&
      w.in == w.size * w.out)
    return SpatialKind::PatchKernelGradient;
  return w.size > w.out ? SpatialKind::KernelGradient : SpatialKind::Sliding;
}

SpatialDim mlir::gspmd::spatialDim(const WindowDim &window, unsigned inDim,
                                   unsigned kernelDim, unsigned outDim) {
  return {window, inDim, kernelDim, outDim, classify(window)};
}

SmallVector<SpatialDim> mlir::gspmd::spatialDims(stablehlo::ConvolutionOp op) {
  auto dims = op.getDimensionNumbers();
  SmallVector<SpatialDim> result;
  for (unsigned i = 0; i < dims.getInputSpatialDimensions().size(); ++i) {
    SpatialDim dim;
    dim.inDim = dims.getInputSpatialDimensions()[i];
    dim.kernelDim = dims.getKernelSpatialDimensions()[i];
    dim.outDim = dims.getOutputSpatialDimensions()[i];
    dim.window.in = dimOf(op.getLhs(), dim.inDim);
    dim.window.size = dimOf(op.getRhs(), dim.kernelDim);
    dim.window.out = dimOf(op.getResult(), dim.outDim);
    dim.window.stride = valueAt(op.getWindowStrides(), i, 1);
    dim.window.baseDilation = valueAt(op.getLhsDilation(), i, 1);
    dim.window.windowDilation = valueAt(op.getRhsDilation(), i, 1);
    std::tie(dim.window.padLow, dim.window.padHigh) =
        paddingAt(op.getPadding(), i);
    dim.window.isReversed =
        op.getWindowReversal() && (*op.getWindowReversal())[i];
    dim.kind = classify(dim.window);
    result.push_back(dim);
  }
  return result;
}

void mlir::gspmd::addPartitionFactors(FactorRule &rule, const SpatialDim &dim) {
  const WindowDim &w = dim.window;
  TensorDim in{0, dim.inDim}, kernel{1, dim.kernelDim}, out{0, dim.outDim};
  auto add = [&](int64_t size, ArrayRef<TensorDim> operands,
                 ArrayRef<TensorDim> results, FactorKind kind) {
    rule.addFactor(size, operands, results, partitionOnly(kind));
  };
  switch (dim.kind) {
  case SpatialKind::Pointwise:
    add(w.out, in, out, FactorKind::PassThrough);
    add(1, kernel, {}, FactorKind::NeedReplication);
    return;
  case SpatialKind::Patches:
    add(w.out, in, out, FactorKind::Halo);
    add(w.size, {in, kernel}, {}, FactorKind::Reduction);
    return;
  case SpatialKind::PatchKernelGradient:
    add(w.size, {in, kernel}, {}, FactorKind::Reduction);
    add(w.out, in, out, FactorKind::PassThrough);
    return;
  case SpatialKind::KernelGradient:
    add(w.in, {in, kernel}, {}, FactorKind::Reduction);
    add(w.out, {}, out, FactorKind::NeedReplication);
    return;
  case SpatialKind::Sliding:
    add(w.out, in, out, FactorKind::Halo);
    add(w.size, kernel, {}, FactorKind::NeedReplication);
    return;
  }
}

void mlir::gspmd::addPropagationFactors(FactorRule &rule,
                                        const SpatialDim &dim) {
  const WindowDim &w = dim.window;
  TensorDim in{0, dim.inDim}, kernel{1, dim.kernelDim}, out{0, dim.outDim};
  int64_t remaining = w.in;
  auto add = [&](int64_t size, bool isWindow) {
    if (size <= 1)
      return;
    if (remaining <= 1) {
      // The input dimension has no part left for this one.
      rule.addFactor(size, isWindow ? ArrayRef(kernel) : ArrayRef<TensorDim>(),
                     isWindow ? ArrayRef<TensorDim>() : ArrayRef(out),
                     propagationOnly(FactorKind::Halo));
      return;
    }
    size = std::min(remaining, size);
    if (isWindow)
      rule.addFactor(size, {in, kernel}, {},
                     propagationOnly(FactorKind::Reduction));
    else
      rule.addFactor(size, in, out, propagationOnly(FactorKind::Halo));
    remaining /= size;
  };
  bool windowIsMinor = w.out >= w.size;
  add(windowIsMinor ? w.out : w.size, !windowIsMinor);
  add(windowIsMinor ? w.size : w.out, windowIsMinor);
}
