//===- LocalConvolution.cpp - Local form of a convolution -----------------===//

#include "transforms/OpModels/Convolution/LocalConvolution.h"

using namespace mlir;
using namespace mlir::gspmd;

bool mlir::gspmd::isShardedAlong(const SpatialDim &dim,
                                 const TensorSharding &input,
                                 const TensorSharding &output) {
  int64_t shards = input.numShards(dim.inDim);
  switch (dim.kind) {
  case SpatialKind::Sliding:
  case SpatialKind::KernelGradient:
    return shards > 1;
  case SpatialKind::Patches:
    return output.numShards(dim.outDim) == shards &&
           dim.window.out % shards != 0;
  case SpatialKind::Pointwise:
  case SpatialKind::PatchKernelGradient:
    return false;
  }
  llvm_unreachable("unknown kind of spatial dimension");
}

DilatedRead mlir::gspmd::readOf(const SpatialDim &dim, int64_t shards) {
  return dim.kind == SpatialKind::KernelGradient
             ? tapsRead(dim.window, shards)
             : slidingRead(dim.window, shards);
}

double mlir::gspmd::receivedInputBytes(Operation *op, ArrayRef<SpatialDim> dims,
                                       const FactorMap &map,
                                       ArrayRef<AxisList> axes) {
  TensorSharding input = shardingFromFactors(map, 0, axes);
  TensorSharding output = shardingFromFactors(map, map.operands().size(), axes);
  double bytes = 0;
  for (const SpatialDim &dim : dims)
    if (isShardedAlong(dim, input, output))
      bytes += windowBytes(op->getOperand(0), input, dim.inDim,
                           readOf(dim, input.numShards(dim.inDim)).window);
  return bytes;
}

/// Sets padding along reduced dimensions to zeros: features in both operands,
/// taps in the kernel (the input's shard is masked when it is read).
void LocalConvolution::maskReduced() {
  auto mask = [&](unsigned operand, unsigned dim) {
    ctx.operands[operand] =
        ctx.maskPadding(ctx.operands[operand], shapeOf(op->getOperand(operand)),
                        ctx.operandShardings[operand], dim, zero());
  };
  unsigned inFeature = numbers.getInputFeatureDimension();
  unsigned kernelIn = numbers.getKernelInputFeatureDimension();
  auto isUneven = [&](unsigned operand, unsigned dim) {
    return dimOf(op->getOperand(operand), dim) %
               ctx.operandShardings[operand].numShards(dim) !=
           0;
  };
  if (isUneven(0, inFeature))
    mask(0, inFeature);
  if (isUneven(1, kernelIn))
    mask(1, kernelIn);
  for (const SpatialDim &dim : dims)
    if (dim.kind == SpatialKind::KernelGradient && isUneven(1, dim.kernelDim))
      mask(1, dim.kernelDim);
}

/// The local convolution dilates the window read and pads the gap before its
/// first index. If that gap differs between devices, the output begins with
/// up to `phase` extra windows.
LocalWindow LocalConvolution::keepDilation(const SpatialDim &dim,
                                           const DilatedRead &read,
                                           int64_t taps, int64_t out) {
  int64_t dilated = (read.window.size - 1) * read.dilation + 1;
  int64_t extent = dim.window.extent(taps);
  LocalWindow local;
  local.baseDilation = read.dilation;
  local.padLow = read.padLow;
  local.out = out + read.phase;
  local.padHigh =
      (local.out - 1) * dim.window.stride + extent - dilated - local.padLow;
  if (!read.isPhaseConstant)
    local.slicedBy = read;
  return local;
}

