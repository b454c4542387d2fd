//===- Convolution.cpp - Model of convolution -----------------------------===//
//
// Batch and output features pass through, input features are reduced; the
// window of a spatial dimension determines its factors (SpatialDims.h).
//
// Groups are the major factor of the dimensions that they divide:
//   feature groups g  input features [g c], output features [g o], kernel [c]
//   batch groups g    batch [g b], output features [g o], output batch [b]
// Sharding g leaves a convolution of fewer groups on each device.
//
//===----------------------------------------------------------------------===//

#include "dialect/StableHLO/Builders/TensorOps.h"
#include "mlir/IR/Matchers.h"
#include "transforms/OpModels/Convolution/LocalConvolution.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/MemoryUse.h"
#include "transforms/OpModels/Support/RoundedSums.h"
#include "transforms/OpModels/Support/WindowRange.h"
#include "transforms/OpModels/Support/XlaForm.h"

using namespace mlir;
using namespace mlir::gspmd;

Value mlir::gspmd::buildStaticConvolution(stablehlo::DynamicConvOp op,
                                          OpBuilder &builder) {
  DenseIntElementsAttr constant;
  if (!matchPattern(op.getDPadding(), m_Constant(&constant)))
    return {};
  SmallVector<int64_t> padding;
  for (APInt entry : constant.getValues<APInt>())
    padding.push_back(entry.getSExtValue());
  auto type = RankedTensorType::get(constant.getType().getShape(),
                                    builder.getI64Type());
  NamedAttrList attributes(op->getAttrs());
  attributes.set("padding", DenseIntElementsAttr::get(type, padding));
  return stablehlo::ConvolutionOp::create(
      builder, op.getLoc(), TypeRange(op.getType()), {op.getLhs(), op.getRhs()},
      attributes.getAttrs());
}

namespace {
/// The dimensions that are not spatial, of the operands or the result.
struct ConvolutionTensorDims {
  TensorDim batch, inFeature, kernelIn, kernelOut, outBatch, outFeature;
};
} // namespace

