//===- TosaReduce.cpp - Models of tosa reductions and products ------------===//

#include "transforms/OpModels/Tosa/TosaReduce.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "transforms/OpModels/Support/Model.h"
#include "transforms/OpModels/Tosa/ZeroPoints.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// `([i, j])->([i, k]) reduction={j}`, where k has size 1.
template <typename OpTy, ReductionKind kind>
struct TosaReduceModel : ModelDefaults {
  static FactorRule rule(OpTy op) {
    FactorRule rule = emptyRule(op);
    for (auto [d, size] : llvm::enumerate(shapeOf(op.getInput()))) {
      if (d != op.getAxis()) {
        addDim(rule, size, {0}, {0}, d);
        continue;
      }
      addDim(rule, size, {0}, {}, d, FactorKind::Reduction);
      addDim(rule, 1, {}, {0}, d, FactorKind::NeedReplication);
    }
    return rule;
  }
  /// A reduction that ignores NaN returns NaN for a shard of NaN only, which
  /// the combination would not ignore.
  static std::optional<ReductionKind> reductionKind(OpTy op) {
    if constexpr (kind == ReductionKind::Max || kind == ReductionKind::Min)
      if (op.getNanMode() == tosa::NanPropagationMode::IGNORE)
        return std::nullopt;
    return kind;
  }
  static LinearOperands linearOperands(OpTy op, ReductionKind requested) {
    return reductionKind(op) == requested ? movedOperands(op)
                                          : LinearOperands();
  }
  static double flops(OpTy op) {
    return elementsOf(op.getInput()) - elementsOf(op.getResult());
  }
  static WorkKind workKind(Operation *) { return WorkKind::Reduce; }
};

/// The position of the maximum, over the full dimension.
struct TosaArgMaxModel : ModelDefaults {
  static FactorRule rule(tosa::ArgMaxOp op) {
    FactorRule rule = emptyRule(op);
    unsigned result = 0;
    for (auto [d, size] : llvm::enumerate(shapeOf(op.getInput()))) {
      if (d == op.getAxis())
        addDim(rule, size, {0}, {}, d, FactorKind::NeedReplication);
      else
        rule.addFactor(size, {{0, unsigned(d)}}, {{0, result++}});
    }
    return rule;
  }
  static double flops(tosa::ArgMaxOp op) { return elementsOf(op.getInput()); }
  static WorkKind workKind(Operation *) { return WorkKind::Reduce; }
};

/// `([b, i, k], [b, k, j])->([b, i, j]) reduction={k}`. Zero points are
/// subtracted from the elements first, so padding must hold the zero point.
struct TosaMatMulModel : ModelDefaults {
  static FactorRule rule(tosa::MatMulOp op) {
    FactorRule rule = emptyRule(op);
    ArrayRef<int64_t> a = shapeOf(op.getA()), b = shapeOf(op.getB());
    rule.addFactor(a[0], {{0, 0}, {1, 0}}, {{0, 0}});
    rule.addFactor(a[1], {{0, 1}}, {{0, 1}});
    rule.addFactor(b[2], {{1, 2}}, {{0, 2}});
    rule.addFactor(a[2], {{0, 2}, {1, 1}}, {}, FactorKind::Reduction);
    for (unsigned i : {2, 3})
      addDim(rule, 1, {i}, {}, 0, FactorKind::NeedReplication);
    return rule;
  }
  static bool canShard(tosa::MatMulOp op, const FactorMap &map, unsigned factor,
                       bool uneven) {
    bool reduced = map.factor(factor).partitionKind == FactorKind::Reduction;
    if (reduced && uneven &&
        !(isZeroPoint(op.getAZp()) && isZeroPoint(op.getBZp())))
      return false;
    return sharding::canShardFactorGenerically(op, map, factor, uneven);
  }
  static LinearOperands linearOperands(tosa::MatMulOp op, ReductionKind kind) {
    if (!isZeroPoint(op.getAZp()) || !isZeroPoint(op.getBZp()))
      return {};
    return eitherFactor(op, kind);
  }
  static double flops(tosa::MatMulOp op) {
    return 2 * elementsOf(op.getA()) * shapeOf(op.getB())[2];
  }
  static WorkKind workKind(Operation *) { return WorkKind::Contract; }
  static std::optional<MatrixWork> matrixWork(tosa::MatMulOp op) {
    ArrayRef<int64_t> a = shapeOf(op.getA());
    MatrixWork work;
    work.batch = a[0];
    work.rows = a[1];
    work.columns = shapeOf(op.getB())[2];
    work.depth = a[2];
    return work;
  }
};

} // namespace

void mlir::gspmd::registerTosaReduce(DialectRegistry &registry) {
  using namespace tosa;
  registerModel<TosaReduceModel<ReduceSumOp, ReductionKind::Add>, ReduceSumOp>(
      registry);
  registerModel<TosaReduceModel<ReduceProductOp, ReductionKind::Mul>,
                ReduceProductOp>(registry);
  registerModel<TosaReduceModel<ReduceMaxOp, ReductionKind::Max>, ReduceMaxOp>(
      registry);
  registerModel<TosaReduceModel<ReduceMinOp, ReductionKind::Min>, ReduceMinOp>(
      registry);
  registerModel<TosaReduceModel<ReduceAllOp, ReductionKind::And>, ReduceAllOp>(
      registry);
  registerModel<TosaReduceModel<ReduceAnyOp, ReductionKind::Or>, ReduceAnyOp>(
      registry);
  registerModel<TosaArgMaxModel, ArgMaxOp>(registry);
  registerModel<TosaMatMulModel, MatMulOp>(registry);
}