/// A shard with fewer taps than the others has zeros for the rest, and zero
/// times infinity is NaN: input elements that no other tap reads are set to
/// zero as well.
void LocalConvolution::maskBeyondTaps(const SpatialDim &dim, int64_t shards,
                                      ArrayRef<AxisRef> axes, bool hasGaps) {
  const WindowDim &w = dim.window;
  RankedTensorType type = tensorType(ctx.operands[0]);
  if (w.size % shards == 0 ||
      !isa<FloatType, ComplexType>(type.getElementType()))
    return;
  LocalOps ops(ctx);
  auto line = RankedTensorType::get({type.getDimSize(dim.inDim)},
                                    ctx.builder.getI32Type());
  auto perDevice = [&](int64_t step, int64_t offset) {
    return ops.splat(offsetValue(ctx, axes, {step, 0, 1, 1, offset}), line);
  };
  int64_t shardSize = ShardedDim{w.size, shards}.shard();
  // The indices of taps from this shard on: none, or up to the last window of
  // the last tap.
  Value isRead = ops.less(ops.constant(line, 0), perDevice(-shardSize, w.size));
  if (!hasGaps) {
    int64_t step = shardSize * w.windowDilation;
    Value position = ops.iota(line, 0);
    Value isReached =
        w.isReversed
            ? ops.greaterEqual(position, perDevice(step, (shardSize - w.size) *
                                                             w.windowDilation))
            : ops.less(position, perDevice(-step, (w.out - 1) * w.stride +
                                                      w.extent(w.size)));
    isRead = ops.logicalAnd(isRead, isReached);
  }
  isRead = ops.broadcast(isRead, type.clone(ctx.builder.getI1Type()),
                         {int64_t(dim.inDim)});
  ctx.operands[0] =
      ops.select(isRead, ctx.operands[0], ops.splat(zero(), type));
}

LocalWindow LocalConvolution::readInput(const SpatialDim &dim) {
  const WindowDim &w = dim.window;
  const TensorSharding &sharding = ctx.operandShardings[0];
  if (!isShardedAlong(dim, sharding, ctx.resultShardings[0]))
    return {w.padLow, w.padHigh, w.baseDilation,
            dimOf(op->getResult(0), dim.outDim), std::nullopt};
  int64_t shards = sharding.numShards(dim.inDim);
  DilatedRead read = readOf(dim, shards);
  LocalDim local{ctx.operands[0], dim.inDim, w.in,
                 AxisList(sharding.axesOf(dim.inDim))};
  bool isTaps = dim.kind == SpatialKind::KernelGradient;
  int64_t out = isTaps ? w.out : ShardedDim{w.out, shards}.shard();
  int64_t taps = isTaps ? ShardedDim{w.size, shards}.shard() : w.size;
  // Extra windows are usable only if each begins one index further.
  if (read.dilation > 1 && (read.isPhaseConstant || w.stride == 1)) {
    ctx.operands[0] = readWindow(ctx, local, read.window, zero());
    if (isTaps)
      maskBeyondTaps(dim, shards, local.axes, /*hasGaps=*/true);
    return keepDilation(dim, read, taps, out);
  }
  ctx.operands[0] = readDilated(ctx, local, read, zero());
  if (isTaps)
    maskBeyondTaps(dim, shards, local.axes, /*hasGaps=*/false);
  return {0, 0, 1, out, std::nullopt};
}

Value LocalConvolution::make(
    llvm::function_ref<SmallVector<NamedAttribute>(ArrayRef<LocalWindow>)>
        attrsOf) {
  maskReduced();
  SmallVector<LocalWindow> windows;
  RankedTensorType type = ctx.localResultType(0);
  SmallVector<int64_t> shape(type.getShape());
  for (const SpatialDim &dim : dims) {
    LocalWindow window = readInput(dim);
    if (isShardedAlong(dim, ctx.operandShardings[0], ctx.resultShardings[0]))
      shape[dim.outDim] = window.out;
    windows.push_back(window);
  }
  Value result = sharding::cloneLocally(ctx, ctx.operands, type.clone(shape),
                                        attrsOf(windows))
                     .front();
  for (auto [dim, window] : llvm::zip_equal(dims, windows))
    if (window.slicedBy)
      result = LocalOps(ctx).dynamicSlice(
          result, dim.outDim,
          phaseValue(ctx, ctx.operandShardings[0].axesOf(dim.inDim),
                     *window.slicedBy),
          window.out - window.slicedBy->phase);
  return result;
}

Value LocalConvolution::make(ArrayRef<NamedAttribute> groups) {
  return make([&](ArrayRef<LocalWindow> windows) {
    SmallVector<int64_t> padding, dilations;
    for (const LocalWindow &window : windows) {
      padding.append({window.padLow, window.padHigh});
      dilations.push_back(window.baseDilation);
    }
    SmallVector<NamedAttribute> attrs(groups);
    Builder &b = ctx.builder;
    if (!windows.empty())
      llvm::append_range(attrs,
                         ArrayRef{paddingAttr(b, padding),
                                  sizesAttr(b, "lhs_dilation", dilations)});
    return attrs;
  });
}
