//===- PanelCalls.cpp - LU and QR of sharded matrices ---------------------===//

#include "transforms/OpModels/Factorization/PanelCalls.h"
#include "dialect/StableHLO/Builders/CountedLoop.h"
#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "transforms/OpModels/Factorization/BlockOps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::MatrixCall;
using stablehlo::MatrixRoutine;
using stablehlo::Transpose;
using stablehlo::typeOf;

bool mlir::gspmd::hasPanels(const MatrixCall &call) {
  switch (call.routine) {
  case MatrixRoutine::Lu:
  case MatrixRoutine::LuDecomposition:
  case MatrixRoutine::Qr:
  case MatrixRoutine::HouseholderProduct:
    return true;
  default:
    return false;
  }
}

/// The factors are the batches, the columns and the rows.
FactorRule mlir::gspmd::panelRule(const MatrixCall &call, Operation *op) {
  FactorRule rule = emptyRule(op);
  auto all = [](ValueRange values) {
    return llvm::to_vector(llvm::seq<unsigned>(values.size()));
  };
  unsigned batch = call.batchRank;
  for (unsigned d = 0; d < batch; ++d)
    addDim(rule, dimOf(op->getOperand(0), d), all(op->getOperands()),
           all(op->getResults()), d);
  addDim(rule, call.size('n'), {0}, {0}, batch + 1,
         {FactorKind::Halo, FactorKind::NeedReplication});
  addDim(rule, call.size('m'), {0}, {0}, batch, FactorKind::NeedReplication);
  return rule;
}

namespace {

/// The sizes of the panels.
struct PanelSizes {
  PanelSizes(const MatrixCall &call, int64_t devices)
      : rows(call.size('m')),
        columns(call.routine == MatrixRoutine::HouseholderProduct
                    ? call.size('t')
                    : call.size('k')),
        block(llvm::divideCeil(uint64_t(call.size('n')), uint64_t(devices))),
        steps(llvm::divideCeil(uint64_t(columns), uint64_t(block))) {}

  /// Returns the rows of a panel in a loop that begins with block `k`, at least
  /// as many as it has columns.
  int64_t panelRows(int64_t k) const {
    return std::max(rows - k * block, block);
  }
  /// Returns the rows that all panels of all loops are within.
  int64_t paddedRows() const {
    int64_t result = rows;
    for (const StepRange &loop : divideSteps(steps))
      for (int64_t first : {loop.first, steps - 1 - loop.last()})
        result = std::max(result,
                          (first + loop.count - 1) * block + panelRows(first));
    return result;
  }

  int64_t rows;
  int64_t columns; ///< the number of columns with pivots or reflectors
  int64_t block, steps;
};

/// Builds the steps. The state is the matrix of this device, with rows of zeros
/// at the end, and what the call returns besides it.
class PanelSteps {
public:
  PanelSteps(const MatrixCall &call, PartitionContext &ctx,
             ArrayRef<AxisRef> axes)
      : call(call), ctx(ctx), ops(ctx, axes, call.size('n')),
        sizes(call, axisListSize(axes)) {}

