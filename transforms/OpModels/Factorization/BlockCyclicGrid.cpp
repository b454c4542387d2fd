//===- BlockCyclicGrid.cpp - Matrices on a grid of devices ----------------===//

#include "transforms/OpModels/Factorization/BlockCyclicGrid.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::typeOf;

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

/// All devices of a grid row solve for the same rows of a panel, and receive
/// the square on the diagonal. With twice to four times as many steps as the
/// grid has rows or columns, that is a tenth to a third of all flops and bytes.
static constexpr int64_t kMinStepsOfGridLine = 2, kMaxStepsOfGridLine = 4;

/// Returns the grid nearest to a square, without steps and blocks.
static std::optional<BlockCyclicGrid> nearestToSquare(ArrayRef<AxisRef> axes) {
  int64_t devices = axisListSize(axes);
  std::optional<BlockCyclicGrid> best;
  for (int64_t columns = 2; columns < devices; ++columns) {
    if (devices % columns != 0)
      continue;
    auto split = splitAt(axes, columns);
    if (!split)
      continue;
    BlockCyclicGrid grid;
    std::tie(grid.axesOfColumns, grid.axesOfRows) = *split;
    grid.columns = columns;
    grid.rows = devices / columns;
    // Of two grids with equal sides, the later one has more columns.
    if (!best || grid.longerSide() <= best->longerSide())
      best = grid;
  }
  return best;
}

std::optional<BlockCyclicGrid> BlockCyclicGrid::cheapest(
    ArrayRef<AxisRef> axes, int64_t size, const BlockCost &oneDimension,
    llvm::function_ref<BlockCost(const BlockCyclicGrid &)> costOf) {
  std::optional<BlockCyclicGrid> grid = nearestToSquare(axes), best;
  if (!grid)
    return std::nullopt;
  grid->shard = llvm::divideCeil(size, grid->devices());
  double least = oneDimension.total();
  // Each device has equally many blocks of all grid rows.
  int64_t first =
      llvm::alignTo(kMinStepsOfGridLine * grid->longerSide(), grid->rows);
  int64_t last =
      llvm::alignTo(kMaxStepsOfGridLine * grid->longerSide(), grid->rows);
  for (grid->steps = first; grid->steps <= last; grid->steps += grid->rows) {
    grid->block = llvm::divideCeil(grid->shard, grid->steps);
    double total = costOf(*grid).total();
    if (total >= least)
      continue;
    least = total;
    best = grid;
  }
  return best;
}

double BlockCyclicGrid::panelElements() const {
  double sum = 0;
  for (const StepRange &loop : divideSteps(steps))
    sum += double(loop.count) * double(steps - loop.first);
  return sum * double(localRows()) * double(period()) * double(columns - 1) /
         double(columns);
}

double BlockCyclicGrid::diagonalElements() const {
  return double(steps) * double(period()) * double(period()) *
         double(rows - 1) / double(rows);
}

double BlockCyclicGrid::exchangedElements(int64_t width) const {
  return double(paddedShard()) * double(width) * double(devices() - 1) /
         double(devices());
}

//===----------------------------------------------------------------------===//
// Padding
//===----------------------------------------------------------------------===//

GridOps::GridOps(PartitionContext &ctx, BlockOps &ops,
                 const BlockCyclicGrid &grid)
    : ctx(ctx), ops(ops), grid(grid),
      batch(typeOf(ctx.operands[0]).getShape().drop_back(2)),
      gridRow(ctx.axisIndex(grid.axesOfRows)),
      gridColumn(ctx.axisIndex(grid.axesOfColumns)) {}

SmallVector<int64_t> GridOps::withBatch(ArrayRef<int64_t> dims) const {
  SmallVector<int64_t> shape(batch);
  llvm::append_range(shape, dims);
  return shape;
}

Value GridOps::padRows(Value rows) {
  Value zero = ops.scalar(typeOf(rows).getElementType(), 0);
  return ops.pad(rows, zero, dimOfColumns() - 1, 0,
                 grid.paddedShard() - grid.shard);
}

