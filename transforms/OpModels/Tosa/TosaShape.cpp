//===- TosaShape.cpp - Models of tosa data movement -----------------------===//
//
// tosa holds shapes in operands (`!tosa.shape`, constants): a local op gets a
// constant of its own.
//
//===----------------------------------------------------------------------===//

#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Tosa/ShapeOperands.h"
#include "transforms/OpModels/Tosa/StablehloCounterpart.h"
#include "transforms/OpModels/Upstream/PointwiseModel.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Returns the op with `numbers` as its shape operand `operand`.
static PartitionResult withShape(PartitionContext &ctx, unsigned operand,
                                 ArrayRef<int64_t> numbers) {
  ctx.operands[operand] = shapeConstant(ctx, numbers);
  return sharding::cloneLocally(ctx);
}

namespace {

struct TosaConstModel : AnyShardingModel {
  static PartitionResult partition(Operation *op, PartitionContext &ctx) {
    return partitionConstant(op, "values", ctx);
  }
};

/// Shapes are no tensors: they are replicated.
struct TosaShapeConstantModel : ModelDefaults {
  static FactorRule rule(Operation *op) { return emptyRule(op); }
  static WorkKind workKind(Operation *) { return WorkKind::Source; }
};

struct TosaTransposeModel : ModelDefaults {
  static FactorRule rule(tosa::TransposeOp op) {
    FactorRule rule = emptyRule(op);
    for (auto [d, from] : llvm::enumerate(op.getPerms()))
      rule.addFactor(dimOf(op.getResult(), d), {{0, unsigned(from)}},
                     {{0, unsigned(d)}});
    return rule;
  }
  static LinearOperands linearOperands(Operation *op, ReductionKind) {
    return movedOperands(op);
  }
  static int priority(Operation *) { return 0; }
  static WorkKind workKind(Operation *) { return WorkKind::Move; }
};

struct TosaReshapeModel : CounterpartModel<TosaReshapeModel, tosa::ReshapeOp> {
  static void counterpart(tosa::ReshapeOp op,
                          StablehloCounterpart &counterpart) {
    counterpart.setOp(stablehlo::ReshapeOp::create(counterpart.getBuilder(),
                                                   op.getLoc(), op.getType(),
                                                   counterpart.operand(0)));
  }
  /// The leading dimension of a group has a halo factor, but elements are
  /// exchanged only if its shards contain different elements on both sides.
  static PartitionResult partition(tosa::ReshapeOp op, PartitionContext &ctx) {
    Value local = ctx.operands[0];
    StablehloCounterpart counterpart(op);
    TosaReshapeModel::counterpart(op, counterpart);
    PartitionResult results = counterpart.partition(ctx);
    if (failed(results))
      return failure();
    auto plain = results->front().getDefiningOp<stablehlo::ReshapeOp>();
    if (!plain || plain.getOperand() != local)
      return results;
    plain.erase();
    return TosaReshapeModel::local(op, ctx);
  }
  static PartitionResult local(tosa::ReshapeOp, PartitionContext &ctx) {
    return withShape(ctx, 1, ctx.localResultType(0).getShape());
  }
  static int priority(Operation *) { return 0; }
  static WorkKind workKind(Operation *) { return WorkKind::View; }
};

struct TosaPadModel : CounterpartModel<TosaPadModel, tosa::PadOp> {
  static void counterpart(tosa::PadOp op, StablehloCounterpart &counterpart) {
    std::optional<SmallVector<int64_t>> padding =
        constantShape(op.getPadding());
    if (!padding)
      return;
    SmallVector<int64_t> low, high;
    for (unsigned i = 0; i < padding->size(); i += 2) {
      low.push_back((*padding)[i]);
      high.push_back((*padding)[i + 1]);
    }
    stablehlo::TensorOps ops(counterpart.getBuilder(), op.getLoc());
    Value operand = counterpart.operand(0);
    counterpart.setResult(ops.pad(operand, counterpart.scalar(2), low, high,
                                  SmallVector<int64_t>(low.size(), 0)));
  }
  static PartitionResult local(tosa::PadOp, PartitionContext &ctx) {
    return sharding::cloneLocally(ctx);
  }
};

struct TosaSliceModel : CounterpartModel<TosaSliceModel, tosa::SliceOp> {
  static void counterpart(tosa::SliceOp op, StablehloCounterpart &counterpart) {
    std::optional<SmallVector<int64_t>> starts = constantShape(op.getStart());
    if (!starts)
      return;
    SmallVector<int64_t> limits;
    for (auto [start, size] : llvm::zip_equal(*starts, shapeOf(op.getResult())))
      limits.push_back(start + size);
    stablehlo::TensorOps ops(counterpart.getBuilder(), op.getLoc());
    counterpart.setResult(ops.slice(counterpart.operand(0), *starts, limits));
  }
  static PartitionResult local(tosa::SliceOp, PartitionContext &ctx) {
    return withShape(ctx, 2, ctx.localResultType(0).getShape());
  }
};

struct TosaConcatModel : CounterpartModel<TosaConcatModel, tosa::ConcatOp> {
  static void counterpart(tosa::ConcatOp op,
                          StablehloCounterpart &counterpart) {
    SmallVector<Value> operands;
    for (unsigned i = 0; i < op->getNumOperands(); ++i)
      operands.push_back(counterpart.operand(i));
    stablehlo::TensorOps ops(counterpart.getBuilder(), op.getLoc());
    counterpart.setResult(ops.concatenate(operands, op.getAxis()));
  }
  static PartitionResult local(tosa::ConcatOp, PartitionContext &ctx) {
    return sharding::cloneLocally(ctx);
  }
};

struct TosaReverseModel : CounterpartModel<TosaReverseModel, tosa::ReverseOp> {
  static void counterpart(tosa::ReverseOp op,
                          StablehloCounterpart &counterpart) {
    counterpart.setOp(stablehlo::ReverseOp::create(
        counterpart.getBuilder(), op.getLoc(), op.getType(),
        counterpart.operand(0), ArrayRef<int64_t>{int64_t(op.getAxis())}));
  }
  static PartitionResult local(tosa::ReverseOp, PartitionContext &ctx) {
    return sharding::cloneLocally(ctx);
  }
  static int priority(Operation *) { return 0; }
};

/// A dimension of n elements that is repeated m times is `([n])->([mn])`: the
/// shards of a copy are those of the operand if devices have one copy each.
struct TosaTileModel : ModelDefaults {
  static FactorRule rule(tosa::TileOp op) {
    FactorRule rule = emptyRule(op);
    for (auto [d, size] : llvm::enumerate(shapeOf(op.getInput1()))) {
      unsigned dim = d;
      int64_t result = dimOf(op.getResult(), dim);
      if (size != result)
        addDim(rule, size == 0 ? 1 : result / size, {}, {0}, dim);
      if (size != 1 || result == 1)
        addDim(rule, size, {0}, {0}, dim);
      else
        addDim(rule, size, {0}, {}, dim);
    }
    return rule;
  }
  static PartitionResult partition(tosa::TileOp op, PartitionContext &ctx) {
    SmallVector<int64_t> multiples;
    for (auto [d, size] : llvm::enumerate(ctx.localResultType(0).getShape()))
      multiples.push_back(size / dimOf(ctx.operands[0], d));
    return withShape(ctx, 1, multiples);
  }
  static WorkKind workKind(Operation *) { return WorkKind::Move; }
};

} // namespace

void mlir::gspmd::registerTosaShapeModels(DialectRegistry &registry) {
  using namespace tosa;
  registerModel<TosaConstModel, ConstOp>(registry);
  registerModel<TosaShapeConstantModel, ConstShapeOp>(registry);
  registerModel<TosaTransposeModel, TransposeOp>(registry);
  registerModel<TosaReshapeModel, ReshapeOp>(registry);
  registerModel<TosaPadModel, PadOp>(registry);
  registerModel<TosaSliceModel, SliceOp>(registry);
  registerModel<TosaConcatModel, ConcatOp>(registry);
  registerModel<TosaReverseModel, ReverseOp>(registry);
  registerModel<TosaTileModel, TileOp>(registry);
}
