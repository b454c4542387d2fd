//===- Convolution.cpp - Convolutions as einsums where they are -----------===//
//
// Batch and output features pass through, input features are reduced; what a
// spatial dimension is, is told by its window (SpatialDims.h).
//
// Groups are the major part of the dimensions that they divide:
//   feature groups g  input features [g c], output features [g o], kernel [c]
//   batch groups g    batch [g b], output features [g o], output batch [b]
// Cutting g leaves a convolution of fewer groups on each device.
//
//===----------------------------------------------------------------------===//

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Convolution/SpatialDims.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/HaloWindow.h"
#include "transforms/OpModels/Support/LocalOps.h"

using namespace mlir;
using namespace mlir::gspmd;
using ::gspmd::TensorSharding;

namespace {
/// Dimensions that are not spatial, each of one of the operands or of the
/// result.
struct ConvolutionPlaces {
  Place batch, inFeature, kernelIn, kernelOut, outBatch, outFeature;
};
} // namespace

static ConvolutionPlaces placesOf(stablehlo::ConvDimensionNumbersAttr dims) {
  return {{0, unsigned(dims.getInputBatchDimension())},
          {0, unsigned(dims.getInputFeatureDimension())},
          {1, unsigned(dims.getKernelInputFeatureDimension())},
          {1, unsigned(dims.getKernelOutputFeatureDimension())},
          {0, unsigned(dims.getOutputBatchDimension())},
          {0, unsigned(dims.getOutputFeatureDimension())}};
}

namespace {

struct ConvolutionModel : HaloDefaults {
  static LinearOperands linearOperands(Operation *op, ReductionKind kind) {
    return eitherFactor(op, kind);
  }
  static FactorRule rule(stablehlo::ConvolutionOp op,
                         bool conservative = false);
  static bool canCut(stablehlo::ConvolutionOp op, const FactorMap &map,
                     unsigned factor, bool uneven);
  static PartitionResult partition(stablehlo::ConvolutionOp op,
                                   PartitionContext &ctx);
  static double communicated(stablehlo::ConvolutionOp op, const FactorMap &map,
                             ArrayRef<AxisList> axes);
  static double flops(stablehlo::ConvolutionOp op);
  static WorkKind workKind(Operation *) { return WorkKind::Contract; }
  static std::optional<MatrixWork> matrixWork(stablehlo::ConvolutionOp op);
};

} // namespace

FactorRule ConvolutionModel::rule(stablehlo::ConvolutionOp op,
                                  bool conservative) {
  FactorRule rule = emptyRule(op);
  auto [batch, inFeature, kernelIn, kernelOut, outBatch, outFeature] =
      placesOf(op.getDimensionNumbers());
  int64_t featureGroups = op.getFeatureGroupCount();
  int64_t batchGroups = op.getBatchGroupCount();
  int64_t groups = featureGroups * batchGroups;
  // Groups first: they are the major part of their dimensions.
  if (batchGroups > 1)
    rule.addFactor(batchGroups, {batch, kernelOut}, outFeature);
  rule.addFactor(dimOf(op.getResult(), outBatch.dim), batch, outBatch);
  for (const SpatialDim &dim : spatialDims(op)) {
    addCutFactors(rule, dim);
    if (!conservative)
      addMovingFactors(rule, dim);
  }
  if (featureGroups > 1)
    rule.addFactor(featureGroups, {inFeature, kernelOut}, outFeature);
  int64_t inFeatures = dimOf(op.getRhs(), kernelIn.dim);
  int64_t outFeatures = dimOf(op.getRhs(), kernelOut.dim) / groups;
  rule.addFactor(inFeatures, {inFeature, kernelIn}, {},
                 onlyMoves(FactorKind::Reduction));
  rule.addFactor(outFeatures, kernelOut, outFeature,
                 outFeatures > 1 || groups == 1
                     ? FactorRole()
                     : onlyMoves(FactorKind::PassThrough));
  // A lone input feature per group is a dimension of the kernel only.
  SmallVector<Place> reduced{kernelIn};
  if (inFeatures > 1 || featureGroups == 1)
    reduced.push_back(inFeature);
  rule.addFactor(inFeatures, reduced, {}, onlyCut(FactorKind::Reduction));
  return rule;
}

/// Has a factor the given tensor's dimension?
static bool isFactorOf(const FactorMap &map, unsigned factor, unsigned tensor,
                       unsigned dim) {
  auto place = map.findFactor(tensor, factor);
  return place && place->first == dim;
}

