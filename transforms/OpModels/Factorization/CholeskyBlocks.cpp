//===- CholeskyBlocks.cpp - Cholesky factors in blocks --------------------===//

#include "transforms/OpModels/Factorization/CholeskyBlocks.h"
#include "dialect/StableHLO/CustomCalls/LinearAlgebraCall.h"
#include "transforms/OpModels/Factorization/CholeskyGrid.h"
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

/// Every step but the last broadcasts a row of blocks up to the diagonal, the
/// last one its status.
static BlockCost costOfRows(int64_t size, double bytes, int64_t devices) {
  double block = llvm::divideCeil(size, devices), sum = 0;
  for (const StepRange &steps : divideSteps(devices - 1))
    sum += double(steps.count) * block * block * double(steps.last() + 1);
  return {sum * bytes * double(devices - 1) / double(devices), double(devices)};
}

/// Returns the grid if that takes less time than blocks of rows. `bytes` are
/// those of the elements at one position of all local matrices.
static std::optional<BlockCyclicGrid> chooseGrid(int64_t size, double bytes,
                                                 ArrayRef<AxisRef> axes) {
  return BlockCyclicGrid::cheapest(axes, size,
                                   costOfRows(size, bytes, axisListSize(axes)),
                                   [&](const BlockCyclicGrid &grid) {
                                     return choleskyGridCost(grid, bytes);
                                   });
}

double mlir::gspmd::choleskyBytes(const CholeskyForm &form, Operation *op,
                                  const FactorMap &map,
                                  ArrayRef<AxisList> axes) {
  unsigned rows = rowsOf(form, op);
  unsigned batch = shapeOf(op->getOperand(0)).size() - 2;
  int64_t devices = axisListSize(axes[rows]), size = map.factor(rows).size;
  if (devices == 1)
    return 0;
  double bytes = sharding::elementBytes(op->getOperand(0).getType());
  for (unsigned f = 0; f < batch; ++f)
    bytes *= llvm::divideCeil(map.factor(f).size, axisListSize(axes[f]));
  auto grid = chooseGrid(size, bytes, axes[rows]);
  return grid ? choleskyGridCost(*grid, bytes).bytes
              : kRingAllReduce * costOfRows(size, bytes, devices).bytes;
}

namespace {

/// Builds the steps for a matrix whose rows (of its lower triangle) are
/// sharded.
class CholeskyBlocks {
public:
  CholeskyBlocks(const CholeskyForm &form, PartitionContext &ctx,
                 ArrayRef<AxisRef> axes, int64_t size)
      : form(form), ctx(ctx), ops(ctx, axes, size), size(size) {}

  SmallVector<Value> factor(Value a,
                            const std::optional<BlockCyclicGrid> &grid);

private:
  /// Returns the rows of L, and the status.
  std::pair<Value, Value> factorRows(Value rows);
  std::pair<Value, Value> factorBlock(Value block, Value k, Value status);
  SmallVector<Value> step(Value a, Value k, const StepRange &steps,
                          ValueRange state);
  /// Returns the factor with the other triangle of `a`, as LAPACK does.
  Value withOtherTriangle(Value l, Value a);
  /// Returns rows of L with NaN in the matrices whose `trace` is NaN.
  Value withFailures(Value l, Value trace);

  CholeskyForm form;
  PartitionContext &ctx;
  BlockOps ops;
  int64_t size;
};

} // namespace

std::pair<Value, Value> mlir::gspmd::choleskyOfBlock(const CholeskyForm &form,
                                                     PartitionContext &ctx,
                                                     BlockOps &ops,
                                                     Value block) {
  RankedTensorType type = typeOf(block), indices = type.clone(ops.i32Type());
  int64_t last = type.getRank() - 1;
  if (!form.hasStatus) {
    Value l = ops.cholesky(block);
    Value isDiagonal =
        ops.equal(ops.iota(indices, last - 1), ops.iota(indices, last));
    return {l, ops.sum(ops.select(isDiagonal, l, ops.constant(type, 0)),
                       {last - 1, last})};
  }
  auto status =
      RankedTensorType::get(type.getShape().drop_back(2), ops.i32Type());
  SmallVector<Value> results =
      sharding::cloneLocally(ctx, block, {block.getType(), status});
  stablehlo::setMatrixOption(results.front().getDefiningOp(), "uplo", 'L');
  Value isAbove =
      ops.less(ops.iota(indices, last - 1), ops.iota(indices, last));
  return {ops.select(isAbove, ops.constant(type, 0), results[0]), results[1]};
}

Value mlir::gspmd::initialCholeskyStatus(const CholeskyForm &form,
                                         BlockOps &ops, Value matrix) {
  RankedTensorType type = typeOf(matrix);
  Type element = form.hasStatus ? ops.i32Type() : type.getElementType();
  return ops.constant(
      RankedTensorType::get(type.getShape().drop_back(2), element), 0);
}

