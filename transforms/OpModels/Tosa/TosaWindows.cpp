//===- TosaWindows.cpp - Models of tosa convolutions and pools ------------===//
//
// Images are [batch, height, width, features], kernels [features out, height,
// width, features in] (depthwise: [height, width, features, multiplier]).
// Convolution/SpatialDims.h and LocalConvolution.h define the kind of a spatial
// dimension and its halo, as for those of StableHLO.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "transforms/OpModels/Convolution/LocalConvolution.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Tosa/ZeroPoints.h"

using namespace mlir;
using namespace mlir::gspmd;

constexpr unsigned kBias = 2, kInputZp = 3, kWeightZp = 4;

static unsigned numSpatial(Operation *op) {
  return shapeOf(op->getResult(0)).size() - 2;
}

namespace {

/// The dimension numbers of a kernel.
struct KernelLayout {
  unsigned out, firstSpatial, in;
};

/// Returns the order in which ODS defines the kernels of conv2d and conv3d:
/// output features first.
template <typename OpTy>
KernelLayout layoutOf(OpTy op) {
  return {0, 1, numSpatial(op) + 1};
}
KernelLayout layoutOf(tosa::DepthwiseConv2DOp) { return {3, 0, 2}; }

template <typename OpTy>
SmallVector<SpatialDim> tosaSpatialDims(OpTy op) {
  SmallVector<SpatialDim> dims;
  KernelLayout layout = layoutOf(op);
  for (unsigned i = 0; i < numSpatial(op); ++i) {
    WindowDim window;
    unsigned kernelDim = layout.firstSpatial + i;
    window.in = dimOf(op.getInput(), 1 + i);
    window.size = dimOf(op.getWeight(), kernelDim);
    window.out = dimOf(op.getResult(), 1 + i);
    window.stride = op.getStride()[i];
    window.windowDilation = op.getDilation()[i];
    window.padLow = op.getPad()[2 * i];
    window.padHigh = op.getPad()[2 * i + 1];
    dims.push_back(spatialDim(window, 1 + i, kernelDim, 1 + i));
  }
  return dims;
}

/// A transposed convolution is the convolution of the input, with stride - 1
/// zeros between its elements, with the reversed kernel. Devices read halos of
/// the input in each case, never of the kernel.
SmallVector<SpatialDim> tosaSpatialDims(tosa::TransposeConv2DOp op) {
  SmallVector<SpatialDim> dims;
  for (unsigned i = 0; i < 2; ++i) {
    WindowDim window;
    window.in = dimOf(op.getInput(), 1 + i);
    window.size = dimOf(op.getWeight(), 1 + i);
    window.out = dimOf(op.getResult(), 1 + i);
    window.baseDilation = op.getStride()[i];
    window.padLow = window.size - 1 + op.getOutPad()[2 * i];
    window.padHigh = window.size - 1 + op.getOutPad()[2 * i + 1];
    window.isReversed = true;
    dims.push_back(spatialDim(window, 1 + i, 1 + i, 1 + i));
    if (dims.back().kind != SpatialKind::Pointwise)
      dims.back().kind = SpatialKind::Sliding;
  }
  return dims;
}

/// Returns the padding of a local convolution.
template <typename OpTy>
NamedAttribute paddingOf(OpTy op, Builder &b, ArrayRef<LocalWindow> windows) {
  constexpr bool kIsTransposed = std::is_same_v<OpTy, tosa::TransposeConv2DOp>;
  SmallVector<int64_t> pad;
  for (auto [i, window] : llvm::enumerate(windows)) {
    int64_t within =
        kIsTransposed ? dimOf(op.getWeight(), layoutOf(op).firstSpatial + i) - 1
                      : 0;
    pad.append({window.padLow - within, window.padHigh - within});
  }
  return b.getNamedAttr(kIsTransposed ? "out_pad" : "pad",
                        b.getDenseI64ArrayAttr(pad));
}

/// Features: `[i], [i]` are reduced and `[o]` is the result's; for a depthwise
/// convolution `[c], [c, m]` become `[cm]`.
void addFeatureFactors(FactorRule &rule, Operation *op, KernelLayout layout) {
  unsigned feature = shapeOf(op->getResult(0)).size() - 1;
  rule.addFactor(dimOf(op->getOperand(1), layout.in),
                 {{0, feature}, {1, layout.in}}, {}, FactorKind::Reduction);
  SmallVector<TensorDim> operands{{1, layout.out}};
  int64_t size = dimOf(op->getResult(0), feature);
  if (dimOf(op->getOperand(kBias), 0) == size)
    operands.push_back({kBias, 0});
  rule.addFactor(size, operands, {{0, feature}});
}
void addDepthwiseFactors(FactorRule &rule, Operation *op, KernelLayout layout) {
  SmallVector<TensorDim> channel{{0, 3}, {1, layout.in}},
      multiple{{1, layout.out}};
  if (dimOf(op->getOperand(kBias), 0) == dimOf(op->getResult(0), 3)) {
    channel.push_back({kBias, 0});
    multiple.push_back({kBias, 0});
  }
  rule.addFactor(dimOf(op->getOperand(1), layout.in), channel, {{0, 3}});
  rule.addFactor(dimOf(op->getOperand(1), layout.out), multiple, {{0, 3}});
}

/// Adds the remaining operands: zero points, and a bias of one element.
void addUnshardedOperands(FactorRule &rule, Operation *op) {
  unsigned feature = shapeOf(op->getResult(0)).size() - 1;
  for (unsigned i = kBias; i < op->getNumOperands(); ++i)
    if (i != kBias ||
        dimOf(op->getOperand(i), 0) != dimOf(op->getResult(0), feature))
      addDim(rule, dimOf(op->getOperand(i), 0), {i}, {}, 0,
             FactorKind::NeedReplication);
}

bool hasZeroPoints(Operation *op) {
  return !isZeroPoint(op->getOperand(kInputZp)) ||
         !isZeroPoint(op->getOperand(kWeightZp));
}

/// Out-of-bounds elements are zeros from which zero points are not subtracted:
/// unless these are 0, only factors without padding are sharded.
bool canShardConvolution(Operation *op, const FactorMap &map, unsigned factor,
                         bool uneven) {
  FactorKind kind = map.factor(factor).partitionKind;
  if (hasZeroPoints(op) &&
      (kind == FactorKind::Halo || (kind == FactorKind::Reduction && uneven)))
    return false;
  return canShardWithHalo(op, map, factor, uneven);
}

/// The bias counts once, not once for each partial sum.
void countBiasOnce(PartitionContext &ctx, const FactorRule &rule) {
  AxisList axes = reductionAxes(ctx, rule.forPartition());
  if (axes.empty())
    return;
  Type element = tensorType(ctx.operands[kBias]).getElementType();
  ctx.operands[kBias] = LocalOps(ctx).onFirstOnly(
      axes, ctx.operands[kBias], LocalOps(ctx).scalar(element, 0));
}

template <typename OpTy>
struct TosaConvModel : HaloDefaults {
  static constexpr bool kIsDepthwise =
      std::is_same_v<OpTy, tosa::DepthwiseConv2DOp>;

