//===- Concatenate.cpp - Tensors joined along a dimension ----------------===//

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/HaloWindow.h"
#include "transforms/OpModels/Support/LocalOps.h"

using namespace mlir;
using namespace mlir::gspmd;
using ::gspmd::TensorSharding;

/// Slices of one tensor, or one tensor between slices of it, are joined to it
/// shifted or rotated: positions move, but each shard has most of what it
/// needs.
static bool joinsShifted(stablehlo::ConcatenateOp op) {
  auto sliced = [](Value value) {
    auto slice = value.getDefiningOp<stablehlo::SliceOp>();
    return slice ? slice.getOperand() : value;
  };
  Value first = sliced(op->getOperand(0));
  return llvm::all_of(op->getOperands(),
                      [](Value value) {
                        return value.getDefiningOp<stablehlo::SliceOp>();
                      }) ||
         llvm::all_of(op->getOperands(),
                      [&](Value value) { return sliced(value) == first; });
}

namespace {

/// Halos along the joined dimension let a pipeline's shift keep its stages
/// apart also where the new stage is no slice.
struct ConcatenateModel : HaloDefaults {
  static WorkKind workKind(Operation *) { return WorkKind::Move; }
  static FactorRule rule(stablehlo::ConcatenateOp op,
                         bool conservative = false) {
    FactorRule rule = emptyRule(op);
    auto operands = llvm::to_vector(llvm::seq(op->getNumOperands()));
    FactorRole joined(operands.size() > 1 ? FactorKind::Halo
                                          : FactorKind::PassThrough,
                      conservative       ? FactorKind::None
                      : joinsShifted(op) ? FactorKind::Halo
                                         : FactorKind::Whole);
    for (auto [d, size] : llvm::enumerate(shapeOf(op.getResult())))
      addDim(rule, size, operands, {0}, d,
             d == op.getDimension() ? joined : FactorRole());
    return rule;
  }
  static double communicated(stablehlo::ConcatenateOp op, const FactorMap &map,
                             ArrayRef<AxisList> axes);
  static PartitionResult partition(stablehlo::ConcatenateOp op,
                                   PartitionContext &ctx);
};

} // namespace

/// What the result's part would take of an operand that begins at `begin`.
static WindowRead readOf(stablehlo::ConcatenateOp op, int64_t begin,
                         int64_t shards) {
  DimCut out{dimOf(op.getResult(), op.getDimension()), shards};
  return {{out.shard(), -begin}, out.shard(), [=](int64_t p) {
            return out.valid(p);
          }};
}

/// Each operand's window, with the last operand that has begun at a position.
PartitionResult ConcatenateModel::partition(stablehlo::ConcatenateOp op,
                                            PartitionContext &ctx) {
  unsigned dim = op.getDimension();
  AxisList axes(ctx.resultShardings[0].axesOf(dim));
  if (axes.empty() || op->getNumOperands() == 1)
    return sharding::partitionGenerically(op, ctx);
  LocalOps ops(ctx);
  RankedTensorType type = ctx.localResultType(0);
  auto line =
      RankedTensorType::get({type.getDimSize(dim)}, ctx.builder.getI32Type());
  Value position =
      ops.add(ops.iota(line, 0),
              ops.splat(offsetValue(ctx, axes, {type.getDimSize(dim)}), line));
  int64_t begin = 0;
  Value result;
  for (auto [operand, local] : llvm::zip_equal(op.getInputs(), ctx.operands)) {
    int64_t size = dimOf(operand, dim);
    if (size == 0)
      continue;
    Value window =
        readWindow(ctx, {local, dim, size, axes},
                   readOf(op, begin, ::gspmd::axisListSize(axes)), Value());
    if (result) {
      Value hasBegun =
          ops.broadcast(ops.greaterEqual(position, ops.constant(line, begin)),
                        type.clone(ctx.builder.getI1Type()), {int64_t(dim)});
      result = ops.select(hasBegun, window, result);
    } else {
      result = window;
    }
    begin += size;
  }
  return SmallVector<Value>{result};
}

double ConcatenateModel::communicated(stablehlo::ConcatenateOp op,
                                      const FactorMap &map,
                                      ArrayRef<AxisList> axes) {
  unsigned dim = op.getDimension();
  double bytes = 0;
  int64_t begin = 0;
  for (auto [i, operand] : llvm::enumerate(op.getInputs())) {
    TensorSharding sharding = shardingFromFactors(map, i, axes);
    if (sharding.numShards(dim) > 1 && dimOf(operand, dim) > 0)
      bytes += windowBytes(operand, sharding, dim,
                           readOf(op, begin, sharding.numShards(dim)));
    begin += dimOf(operand, dim);
  }
  return bytes;
}

void mlir::gspmd::registerConcatenateModels(DialectRegistry &registry) {
  registerModel<ConcatenateModel, stablehlo::ConcatenateOp>(registry);
}