bool ConvolutionModel::canCut(stablehlo::ConvolutionOp op, const FactorMap &map,
                              unsigned factor, bool uneven) {
  if (!canCutMoved(op, map, factor, uneven))
    return false;
  // The number of groups must come out whole.
  auto dims = op.getDimensionNumbers();
  bool hasGroups = op.getFeatureGroupCount() * op.getBatchGroupCount() > 1;
  return !(uneven && hasGroups &&
           isFactorOf(map, factor, 1, dims.getKernelOutputFeatureDimension()));
}

/// A multiplication and an addition for each position of a window that holds an
/// input element (neither padding nor a gap of dilation).
double ConvolutionModel::flops(stablehlo::ConvolutionOp op) {
  auto dims = op.getDimensionNumbers();
  double count =
      double(dimOf(op.getRhs(), dims.getKernelInputFeatureDimension())) *
      dimOf(op.getResult(), dims.getOutputFeatureDimension()) *
      dimOf(op.getResult(), dims.getOutputBatchDimension());
  for (const SpatialDim &dim : spatialDims(op))
    count *= validPositions(dim.window);
  return 2 * count;
}

/// Rows are the output's positions, columns its features; the depth is what is
/// left: input features times the positions of a window.
std::optional<MatrixWork>
ConvolutionModel::matrixWork(stablehlo::ConvolutionOp op) {
  auto dims = op.getDimensionNumbers();
  MatrixWork work;
  work.batch = op.getFeatureGroupCount() * op.getBatchGroupCount();
  work.columns =
      dimOf(op.getResult(), dims.getOutputFeatureDimension()) / work.batch;
  double outputs = elementsOf(op.getResult());
  work.rows = outputs ? outputs / (work.batch * work.columns) : 0;
  work.depth = outputs ? flops(op) / 2 / outputs : 0;
  return work;
}

//===----------------------------------------------------------------------===//
// On a device
//===----------------------------------------------------------------------===//

/// Is the dimension cut along its windows or its taps such that devices read
/// what others have? Patches may be cut along both, then evenly.
static bool isCutAlong(const SpatialDim &dim, const TensorSharding &input,
                       const TensorSharding &output) {
  int64_t shards = input.numShards(dim.inDim);
  switch (dim.kind) {
  case SpatialKind::Sliding:
  case SpatialKind::Taps:
    return shards > 1;
  case SpatialKind::Patches:
    return output.numShards(dim.outDim) == shards &&
           dim.window.out % shards != 0;
  case SpatialKind::Pointwise:
  case SpatialKind::PatchTaps:
    return false;
  }
  llvm_unreachable("unknown kind of spatial dimension");
}

static DilatedRead readOf(const SpatialDim &dim, int64_t shards) {
  return dim.kind == SpatialKind::Taps ? tapsRead(dim.window, shards)
                                       : slidingRead(dim.window, shards);
}

namespace {

/// How a local convolution treats one of its spatial dimensions.
struct LocalWindow {
  int64_t padLow, padHigh, baseDilation;
  int64_t out;
  /// If set, the wanted part of the output begins at the read's phase.
  std::optional<DilatedRead> slicedBy;
};

class LocalConvolution {
public:
  LocalConvolution(stablehlo::ConvolutionOp op, PartitionContext &ctx)
      : op(op), ctx(ctx), dims(spatialDims(op)) {}

  Value make(ArrayRef<NamedAttribute> groups);

private:
  void maskReduced();
  LocalWindow bringInput(const SpatialDim &dim);
  LocalWindow keepDilation(const SpatialDim &dim, const DilatedRead &read,
                           int64_t taps, int64_t out);
  Value zero() {
    return LocalOps(ctx).scalar(tensorType(op.getLhs()).getElementType(), 0);
  }

  stablehlo::ConvolutionOp op;
  PartitionContext &ctx;
  SmallVector<SpatialDim> dims;
};

} // namespace

/// Padding along reduced dimensions becomes zeros: features in both operands,
/// taps in the kernel (the input's part is masked when it is brought in).
void LocalConvolution::maskReduced() {
  auto mask = [&](unsigned operand, unsigned dim) {
    ctx.operands[operand] =
        ctx.maskPadding(ctx.operands[operand], shapeOf(op->getOperand(operand)),
                        ctx.operandShardings[operand], dim, zero());
  };
  auto numbers = op.getDimensionNumbers();
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
    if (dim.kind == SpatialKind::Taps && isUneven(1, dim.kernelDim))
      mask(1, dim.kernelDim);
}

/// The convolution dilates what was read and pads the gap that the wanted
/// positions begin in. Where that is not the same on all devices, there are up
/// to `phase` windows too many before the wanted ones.
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

