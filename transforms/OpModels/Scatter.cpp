//===- Scatter.cpp - Updates at computed positions ------------------------===//
//
// `([l, k], [i, m], [i, k])->([l, k]) reduction={i} need_replication={m}`:
//   i  updates in parallel: each device applies its own to its copy of the
//      operand; the copies are combined, so only one may hold the operand
//   k  a window dimension as large as the operand's: passes through
//   l  the dimension that indices point into: a device applies the updates that
//      fall into its part (the others are out of bounds, which has no effect)
//   m  holds index vectors
//
//===----------------------------------------------------------------------===//

#include "dialect/StableHLO/StablehloDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/IndexParts.h"
#include "transforms/OpModels/LocalOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Reducers.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

struct ScatterModel : ModelDefaults {
  static FactorMap rule(stablehlo::ScatterOp op);
  static std::optional<ReductionKind> reductionKind(stablehlo::ScatterOp op) {
    return reducerKind(op.getUpdateComputation());
  }
  static bool canCut(stablehlo::ScatterOp op, const FactorMap &map,
                     unsigned factor, bool uneven);
  static PartitionResult partition(stablehlo::ScatterOp op,
                                   PartitionContext &ctx);
  /// One evaluation of the body for each update.
  static double flops(stablehlo::ScatterOp op) {
    return elementsOf(op.getUpdates().front()) *
           bodyFlops(op.getUpdateComputation());
  }
};

/// Adds factors to the rule of a scatter of n inputs: operands are the inputs,
/// the indices, the updates.
class RuleMaker {
public:
  explicit RuleMaker(stablehlo::ScatterOp op)
      : op(op), dims(op.getScatterDimensionNumbers()),
        numInputs(op.getInputs().size()), builder(ruleBuilder(op)) {}
  FactorMap make();

private:
  void addScatterDim(unsigned updateDim, unsigned indexDim);
  /// Places of `inputDim` in the inputs, `indexDim` in the indices, `updateDim`
  /// in the updates; a factor of it lies in the results where the inputs do.
  void add(int64_t size, std::optional<unsigned> inputDim,
           std::optional<unsigned> indexDim, std::optional<unsigned> updateDim,
           FactorKind kind = FactorKind::PassThrough);

  stablehlo::ScatterOp op;
  stablehlo::ScatterDimensionNumbersAttr dims;
  unsigned numInputs;
  FactorMapBuilder builder;
};

} // namespace

void RuleMaker::add(int64_t size, std::optional<unsigned> inputDim,
                    std::optional<unsigned> indexDim,
                    std::optional<unsigned> updateDim, FactorKind kind) {
  SmallVector<Place> operands, results;
  for (unsigned t = 0; inputDim && t < numInputs; ++t) {
    operands.push_back({t, *inputDim});
    results.push_back({t, *inputDim});
  }
  if (indexDim)
    operands.push_back({numInputs, *indexDim});
  for (unsigned t = 0; updateDim && t < numInputs; ++t)
    operands.push_back({numInputs + 1 + t, *updateDim});
  builder.addFactor(size, operands, results, kind);
}

void RuleMaker::addScatterDim(unsigned updateDim, unsigned indexDim) {
  int64_t size = dimOf(op.getScatterIndices(), indexDim);
  if (auto batch = counterpart(indexDim, dims.getScatterIndicesBatchingDims(),
                               dims.getInputBatchingDims()))
    return add(size, *batch, indexDim, updateDim);
  add(size, std::nullopt, indexDim, updateDim,
      ScatterModel::reductionKind(op) ? FactorKind::Reduction
                                      : FactorKind::NeedReplication);
}