  SmallVector<Value> lu(Value matrix);
  SmallVector<Value> qr(Value matrix);
  Value householderProduct(Value matrix, Value scales);
  /// Appends the rows of zeros.
  Value padRows(Value matrix) {
    int64_t rows = typeOf(matrix).getRank() - 2;
    Type element = typeOf(matrix).getElementType();
    return ops.pad(matrix, ops.scalar(element, 0), rows, 0,
                   sizes.paddedRows() - sizes.rows);
  }

private:
  RankedTensorType vectorType(Value matrix, int64_t size, Type element) {
    SmallVector<int64_t> shape(typeOf(matrix).getShape().drop_back(2));
    shape.push_back(size);
    return RankedTensorType::get(shape, element);
  }
  /// Returns the matrix's rows of a panel.
  Value rowsFrom(Value matrix, Value k, int64_t rows) {
    return ops.dynamicSlice(matrix, typeOf(matrix).getRank() - 2,
                            ops.firstRowOf(k), rows);
  }
  Value sliceRows(Value matrix, int64_t begin, int64_t end) {
    return ops.slice(matrix, typeOf(matrix).getRank() - 2, begin, end);
  }
  /// Returns the call on a panel.
  SmallVector<Value> factor(Value panel);
  Value permutationOf(Value pivots, int64_t rows);
  Value eliminated(Value factors, Value matrix);
  Value reflectors(Value factors, Value k);
  Value logicalNot(Value value) {
    return ops.exclusiveOr(value, ops.constant(typeOf(value), 1));
  }
  Value isFromFirst(Value isSet, Value begin, RankedTensorType type,
                    int64_t dim);
  Value reflected(Value reflectors, Value scales, Value matrix, bool isInverse);
  Value reflectedWithNaN(Value reflectors, Value scales, Value k, Value matrix,
                         bool isInverse);

  const MatrixCall &call;
  PartitionContext &ctx;
  BlockOps ops;
  PanelSizes sizes;
};

} // namespace

std::pair<Value, Value> mlir::gspmd::localQr(const MatrixCall &call,
                                             PartitionContext &ctx,
                                             Value matrix) {
  SmallVector<int64_t> shape(typeOf(matrix).getShape());
  int64_t columns = shape.pop_back_val();
  shape.back() = std::min(shape.back(), columns);
  SmallVector<Type> types = {matrix.getType(), typeOf(matrix).clone(shape)};
  if (call.routine == MatrixRoutine::Qr) {
    SmallVector<Value> local = sharding::cloneLocally(ctx, matrix, types);
    return {local[0], local[1]};
  }
  Builder &b = ctx.builder;
  // The target is lapack_sgesdd_ffi, where s is the type.
  StringRef own = *stablehlo::customCallTarget(ctx.op);
  std::string target =
      (own.take_front(StringRef("lapack_s").size()) + "geqrf_ffi").str();
  SmallVector<NamedAttribute> attrs = {
      b.getNamedAttr("call_target_name", b.getStringAttr(target))};
  // The results have the layouts of the singular value decomposition's first.
  if (auto layouts = ctx.op->getAttrOfType<ArrayAttr>("result_layouts"))
    attrs.push_back(b.getNamedAttr(
        "result_layouts",
        b.getArrayAttr(layouts.getValue().take_front(types.size()))));
  SmallVector<Value> local = sharding::cloneLocally(ctx, matrix, types, attrs);
  stablehlo::setBackendConfig(local[0].getDefiningOp(),
                              b.getDictionaryAttr({}));
  return {local[0], local[1]};
}

SmallVector<Value> PanelSteps::factor(Value panel) {
  Type i32 = ops.i32Type(), element = typeOf(panel).getElementType();
  int64_t rows = dimOf(panel, typeOf(panel).getRank() - 2);
  RankedTensorType scales = vectorType(panel, sizes.block, element);
  switch (call.routine) {
  case MatrixRoutine::Lu:
    return sharding::cloneLocally(
        ctx, panel,
        {panel.getType(), scales.clone(i32),
         RankedTensorType::get(scales.getShape().drop_back(), i32)});
  case MatrixRoutine::LuDecomposition:
    return sharding::cloneLocally(
        ctx, panel,
        {panel.getType(), scales.clone(i32), vectorType(panel, rows, i32)});
  default:
    auto [factors, reflectorScales] = localQr(call, ctx, panel);
    return {factors, reflectorScales};
  }
}

//===----------------------------------------------------------------------===//
// LU
//===----------------------------------------------------------------------===//

