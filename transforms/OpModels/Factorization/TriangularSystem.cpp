//===- TriangularSystem.cpp - Sharded triangular systems ------------------===//
//
// The forms of the equation (op(A) X = B and X op(A) = B) are those of one
// system:
//
//   T X = B   T = op(A), or op(A)^T with X and B transposed
//
// The factors of the partition besides the batches:
//   right-hand sides  columns of B and X are independent
//   rows              rows of T, B and X: device k solves block k and sends it
//                     to the others, which subtract what it contributes; or the
//                     devices form a grid (TriangularGrid.h)
//   columns           columns of T, of no other tensor: B and X have all rows
//                     on each device (with other right-hand sides on each,
//                     where these are sharded too), and T is gathered one row
//                     of blocks at a time
//
//===----------------------------------------------------------------------===//

#include "transforms/OpModels/Factorization/TriangularSystem.h"
#include "transforms/OpModels/Factorization/TriangularGrid.h"
#include "llvm/Support/MathExtras.h"
#include <limits>

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::typeOf;

namespace {

/// The dimensions of a system.
struct SystemDims {
  SystemDims(const TriangularSystem &system, Operation *op) {
    unsigned rank = shapeOf(op->getOperand(1)).size();
    bool isLeft = system.isLeft;
    isAdjoint = system.transpose == stablehlo::Transpose::ADJOINT;
    bool isTransposed =
        isAdjoint || system.transpose == stablehlo::Transpose::TRANSPOSE;
    solved = isLeft ? rank - 2 : rank - 1;
    free = isLeft ? rank - 1 : rank - 2;
    columns = isLeft != isTransposed ? rank - 1 : rank - 2;
    rows = columns == rank - 1 ? rank - 2 : rank - 1;
    isFlipped = rows == rank - 1;
    isLower = system.isLower != isFlipped;
  }

  unsigned solved,
      free; ///< dimensions of B: rows of the system, right-hand sides
  unsigned rows, columns; ///< dimensions of A: rows and columns of T
  bool isAdjoint;
  bool isFlipped; ///< T is the transpose of A, apart from conjugation
  bool isLower;   ///< T is a lower triangle
};

/// By rows, every step but the last broadcasts a block of X.
BlockCost costOfRows(int64_t size, int64_t width, double bytes,
                     int64_t devices) {
  double sent = double(llvm::divideCeil(size, devices)) * double(width) *
                double(devices - 1);
  return {bytes * sent * double(devices - 1) / double(devices),
          double(devices - 1)};
}

/// Returns the grid if that takes less time than one dimension of blocks.
/// `bytes` are those of the elements at one position of all local matrices.
std::optional<BlockCyclicGrid>
chooseGrid(int64_t size, int64_t width, double bytes, ArrayRef<AxisRef> axes) {
  return BlockCyclicGrid::cheapest(
      axes, size, costOfRows(size, width, bytes, axisListSize(axes)),
      [&](const BlockCyclicGrid &grid) {
        return triangularGridCost(grid, width, bytes);
      });
}

/// The local tensors of a system, and the solution by blocks.
class BlockSystem {
public:
  BlockSystem(const TriangularSystem &system, PartitionContext &ctx,
              ArrayRef<AxisRef> axes)
      : system(system), dims(system, ctx.op),
        ops(ctx, axes, dimOf(ctx.op->getOperand(0), dims.rows)) {}

  Value solve(PartitionContext &ctx, bool isShardedByRows);

private:
  /// Solves by rows, on a grid if that takes less time.
  Value solveFastest(PartitionContext &ctx, Value t, Value b);
  Value solveByRows(Value t, Value b);
  Value solveByColumns(Value t, Value b);
  Value solveBlock(Value t, Value b) {
    return ops.triangularSolve(t, b, /*isLeft=*/true, dims.isLower,
                               system.hasUnitDiagonal,
                               stablehlo::Transpose::NO_TRANSPOSE);
  }
  /// Returns the block that step `stepIndex` solves: from the first on for a
  /// lower triangle, from the last on for an upper one.
  Value blockOfStep(Value stepIndex) {
    return dims.isLower
               ? stepIndex
               : ops.subtract(ops.i32Constant(ops.numBlocks - 1), stepIndex);
  }

  TriangularSystem system;
  SystemDims dims;
  BlockOps ops;
};

} // namespace

