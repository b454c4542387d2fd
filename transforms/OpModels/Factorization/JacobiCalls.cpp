//===- JacobiCalls.cpp - Eigenvectors of sharded matrices -----------------===//

#include "transforms/OpModels/Factorization/JacobiCalls.h"
#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "transforms/OpModels/Factorization/JacobiBlocks.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::MatrixCall;
using stablehlo::typeOf;

/// The factors are the batches, the columns and the rows.
FactorRule mlir::gspmd::eigenRule(const MatrixCall &call, Operation *op) {
  FactorRule rule = emptyRule(op);
  auto results = llvm::to_vector(llvm::seq(op->getNumResults()));
  unsigned batch = call.batchRank;
  for (unsigned d = 0; d < batch; ++d)
    addDim(rule, dimOf(op->getOperand(0), d), {0}, results, d);
  addDim(rule, call.size('n'), {0}, {0}, batch + 1,
         {FactorKind::Halo, FactorKind::NeedReplication});
  addDim(rule, call.size('n'), {0}, {0}, batch, FactorKind::NeedReplication);
  return rule;
}

namespace {

/// Builds the sweeps of a Hermitian matrix.
class EigenSweeps : JacobiBlocks {
public:
  EigenSweeps(const MatrixCall &call, PartitionContext &ctx,
              ArrayRef<AxisRef> axes)
      : JacobiBlocks(call, ctx, axes, call.size('n')) {}

  SmallVector<Value> run();

private:
  Rotation rotationOf(Value pair) override;
  Value hermitian();
  Value refined(Value matrix, Value norm, Value vectors);
  Value valuesOf(Value lengths);
  Value withDiagonal(Value matrix);
};

} // namespace

//===----------------------------------------------------------------------===//
// The matrix
//===----------------------------------------------------------------------===//

/// Returns the columns of the Hermitian matrix of which the call reads one
/// triangle.
Value EigenSweeps::hermitian() {
  Value global = ctx.op->getOperand(0);
  const TensorSharding &columns = ctx.operandShardings[0];
  unsigned last = rank() - 1;
  Value zero = ctx.neutralElement(call.element, ReductionKind::Add);
  Value own =
      ctx.maskPadding(ctx.operands[0], shapeOf(global), columns, last, zero);
  TensorSharding rows = columns.withAxes(last, {}).withAxes(last - 1, axes);
  Value other = ctx.reshard(own, shapeOf(global), columns, rows);
  other = ops.adjoint(
      ctx.maskPadding(other, shapeOf(global), rows, last - 1, zero));
  RankedTensorType type = typeOf(own), indices = type.clone(ops.i32Type());
  Value column = ops.add(ops.iota(indices, last),
                         ops.splat(ops.firstRowOf(ops.ownBlock()), indices));
  Value row = ops.iota(indices, last - 1);
  bool isLower = call.hasStatus
                     ? call.option("uplo") == 'L'
                     : !stablehlo::backendConfigText(ctx.op).starts_with("0");
  Value isOwn = isLower ? ops.less(column, row) : ops.less(row, column);
  Value diagonal = ops.convert(ops.convert(own, realElement), call.element);
  return ops.select(isOwn, own,
                    ops.select(ops.equal(row, column), diagonal, other));
}

/// Appends rows and columns to those of the blocks, and adds 2 to the diagonal,
/// 4 in what is appended: its eigenvalues are larger than all others.
Value EigenSweeps::withDiagonal(Value matrix) {
  int64_t last = rank() - 1;
  Value zero = ops.scalar(call.element, 0);
  matrix = ops.pad(matrix, zero, last - 1, 0, sizes.padded - sizes.n);
  matrix = ops.pad(matrix, zero, last, 0, 2 * sizes.block - sizes.shard);
  RankedTensorType type = typeOf(matrix), indices = type.clone(ops.i32Type());
  auto [isOwn, row] = numbersOfColumns(indices);
  Value added = ops.select(isOwn, ops.constant(type, 2), ops.constant(type, 4));
  Value isOnDiagonal = ops.equal(ops.iota(indices, last - 1), row);
  return ops.add(matrix,
                 ops.select(isOnDiagonal, added, ops.constant(type, 0)));
}

//===----------------------------------------------------------------------===//
// Sweeps
//===----------------------------------------------------------------------===//

/// The eigenvectors of the products of all columns.
JacobiBlocks::Rotation EigenSweeps::rotationOf(Value pair) {
  Value gram = ops.multiplyMatrices(ops.conjugate(pair), kRows, pair, kRows);
  SmallVector<Type> types = {gram.getType()};
  SmallVector<int64_t> vector(typeOf(gram).getShape().drop_back());
  types.push_back(RankedTensorType::get(vector, realElement));
  if (call.hasStatus)
    types.push_back(scalarType().clone(ops.i32Type()));
  SmallVector<Value> local = sharding::cloneLocally(ctx, gram, types);
  if (call.hasStatus) {
    stablehlo::setMatrixOption(local[0].getDefiningOp(), "mode", 'V');
    stablehlo::setMatrixOption(local[0].getDefiningOp(), "uplo", 'L');
  }
  Value all = squares(gram), zero = ops.constant(typeOf(all), 0);
  Value diagonal = ops.select(isDiagonal(gram), all, zero);
  Value lengths = ops.sqrt(ops.sum(diagonal, {rank() - 2}));
  return {local[0],
          ops.add(sumOfMatrix(ops.select(isDiagonal(gram), zero, all)),
                  inversions(lengths, /*isDescending=*/false)),
          sumOfMatrix(diagonal)};
}

