//===- CholeskyGrid.cpp - Cholesky factors on a grid ----------------------===//

#include "transforms/OpModels/Factorization/CholeskyGrid.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::typeOf;

/// Three collectives a step, and the exchanges of A and L.
BlockCost mlir::gspmd::choleskyGridCost(const BlockCyclicGrid &grid,
                                        double bytes) {
  // The transposed panels are to the columns what the panels are to the rows.
  double transposed =
      grid.panelElements() * double(grid.rows - 1) / double(grid.columns - 1);
  double elements = grid.panelElements() + transposed +
                    grid.diagonalElements() +
                    2 * grid.exchangedElements(grid.paddedSize());
  return {elements * bytes, double(3 * grid.steps + 2)};
}

namespace {

/// Builds the steps on the block-cyclic layout.
class CholeskyGrid {
public:
  CholeskyGrid(const CholeskyForm &form, PartitionContext &ctx, BlockOps &ops,
               const BlockCyclicGrid &grid)
      : form(form), ctx(ctx), ops(ops), grid(grid), local(ctx, ops, grid) {}

  std::pair<Value, Value> factor(Value rows);

private:
  SmallVector<Value> step(Value k, const StepRange &steps, ValueRange state);
  Value columnOfUnpadded(Value status);

  CholeskyForm form;
  PartitionContext &ctx;
  BlockOps &ops;
  const BlockCyclicGrid &grid;
  GridOps local;
};

} // namespace

/// Computes a period of columns of L, and subtracts its products from all that
/// is not factored yet. The devices of a grid row gather their rows of the
/// period, those of a grid column its square on the diagonal, and the rows of L
/// that correspond to their columns:
///
///   L_kk = cholesky(A_kk)           on every device
///   L_ik = A_ik L_kk^-H             on every device of the grid row, i > k
///   A_ij -= L_ik L_jk^H             i, j > k
///
/// The state is A from the loop's first period on, with finished columns of L,
/// and the status. Elements above the diagonal are arbitrary.
SmallVector<Value> CholeskyGrid::step(Value k, const StepRange &steps,
                                      ValueRange state) {
  Value active = state[0], zero = ops.i32Constant(0);
  Value period = ops.subtract(k, ops.i32Constant(steps.first));
  Value panel = local.gatherColumns(local.columnsOf(active, period));
  Value diagonal = local.gatherRows(local.rowsOf(panel, period));
  auto [pivot, blockStatus] = choleskyOfBlock(form, ctx, ops, diagonal);
  Value status = nextCholeskyStatus(
      form, ops, state[1], blockStatus,
      ops.multiply(k, ops.i32Constant(grid.period())), grid.paddedSize());
  Value divided = ops.dividedByAdjoint(panel, pivot);
  Value column = local.rowsBeyond(divided, period, /*isAfter=*/true,
                                  ops.constant(typeOf(divided), 0));
  Value transposed = local.transposedRows(column);
  Value next = ops.subtract(
      active, ops.multiplyMatrices(column, kColumns, ops.conjugate(transposed),
                                   kColumns));
  Value finished =
      local.updatePeriods(column, period, zero, local.ownRows(pivot));
  next = local.updatePeriods(next, zero, period, local.ownColumns(finished));
  return {next, status};
}

/// Returns the number of a column without the padding of the shards before it;
/// 0 stays 0.
Value CholeskyGrid::columnOfUnpadded(Value status) {
  int64_t padding = grid.paddedShard() - grid.shard;
  if (padding == 0)
    return status;
  RankedTensorType type = typeOf(status);
  Value shard = ops.divide(ops.subtract(status, ops.constant(type, 1)),
                           ops.constant(type, grid.paddedShard()));
  return ops.subtract(status, ops.multiply(shard, ops.constant(type, padding)));
}

std::pair<Value, Value> CholeskyGrid::factor(Value rows) {
  Value a = local.fromRows(local.padSquare(rows), grid.steps);
  SmallVector<Value> state = {a, initialCholeskyStatus(form, ops, rows)};
  Value l = ops.constant(typeOf(a), 0);
  for (const StepRange &loop : divideSteps(grid.steps)) {
    state = ops.emitLoop(
        loop, state, [&](Value k, const StepRange &steps, ValueRange state) {
          return step(k, steps, state);
        });
    Value first = ops.i32Constant(loop.first);
    l = local.updatePeriods(l, first, first,
                            local.columnsOfPeriods(state[0], 0, loop.count));
    int64_t left = grid.steps - loop.first - loop.count;
    if (left > 0)
      state[0] = local.columnsOfPeriods(
          local.rowsOfPeriods(state[0], loop.count, left), loop.count, left);
  }
  l = local.unpadSquare(local.toRows(l, grid.steps));
  return {l, form.hasStatus ? columnOfUnpadded(state[1]) : state[1]};
}

std::pair<Value, Value> mlir::gspmd::choleskyOnGrid(const CholeskyForm &form,
                                                    PartitionContext &ctx,
                                                    BlockOps &ops,
                                                    const BlockCyclicGrid &grid,
                                                    Value rows) {
  return CholeskyGrid(form, ctx, ops, grid).factor(rows);
}