/// The state is B, less what solved blocks contribute, and X. Blocks of B that
/// are solved already are overwritten with anything.
Value BlockSystem::solveByRows(Value t, Value b) {
  Value diagonal = ops.blockOf(t, kColumns, ops.ownBlock());
  auto step = [&](Value stepIndex, const StepRange &, ValueRange state) {
    Value k = blockOfStep(stepIndex);
    Value solved = solveBlock(diagonal, state[0]);
    Value sent = ops.broadcastFromOwner(solved, k);
    Value rest =
        ops.subtract(state[0], ops.multiplyMatrices(ops.blockOf(t, kColumns, k),
                                                    kColumns, sent, kRows));
    return SmallVector<Value>{rest,
                              ops.choose(ops.ownsBlock(k), solved, state[1])};
  };
  SmallVector<Value> state =
      ops.emitSteps(ops.numBlocks - 1, {b, ops.constant(typeOf(b), 0)}, step);
  // The last block concerns its device only.
  Value last = blockOfStep(ops.i32Constant(ops.numBlocks - 1));
  return ops.choose(ops.ownsBlock(last), solveBlock(diagonal, state[0]),
                    state[1]);
}

/// The state is X, which is zero where it is not solved yet. `t` has all rows
/// of a block of columns.
Value BlockSystem::solveByColumns(Value t, Value b) {
  auto step = [&](Value stepIndex, const StepRange &, ValueRange state) {
    Value k = blockOfStep(stepIndex);
    Value x = state[0];
    Value row = ops.allGatherColumns(ops.blockOf(t, kRows, k));
    // The elements of the other triangle are arbitrary.
    RankedTensorType type = typeOf(row), indices = type.clone(ops.i32Type());
    Value column = ops.iota(indices, type.getRank() - 1);
    Value begin = ops.splat(ops.firstRowOf(k), indices);
    Value isSolved =
        dims.isLower
            ? ops.less(column, begin)
            : ops.greaterEqual(
                  column, ops.add(begin, ops.constant(indices, ops.blockSize)));
    Value known = ops.select(isSolved, row, ops.constant(type, 0));
    Value rest = ops.subtract(ops.blockOf(b, kRows, k),
                              ops.multiplyMatrices(known, kColumns, x, kRows));
    Value solved = solveBlock(ops.blockOf(row, kColumns, k), rest);
    return SmallVector<Value>{ops.updateBlock(x, kRows, k, solved)};
  };
  return ops.emitSteps(ops.numBlocks, {ops.constant(typeOf(b), 0)}, step)
      .front();
}

Value BlockSystem::solveFastest(PartitionContext &ctx, Value t, Value b) {
  ArrayRef<AxisRef> axes = ctx.operandShardings[0].axesOf(dims.rows);
  int64_t size = dimOf(ctx.op->getOperand(0), dims.rows);
  RankedTensorType type = typeOf(b);
  double bytes = sharding::elementBytes(ctx.op->getOperand(1).getType());
  for (int64_t batch : type.getShape().drop_back(2))
    bytes *= double(batch);
  auto grid = chooseGrid(size, type.getShape().back(), bytes, axes);
  if (!grid)
    return solveByRows(t, b);
  return solveOnGrid({t, b, dims.isLower, system.hasUnitDiagonal}, ctx, ops,
                     *grid);
}

Value BlockSystem::solve(PartitionContext &ctx, bool isShardedByRows) {
  Value a = ops.promoteToF32(ctx.operands[0]), b = ctx.operands[1];
  int64_t size = dimOf(ctx.op->getOperand(0), dims.rows);
  Type element = typeOf(b).getElementType();
  Value zero = ctx.neutralElement(element, ReductionKind::Add);
  // Rows beyond the end are zero: they are solved to zero.
  if (isShardedByRows)
    b = ctx.maskPadding(b, shapeOf(ctx.op->getOperand(1)),
                        ctx.operandShardings[1], dims.solved, zero);
  else
    b = ops.pad(b, zero, dims.solved, 0, ops.paddedSize - size);
  b = ops.promoteToF32(b);
  if (dims.isAdjoint)
    a = ops.conjugate(a);
  if (!system.isLeft)
    b = ops.transposeMatrix(b);
  // padWithIdentity expects the sharded dimension of T first.
  Value x;
  if (isShardedByRows) {
    Value t = dims.isFlipped ? ops.transposeMatrix(a) : a;
    x = solveFastest(ctx, ops.padWithIdentity(t), b);
  } else {
    Value columnsFirst = dims.isFlipped ? a : ops.transposeMatrix(a);
    x = solveByColumns(ops.transposeMatrix(ops.padWithIdentity(columnsFirst)),
                       b);
  }
  if (!system.isLeft)
    x = ops.transposeMatrix(x);
  if (!isShardedByRows)
    x = ops.slice(x, dims.solved, 0, size);
  return ops.convert(x, element);
}

