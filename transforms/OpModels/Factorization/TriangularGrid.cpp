//===- TriangularGrid.cpp - Triangular systems on a grid ------------------===//
//
// T, X and B have the block-cyclic layout, except that a grid column has
// contiguous right-hand sides. A step solves one period:
//
//   X_k = T_kk^-1 B_k    on every device, for the columns of its grid column
//   B_i -= T_ik X_k      on every device of the grid row, i after k
//
//===----------------------------------------------------------------------===//

#include "transforms/OpModels/Factorization/TriangularGrid.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::typeOf;

/// Two collectives a step, and the exchanges of T, B and X.
BlockCost mlir::gspmd::triangularGridCost(const BlockCyclicGrid &grid,
                                          int64_t width, double bytes) {
  int64_t padded = llvm::alignTo(width, grid.columns);
  double solved = double(grid.paddedSize()) * double(padded / grid.columns) *
                  double(grid.rows - 1) / double(grid.rows);
  double elements = grid.panelElements() + grid.diagonalElements() + solved +
                    grid.exchangedElements(grid.paddedSize() + 2 * padded);
  return {elements * bytes, double(2 * grid.steps + 3)};
}

namespace {

/// Builds the steps on the block-cyclic layout.
class TriangularGrid {
public:
  TriangularGrid(const TriangularGridSystem &system, PartitionContext &ctx,
                 BlockOps &ops, const BlockCyclicGrid &grid)
      : system(system), ops(ops), grid(grid), local(ctx, ops, grid),
        last(typeOf(system.b).getRank() - 1) {}

  Value solve();

private:
  Value step(Value t, Value stepIndex, const StepRange &steps, Value active);

  const TriangularGridSystem &system;
  BlockOps &ops;
  const BlockCyclicGrid &grid;
  GridOps local;
  int64_t last; ///< the dimension of columns
};

} // namespace

/// `active` has the periods of B that are not solved before the loop, with
/// those of X that are solved in it: the first ones of a lower triangle, the
/// last ones of an upper triangle.
Value TriangularGrid::step(Value t, Value stepIndex, const StepRange &steps,
                           Value active) {
  int64_t first = system.isLower ? steps.first : 0;
  Value k = system.isLower
                ? stepIndex
                : ops.subtract(ops.i32Constant(grid.steps - 1), stepIndex);
  Value period = ops.subtract(k, ops.i32Constant(first));
  Value panel = local.gatherColumns(local.rowsOfPeriods(
      local.columnsOf(t, k), first, grid.steps - steps.first));
  Value rows = local.gatherRows(ops.concatenate(
      {local.rowsOf(panel, period), local.rowsOf(active, period)}, last));
  Value x = ops.triangularSolve(
      ops.slice(rows, last, 0, grid.period()),
      ops.slice(rows, last, grid.period(), dimOf(rows, last)), /*isLeft=*/true,
      system.isLower, system.hasUnitDiagonal,
      stablehlo::Transpose::NO_TRANSPOSE);
  // A product with zeros would put the NaNs of X_k into rows that are solved.
  Value rest = local.rowsBeyond(
      ops.subtract(active, ops.multiplyMatrices(panel, kColumns, x, kRows)),
      period, system.isLower, active);
  return local.updatePeriods(rest, period, ops.i32Constant(0),
                             local.ownRows(x));
}

Value TriangularGrid::solve() {
  int64_t width = dimOf(system.b, last);
  Value zero = ops.scalar(typeOf(system.b).getElementType(), 0);
  Value b = ops.pad(system.b, zero, last, 0,
                    llvm::alignTo(width, grid.columns) - width);
  b = local.fromRows(local.padRows(b), /*periods=*/1);
  Value t = local.fromRows(local.padSquare(system.t), grid.steps);
  Value x = ops.constant(typeOf(b), 0);
  for (const StepRange &loop : divideSteps(grid.steps)) {
    b = ops.emitLoop(loop, b,
                     [&](Value stepIndex, const StepRange &steps,
                         ValueRange state) -> SmallVector<Value> {
                       return {step(t, stepIndex, steps, state.front())};
                     })
            .front();
    int64_t left = grid.steps - loop.first - loop.count;
    x = local.updatePeriods(
        x, ops.i32Constant(system.isLower ? loop.first : left),
        ops.i32Constant(0),
        local.rowsOfPeriods(b, system.isLower ? 0 : left, loop.count));
    if (left > 0)
      b = local.rowsOfPeriods(b, system.isLower ? loop.count : 0, left);
  }
  return ops.slice(local.unpadRows(local.toRows(x, /*periods=*/1)), last, 0,
                   width);
}

Value mlir::gspmd::solveOnGrid(const TriangularGridSystem &system,
                               PartitionContext &ctx, BlockOps &ops,
                               const BlockCyclicGrid &grid) {
  return TriangularGrid(system, ctx, ops, grid).solve();
}