/// Returns the order of `rows` rows after the swaps: row i with row pivots[i] -
/// 1.
Value PanelSteps::permutationOf(Value pivots, int64_t rows) {
  SmallVector<int64_t> shape(typeOf(pivots).getShape());
  int64_t last = shape.size() - 1;
  shape.back() = rows;
  RankedTensorType type = typeOf(pivots).clone(shape);
  Value indices = ops.iota(type, last);
  auto dims = llvm::to_vector(llvm::seq(last + 1));
  auto swap = [&](Value i, ValueRange state) {
    Value order = state.front();
    Value pivot = ops.dynamicSlice(pivots, last, i, 1);
    Value isFirst = ops.equal(indices, ops.splat(i, type));
    Value isSecond = ops.equal(ops.add(indices, ops.constant(type, 1)),
                               ops.broadcast(pivot, type, dims));
    auto at = [&](Value mask) {
      Value selected = ops.select(mask, order, ops.constant(type, 0));
      return ops.broadcast(ops.sum(selected, last), type,
                           ArrayRef(dims).drop_back());
    };
    return SmallVector<Value>{ops.select(
        isFirst, at(isSecond), ops.select(isSecond, at(isFirst), order))};
  };
  return stablehlo::countedLoop(ctx.builder, ctx.op->getLoc(), sizes.block,
                                indices, swap)
      .front();
}

/// Returns rows of U, and below them the remaining matrix less L U.
Value PanelSteps::eliminated(Value factors, Value matrix) {
  int64_t rowDim = typeOf(matrix).getRank() - 2, rows = dimOf(matrix, rowDim);
  Value u = ops.triangularSolve(
      sliceRows(factors, 0, sizes.block), sliceRows(matrix, 0, sizes.block),
      /*isLeft=*/true, /*isLower=*/true,
      /*hasUnitDiagonal=*/true, Transpose::NO_TRANSPOSE);
  if (rows == sizes.block)
    return u;
  Value l = sliceRows(factors, sizes.block, rows);
  Value rest = ops.subtract(sliceRows(matrix, sizes.block, rows),
                            ops.multiplyMatrices(l, kColumns, u, kRows));
  return ops.concatenate({u, rest}, rowDim);
}

/// The rows of all devices are swapped as those of the panel. The devices
/// behind it eliminate its columns.
SmallVector<Value> PanelSteps::lu(Value matrix) {
  bool isLapack = call.routine == MatrixRoutine::Lu;
  auto step = [&](Value k, const StepRange &steps, ValueRange state) {
    int64_t rows = sizes.panelRows(steps.first);
    Value own = rowsFrom(state[0], k, rows);
    SmallVector<Value> panel = factor(ops.broadcastFromOwner(own, k));
    Value order = isLapack ? permutationOf(panel[1], rows) : panel[2];
    Value swapped = ops.takeRows(own, order);
    Value next =
        ops.choose(ops.followsBlock(k), eliminated(panel[0], swapped), swapped);
    next = ops.choose(ops.ownsBlock(k), panel[0], next);
    Value pivots =
        ops.add(panel[1], ops.splat(ops.firstRowOf(k), typeOf(panel[1])));
    Value other = isLapack ? ops.firstFailure(state[2], panel[2],
                                              ops.firstRowOf(k), sizes.columns)
                           : ops.takeRows(rowsFrom(state[2], k, rows), order);
    if (!isLapack)
      other = ops.updateBlock(state[2], kRows, k, other);
    return SmallVector<Value>{ops.updateBlock(state[0], kRows, k, next),
                              ops.updateBlock(state[1], kColumns, k, pivots),
                              other};
  };
  Type i32 = ops.i32Type();
  RankedTensorType pivots = vectorType(matrix, sizes.steps * sizes.block, i32);
  // A permutation is a column of row indices.
  SmallVector<int64_t> column(typeOf(matrix).getShape());
  column.back() = 1;
  auto columnType = RankedTensorType::get(column, i32);
  auto statusType = RankedTensorType::get(pivots.getShape().drop_back(), i32);
  Value other = isLapack ? ops.constant(statusType, 0)
                         : ops.iota(columnType, column.size() - 2);
  SmallVector<Value> state = ops.emitSteps(
      sizes.steps, {matrix, ops.constant(pivots, 0), other}, step);
  if (!isLapack)
    state[2] = ops.reshape(state[2], ArrayRef<int64_t>(column).drop_back());
  return state;
}