LocalWindow LocalConvolution::bringInput(const SpatialDim &dim) {
  const WindowDim &w = dim.window;
  const TensorSharding &sharding = ctx.operandShardings[0];
  if (!isCutAlong(dim, sharding, ctx.resultShardings[0]))
    return {w.padLow, w.padHigh, w.baseDilation,
            dimOf(op.getResult(), dim.outDim), std::nullopt};
  int64_t shards = sharding.numShards(dim.inDim);
  DilatedRead read = readOf(dim, shards);
  LocalDim local{ctx.operands[0], dim.inDim, w.in,
                 AxisList(sharding.axesOf(dim.inDim))};
  bool isTaps = dim.kind == SpatialKind::Taps;
  int64_t out = isTaps ? w.out : DimCut{w.out, shards}.shard();
  int64_t taps = isTaps ? DimCut{w.size, shards}.shard() : w.size;
  // Windows too many are a remedy only if each begins one position further.
  if (read.dilation > 1 && (read.isPhaseConstant || w.stride == 1)) {
    ctx.operands[0] = readWindow(ctx, local, read.window, zero());
    return keepDilation(dim, read, taps, out);
  }
  ctx.operands[0] = readDilated(ctx, local, read, zero());
  return {0, 0, 1, out, std::nullopt};
}

Value LocalConvolution::make(ArrayRef<NamedAttribute> groups) {
  maskReduced();
  SmallVector<int64_t> padding, dilations;
  SmallVector<LocalWindow> windows;
  RankedTensorType type = ctx.localResultType(0);
  SmallVector<int64_t> shape(type.getShape());
  for (const SpatialDim &dim : dims) {
    LocalWindow window = bringInput(dim);
    padding.append({window.padLow, window.padHigh});
    dilations.push_back(window.baseDilation);
    if (isCutAlong(dim, ctx.operandShardings[0], ctx.resultShardings[0]))
      shape[dim.outDim] = window.out;
    windows.push_back(window);
  }
  Builder &b = ctx.builder;
  SmallVector<NamedAttribute> attrs(groups);
  if (!dims.empty()) {
    auto rows =
        RankedTensorType::get({int64_t(dims.size()), 2}, b.getI64Type());
    attrs.push_back(b.getNamedAttr(
        "padding", DenseIntElementsAttr::get(rows, ArrayRef(padding))));
    attrs.push_back(
        b.getNamedAttr("lhs_dilation", b.getDenseI64ArrayAttr(dilations)));
  }
  Value result =
      sharding::cloneLocally(ctx, ctx.operands, type.clone(shape), attrs)
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

double ConvolutionModel::communicated(stablehlo::ConvolutionOp op,
                                      const FactorMap &map,
                                      ArrayRef<AxisList> axes) {
  TensorSharding sharding = shardingFromFactors(map, 0, axes);
  TensorSharding output = shardingFromFactors(map, 2, axes);
  double bytes = 0;
  for (const SpatialDim &dim : spatialDims(op))
    if (isCutAlong(dim, sharding, output))
      bytes += windowBytes(op.getLhs(), sharding, dim.inDim,
                           readOf(dim, sharding.numShards(dim.inDim)).window);
  return bytes;
}

PartitionResult ConvolutionModel::partition(stablehlo::ConvolutionOp op,
                                            PartitionContext &ctx) {
  auto dims = op.getDimensionNumbers();
  int64_t featureGroups = op.getFeatureGroupCount();
  int64_t batchGroups = op.getBatchGroupCount();
  // Cuts of the compound dimension fill the groups before they cut what is in
  // one group, so the axes divide the groups or the groups divide the axes.
  int64_t shards =
      ctx.operandShardings[1].numShards(dims.getKernelOutputFeatureDimension());
  auto localGroups = [&](int64_t groups) {
    return groups % shards == 0 ? groups / shards : 1;
  };
  Builder &b = ctx.builder;
  auto attr = [&](StringRef name, int64_t value) {
    return b.getNamedAttr(name, b.getI64IntegerAttr(value));
  };
  return SmallVector<Value>{LocalConvolution(op, ctx).make(
      {attr("feature_group_count",
            featureGroups > 1 ? localGroups(featureGroups) : 1),
       attr("batch_group_count",
            batchGroups > 1 ? localGroups(batchGroups) : 1)})};
}

void mlir::gspmd::registerConvolutionModels(DialectRegistry &registry) {
  registerModel<ConvolutionModel, stablehlo::ConvolutionOp>(registry);
}