Value GridOps::padSquare(Value rows) {
  int64_t padding = grid.paddedShard() - grid.shard;
  if (padding == 0)
    return rows;
  Value zero = ops.scalar(typeOf(rows).getElementType(), 0);
  Value shards =
      ops.reshape(rows, withBatch({grid.shard, grid.devices(), grid.shard}));
  Value wide =
      padRows(ops.reshape(ops.pad(shards, zero, dimOfColumns() + 1, 0, padding),
                          withBatch({grid.shard, grid.paddedSize()})));
  RankedTensorType type = typeOf(wide), indices = type.clone(ops.i32Type());
  Value row = ops.iota(indices, dimOfColumns() - 1);
  Value begin =
      ops.multiply(ops.ownBlock(), ops.i32Constant(grid.paddedShard()));
  Value isDiagonal = ops.equal(ops.add(row, ops.splat(begin, indices)),
                               ops.iota(indices, dimOfColumns()));
  Value isPadding = ops.greaterEqual(row, ops.constant(indices, grid.shard));
  return ops.select(ops.logicalAnd(isDiagonal, isPadding),
                    ops.constant(type, 1), wide);
}

Value GridOps::unpadRows(Value rows) {
  return ops.slice(rows, dimOfColumns() - 1, 0, grid.shard);
}

Value GridOps::unpadSquare(Value rows) {
  Value shards =
      ops.reshape(unpadRows(rows),
                  withBatch({grid.shard, grid.devices(), grid.paddedShard()}));
  return ops.reshape(ops.slice(shards, dimOfColumns() + 1, 0, grid.shard),
                     withBatch({grid.shard, grid.devices() * grid.shard}));
}

//===----------------------------------------------------------------------===//
// Exchange
//===----------------------------------------------------------------------===//

Value GridOps::permute(Value value, ArrayRef<int64_t> order) {
  auto permutation = llvm::to_vector(llvm::seq<int64_t>(0, batch.size()));
  for (int64_t dim : order)
    permutation.push_back(int64_t(batch.size()) + dim);
  return ops.transpose(value, permutation);
}

/// Moves the axes of the grid from one dimension after the batches to another.
Value GridOps::exchange(Value value, int64_t from, int64_t to) {
  const TensorSharding &outside = ctx.operandShardings[0];
  SmallVector<int64_t> shape(typeOf(value).getShape());
  SmallVector<AxisList> axes(shape.size());
  for (size_t d = 0; d < batch.size(); ++d) {
    shape[d] = dimOf(ctx.op->getOperand(0), d);
    axes[d] = AxisList(outside.axesOf(d));
  }
  size_t source = batch.size() + from, target = batch.size() + to;
  shape[source] *= grid.devices();
  AxisList all = grid.axesOfColumns;
  llvm::append_range(all, grid.axesOfRows);
  SmallVector<AxisList> before(axes), after(axes);
  before[source] = after[target] = canonical(all);
  return ctx.reshard(value, shape, TensorSharding::tiled(before),
                     TensorSharding::tiled(after));
}

/// A device has T / r sequences of r blocks. The devices of the grid, in the
/// order of their indices, are a dimension of its own.
Value GridOps::fromRows(Value rows, int64_t periods) {
  int64_t sequences = grid.steps / grid.rows;
  int64_t width = typeOf(rows).getShape().back() / (periods * grid.columns);
  Value blocks = ops.reshape(rows, withBatch({sequences, grid.rows, grid.block,
                                              periods, grid.columns, width}));
  blocks = permute(blocks, {0, 2, 4, 1, 3, 5});
  blocks = ops.reshape(blocks, withBatch({sequences, grid.block, grid.devices(),
                                          periods, width}));
  return ops.reshape(
      exchange(blocks, /*from=*/0, /*to=*/2),
      withBatch({grid.steps * grid.localRows(), periods * width}));
}

Value GridOps::toRows(Value shard, int64_t periods) {
  int64_t sequences = grid.steps / grid.rows;
  int64_t width = typeOf(shard).getShape().back() / periods;
  Value blocks = ops.reshape(shard, withBatch({sequences * grid.devices(),
                                               grid.block, 1, periods, width}));
  blocks = exchange(blocks, /*from=*/2, /*to=*/0);
  blocks = ops.reshape(blocks, withBatch({sequences, grid.block, grid.columns,
                                          grid.rows, periods, width}));
  return ops.reshape(
      permute(blocks, {0, 3, 1, 4, 2, 5}),
      withBatch({grid.paddedShard(), periods * grid.columns * width}));
}