//===----------------------------------------------------------------------===//
// Householder reflectors
//===----------------------------------------------------------------------===//

/// Returns V of block `k`: ones on the diagonal, zeros above it and in columns
/// without a reflector.
Value PanelSteps::reflectors(Value factors, Value k) {
  RankedTensorType type = typeOf(factors), indices = type.clone(ops.i32Type());
  Value zero = ops.constant(type, 0);
  Value row = ops.iota(indices, type.getRank() - 2);
  Value column = ops.iota(indices, type.getRank() - 1);
  Value diagonal =
      ops.select(ops.equal(row, column), ops.constant(type, 1), zero);
  Value v = ops.select(ops.less(column, row), factors, diagonal);
  Value end = ops.subtract(ops.i32Constant(sizes.columns), ops.firstRowOf(k));
  return ops.select(ops.less(column, ops.splat(end, indices)), v, zero);
}

/// Returns Q C, or Q^H C, with Q = 1 - V T V^H = (1 - t_1 v_1 v_1^H) ...:
///
///   T = D N^-1   D = diag(t), N = 1 + (V^H V D above the diagonal)
///
/// which needs no division by a scale, as that may be zero.
Value PanelSteps::reflected(Value reflectors, Value scales, Value matrix,
                            bool isInverse) {
  int64_t last = typeOf(matrix).getRank() - 1;
  auto batch = llvm::to_vector(llvm::seq(last - 1));
  auto along = [&](Value vector, RankedTensorType type, int64_t dim) {
    SmallVector<int64_t> dims(batch);
    dims.push_back(dim);
    return ops.broadcast(vector, type, dims);
  };
  Value adjoint = ops.conjugate(reflectors);
  Value gram = ops.multiplyMatrices(adjoint, kRows, reflectors, kRows);
  Value n = ops.multiply(gram, along(scales, typeOf(gram), last));
  Value x = ops.multiplyMatrices(adjoint, kRows, matrix, kRows);
  auto scaled = [&](Value rows, Value factors) {
    return ops.multiply(rows, along(factors, typeOf(rows), last - 1));
  };
  if (isInverse)
    x = scaled(x, ops.conjugate(scales));
  x = ops.triangularSolve(n, x, /*isLeft=*/true, /*isLower=*/false,
                          /*hasUnitDiagonal=*/true,
                          isInverse ? Transpose::ADJOINT
                                    : Transpose::NO_TRANSPOSE);
  if (!isInverse)
    x = scaled(x, scales);
  return ops.subtract(matrix,
                      ops.multiplyMatrices(reflectors, kColumns, x, kRows));
}

/// Returns which indices along dimension `dim` of `type`, which count from
/// `begin` (a scalar) on, are at or after the first reflector of a block for
/// which `isSet`.
Value PanelSteps::isFromFirst(Value isSet, Value begin, RankedTensorType type,
                              int64_t dim) {
  int64_t last = typeOf(isSet).getRank() - 1;
  SmallVector<int64_t> shape(typeOf(isSet).getShape());
  shape.insert(shape.end() - 1, type.getDimSize(dim));
  auto pairs = RankedTensorType::get(shape, ops.i32Type());
  auto withBatch = [&](int64_t d) {
    auto dims = llvm::to_vector(llvm::seq(last));
    dims.push_back(d);
    return dims;
  };
  Value index = ops.add(ops.iota(pairs, last), ops.splat(begin, pairs));
  Value isSetUpTo =
      ops.logicalAnd(ops.greaterEqual(index, ops.iota(pairs, last + 1)),
                     ops.broadcast(isSet, pairs.clone(ctx.builder.getI1Type()),
                                   withBatch(last + 1)));
  Value count = ops.sum(ops.convert(isSetUpTo, ops.i32Type()), {last + 1});
  return ops.broadcast(ops.less(ops.constant(typeOf(count), 0), count),
                       type.clone(ctx.builder.getI1Type()), withBatch(dim));
}