  static FactorRule rule(OpTy op, bool conservative = false) {
    FactorRule rule = emptyRule(op);
    addDim(rule, dimOf(op.getInput(), 0), {0}, {0}, 0);
    for (const SpatialDim &dim : tosaSpatialDims(op)) {
      addPartitionFactors(rule, dim);
      if (!conservative)
        addPropagationFactors(rule, dim);
    }
    if (kIsDepthwise)
      addDepthwiseFactors(rule, op, layoutOf(op));
    else
      addFeatureFactors(rule, op, layoutOf(op));
    addUnshardedOperands(rule, op);
    return rule;
  }
  static bool canShard(OpTy op, const FactorMap &map, unsigned factor,
                       bool uneven) {
    return canShardConvolution(op, map, factor, uneven);
  }
  static double communicated(OpTy op, const FactorMap &map,
                             ArrayRef<AxisList> axes) {
    return receivedInputBytes(op, tosaSpatialDims(op), map, axes);
  }
  static PartitionResult partition(OpTy op, PartitionContext &ctx) {
    countBiasOnce(ctx, rule(op));
    KernelLayout layout = layoutOf(op);
    unsigned rank = numSpatial(op) + 2;
    SmallVector<int64_t> spatial, kernelSpatial;
    for (unsigned i = 0; i < numSpatial(op); ++i) {
      spatial.push_back(1 + i);
      kernelSpatial.push_back(layout.firstSpatial + i);
    }
    auto numbers = stablehlo::ConvDimensionNumbersAttr::get(
        op.getContext(), 0, rank - 1, spatial, layout.in, layout.out,
        kernelSpatial, 0, rank - 1, spatial);
    Builder &b = ctx.builder;
    return SmallVector<Value>{
        LocalConvolution(op, numbers, tosaSpatialDims(op), ctx)
            .make([&](ArrayRef<LocalWindow> windows) {
              return SmallVector<NamedAttribute>{paddingOf(op, b, windows)};
            })};
  }
  static double flops(OpTy op) {
    KernelLayout layout = layoutOf(op);
    double count = elementsOf(op.getResult());
    for (unsigned i = 0; i < numSpatial(op); ++i)
      count /= std::max<double>(1, dimOf(op.getResult(), 1 + i));
    if (!kIsDepthwise)
      count *= dimOf(op.getWeight(), layout.in);
    for (const SpatialDim &dim : tosaSpatialDims(op))
      count *= validPositions(dim.window);
    return 2 * count;
  }
  static WorkKind workKind(Operation *) { return WorkKind::Contract; }
  static std::optional<MatrixWork> matrixWork(OpTy op) {
    MatrixWork work;
    unsigned feature = numSpatial(op) + 1;
    work.batch = kIsDepthwise ? dimOf(op.getInput(), feature) : 1;
    work.columns = dimOf(op.getResult(), feature) / work.batch;
    double outputs = elementsOf(op.getResult());
    work.rows = outputs ? outputs / (work.batch * work.columns) : 0;
    work.depth = outputs ? flops(op) / 2 / outputs : 0;
    return work;
  }
};

//===----------------------------------------------------------------------===//
// Pools
//===----------------------------------------------------------------------===//

template <typename OpTy>
WindowDim poolWindow(OpTy op, unsigned dim) {
  WindowDim window;
  window.in = dimOf(op.getInput(), dim);
  window.out = dimOf(op.getOutput(), dim);
  if (dim == 0 || dim == 3)
    return window;
  window.size = op.getKernel()[dim - 1];
  window.stride = op.getStride()[dim - 1];
  window.padLow = op.getPad()[2 * (dim - 1)];
  window.padHigh = op.getPad()[2 * (dim - 1) + 1];
  return window;
}

/// A mean is over the elements in bounds. For a padded dimension their number
/// depends on the offset of the shard, so it is unsharded.
template <typename OpTy>
struct TosaPoolModel : HaloDefaults {
  static constexpr bool kIsMax = std::is_same_v<OpTy, tosa::MaxPool2dOp>;