/// Shardings propagate between x, b and the corresponding dimension of `a`.
FactorRule mlir::gspmd::triangularSystemRule(const TriangularSystem &system,
                                             Operation *op) {
  FactorRule rule = emptyRule(op);
  ArrayRef<int64_t> a = shapeOf(op->getOperand(0));
  ArrayRef<int64_t> b = shapeOf(op->getOperand(1));
  SystemDims dims(system, op);
  for (unsigned d = 0; d + 2 < b.size(); ++d)
    addDim(rule, b[d], {0, 1}, {0}, d);
  rule.addFactor(b[dims.free], {{1, dims.free}}, {{0, dims.free}},
                 partitionOnly(FactorKind::PassThrough));
  rule.addFactor(a[dims.rows], {{0, dims.rows}, {1, dims.solved}},
                 {{0, dims.solved}}, partitionOnly(FactorKind::Halo));
  rule.addFactor(a[dims.columns], {{0, dims.columns}}, {},
                 partitionOnly(FactorKind::Halo));
  FactorRole unsharded = propagationOnly(FactorKind::NeedReplication);
  auto addSolved = [&] {
    rule.addFactor(a[dims.rows], {{0, dims.rows}, {1, dims.solved}}, {},
                   unsharded);
  };
  if (system.isLeft)
    addSolved();
  rule.addFactor(b[dims.free], {{1, dims.free}}, {{0, dims.free}}, unsharded);
  if (!system.isLeft)
    addSolved();
  rule.addFactor(a[dims.columns], {{0, dims.columns}}, {{0, dims.solved}},
                 unsharded);
  return rule;
}

/// By columns, T is gathered in blocks, for each of its solves. A grid gathers
/// it in blocks, too.
double mlir::gspmd::triangularSystemBytes(Operation *op, const FactorMap &map,
                                          ArrayRef<AxisList> axes) {
  unsigned batch = shapeOf(op->getOperand(1)).size() - 2;
  unsigned free = batch, rows = batch + 1, columns = batch + 2;
  int64_t byRows = axisListSize(axes[rows]);
  int64_t byColumns = axisListSize(axes[columns]);
  if (byRows > 1 && byColumns > 1)
    return std::numeric_limits<double>::infinity();
  auto local = [&](unsigned f) -> int64_t {
    return llvm::divideCeil(map.factor(f).size, axisListSize(axes[f]));
  };
  double bytes = sharding::elementBytes(op->getOperand(1).getType());
  for (unsigned f = 0; f < batch; ++f)
    bytes *= double(local(f));
  double matrix = sharding::tensorBytes(op->getOperand(0).getType());
  int64_t size = map.factor(rows).size;
  if (byRows > 1) {
    auto grid = chooseGrid(size, local(free), bytes, axes[rows]);
    return grid ? costOfBlocks(
                      triangularGridCost(*grid, local(free), bytes).bytes,
                      matrix)
                : kRingAllReduce *
                      costOfRows(size, local(free), bytes, byRows).bytes;
  }
  double received =
      bytes * double(size) * double(local(columns)) * double(byColumns - 1);
  return costOfBlocks(received, matrix);
}

PartitionResult
mlir::gspmd::partitionTriangularSystem(const TriangularSystem &system,
                                       PartitionContext &ctx) {
  SystemDims dims(system, ctx.op);
  const TensorSharding &a = ctx.operandShardings[0];
  ArrayRef<AxisRef> rows = a.axesOf(dims.rows),
                    columns = a.axesOf(dims.columns);
  if (rows.empty() && columns.empty())
    return sharding::cloneLocally(ctx);
  if (!rows.empty() && !columns.empty())
    ctx.operands[0] =
        ctx.reshard(ctx.operands[0], shapeOf(ctx.op->getOperand(0)), a,
                    a.withAxes(dims.columns, {}));
  bool isShardedByRows = !rows.empty();
  BlockSystem blocks(system, ctx, isShardedByRows ? rows : columns);
  return SmallVector<Value>{blocks.solve(ctx, isShardedByRows)};
}