/// Returns Q C, or Q^H C, for the columns C of this device. The first reflector
/// of block `k` whose scale is NaN, and those after it, change only columns
/// from theirs on; of these, the rows become NaN that they change, and for Q C
/// those that the reflectors before it change, too. Products with zeros would
/// make all elements NaN.
Value PanelSteps::reflectedWithNaN(Value reflectors, Value scales, Value k,
                                   Value matrix, bool isInverse) {
  RankedTensorType type = typeOf(matrix);
  int64_t last = type.getRank() - 1;
  Value zero = ops.constant(typeOf(scales), 0);
  Value isNumber = ops.equal(scales, scales);
  RankedTensorType mask = typeOf(reflectors).clone(ctx.builder.getI1Type());
  auto dims = llvm::to_vector(llvm::seq(last - 1));
  dims.push_back(last);
  Value result =
      reflected(ops.select(ops.broadcast(isNumber, mask, dims), reflectors,
                           ops.constant(typeOf(reflectors), 0)),
                ops.select(isNumber, scales, zero), matrix, isInverse);
  Value isNaN = logicalNot(isNumber);
  Value changesRows = isInverse ? isNaN : logicalNot(ops.equal(scales, zero));
  Value firstColumn =
      ops.subtract(ops.firstRowOf(ops.ownBlock()), ops.firstRowOf(k));
  Value isLost = ops.logicalAnd(
      isFromFirst(changesRows, ops.i32Constant(0), type, last - 1),
      isFromFirst(isNaN, firstColumn, type, last));
  return ops.select(isLost, ops.notANumber(type), result);
}

/// The devices behind the panel apply its reflectors.
SmallVector<Value> PanelSteps::qr(Value matrix) {
  auto step = [&](Value k, const StepRange &steps, ValueRange state) {
    Value own = rowsFrom(state[0], k, sizes.panelRows(steps.first));
    SmallVector<Value> panel = factor(ops.broadcastFromOwner(own, k));
    Value v = reflectors(panel[0], k);
    Value next = ops.choose(
        ops.followsBlock(k),
        reflectedWithNaN(v, panel[1], k, own, /*isInverse=*/true), own);
    next = ops.choose(ops.ownsBlock(k), panel[0], next);
    return SmallVector<Value>{ops.updateBlock(state[0], kRows, k, next),
                              ops.updateBlock(state[1], kColumns, k, panel[1])};
  };
  RankedTensorType scales = vectorType(matrix, sizes.steps * sizes.block,
                                       typeOf(matrix).getElementType());
  return ops.emitSteps(sizes.steps, {matrix, ops.constant(scales, 0)}, step);
}

/// Applies the reflectors of one block after the other, from the last one on,
/// to this device's columns of the identity.
Value PanelSteps::householderProduct(Value matrix, Value scales) {
  RankedTensorType type = typeOf(matrix), indices = type.clone(ops.i32Type());
  int64_t last = type.getRank() - 1;
  scales = ops.pad(scales, ops.scalar(type.getElementType(), 0), last - 1, 0,
                   sizes.steps * sizes.block - sizes.columns);
  auto step = [&](Value stepIndex, const StepRange &steps, ValueRange state) {
    Value k = ops.subtract(ops.i32Constant(sizes.steps - 1), stepIndex);
    int64_t rows = sizes.panelRows(sizes.steps - 1 - steps.last());
    Value panel = ops.broadcastFromOwner(rowsFrom(matrix, k, rows), k);
    Value next = reflectedWithNaN(
        reflectors(panel, k),
        ops.dynamicSlice(scales, last - 1, ops.firstRowOf(k), sizes.block), k,
        rowsFrom(state[0], k, rows), /*isInverse=*/false);
    return SmallVector<Value>{ops.updateBlock(state[0], kRows, k, next)};
  };
  Value column = ops.add(ops.iota(indices, last),
                         ops.splat(ops.firstRowOf(ops.ownBlock()), indices));
  Value isDiagonal = ops.equal(ops.iota(indices, last - 1), column);
  Value identity =
      ops.select(isDiagonal, ops.constant(type, 1), ops.constant(type, 0));
  return ops.emitSteps(sizes.steps, identity, step).front();
}

