//===- JacobiCalls.cpp - Eigenvectors of sharded matrices -----------------===//

#include "transforms/OpModels/Factorization/JacobiCalls.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/Builders/CountedLoop.h"
#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "transforms/OpModels/Collective/CollectiveUtils.h"
#include "transforms/OpModels/Factorization/BlockOps.h"
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

/// Sweeps of usual matrices; what takes more than kMaxSweeps does not converge.
constexpr int64_t kUsualSweeps = 8, kMaxSweeps = 30;

/// The columns of n on `devices` devices.
struct JacobiSizes {
  JacobiSizes(int64_t n, int64_t devices)
      : n(n), devices(devices),
        shard(llvm::divideCeil(uint64_t(n), uint64_t(devices))),
        block(llvm::divideCeil(uint64_t(shard), uint64_t(2))),
        padded(2 * block * devices), rounds(2 * devices - 1) {}

  int64_t n, devices;
  int64_t shard;  ///< of the operand
  int64_t block;  ///< each device has two of them
  int64_t padded; ///< all columns of blocks
  int64_t rounds; ///< of a sweep
};

/// Builds the sweeps.
class JacobiSweeps {
public:
  JacobiSweeps(const MatrixCall &call, PartitionContext &ctx,
               ArrayRef<AxisRef> axes)
      : call(call), ctx(ctx), axes(axes), ops(ctx, axes, call.size('n')),
        sizes(call.size('n'), axisListSize(axes)) {
    auto complexType = dyn_cast<ComplexType>(call.element);
    realElement = complexType ? complexType.getElementType() : call.element;
  }

  SmallVector<Value> run();

private:
  int64_t rank() const { return call.batchRank + 2; }
  RankedTensorType realType(Value like) {
    return typeOf(like).clone(realElement);
  }
  /// Returns a tensor with one scalar for each matrix.
  RankedTensorType scalarType() {
    return RankedTensorType::get(
        typeOf(ctx.operands[0]).getShape().take_front(call.batchRank),
        realElement);
  }
  /// Broadcasts a vector of `dim` (from the end), or a scalar for each matrix
  /// (0), to the matrices `type`.
  Value along(Value vector, RankedTensorType type, int64_t dim) {
    auto dims = llvm::to_vector(llvm::seq<int64_t>(0, call.batchRank));
    if (dim != 0)
      dims.push_back(rank() - dim);
    return ops.broadcast(vector, type, dims);
  }
  Value squares(Value value) {
    return ops.convert(ops.multiply(value, ops.conjugate(value)), realElement);
  }
  Value sumOfMatrix(Value value) {
    return ops.sum(value, {rank() - 2, rank() - 1});
  }
  Value hermitian();
  Value largest(Value matrix, ArrayRef<int64_t> dims);
  Value refined(Value matrix, Value norm, Value vectors);
  Value valuesOf(Value lengths);
  Value scaled(Value matrix, Value by) {
    Value factor = along(by, realType(matrix), 0);
    return ops.divide(matrix, ops.convert(factor, call.element));
  }
  Value orOne(Value value) {
    Value zero = ops.constant(typeOf(value), 0);
    return ops.select(ops.equal(value, zero), ops.constant(typeOf(value), 1),
                      value);
  }
  Value withDiagonal(Value matrix);
  Value isBefore(Value round);
  SmallVector<Value> rotate(Value round, ValueRange state);
  SmallVector<Value> move(Value top, Value bottom);
  Value exceeds(Value ratio, double units);
  Value sweep(Value matrix, Value *status);
  Value shift(Value value, int64_t distance) {
    return spmd::ShiftOp::create(
        ctx.builder, ctx.op->getLoc(), value.getType(), value, distance,
        /*wrap=*/false, /*mirror=*/false, axesAttr(ctx, axes));
  }

  const MatrixCall &call;
  PartitionContext &ctx;
  ArrayRef<AxisRef> axes;
  BlockOps ops;
  JacobiSizes sizes;
  Type realElement;
};

} // namespace

//===----------------------------------------------------------------------===//
// The matrix
//===----------------------------------------------------------------------===//