/// Returns the columns of (A / `norm` + 2) U, and of 4 U in appended rows: a
/// product of shards that one device after the other broadcasts.
Value EigenSweeps::refined(Value matrix, Value norm, Value vectors) {
  int64_t last = rank() - 1;
  RankedTensorType type = typeOf(vectors);
  SmallVector<int64_t> shape(type.getShape());
  shape[last - 1] = sizes.n;
  auto step = [&](Value k, const StepRange &, ValueRange state) {
    Value columns = ops.broadcastFromOwner(matrix, k);
    return SmallVector<Value>{ops.add(
        state[0], ops.multiplyMatrices(columns, kColumns,
                                       ops.blockOf(vectors, kRows, k), kRows))};
  };
  Value product =
      ops.emitSteps(sizes.devices, ops.constant(type.clone(shape), 0), step)
          .front();
  product = ops.pad(scaled(product, norm), ops.scalar(call.element, 0),
                    last - 1, 0, sizes.padded - sizes.n);
  RankedTensorType indices = type.clone(ops.i32Type());
  Value isOwn =
      ops.less(ops.iota(indices, last - 1), ops.constant(indices, sizes.n));
  Value added = ops.select(isOwn, ops.constant(type, 2), ops.constant(type, 4));
  return ops.add(product, ops.multiply(added, vectors));
}

/// Returns the lengths of all columns, less 2: the eigenvalues of A / norm.
Value EigenSweeps::valuesOf(Value lengths) {
  int64_t dim = rank() - 2;
  Value all = ops.slice(ctx.allGather(lengths, dim, axes), dim, 0, sizes.n);
  return ops.subtract(all, ops.constant(typeOf(all), 2));
}

/// The rounds add up rounding errors of G. So its columns are computed once
/// more from the eigenvectors, which are orthogonal, with a norm that is as
/// small as the eigenvalues allow, and a last sweep corrects them.
SmallVector<Value> EigenSweeps::run() {
  int64_t last = rank() - 1;
  Value matrix = hermitian();
  Value unit = largestOfAll(matrix);
  matrix = scaled(matrix, unit);
  Value norm = normOf(matrix);
  Value status;
  auto divided = [&](Value g, Value lengths) {
    return ops.divide(
        g, ops.convert(along(lengths, realType(g), 1), call.element));
  };
  Value g = sweep(withDiagonal(scaled(matrix, norm)), &status);
  Value lengths = lengthsOf(g);
  Value spectral = largest(valuesOf(lengths), {last - 1});
  norm = orOne(ops.multiply(norm, spectral));
  g = sweep(refined(matrix, norm, divided(g, lengths)), &status);
  lengths = lengthsOf(g);
  Value vectors = ops.slice(divided(g, lengths), last - 1, 0, sizes.n);
  vectors = shardOf(vectors, /*first=*/0);
  Value values = valuesOf(lengths);
  auto dims = llvm::to_vector(llvm::seq<int64_t>(0, call.batchRank));
  values = ops.multiply(
      values, ops.broadcast(ops.multiply(unit, norm), typeOf(values), dims));
  if (call.hasStatus)
    return {vectors, values, status};
  return {vectors, values};
}

//===----------------------------------------------------------------------===//
// Partition
//===----------------------------------------------------------------------===//

/// A device sends both blocks in each round. The work is 64 n^3 / devices
/// instead of 9 n^3 / devices flops; the rest counts as bytes.
double mlir::gspmd::eigenBytes(const MatrixCall &call, Operation *op,
                               const FactorMap &map, ArrayRef<AxisList> axes) {
  constexpr double kBytesOfFlop = 0.1;
  unsigned batch = call.batchRank;
  int64_t devices = axisListSize(axes[batch]);
  if (devices == 1)
    return 0;
  double lines = 1;
  for (unsigned f = 0; f < batch; ++f)
    lines *= llvm::divideCeil(map.factor(f).size, axisListSize(axes[f]));
  JacobiSizes sizes(call.size('n'), devices);
  double n = sizes.padded, width = 2 * sizes.block;
  double sent = n * width * sharding::elementBytes(op->getOperand(0).getType());
  double flops = 4 * n * width * width + 9 * width * width * width;
  double rounds = double(JacobiBlocks::kUsualSweeps * sizes.rounds);
  double counted = 9 * n * n * n / double(devices);
  double extra = std::max(0.0, rounds * flops - counted) * kBytesOfFlop;
  return lines *
         costOfBlocks(rounds * sent + extra,
                      sharding::tensorBytes(op->getOperand(0).getType()));
}

PartitionResult mlir::gspmd::partitionEigen(const MatrixCall &call,
                                            PartitionContext &ctx) {
  ArrayRef<AxisRef> axes = ctx.operandShardings[0].axesOf(call.batchRank + 1);
  if (axisListSize(axes) == 1)
    return sharding::cloneLocally(ctx);
  return EigenSweeps(call, ctx, axes).run();
}