std::pair<Value, Value> mlir::gspmd::panelQr(const MatrixCall &call,
                                             PartitionContext &ctx,
                                             ArrayRef<AxisRef> axes,
                                             Value matrix, int64_t columns) {
  ArrayRef<int64_t> shape = typeOf(matrix).getShape();
  MatrixCall qr = call;
  auto set = [&](char letter, int64_t size) { qr.sizes[letter - 'a'] = size; };
  set('m', shape[shape.size() - 2]);
  for (char letter : {'n', 'k', 't'})
    set(letter, columns);
  PanelSteps steps(qr, ctx, axes);
  SmallVector<Value> factors = steps.qr(steps.padRows(matrix));
  Value scales = LocalOps(ctx).slice(
      factors[1], typeOf(factors[1]).getRank() - 1, 0, columns);
  Value q = steps.householderProduct(factors[0], scales);
  return {factors[0], q};
}

//===----------------------------------------------------------------------===//
// Partition
//===----------------------------------------------------------------------===//

double mlir::gspmd::panelBytes(const MatrixCall &call, Operation *op,
                               const FactorMap &map, ArrayRef<AxisList> axes) {
  unsigned batch = call.batchRank;
  int64_t devices = axisListSize(axes[batch]);
  if (devices == 1)
    return 0;
  double bytes = sharding::elementBytes(op->getOperand(0).getType()), sum = 0;
  for (unsigned f = 0; f < batch; ++f)
    bytes *= llvm::divideCeil(map.factor(f).size, axisListSize(axes[f]));
  PanelSizes sizes(call, devices);
  for (const StepRange &loop : divideSteps(sizes.steps))
    sum += double(loop.count) * double(sizes.block) *
           double(sizes.panelRows(loop.first));
  return costOfBlocks(ringAllReduceBytes(sum * bytes, devices),
                      sharding::tensorBytes(op->getOperand(0).getType()));
}

/// Padding is zero: it has no pivots and no reflectors.
PartitionResult mlir::gspmd::partitionPanels(const MatrixCall &call,
                                             Operation *op,
                                             PartitionContext &ctx) {
  unsigned rows = call.batchRank, columns = rows + 1;
  const TensorSharding &sharding = ctx.operandShardings[0];
  ArrayRef<AxisRef> axes = sharding.axesOf(columns);
  if (axes.empty())
    return sharding::cloneLocally(ctx);
  PanelSteps steps(call, ctx, axes);
  Value zero = ctx.neutralElement(call.element, ReductionKind::Add);
  Value matrix = steps.padRows(ctx.maskPadding(
      ctx.operands[0], shapeOf(op->getOperand(0)), sharding, columns, zero));
  SmallVector<Value> results;
  switch (call.routine) {
  case MatrixRoutine::HouseholderProduct:
    results = {steps.householderProduct(matrix, ctx.operands[1])};
    break;
  case MatrixRoutine::Qr:
    results = steps.qr(matrix);
    break;
  default:
    results = steps.lu(matrix);
  }
  LocalOps ops(ctx);
  for (auto [i, result] : llvm::enumerate(results)) {
    SmallVector<int64_t> starts(typeOf(result).getRank(), 0);
    result = ops.slice(result, starts, ctx.localResultType(i).getShape());
  }
  return results;
}