static ConvolutionTensorDims
tensorDimsOf(stablehlo::ConvDimensionNumbersAttr dims) {
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
  static bool canShard(stablehlo::ConvolutionOp op, const FactorMap &map,
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
      tensorDimsOf(op.getDimensionNumbers());
  int64_t featureGroups = op.getFeatureGroupCount();
  int64_t batchGroups = op.getBatchGroupCount();
  int64_t groups = featureGroups * batchGroups;
  // Groups are the major factor of their dimensions, so they come first.
  if (batchGroups > 1)
    rule.addFactor(batchGroups, {batch, kernelOut}, outFeature);
  rule.addFactor(dimOf(op.getResult(), outBatch.dim), batch, outBatch);
  for (const SpatialDim &dim : spatialDims(op)) {
    addPartitionFactors(rule, dim);
    if (!conservative)
      addPropagationFactors(rule, dim);
  }
  if (featureGroups > 1)
    rule.addFactor(featureGroups, {inFeature, kernelOut}, outFeature);
  int64_t inFeatures = dimOf(op.getRhs(), kernelIn.dim);
  int64_t outFeatures = dimOf(op.getRhs(), kernelOut.dim) / groups;
  rule.addFactor(inFeatures, {inFeature, kernelIn}, {},
                 propagationOnly(FactorKind::Reduction));
  rule.addFactor(
      outFeatures, kernelOut, outFeature,
      outFeatures > 1
          ? FactorRole()
          : FactorRole(groups == 1 ? FactorKind::PassThrough : FactorKind::None,
                       FactorKind::None));
  // If a group has one input feature, that is a dimension of the kernel only.
  SmallVector<TensorDim> reduced{kernelIn};
  if (inFeatures > 1 || featureGroups == 1)
    reduced.push_back(inFeature);
  rule.addFactor(inFeatures, reduced, {}, partitionOnly(FactorKind::Reduction));
  return ruleOfSums(op, rule);
}

/// Returns true if a factor includes this dimension of the tensor.
static bool isFactorOf(const FactorMap &map, unsigned factor, unsigned tensor,
                       unsigned dim) {
  auto position = map.findFactor(tensor, factor);
  return position && position->first == dim;
}

bool ConvolutionModel::canShard(stablehlo::ConvolutionOp op,
                                const FactorMap &map, unsigned factor,
                                bool uneven) {
  if (!canShardWithHalo(op, map, factor, uneven))
    return false;
  // The local number of groups must be an integer.
  auto dims = op.getDimensionNumbers();
  bool hasGroups = op.getFeatureGroupCount() * op.getBatchGroupCount() > 1;
  return !(uneven && hasGroups &&
           isFactorOf(map, factor, 1, dims.getKernelOutputFeatureDimension()));
}

/// Counts a multiplication and an addition for each window element that holds
/// an input element (neither padding nor a gap of dilation).
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

/// Rows are the output's spatial indices, columns its features; the depth is
/// the number of input features times the elements of a window.
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

double ConvolutionModel::communicated(stablehlo::ConvolutionOp op,
                                      const FactorMap &map,
                                      ArrayRef<AxisList> axes) {
  return receivedInputBytes(op, spatialDims(op), map, axes);
}

PartitionResult ConvolutionModel::partition(stablehlo::ConvolutionOp op,
                                            PartitionContext &ctx) {
  auto dims = op.getDimensionNumbers();
  int64_t featureGroups = op.getFeatureGroupCount();
  int64_t batchGroups = op.getBatchGroupCount();
  // Axes of the compound dimension shard the groups before the features of a
  // group, so the number of shards divides the groups or is a multiple of it.
  int64_t shards =
      ctx.operandShardings[1].numShards(dims.getKernelOutputFeatureDimension());
  auto localGroups = [&](int64_t groups) {
    return groups % shards == 0 ? groups / shards : 1;
  };
  Builder &b = ctx.builder;
  auto attr = [&](StringRef name, int64_t value) {
    return b.getNamedAttr(name, b.getI64IntegerAttr(value));
  };
  return SmallVector<Value>{
      LocalConvolution(op, dims, spatialDims(op), ctx)
          .make({attr("feature_group_count",
                      featureGroups > 1 ? localGroups(featureGroups) : 1),
                 attr("batch_group_count",
                      batchGroups > 1 ? localGroups(batchGroups) : 1)})};
}

namespace {
/// XLA for CPUs reads out of bounds if the low padding is negative and the high
/// padding positive. A sharded dimension is padded and dilated beforehand.
struct ConvolutionForXla {
  static LogicalResult write(stablehlo::ConvolutionOp op,
                             RewriterBase &rewriter);
};
} // namespace

LogicalResult ConvolutionForXla::write(stablehlo::ConvolutionOp op,
                                       RewriterBase &rewriter) {
  SmallVector<SpatialDim> dims = spatialDims(op);
  if (llvm::none_of(dims, [](const SpatialDim &dim) {
        return dim.window.padLow < 0 || dim.window.padHigh < 0;
      }))
    return success();
  auto type = cast<RankedTensorType>(op.getLhs().getType());
  SmallVector<int64_t> low(type.getRank()), high(type.getRank()),
      interior(type.getRank()), dilation, padding;
  for (const SpatialDim &dim : dims) {
    const WindowDim &window = dim.window;
    if (window.padLow >= 0 && window.padHigh >= 0) {
      padding.append({window.padLow, window.padHigh});
      dilation.push_back(window.baseDilation);
      continue;
    }
    padding.append({0, 0});
    dilation.push_back(1);
    low[dim.inDim] = window.padLow;
    high[dim.inDim] = window.padHigh;
    interior[dim.inDim] = window.baseDilation - 1;
  }
  stablehlo::TensorOps b(rewriter, op.getLoc());
  Value zero = b.scalar(type.getElementType(), 0);
  Value input = b.pad(op.getLhs(), zero, low, high, interior);
  auto paddingType =
      RankedTensorType::get({int64_t(dims.size()), 2}, rewriter.getI64Type());
  NamedAttrList attributes(op->getAttrs());
  attributes.set("padding", DenseIntElementsAttr::get(paddingType, padding));
  attributes.set("lhs_dilation", rewriter.getDenseI64ArrayAttr(dilation));
  rewriter.replaceOpWithNewOp<stablehlo::ConvolutionOp>(
      op, TypeRange(op.getType()), ValueRange{input, op.getRhs()},
      attributes.getAttrs());
  return success();
}

namespace {
/// XLA has no dynamic_conv.
struct DynamicConvForXla {
  static LogicalResult write(stablehlo::DynamicConvOp op,
                             RewriterBase &rewriter) {
    Value result = buildStaticConvolution(op, rewriter);
    if (!result)
      return op.emitOpError("has a padding that is not constant; XLA has no "
                            "form of it");
    rewriter.replaceOp(op, result);
    auto convolution = result.getDefiningOp<stablehlo::ConvolutionOp>();
    rewriter.setInsertionPoint(convolution);
    return ConvolutionForXla::write(convolution, rewriter);
  }
};
} // namespace

namespace {
/// Ranges along a spatial dimension follow its windows.
struct ConvolutionRange {
  static std::optional<unsigned> spatialOf(stablehlo::ConvolutionOp op,
                                           unsigned outDim) {
    for (auto [i, dim] : llvm::enumerate(spatialDims(op)))
      if (dim.outDim == outDim)
        return i;
    return std::nullopt;
  }
  static std::optional<OperandRanges> ranges(stablehlo::ConvolutionOp op,
                                             DimRange range) {
    std::optional<unsigned> spatial = spatialOf(op, range.dim);
    if (!spatial)
      return std::nullopt;
    SpatialDim dim = spatialDims(op)[*spatial];
    auto read = windowRange(dim.window, dim.inDim, range);
    if (!read)
      return std::nullopt;
    return OperandRanges{read, std::nullopt};
  }
  static SmallVector<Value> make(stablehlo::ConvolutionOp op,
                                 OpBuilder &builder, DimRange range,
                                 ValueRange operands) {
    unsigned spatial = *spatialOf(op, range.dim);
    SmallVector<SpatialDim> dims = spatialDims(op);
    SmallVector<int64_t> rows;
    for (const SpatialDim &dim : dims)
      rows.append({dim.window.padLow, dim.window.padHigh});
    rows = paddingOfRange(rows, spatial, dims[spatial].window, range);
    return cloneRange(op, builder, range, operands, paddingAttr(builder, rows));
  }
};

/// Features are the columns of the matrix unit, batches its rows.
struct ConvolutionMemory : MemoryUseDefaults {
  static std::optional<std::array<unsigned, 2>>
  minorDims(stablehlo::ConvolutionOp op, unsigned tensor) {
    ConvolutionTensorDims tensorDims = tensorDimsOf(op.getDimensionNumbers());
    switch (tensor) {
    case 0:
      return std::array{tensorDims.batch.dim, tensorDims.inFeature.dim};
    case 1:
      return std::array{tensorDims.kernelIn.dim, tensorDims.kernelOut.dim};
    default:
      return std::array{tensorDims.outBatch.dim, tensorDims.outFeature.dim};
    }
  }
};
} // namespace

void mlir::gspmd::registerConvolutionModels(DialectRegistry &registry) {
  registerXlaForm<ConvolutionForXla, stablehlo::ConvolutionOp>(registry);
  registerXlaForm<DynamicConvForXla, stablehlo::DynamicConvOp>(registry);
  registerModel<ConvolutionModel, stablehlo::ConvolutionOp>(registry);
  registerRange<ConvolutionRange, stablehlo::ConvolutionOp>(registry);
  registerMemoryUse<ConvolutionMemory, stablehlo::ConvolutionOp>(registry);
}
