//===- Cholesky.cpp - Model of cholesky -----------------------------------===//

#include "transforms/OpModels/Factorization/BlockOps.h"
#include "transforms/OpModels/OpModels.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::typeOf;

namespace {

/// `([b, i, j])->([b, i, j])`: a matrix is sharded by rows, or by columns where
/// it is factored from its upper triangle. Its other dimension is unsharded.
struct CholeskyModel : ModelDefaults {
  /// Returns the dimension that may be sharded.
  static unsigned rowsOf(stablehlo::CholeskyOp op) {
    return op.getA().getType().getRank() - (op.getLower() ? 2 : 1);
  }
  static FactorRule rule(stablehlo::CholeskyOp op) {
    FactorRule rule = emptyRule(op);
    ArrayRef<int64_t> shape = shapeOf(op.getA());
    for (auto [d, size] : llvm::enumerate(shape)) {
      FactorRole role;
      if (d + 2 >= shape.size())
        role = {d == rowsOf(op) ? FactorKind::Halo
                                : FactorKind::NeedReplication,
                FactorKind::NeedReplication};
      addDim(rule, size, {0}, {0}, d, role);
    }
    return rule;
  }
  static bool canShard(Operation *op, const FactorMap &map, unsigned factor,
                       bool uneven) {
    return map.factor(factor).partitionKind == FactorKind::Halo ||
           sharding::canShardFactorGenerically(op, map, factor, uneven);
  }
  static double communicated(stablehlo::CholeskyOp op, const FactorMap &map,
                             ArrayRef<AxisList> axes);
  static PartitionResult partition(stablehlo::CholeskyOp op,
                                   PartitionContext &ctx);
  static double flops(stablehlo::CholeskyOp op) {
    return elementsOf(op.getA()) * shapeOf(op.getA()).back() / 3;
  }
};

} // namespace

/// Every step but the last broadcasts a row of blocks up to the diagonal.
double CholeskyModel::communicated(stablehlo::CholeskyOp op,
                                   const FactorMap &map,
                                   ArrayRef<AxisList> axes) {
  unsigned rows = rowsOf(op), batch = shapeOf(op.getA()).size() - 2;
  int64_t devices = axisListSize(axes[rows]);
  if (devices == 1)
    return 0;
  double bytes = sharding::elementBytes(op.getA().getType());
  for (unsigned f = 0; f < batch; ++f)
    bytes *= llvm::divideCeil(map.factor(f).size, axisListSize(axes[f]));
  double block = llvm::divideCeil(map.factor(rows).size, devices), sum = 0;
  for (const BlockSteps &steps : blockSteps(devices - 1))
    sum += double(steps.count) * block * block * double(steps.last() + 1);
  return broadcastBytes(sum * bytes, devices);
}

/// Computes L of A = L L^H, block column by block column. Each device keeps the
/// block of its diagonal up to date, so one broadcast of a step has all that
/// the step needs: row k of L up to the diagonal, and the block there.
///
///   L_kk = cholesky(D_k)                      on every device
///   L_ik = (A_ik - L_i,<k L_k,<k^H) L_kk^-H   on device i > k
///   D_i -= L_ik L_ik^H
///
/// Columns of L that are not computed yet are zero.
PartitionResult CholeskyModel::partition(stablehlo::CholeskyOp op,
                                         PartitionContext &ctx) {
  unsigned rows = rowsOf(op);
  ArrayRef<AxisRef> axes = ctx.operandShardings[0].axesOf(rows);
  if (axes.empty())
    return sharding::cloneLocally(ctx);
  int64_t size = dimOf(op.getA(), rows);
  BlockOps ops(ctx, axes, size);
  Value a = ops.widen(ctx.operands[0]);
  if (!op.getLower())
    a = ops.adjoint(a);
  a = ops.padWithIdentity(a);
  auto isComplex = isa<ComplexType>(typeOf(a).getElementType());
  auto transpose = isComplex ? stablehlo::Transpose::ADJOINT
                             : stablehlo::Transpose::TRANSPOSE;
  int64_t columns = typeOf(a).getRank() - 1;

  auto step = [&](Value k, const BlockSteps &steps, ValueRange state) {
    Value l = state[0], diagonal = state[1];
    int64_t width = steps.last() * ops.block; // columns that may be computed
    Value before = ops.firstColumns(l, width);
    Value sent =
        width == 0 ? diagonal : ops.concatenate({before, diagonal}, columns);
    Value row = ops.fromOwner(sent, k);
    Value pivot =
        ops.cholesky(ops.slice(row, columns, width, width + ops.block));
    Value rest = ops.blockOf(a, 1, k);
    if (width != 0)
      rest = ops.subtract(
          rest, ops.product(before, 1,
                            ops.conjugate(ops.firstColumns(row, width)), 1));
    Value below = ops.triangularSolve(pivot, rest, /*isLeft=*/false,
                                      /*isLower=*/true,
                                      /*hasUnitDiagonal=*/false, transpose);
    Value column =
        ops.choose(ops.has(k), pivot, ops.constant(typeOf(pivot), 0));
    column = ops.choose(ops.isBehind(k), below, column);
    Value next = ops.subtract(diagonal,
                              ops.product(column, 1, ops.conjugate(column), 1));
    return SmallVector<Value>{ops.withBlock(l, 1, k, column), next};
  };
  Value diagonal = ops.blockOf(a, 1, ops.ownBlock());
  SmallVector<Value> state =
      ops.run(ops.count - 1, {ops.constant(typeOf(a), 0), diagonal}, step);
  // The last diagonal block concerns the last device only.
  Value last = ops.number(ops.count - 1);
  Value corner = ops.choose(ops.has(last), ops.cholesky(state[1]),
                            ops.constant(typeOf(state[1]), 0));
  Value l = ops.firstColumns(ops.withBlock(state[0], 1, last, corner), size);
  if (!op.getLower())
    l = ops.adjoint(l);
  return SmallVector<Value>{
      ops.convert(l, ctx.localResultType(0).getElementType())};
}

void mlir::gspmd::registerCholeskyModels(DialectRegistry &registry) {
  registerModel<CholeskyModel, stablehlo::CholeskyOp>(registry);
}
