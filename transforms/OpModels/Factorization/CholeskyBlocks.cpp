//===- CholeskyBlocks.cpp - Cholesky factors in blocks --------------------===//

#include "transforms/OpModels/Factorization/CholeskyBlocks.h"
#include "dialect/StableHLO/CustomCalls/LinearAlgebraCall.h"
#include "transforms/OpModels/Factorization/BlockOps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::typeOf;

/// Returns the dimension that may be sharded.
static unsigned rowsOf(const CholeskyForm &form, Operation *op) {
  return shapeOf(op->getOperand(0)).size() - (form.isLower ? 2 : 1);
}

FactorRule mlir::gspmd::choleskyRule(const CholeskyForm &form, Operation *op) {
  FactorRule rule = emptyRule(op);
  ArrayRef<int64_t> shape = shapeOf(op->getOperand(0));
  auto results = llvm::to_vector(llvm::seq(op->getNumResults()));
  for (auto [d, size] : llvm::enumerate(shape)) {
    bool isBatch = d + 2 < shape.size();
    FactorRole role;
    if (!isBatch)
      role = {d == rowsOf(form, op) ? FactorKind::Halo
                                    : FactorKind::NeedReplication,
              FactorKind::NeedReplication};
    addDim(rule, size, {0},
           isBatch ? ArrayRef<unsigned>(results) : ArrayRef<unsigned>(0), d,
           role);
  }
  return rule;
}

/// Every step but the last broadcasts a row of blocks up to the diagonal.
double mlir::gspmd::choleskyBytes(const CholeskyForm &form, Operation *op,
                                  const FactorMap &map,
                                  ArrayRef<AxisList> axes) {
  unsigned rows = rowsOf(form, op);
  unsigned batch = shapeOf(op->getOperand(0)).size() - 2;
  int64_t devices = axisListSize(axes[rows]);
  if (devices == 1)
    return 0;
  double bytes = sharding::elementBytes(op->getOperand(0).getType());
  for (unsigned f = 0; f < batch; ++f)
    bytes *= llvm::divideCeil(map.factor(f).size, axisListSize(axes[f]));
  double block = llvm::divideCeil(map.factor(rows).size, devices), sum = 0;
  for (const StepRange &steps : divideSteps(devices - 1))
    sum += double(steps.count) * block * block * double(steps.last() + 1);
  return ringAllReduceBytes(sum * bytes, devices);
}

namespace {

/// Builds the steps for a matrix whose rows (of its lower triangle) are
/// sharded.
class CholeskyBlocks {
public:
  CholeskyBlocks(const CholeskyForm &form, PartitionContext &ctx,
                 ArrayRef<AxisRef> axes, int64_t size)
      : form(form), ctx(ctx), ops(ctx, axes, size), size(size) {}

  SmallVector<Value> factor(Value a);

private:
  /// Returns the factor of a block of the diagonal, and the status.
  std::pair<Value, Value> factorBlock(Value block, Value k, Value status);
  SmallVector<Value> step(Value a, Value k, const StepRange &steps,
                          ValueRange state);
  /// Returns the factor with the other triangle of `a`, as LAPACK does.
  Value withOtherTriangle(Value l, Value a);

  CholeskyForm form;
  PartitionContext &ctx;
  BlockOps ops;
  int64_t size;
};

} // namespace

std::pair<Value, Value> CholeskyBlocks::factorBlock(Value block, Value k,
                                                    Value status) {
  if (!form.hasStatus)
    return {ops.cholesky(block), status};
  SmallVector<Value> results =
      sharding::cloneLocally(ctx, block, {block.getType(), status.getType()});
  stablehlo::setMatrixOption(results.front().getDefiningOp(), "uplo", 'L');
  RankedTensorType type = typeOf(block), indices = type.clone(ops.i32Type());
  int64_t last = type.getRank() - 1;
  Value isAbove =
      ops.less(ops.iota(indices, last - 1), ops.iota(indices, last));
  Value l = ops.select(isAbove, ops.constant(type, 0), results[0]);
  return {l, ops.firstFailure(status, results[1], k, size)};
}