FactorMap RuleMaker::make() {
  ArrayRef<int64_t> inputShape = shapeOf(op.getInputs().front());
  SmallVector<unsigned> windowDims =
      dimsNotIn(inputShape.size(), dims.getInsertedWindowDims(),
                dims.getInputBatchingDims());
  unsigned indexRank = shapeOf(op.getScatterIndices()).size();
  SmallVector<unsigned> indexDims =
      dimsNotIn(indexRank, dims.getIndexVectorDim(), {});
  SmallVector<unsigned> partWindows;
  unsigned nextWindow = 0, nextIndex = 0;
  for (auto [d, size] : llvm::enumerate(shapeOf(op.getUpdates().front()))) {
    if (!llvm::is_contained(dims.getUpdateWindowDims(), int64_t(d))) {
      addScatterDim(d, indexDims[nextIndex++]);
      continue;
    }
    unsigned inputDim = windowDims[nextWindow++];
    if (inputShape[inputDim] == size) {
      add(size, inputDim, std::nullopt, d);
      continue;
    }
    add(size, std::nullopt, std::nullopt, d, FactorKind::NeedReplication);
    partWindows.push_back(inputDim);
  }
  for (int64_t d : dims.getInsertedWindowDims())
    add(inputShape[d], d, std::nullopt, std::nullopt);
  for (unsigned d : partWindows)
    add(inputShape[d], d, std::nullopt, std::nullopt,
        FactorKind::NeedReplication);
  if (dims.getIndexVectorDim() < indexRank)
    add(dimOf(op.getScatterIndices(), dims.getIndexVectorDim()), std::nullopt,
        dims.getIndexVectorDim(), std::nullopt, FactorKind::NeedReplication);
  return std::move(builder).build();
}

FactorMap ScatterModel::rule(stablehlo::ScatterOp op) {
  return RuleMaker(op).make();
}

/// A dimension of size 1 windows that no index points into: position 0 of it is
/// always meant, which only the first device has.
bool ScatterModel::canCut(stablehlo::ScatterOp op, const FactorMap &map,
                          unsigned factor, bool uneven) {
  auto dims = op.getScatterDimensionNumbers();
  if (auto place = map.findFactor(/*tensor=*/0, factor)) {
    int64_t dim = place->first;
    if (llvm::is_contained(dims.getInsertedWindowDims(), dim) &&
        !llvm::is_contained(dims.getScatterDimsToOperandDims(), dim))
      return false;
  }
  return sharding::canCutFactorGenerically(op, map, factor, uneven);
}

PartitionResult ScatterModel::partition(stablehlo::ScatterOp op,
                                        PartitionContext &ctx) {
  auto dims = op.getScatterDimensionNumbers();
  LocalOps ops(ctx);
  unsigned numInputs = op.getInputs().size();
  IndexParts parts(ops, ctx.operands[numInputs], dims.getIndexVectorDim());
  bool isMoved = false;
  for (auto [component, dim] :
       llvm::enumerate(dims.getScatterDimsToOperandDims())) {
    ArrayRef<AxisRef> axes = ctx.operandShardings[0].axesOf(dim);
    if (axes.empty() || !llvm::is_contained(dims.getInsertedWindowDims(), dim))
      continue;
    parts.subtractOffset(component, axes, dimOf(ctx.operands[0], dim));
    isMoved = true;
  }
  if (isMoved)
    ctx.operands[numInputs] = parts.join();
  AxisList axes = reductionAxes(ctx, rule(op));
  std::optional<ReductionKind> kind = reductionKind(op);
  if (!axes.empty() && kind && !isIdempotent(*kind))
    for (unsigned i = 0; i < numInputs; ++i) {
      auto type = cast<RankedTensorType>(ctx.operands[i].getType());
      ctx.operands[i] = ops.onFirstOnly(
          axes, ctx.operands[i],
          ctx.neutralElement(type.getElementType(), *kind));
    }
  return sharding::partitionGenerically(op, ctx);
}

static void attach(MLIRContext *context, stablehlo::StablehloDialect *) {
  attachModel<ScatterModel, stablehlo::ScatterOp>(context);
}

void mlir::gspmd::registerScatterModels(DialectRegistry &registry) {
  registry.addExtension(attach);
}