Value mlir::gspmd::nextCholeskyStatus(const CholeskyForm &form, BlockOps &ops,
                                      Value status, Value blockStatus,
                                      Value begin, int64_t columns) {
  return form.hasStatus ? ops.firstFailure(status, blockStatus, begin, columns)
                        : ops.add(status, blockStatus);
}

std::pair<Value, Value> CholeskyBlocks::factorBlock(Value block, Value k,
                                                    Value status) {
  auto [l, blockStatus] = choleskyOfBlock(form, ctx, ops, block);
  return {l, nextCholeskyStatus(form, ops, status, blockStatus,
                                ops.firstRowOf(k), size)};
}

Value CholeskyBlocks::withOtherTriangle(Value l, Value a) {
  RankedTensorType indices = typeOf(l).clone(ops.i32Type());
  int64_t last = indices.getRank() - 1;
  // Columns from the device's first one on: the rows of the matrix would be a
  // tensor that other ops compute, too, and that is kept for them.
  Value begin = ops.splat(ops.firstRowOf(ops.ownBlock()), indices);
  Value column = ops.subtract(ops.iota(indices, last), begin);
  return ops.select(ops.less(ops.iota(indices, last - 1), column), a, l);
}

Value CholeskyBlocks::withFailures(Value l, Value trace) {
  RankedTensorType type = typeOf(l);
  auto batch = llvm::to_vector(llvm::seq(type.getRank() - 2));
  Value isFactored =
      ops.broadcast(ops.equal(trace, trace),
                    type.clone(IntegerType::get(type.getContext(), 1)), batch);
  return ops.select(isFactored, l, ops.notANumber(type));
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
  Value below = ops.dividedByAdjoint(rest, pivot);
  Value column =
      ops.choose(ops.ownsBlock(k), pivot, ops.constant(typeOf(pivot), 0));
  column = ops.choose(ops.followsBlock(k), below, column);
  Value next = ops.subtract(
      diagonal,
      ops.multiplyMatrices(column, kColumns, ops.conjugate(column), kColumns));
  return {ops.updateBlock(l, kColumns, k, column), next, status};
}

std::pair<Value, Value> CholeskyBlocks::factorRows(Value rows) {
  Value diagonal = ops.blockOf(rows, kColumns, ops.ownBlock());
  SmallVector<Value> state =
      ops.emitSteps(ops.numBlocks - 1,
                    {ops.constant(typeOf(rows), 0), diagonal,
                     initialCholeskyStatus(form, ops, rows)},
                    [&](Value k, const StepRange &steps, ValueRange state) {
                      return step(rows, k, steps, state);
                    });
  // The last diagonal block concerns the last device only.
  Value last = ops.i32Constant(ops.numBlocks - 1);
  auto [pivot, status] = factorBlock(state[1], last, state[2]);
  Value corner =
      ops.choose(ops.ownsBlock(last), pivot, ops.constant(typeOf(state[1]), 0));
  return {ops.updateBlock(state[0], kColumns, last, corner),
          ops.broadcastFromOwner(status, last)};
}

SmallVector<Value>
CholeskyBlocks::factor(Value a, const std::optional<BlockCyclicGrid> &grid) {
  Value rows = ops.promoteToF32(form.isLower ? a : ops.adjoint(a));
  Value padded = ops.padWithIdentity(rows);
  auto [l, status] =
      grid ? choleskyOnGrid(form, ctx, ops, *grid, padded) : factorRows(padded);
  l = ops.firstColumns(l, size);
  l = form.hasStatus ? withOtherTriangle(l, rows)
                     : withOtherTriangle(withFailures(l, status),
                                         ops.constant(typeOf(l), 0));
  l = ops.convert(form.isLower ? l : ops.adjoint(l),
                  ctx.localResultType(0).getElementType());
  if (!form.hasStatus)
    return {l};
  return {l, status};
}

PartitionResult mlir::gspmd::partitionCholesky(const CholeskyForm &form,
                                               PartitionContext &ctx) {
  unsigned rows = rowsOf(form, ctx.op);
  ArrayRef<AxisRef> axes = ctx.operandShardings[0].axesOf(rows);
  if (axes.empty())
    return sharding::cloneLocally(ctx);
  int64_t size = dimOf(ctx.op->getOperand(0), rows);
  RankedTensorType local = typeOf(ctx.operands[0]);
  double bytes = sharding::elementBytes(local);
  for (int64_t batch : local.getShape().drop_back(2))
    bytes *= double(batch);
  return CholeskyBlocks(form, ctx, axes, size)
      .factor(ctx.operands[0], chooseGrid(size, bytes, axes));
}