  static bool isUnsharded(OpTy op, unsigned dim) {
    WindowDim window = poolWindow(op, dim);
    return !kIsMax && (window.padLow != 0 || window.padHigh != 0);
  }
  static FactorRule rule(OpTy op, bool conservative = false) {
    FactorRule rule = emptyRule(op);
    for (unsigned d = 0; d < 4; ++d) {
      WindowDim window = poolWindow(op, d);
      if (window.isTrivial()) {
        addDim(rule, window.out, {0}, {0}, d);
        continue;
      }
      FactorRole role(FactorKind::Halo,
                      conservative && window.in != window.out);
      if (isUnsharded(op, d))
        role.partitionKind = FactorKind::NeedReplication;
      addDim(rule, window.out, {0}, {0}, d, role);
    }
    for (unsigned i = 1; i < op->getNumOperands(); ++i)
      addDim(rule, 1, {i}, {}, 0, FactorKind::NeedReplication);
    return rule;
  }
  static double communicated(OpTy op, const FactorMap &map,
                             ArrayRef<AxisList> axes) {
    return windowBytesOf(
        op, map, axes,
        [&](unsigned d, int64_t shards) -> std::optional<WindowRead> {
          if (d < 1 || d > 2 || poolWindow(op, d).isTrivial())
            return std::nullopt;
          return slidingRead(poolWindow(op, d), shards).window;
        });
  }
  static PartitionResult partition(OpTy op, PartitionContext &ctx) {
    const TensorSharding &sharding = ctx.operandShardings[0];
    SmallVector<int64_t> pad(op.getPad());
    Type element = tensorType(op.getInput()).getElementType();
    for (unsigned d = 1; d < 3; ++d) {
      WindowDim window = poolWindow(op, d);
      if (sharding.numShards(d) == 1 || window.isTrivial())
        continue;
      Value fill = kIsMax ? ctx.neutralElement(element, ReductionKind::Max)
                          : LocalOps(ctx).scalar(element, 0);
      ctx.operands[0] = readDilated(
          ctx, {ctx.operands[0], d, window.in, AxisList(sharding.axesOf(d))},
          slidingRead(window, sharding.numShards(d)), fill);
      pad[2 * (d - 1)] = pad[2 * (d - 1) + 1] = 0;
    }
    Builder &b = ctx.builder;
    return sharding::cloneLocally(
        ctx, b.getNamedAttr("pad", b.getDenseI64ArrayAttr(pad)));
  }
  static double flops(OpTy op) {
    return elementsOf(op.getOutput()) * op.getKernel()[0] * op.getKernel()[1];
  }
  static WorkKind workKind(Operation *) { return WorkKind::Reduce; }
};

} // namespace

void mlir::gspmd::registerTosaWindowsModels(DialectRegistry &registry) {
  using namespace tosa;
  registerModel<TosaConvModel<Conv2DOp>, Conv2DOp>(registry);
  registerModel<TosaConvModel<Conv3DOp>, Conv3DOp>(registry);
  registerModel<TosaConvModel<DepthwiseConv2DOp>, DepthwiseConv2DOp>(registry);
  registerModel<TosaConvModel<TransposeConv2DOp>, TransposeConv2DOp>(registry);
  registerModel<TosaPoolModel<MaxPool2dOp>, MaxPool2dOp>(registry);
  registerModel<TosaPoolModel<AvgPool2dOp>, AvgPool2dOp>(registry);
}
