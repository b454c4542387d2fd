//===- SingularCalls.cpp - Singular vectors of sharded matrices -----------===//

#include "transforms/OpModels/Factorization/SingularCalls.h"
#include "transforms/OpModels/Factorization/JacobiBlocks.h"
#include "transforms/OpModels/Factorization/PanelCalls.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::MatrixCall;
using stablehlo::MatrixRoutine;
using stablehlo::typeOf;

static bool isWide(const MatrixCall &call) {
  return call.size('m') < call.size('n');
}
static bool hasVectors(const MatrixCall &call) {
  char mode = char(call.option("mode"));
  return mode == 'A' || mode == 'S';
}

bool mlir::gspmd::hasSingularBlocks(const MatrixCall &call) {
  bool isSvd = call.routine == MatrixRoutine::Svd ||
               call.routine == MatrixRoutine::SvdByQr;
  bool isThin = call.option("mode") != 'A' || call.size('m') == call.size('n');
  return isSvd && isThin && call.size('k') != 0;
}

/// The factors are the batches, the columns (the rows of a wide matrix) and the
/// other dimension.
FactorRule mlir::gspmd::singularRule(const MatrixCall &call, Operation *op) {
  FactorRule rule = emptyRule(op);
  auto results = llvm::to_vector(llvm::seq(op->getNumResults()));
  unsigned batch = call.batchRank;
  for (unsigned d = 0; d < batch; ++d)
    addDim(rule, dimOf(op->getOperand(0), d), {0}, results, d);
  unsigned columns = batch + (isWide(call) ? 0 : 1),
           rows = batch + (isWide(call) ? 1 : 0);
  SmallVector<TensorDim> shardedResults{{0, columns}};
  if (hasVectors(call))
    shardedResults.append({{2, batch + 1}, {3, batch}});
  rule.addFactor(call.size('k'), {{0, columns}}, shardedResults,
                 {FactorKind::Halo, FactorKind::NeedReplication});
  addDim(rule, dimOf(op->getOperand(0), rows), {0}, {0}, rows,
         FactorKind::NeedReplication);
  return rule;
}

namespace {

/// Builds the sweeps and the vectors.
class SingularSweeps : JacobiBlocks {
public:
  SingularSweeps(const MatrixCall &call, PartitionContext &ctx,
                 ArrayRef<AxisRef> axes)
      : JacobiBlocks(call, ctx, axes, call.size('k')),
        appended(sizes.padded - sizes.n),
        rows(std::max(call.size('m'), call.size('n')) + appended) {}

  SmallVector<Value> run();

private:
  Rotation rotationOf(Value pair) override;
  Value matrix();
  Value withAppended(Value matrix);
  Value sliceRows(Value value, int64_t begin, int64_t end) {
    return ops.slice(value, rank() - 2, begin, end);
  }
  /// Returns the elements of a condition on rows and columns.
  Value masked(Value condition, Value value) {
    return ops.select(condition, value, ops.constant(typeOf(value), 0));
  }
  Value leftVectors(Value products);

  int64_t appended; ///< columns
  int64_t rows;     ///< the rows of A and of appended columns
};

} // namespace

/// Returns the columns of A, or of its adjoint if that has more rows.
Value SingularSweeps::matrix() {
  unsigned dim = rank() - (isWide(call) ? 2 : 1);
  Value own = ctx.maskPadding(
      ctx.operands[0], shapeOf(ctx.op->getOperand(0)), ctx.operandShardings[0],
      dim, ctx.neutralElement(call.element, ReductionKind::Add));
  return isWide(call) ? ops.adjoint(own) : own;
}

/// Returns the columns of G. The singular values of appended columns are 2,
/// those of `matrix` at most 1: they are the first.
Value SingularSweeps::withAppended(Value matrix) {
  int64_t last = rank() - 1;
  Value zero = ops.scalar(call.element, 0);
  matrix = ops.pad(matrix, zero, last - 1, 0, appended);
  matrix = ops.pad(matrix, zero, last, 0, 2 * sizes.block - sizes.shard);
  RankedTensorType type = typeOf(matrix), indices = type.clone(ops.i32Type());
  auto [isOwn, number] = numbersOfColumns(indices);
  Value row = ops.add(number, ops.constant(indices, rows - sizes.padded));
  Value isTwo =
      ops.logicalAnd(ops.equal(ops.iota(indices, last - 1), row),
                     ops.less(ops.constant(indices, sizes.n - 1), number));
  matrix = ops.add(matrix, masked(isTwo, ops.constant(type, 2)));
  if (!hasVectors(call))
    return matrix;
  SmallVector<int64_t> shape(type.getShape());
  shape[last - 1] = sizes.padded;
  type = type.clone(shape), indices = indices.clone(shape);
  number = numbersOfColumns(indices).second;
  Value isOne = ops.equal(ops.iota(indices, last - 1), number);
  return ops.concatenate({matrix, masked(isOne, ops.constant(type, 1))},
                         last - 1);
}