Value CholeskyBlocks::withOtherTriangle(Value l, Value a) {
  RankedTensorType type = typeOf(l), indices = type.clone(ops.i32Type());
  int64_t last = type.getRank() - 1;
  Value row = ops.add(ops.iota(indices, last - 1),
                      ops.splat(ops.firstRowOf(ops.ownBlock()), indices));
  return ops.select(ops.less(row, ops.iota(indices, last)), a, l);
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
SmallVector<Value> CholeskyBlocks::step(Value a, Value k,
                                        const StepRange &steps,
                                        ValueRange state) {
  Value l = state[0], diagonal = state[1];
  int64_t columns = typeOf(a).getRank() - 1;
  auto isComplex = isa<ComplexType>(typeOf(a).getElementType());
  auto transpose = isComplex ? stablehlo::Transpose::ADJOINT
                             : stablehlo::Transpose::TRANSPOSE;
  int64_t width = steps.last() * ops.blockSize; // columns that may be computed
  Value before = ops.firstColumns(l, width);
  Value sent =
      width == 0 ? diagonal : ops.concatenate({before, diagonal}, columns);
  Value row = ops.broadcastFromOwner(sent, k);
  auto [pivot, status] = factorBlock(
      ops.slice(row, columns, width, width + ops.blockSize), k, state[2]);
  Value rest = ops.blockOf(a, kColumns, k);
  if (width != 0)
    rest = ops.subtract(
        rest, ops.multiplyMatrices(before, kColumns,
                                   ops.conjugate(ops.firstColumns(row, width)),
                                   kColumns));
  Value below = ops.triangularSolve(pivot, rest, /*isLeft=*/false,
                                    /*isLower=*/true,
                                    /*hasUnitDiagonal=*/false, transpose);
  Value column =
      ops.choose(ops.ownsBlock(k), pivot, ops.constant(typeOf(pivot), 0));
  column = ops.choose(ops.followsBlock(k), below, column);
  Value next = ops.subtract(
      diagonal,
      ops.multiplyMatrices(column, kColumns, ops.conjugate(column), kColumns));
  return {ops.updateBlock(l, kColumns, k, column), next, status};
}

SmallVector<Value> CholeskyBlocks::factor(Value a) {
  Value rows = ops.promoteToF32(form.isLower ? a : ops.adjoint(a));
  Value padded = ops.padWithIdentity(rows);
  Value diagonal = ops.blockOf(padded, kColumns, ops.ownBlock());
  Value success = ops.constant(
      RankedTensorType::get(typeOf(a).getShape().drop_back(2), ops.i32Type()),
      0);
  SmallVector<Value> state = ops.emitSteps(
      ops.numBlocks - 1, {ops.constant(typeOf(padded), 0), diagonal, success},
      [&](Value k, const StepRange &steps, ValueRange state) {
        return step(padded, k, steps, state);
      });
  // The last diagonal block concerns the last device only.
  Value last = ops.i32Constant(ops.numBlocks - 1);
  auto [pivot, status] = factorBlock(state[1], last, state[2]);
  Value corner =
      ops.choose(ops.ownsBlock(last), pivot, ops.constant(typeOf(state[1]), 0));
  Value l =
      ops.firstColumns(ops.updateBlock(state[0], kColumns, last, corner), size);
  if (form.hasStatus)
    l = withOtherTriangle(l, rows);
  l = ops.convert(form.isLower ? l : ops.adjoint(l),
                  ctx.localResultType(0).getElementType());
  if (!form.hasStatus)
    return {l};
  return {l, ops.broadcastFromOwner(status, last)};
}

PartitionResult mlir::gspmd::partitionCholesky(const CholeskyForm &form,
                                               PartitionContext &ctx) {
  unsigned rows = rowsOf(form, ctx.op);
  ArrayRef<AxisRef> axes = ctx.operandShardings[0].axesOf(rows);
  if (axes.empty())
    return sharding::cloneLocally(ctx);
  int64_t size = dimOf(ctx.op->getOperand(0), rows);
  return CholeskyBlocks(form, ctx, axes, size).factor(ctx.operands[0]);
}
