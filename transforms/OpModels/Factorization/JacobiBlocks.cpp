//===- JacobiBlocks.cpp - Jacobi rotations of blocks of columns -----------===//

#include "transforms/OpModels/Factorization/JacobiBlocks.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/Builders/CountedLoop.h"
#include "transforms/OpModels/Collective/CollectiveUtils.h"
#include "llvm/Support/MathExtras.h"
#include <cmath>

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::MatrixCall;
using stablehlo::typeOf;

/// The largest number of sweeps; an iteration that takes more diverges.
constexpr int64_t kMaxSweeps = 30;

JacobiSizes::JacobiSizes(int64_t n, int64_t devices)
    : n(n), devices(devices),
      shard(llvm::divideCeil(uint64_t(n), uint64_t(devices))),
      block(llvm::divideCeil(uint64_t(shard), uint64_t(2))),
      padded(2 * block * devices), rounds(2 * devices - 1) {}

JacobiBlocks::JacobiBlocks(const MatrixCall &call, PartitionContext &ctx,
                           ArrayRef<AxisRef> axes, int64_t columns)
    : call(call), ctx(ctx), axes(axes), ops(ctx, axes, columns),
      sizes(columns, axisListSize(axes)) {
  auto complexType = dyn_cast<ComplexType>(call.element);
  realElement = complexType ? complexType.getElementType() : call.element;
}

//===----------------------------------------------------------------------===//
// Matrices
//===----------------------------------------------------------------------===//

RankedTensorType JacobiBlocks::scalarType() {
  return RankedTensorType::get(
      typeOf(ctx.operands[0]).getShape().take_front(call.batchRank),
      realElement);
}

Value JacobiBlocks::along(Value vector, RankedTensorType type, int64_t dim) {
  auto dims = llvm::to_vector(llvm::seq<int64_t>(0, call.batchRank));
  if (dim != 0)
    dims.push_back(rank() - dim);
  return ops.broadcast(vector, type, dims);
}

Value JacobiBlocks::scaled(Value matrix, Value by) {
  Value factor = along(by, realType(matrix), 0);
  return ops.divide(matrix, ops.convert(factor, call.element));
}

Value JacobiBlocks::inversions(Value lengths, bool isDescending) {
  int64_t dim = rank() - 2, width = 2 * sizes.block;
  Value left = ops.slice(lengths, dim, 0, width - 1),
        right = ops.slice(lengths, dim, 1, width);
  Value excess =
      isDescending ? ops.subtract(right, left) : ops.subtract(left, right);
  excess = ops.maximum(excess, ops.constant(typeOf(excess), 0));
  return ops.sum(ops.multiply(excess, excess), {dim});
}

Value JacobiBlocks::orOne(Value value) {
  Value zero = ops.constant(typeOf(value), 0);
  return ops.select(ops.equal(value, zero), ops.constant(typeOf(value), 1),
                    value);
}

Value JacobiBlocks::isDiagonal(Value matrix) {
  RankedTensorType indices = typeOf(matrix).clone(ops.i32Type());
  return ops.equal(ops.iota(indices, rank() - 2),
                   ops.iota(indices, rank() - 1));
}

/// Returns the largest absolute value of a component along `dims`.
Value JacobiBlocks::largest(Value matrix, ArrayRef<int64_t> dims) {
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

Value JacobiBlocks::largestOfAll(Value matrix) {
  Value own = largest(matrix, {rank() - 2, rank() - 1});
  return orOne(ctx.allReduce(own, axes, ReductionKind::Max));
}

Value JacobiBlocks::normOf(Value matrix) {
  return orOne(ops.sqrt(
      ctx.allReduce(sumOfMatrix(squares(matrix)), axes, ReductionKind::Add)));
}

std::pair<Value, Value>
JacobiBlocks::numbersOfColumns(RankedTensorType indices) {
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
  Value column = ops.iota(indices, rank() - 1);
  Value isOwn = ops.less(column, ops.splat(count, indices));
  return {isOwn, ops.add(column, ops.select(isOwn, ops.splat(begin, indices),
                                            ops.splat(appended, indices)))};
}

/// Shards begin up to `devices` - 1 times the difference of their sizes earlier
/// than the blocks of the same device, and `first` columns later.
Value JacobiBlocks::shardOf(Value columns, int64_t first) {
  int64_t last = rank() - 1, excess = 2 * sizes.block - sizes.shard;
  int64_t left = std::max<int64_t>(0, excess * (sizes.devices - 1) - first);
  if (left == 0 && first == 0)
    return columns;
  Value wide = ctx.haloExchange(columns, last, left, first, /*ring=*/0, axes);
  Value start =
      ops.subtract(ops.i32Constant(left + first),
                   ops.multiply(ops.ownBlock(), ops.i32Constant(excess)));
  return ops.dynamicSlice(wide, last, start, sizes.shard);
}

//===----------------------------------------------------------------------===//
// Sweeps
//===----------------------------------------------------------------------===//

/// Returns whether the upper block of a device comes before its lower one in
/// the order of columns. Block 0 stays; the others are a ring, from the second
/// device's upper block on to the last one's, and back along the lower ones.
Value JacobiBlocks::isBefore(Value round) {
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

Value JacobiBlocks::shift(Value value, int64_t distance) {
  return spmd::ShiftOp::create(ctx.builder, ctx.op->getLoc(), value.getType(),
                               value, distance, /*wrap=*/false,
                               /*mirror=*/false, axesAttr(ctx, axes));
}

/// Makes the columns of the two blocks orthogonal and sorts them by length.
SmallVector<Value> JacobiBlocks::rotate(Value round, ValueRange state) {
  int64_t last = rank() - 1, block = sizes.block;
  Value inOrder = isBefore(round);
  Value pair = ops.concatenate({ops.choose(inOrder, state[0], state[1]),
                                ops.choose(inOrder, state[1], state[0])},
                               last);
  Rotation rotation = rotationOf(pair);
  Value rotated = ops.multiplyMatrices(pair, kColumns, rotation.vectors, kRows);
  Value first = ops.slice(rotated, last, 0, block);
  Value second = ops.slice(rotated, last, block, 2 * block);
  SmallVector<Value> next = move(ops.choose(inOrder, first, second),
                                 ops.choose(inOrder, second, first));
  next.append(
      {ops.add(state[2], rotation.off), ops.add(state[3], rotation.diagonal)});
  return next;
}

/// Moves all blocks but the first one index on.
SmallVector<Value> JacobiBlocks::move(Value top, Value bottom) {
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
Value JacobiBlocks::exceeds(Value ratio, double units) {
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
Value JacobiBlocks::sweep(Value matrix, Value *status) {
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