/// The right singular vectors of the columns of A V, by those of their R: a
/// product of columns has an error of the size of the longer one's length, and
/// vectors of products would have one of the size of the longest of all.
JacobiBlocks::Rotation SingularSweeps::rotationOf(Value pair) {
  int64_t last = rank() - 1, width = 2 * sizes.block;
  Value r =
      sliceRows(localQr(call, ctx, sliceRows(pair, 0, rows)).first, 0, width);
  RankedTensorType type = typeOf(r), indices = type.clone(ops.i32Type());
  Value isBelow =
      ops.less(ops.iota(indices, last), ops.iota(indices, last - 1));
  r = ops.select(isBelow, ops.constant(type, 0), r);
  auto values = RankedTensorType::get(type.getShape().drop_back(), realElement);
  SmallVector<Value> local = sharding::cloneLocally(
      ctx, r, {type, values, type, type, scalarType().clone(ops.i32Type())});
  stablehlo::setMatrixOption(local[0].getDefiningOp(), "mode", 'S');

  Value products =
      squares(ops.multiplyMatrices(ops.conjugate(r), kRows, r, kRows));
  Value lengths = ops.sum(squares(r), {last - 1});
  Value longer = ops.maximum(along(lengths, typeOf(products), 1),
                             along(lengths, typeOf(products), 2));
  products = ops.divide(products, orOne(longer));
  Value zero = ops.constant(typeOf(products), 0);
  products = ops.select(isDiagonal(products), zero, products);
  Value off = ops.add(sumOfMatrix(products),
                      inversions(ops.sqrt(lengths), /*isDescending=*/true));
  return {ops.adjoint(local[3]), off, ops.sum(lengths, {last - 1})};
}

/// Returns Q with the signs (phases) of R's diagonal.
Value SingularSweeps::leftVectors(Value products) {
  int64_t last = rank() - 1;
  auto [factors, q] = panelQr(call, ctx, axes, products, sizes.padded);
  RankedTensorType indices = typeOf(factors).clone(ops.i32Type());
  Value begin = ops.multiply(ops.ownBlock(), ops.i32Constant(2 * sizes.block));
  Value column = ops.add(ops.iota(indices, last), ops.splat(begin, indices));
  Value isDiagonal = ops.equal(ops.iota(indices, last - 1), column);
  Value diagonal = ops.sum(masked(isDiagonal, factors), {last - 1});
  Value length = ops.sqrt(squares(diagonal));
  Value isZero = ops.equal(length, ops.constant(typeOf(length), 0));
  Value phase = ops.divide(diagonal, ops.convert(orOne(length), call.element));
  phase = ops.select(isZero, ops.constant(typeOf(phase), 1), phase);
  return ops.multiply(q, along(phase, typeOf(q), 1));
}

SmallVector<Value> SingularSweeps::run() {
  Value a = matrix();
  Value unit = largestOfAll(a);
  a = scaled(a, unit);
  Value norm = normOf(a), status;
  Value g = sweep(withAppended(scaled(a, norm)), &status);
  Value products = sliceRows(g, 0, rows);
  int64_t dim = rank() - 2;
  Value values = ctx.allGather(lengthsOf(products), dim, axes);
  values = ops.slice(values, dim, appended, sizes.padded);
  auto batch = llvm::to_vector(llvm::seq<int64_t>(0, call.batchRank));
  values = ops.multiply(
      values, ops.broadcast(ops.multiply(unit, norm), typeOf(values), batch));
  SmallVector<Value> results = {ctx.operands[0], values};
  if (!hasVectors(call)) {
    for (unsigned i : {2, 3}) // unspecified
      results.push_back(ops.constant(ctx.localResultType(i), 0));
    results.push_back(status);
    return results;
  }
  Value left =
      shardOf(sliceRows(leftVectors(products), 0, rows - appended), appended);
  Value right = shardOf(sliceRows(g, rows, rows + sizes.n), appended);
  if (isWide(call))
    std::swap(left, right);
  results.append({left, ops.adjoint(right), status});
  return results;
}

//===----------------------------------------------------------------------===//
// Partition
//===----------------------------------------------------------------------===//

/// A device sends both blocks in each round. `flops` are those of the call; the
/// work of the rounds that exceeds them counts as bytes.
double mlir::gspmd::singularBytes(const MatrixCall &call, Operation *op,
                                  const FactorMap &map, ArrayRef<AxisList> axes,
                                  double flops) {
  constexpr double kBytesOfFlop = 0.1;
  unsigned batch = call.batchRank;
  int64_t devices = axisListSize(axes[batch]);
  if (devices == 1)
    return 0;
  double lines = 1;
  for (unsigned f = 0; f < batch; ++f)
    lines *= llvm::divideCeil(map.factor(f).size, axisListSize(axes[f]));
  JacobiSizes sizes(call.size('k'), devices);
  double width = 2 * sizes.block;
  double m = std::max(call.size('m'), call.size('n'));
  double n = hasVectors(call) ? sizes.padded : 0;
  double sent =
      (m + n) * width * sharding::elementBytes(op->getOperand(0).getType());
  double round =
      (2 * m + 2 * (m + n)) * width * width + 24 * width * width * width;
  double rounds = double(JacobiBlocks::kUsualSweeps * sizes.rounds);
  double extra = std::max(0.0, rounds * round - flops / double(devices));
  return lines *
         costOfBlocks(rounds * sent + extra * kBytesOfFlop,
                      sharding::tensorBytes(op->getOperand(0).getType()));
}

PartitionResult mlir::gspmd::partitionSingular(const MatrixCall &call,
                                               PartitionContext &ctx) {
  unsigned columns = call.batchRank + (isWide(call) ? 0 : 1);
  ArrayRef<AxisRef> axes = ctx.operandShardings[0].axesOf(columns);
  if (axisListSize(axes) == 1)
    return sharding::cloneLocally(ctx);
  return SingularSweeps(call, ctx, axes).run();
}