/// Returns the columns of the Hermitian matrix of which the call reads one
/// triangle.
Value JacobiSweeps::hermitian() {
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

/// Returns the largest absolute value of a component along `dims`.
Value JacobiSweeps::largest(Value matrix, ArrayRef<int64_t> dims) {
  auto magnitude = [&](Value value) {
    return ops.maximum(value, ops.negate(value));
  };
  Value components = magnitude(ops.convert(matrix, realElement));
  if (isa<ComplexType>(typeOf(matrix).getElementType())) {
    RankedTensorType real = realType(matrix);
    Value i = ops.complex(ops.constant(real, 0), ops.constant(real, 1));
    components = ops.maximum(
        components,
        magnitude(ops.convert(ops.multiply(matrix, i), realElement)));
  }
  auto one = RankedTensorType::get({}, realElement);
  Operation *reduction = ops.reduce(components, ops.constant(one, 0), dims);
  {
    OpBuilder::InsertionGuard guard(ctx.builder);
    Location loc = ctx.op->getLoc();
    Block *body = ctx.builder.createBlock(&reduction->getRegion(0), {},
                                          {one, one}, {loc, loc});
    stablehlo::endRegion(
        ctx.builder, loc,
        ops.maximum(body->getArgument(0), body->getArgument(1)));
  }
  return reduction->getResult(0);
}

/// Appends rows and columns to those of the blocks, and adds 2 to the diagonal,
/// 4 in what is appended: its eigenvalues are larger than all others.
Value JacobiSweeps::withDiagonal(Value matrix) {
  int64_t last = rank() - 1;
  Value zero = ops.scalar(call.element, 0);
  matrix = ops.pad(matrix, zero, last - 1, 0, sizes.padded - sizes.n);
  matrix = ops.pad(matrix, zero, last, 0, 2 * sizes.block - sizes.shard);
  RankedTensorType type = typeOf(matrix), indices = type.clone(ops.i32Type());
  auto constant = [&](int64_t value) { return ops.i32Constant(value); };
  Value begin = ops.firstRowOf(ops.ownBlock());
  Value rest =
      ops.subtract(constant(sizes.n), ops.minimum(begin, constant(sizes.n)));
  Value count = ops.minimum(rest, constant(sizes.shard)); // of columns of A
  // Column `count` is the first that is appended; as many others are before it.
  Value appended =
      ops.subtract(ops.multiply(ops.ownBlock(), constant(2 * sizes.block)),
                   ops.minimum(begin, constant(sizes.n)));
  appended = ops.add(ops.subtract(appended, count), constant(sizes.n));
  Value column = ops.iota(indices, last);
  Value isOwn = ops.less(column, ops.splat(count, indices));
  Value row = ops.add(column, ops.select(isOwn, ops.splat(begin, indices),
                                         ops.splat(appended, indices)));
  Value added = ops.select(isOwn, ops.constant(type, 2), ops.constant(type, 4));
  Value isDiagonal = ops.equal(ops.iota(indices, last - 1), row);
  return ops.add(matrix, ops.select(isDiagonal, added, ops.constant(type, 0)));
}

//===----------------------------------------------------------------------===//
// Sweeps
//===----------------------------------------------------------------------===//

/// Returns whether the upper block of a device comes before its lower one in
/// the order of columns. Block 0 stays; the others are a ring, from the second
/// device's upper block on to the last one's, and back along the lower ones.
Value JacobiSweeps::isBefore(Value round) {
  auto constant = [&](int64_t value) { return ops.i32Constant(value); };
  int64_t ring = sizes.rounds, devices = sizes.devices;
  Value device = ops.ownBlock();
  auto blockAt = [&](Value position) {
    Value origin = ops.remainder(
        ops.add(ops.subtract(position, round), constant(ring)), constant(ring));
    Value upper = ops.add(ops.add(origin, origin), constant(2));
    Value lower =
        ops.subtract(constant(4 * devices - 3), ops.add(origin, origin));
    return ops.select(ops.less(origin, constant(devices - 1)), upper, lower);
  };
  Value top = blockAt(ops.subtract(device, constant(1)));
  Value bottom = blockAt(ops.subtract(constant(2 * devices - 2), device));
  Value first = ops.equal(device, constant(0));
  return ops.logicalOr(first, ops.less(top, bottom));
}

/// Makes the columns of the two blocks orthogonal and sorts them by length.
/// Adds up the squares of the products of columns, and of their lengths.
SmallVector<Value> JacobiSweeps::rotate(Value round, ValueRange state) {
  int64_t last = rank() - 1, block = sizes.block;
  Value inOrder = isBefore(round);
  Value pair = ops.concatenate({ops.choose(inOrder, state[0], state[1]),
                                ops.choose(inOrder, state[1], state[0])},
                               last);
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
  Value rotated = ops.multiplyMatrices(pair, kColumns, local[0], kRows);
  Value lower = ops.slice(rotated, last, 0, block);
  Value upper = ops.slice(rotated, last, block, 2 * block);

  RankedTensorType indices = typeOf(gram).clone(ops.i32Type());
  Value isDiagonal =
      ops.equal(ops.iota(indices, last - 1), ops.iota(indices, last));
  Value all = squares(gram), zero = ops.constant(typeOf(all), 0);
  Value off = ops.add(state[2], sumOfMatrix(ops.select(isDiagonal, zero, all)));
  Value diagonal =
      ops.add(state[3], sumOfMatrix(ops.select(isDiagonal, all, zero)));
  SmallVector<Value> next = move(ops.choose(inOrder, lower, upper),
                                 ops.choose(inOrder, upper, lower));
  next.append({off, diagonal});
  return next;
}

/// Moves all blocks but the first one position on.
SmallVector<Value> JacobiSweeps::move(Value top, Value bottom) {
  Value device = ops.ownBlock();
  Value isFirst = ops.equal(device, ops.i32Constant(0));
  Value isLast = ops.equal(device, ops.i32Constant(sizes.devices - 1));
  Value right = shift(ops.choose(isFirst, bottom, top), 1);
  Value left = shift(bottom, -1);
  return {ops.choose(isFirst, top, right), ops.choose(isLast, top, left)};
}

/// Returns for each matrix whether `ratio`, the squares of products of
/// different columns by those of their lengths, is above that of `units`
/// rounding errors.
Value JacobiSweeps::exceeds(Value ratio, double units) {
  const llvm::fltSemantics &semantics =
      cast<FloatType>(realElement).getFloatSemantics();
  double bound =
      units * std::ldexp(1.0, 1 - int(APFloat::semanticsPrecision(semantics)));
  // Lengths are added up in each round.
  bound *= bound * double(sizes.padded) / double(sizes.rounds);
  return ops.less(ops.number(typeOf(ratio), bound), ratio);
}

/// Sweeps end at rounding errors; above a few of them only if the last sweep
/// did not make them smaller.
Value JacobiSweeps::sweep(Value matrix, Value *status) {
  constexpr double kGood = 2, kAcceptable = 6;
  int64_t last = rank() - 1, block = sizes.block;
  OpBuilder &builder = ctx.builder;
  Location loc = ctx.op->getLoc();
  Value zero = ops.constant(scalarType(), 0),
        one = ops.constant(scalarType(), 1);
  auto goesOn = [&](ValueRange carries) {
    Value shrinks = ops.less(
        carries[2], ops.divide(carries[3], ops.constant(scalarType(), 4)));
    Value remains =
        ops.logicalOr(exceeds(carries[2], kAcceptable),
                      ops.logicalAnd(exceeds(carries[2], kGood), shrinks));
    Value any = ops.convert(remains, ops.i32Type());
    auto dims = llvm::to_vector(llvm::seq<int64_t>(0, call.batchRank));
    if (!dims.empty())
      any = ops.sum(any, dims);
    return ops.less(ops.i32Constant(0), any);
  };
  auto body = [&](Value, ValueRange carries) {
    SmallVector<Value> next = stablehlo::countedLoop(
        builder, loc, sizes.rounds, {carries[0], carries[1], zero, zero},
        [&](Value round, ValueRange blocks) { return rotate(round, blocks); });
    auto total = [&](Value sum) {
      return ctx.allReduce(sum, axes, ReductionKind::Add);
    };
    next[2] = ops.divide(total(next[2]), total(next[3]));
    next[3] = carries[2];
    return next;
  };
  SmallVector<Value> state = {ops.slice(matrix, last, 0, block),
                              ops.slice(matrix, last, block, 2 * block), one,
                              one};
  state = stablehlo::countedLoop(builder, loc, kMaxSweeps, state, body, goesOn);
  *status = ops.convert(exceeds(state[2], kAcceptable), ops.i32Type());
  return ops.concatenate({state[0], state[1]}, last);
}

/// Returns the columns of (A / `norm` + 2) U, and of 4 U in appended rows: a
/// product of shards that one device after the other broadcasts.
Value JacobiSweeps::refined(Value matrix, Value norm, Value vectors) {
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
Value JacobiSweeps::valuesOf(Value lengths) {
  int64_t dim = rank() - 2;
  Value all = ops.slice(ctx.allGather(lengths, dim, axes), dim, 0, sizes.n);
  return ops.subtract(all, ops.constant(typeOf(all), 2));
}

/// The rounds add up rounding errors of G. So its columns are computed once
/// more from the eigenvectors, which are orthogonal, with a norm that is as
/// small as the eigenvalues allow, and a last sweep corrects them.
SmallVector<Value> JacobiSweeps::run() {
  int64_t last = rank() - 1;
  Value matrix = hermitian();
  Value unit = largest(matrix, {last - 1, last});
  unit = orOne(ctx.allReduce(unit, axes, ReductionKind::Max));
  matrix = scaled(matrix, unit);
  Value norm = orOne(ops.sqrt(
      ctx.allReduce(sumOfMatrix(squares(matrix)), axes, ReductionKind::Add)));
  Value status;
  auto lengthsOf = [&](Value g) {
    return ops.sqrt(ops.sum(squares(g), {last - 1}));
  };
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
  if (int64_t excess = 2 * sizes.block - sizes.shard; excess != 0) {
    // Shards begin earlier than blocks.
    int64_t left = excess * (sizes.devices - 1);
    Value wide = ctx.haloExchange(vectors, last, left, 0, /*ring=*/0, axes);
    Value start =
        ops.subtract(ops.i32Constant(left),
                     ops.multiply(ops.ownBlock(), ops.i32Constant(excess)));
    vectors = ops.dynamicSlice(wide, last, start, sizes.shard);
  }
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
  double rounds = double(kUsualSweeps * sizes.rounds);
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
  return JacobiSweeps(call, ctx, axes).run();
}