//===----------------------------------------------------------------------===//
// Collectives of a step
//===----------------------------------------------------------------------===//

Value GridOps::gatherRows(Value rows) {
  ArrayRef<int64_t> shape = typeOf(rows).getShape();
  int64_t width = shape.back(), blocks = shape[dimOfColumns() - 1] / grid.block;
  Value all = ctx.allGather(
      ops.reshape(rows, withBatch({blocks, 1, grid.block, width})),
      dimOfColumns(), grid.axesOfRows);
  return ops.reshape(all, withBatch({blocks * grid.localColumns(), width}));
}

Value GridOps::ownRows(Value rows) {
  int64_t width = typeOf(rows).getShape().back();
  Value blocks = ops.reshape(
      rows, withBatch({grid.columns, grid.rows, grid.block, width}));
  return ops.reshape(ops.dynamicSlice(blocks, dimOfColumns(), gridRow, 1),
                     withBatch({grid.localRows(), width}));
}

Value GridOps::ownColumns(Value columns) {
  Value begin = ops.multiply(gridColumn, ops.i32Constant(grid.localColumns()));
  return ops.dynamicSlice(columns, dimOfColumns(), begin, grid.localColumns());
}

Value GridOps::transposedRows(Value rows) {
  ArrayRef<int64_t> shape = typeOf(rows).getShape();
  int64_t width = shape.back();
  int64_t periods = shape[dimOfColumns() - 1] / grid.localRows();
  Value blocks =
      ops.reshape(rows, withBatch({periods, grid.columns, grid.block, width}));
  Value own = ops.dynamicSlice(blocks, dimOfColumns(), gridColumn, 1);
  return gatherRows(ops.reshape(own, withBatch({periods * grid.block, width})));
}

//===----------------------------------------------------------------------===//
// Periods
//===----------------------------------------------------------------------===//

Value GridOps::rowsOf(Value matrix, Value k) {
  return ops.dynamicSlice(matrix, dimOfColumns() - 1,
                          ops.multiply(k, ops.i32Constant(grid.localRows())),
                          grid.localRows());
}

Value GridOps::columnsOf(Value matrix, Value k) {
  return ops.dynamicSlice(matrix, dimOfColumns(),
                          ops.multiply(k, ops.i32Constant(grid.localColumns())),
                          grid.localColumns());
}

Value GridOps::updatePeriods(Value matrix, Value row, Value column,
                             Value update) {
  SmallVector<Value> starts(batch.size(), ops.i32Constant(0));
  starts.push_back(ops.multiply(row, ops.i32Constant(grid.localRows())));
  starts.push_back(ops.multiply(column, ops.i32Constant(grid.localColumns())));
  return ops.dynamicUpdateSlice(matrix, update, starts);
}

Value GridOps::rowsOfPeriods(Value matrix, int64_t first, int64_t count) {
  return ops.slice(matrix, dimOfColumns() - 1, first * grid.localRows(),
                   (first + count) * grid.localRows());
}

Value GridOps::columnsOfPeriods(Value matrix, int64_t first, int64_t count) {
  return ops.slice(matrix, dimOfColumns(), first * grid.localColumns(),
                   (first + count) * grid.localColumns());
}

Value GridOps::rowsBeyond(Value matrix, Value k, bool isAfter,
                          Value elsewhere) {
  RankedTensorType type = typeOf(matrix), indices = type.clone(ops.i32Type());
  Value row = ops.iota(indices, dimOfColumns() - 1);
  Value period = isAfter ? ops.add(k, ops.i32Constant(1)) : k;
  Value bound = ops.splat(
      ops.multiply(period, ops.i32Constant(grid.localRows())), indices);
  Value isBeyond =
      isAfter ? ops.greaterEqual(row, bound) : ops.less(row, bound);
  return ops.select(isBeyond, matrix, elsewhere);
}
