//===- WindowPartition.cpp - Windowed reductions, cut ---------------------===//

#include "transforms/OpModels/WindowPartition.h"
#include "mlir/IR/IRMapping.h"
#include "transforms/OpModels/HaloWindow.h"
#include "transforms/OpModels/LocalOps.h"
#include "transforms/OpModels/Reducers.h"

using namespace mlir;
using namespace mlir::gspmd;
using ::gspmd::TensorSharding;

WindowDim mlir::gspmd::windowDim(stablehlo::ReduceWindowOp op, unsigned dim) {
  WindowDim w;
  w.in = dimOf(op.getInputs().front(), dim);
  w.out = dimOf(op->getResult(0), dim);
  w.size = op.getWindowDimensions()[dim];
  w.stride = valueAt(op.getWindowStrides(), dim, 1);
  w.baseDilation = valueAt(op.getBaseDilations(), dim, 1);
  w.windowDilation = valueAt(op.getWindowDilations(), dim, 1);
  std::tie(w.padLow, w.padHigh) = paddingAt(op.getPadding(), dim);
  return w;
}

/// The input that a part of the result is reduced from.
static DilatedRead readOf(const WindowDim &w, int64_t shards) {
  DimCut out{w.out, shards};
  int64_t extent = (w.size - 1) * w.windowDilation + 1;
  return dilatedRead({out.shard() * w.stride, -w.padLow},
                     (out.shard() - 1) * w.stride + extent, w.baseDilation,
                     shards, [=](int64_t p) {
                       int64_t valid = out.valid(p);
                       return valid ? (valid - 1) * w.stride + extent : 0;
                     });
}

//===----------------------------------------------------------------------===//
// Cumulative reductions
//===----------------------------------------------------------------------===//

namespace {
enum class Cumulative { No, Prefix, Suffix };
}

static Cumulative cumulative(const WindowDim &w) {
  if (w.stride != 1 || w.baseDilation != 1 || w.windowDilation != 1 ||
      w.size < w.in || w.out != w.in)
    return Cumulative::No;
  if (w.padLow == w.size - 1 && w.padHigh == 0)
    return Cumulative::Prefix;
  if (w.padHigh == w.size - 1 && w.padLow == 0)
    return Cumulative::Suffix;
  return Cumulative::No;
}

/// The dimension of a cumulative reduction whose parts can be combined: by a
/// kind, from neutral initial values, with no window along others.
static std::optional<unsigned> cumulativeDim(stablehlo::ReduceWindowOp op) {
  std::optional<ReductionKind> kind = reducerKind(op.getBody());
  if (!kind || !llvm::all_of(op.getInitValues(), [&](Value init) {
        return isNeutralConstant(init, *kind);
      }))
    return std::nullopt;
  std::optional<unsigned> result;
  for (unsigned d = 0; d < shapeOf(op->getResult(0)).size(); ++d) {
    WindowDim w = windowDim(op, d);
    if (w.isTrivial())
      continue;
    if (result || cumulative(w) == Cumulative::No)
      return std::nullopt;
    result = d;
  }
  return result;
}

static Value combine(PartitionContext &ctx, Value a, Value b,
                     ReductionKind kind) {
  LocalOps ops(ctx);
  switch (kind) {
  case ReductionKind::Add:
    return ops.add(a, b);
  case ReductionKind::Mul:
    return ops.multiply(a, b);
  case ReductionKind::Max:
    return ops.maximum(a, b);
  case ReductionKind::Min:
    return ops.minimum(a, b);
  case ReductionKind::And:
    return ops.logicalAnd(a, b);
  case ReductionKind::Or:
    return stablehlo::OrOp::create(ctx.builder, ctx.op->getLoc(), a.getType(),
                                   a, b);
  case ReductionKind::Xor:
    return stablehlo::XorOp::create(ctx.builder, ctx.op->getLoc(), a.getType(),
                                    a, b);
  }
  llvm_unreachable("unknown reduction kind");
}

/// The reduction of `dim` of each of `values` by the op's body.
static SmallVector<Value> reduceDim(stablehlo::ReduceWindowOp op,
                                    PartitionContext &ctx,
                                    ArrayRef<Value> values, int64_t dim) {
  unsigned n = values.size();
  OperationState state(op.getLoc(),
                       stablehlo::ReduceOp::getOperationName());
  state.addOperands(values);
  state.addOperands(ArrayRef<Value>(ctx.operands).drop_front(n));
  for (Value value : values) {
    SmallVector<int64_t> shape(shapeOf(value));
    shape.erase(shape.begin() + dim);
    state.addTypes(tensorType(value).clone(shape));
  }
  state.addAttribute("dimensions", ctx.builder.getDenseI64ArrayAttr(dim));
  IRMapping mapping;
  op.getBody().cloneInto(state.addRegion(), mapping);
  return llvm::to_vector_of<Value>(ctx.builder.create(state)->getResults());
}

/// Every device reduces its own part; the totals of all parts are gathered, and
/// those before (behind) a device are combined with its part.
static PartitionResult partitionCumulative(stablehlo::ReduceWindowOp op,
                                           PartitionContext &ctx,
                                           unsigned dim) {
  LocalOps ops(ctx);
  bool isPrefix = cumulative(windowDim(op, dim)) == Cumulative::Prefix;
  ReductionKind kind = *reducerKind(op.getBody());
  unsigned n = op.getInputs().size();
  const TensorSharding &sharding = ctx.operandShardings[0];
  AxisList axes(sharding.axesOf(dim));
  int64_t shards = ::gspmd::axisListSize(axes);
  int64_t size = dimOf(ctx.operands[0], dim);
  // Sums from behind begin in the padding.
  if (!isPrefix)
    for (unsigned i = 0; i < n; ++i)
      ctx.operands[i] =
          ctx.maskPadding(ctx.operands[i], shapeOf(op.getInputs()[i]), sharding,
                          dim, ctx.operands[n + i]);
  SmallVector<int64_t> windows(op.getWindowDimensions());
  windows[dim] = size;
  SmallVector<int64_t> padding(2 * windows.size(), 0);
  padding[2 * dim + (isPrefix ? 0 : 1)] = size - 1;
  auto matrix = RankedTensorType::get({int64_t(windows.size()), 2},
                                      ctx.builder.getI64Type());
  Builder &b = ctx.builder;
  SmallVector<Type> types(ValueRange(ctx.operands).take_front(n).getTypes());
  Operation *parts = cloneLocal(
      ctx, ctx.operands, types,
      {b.getNamedAttr("window_dimensions", b.getDenseI64ArrayAttr(windows)),
       b.getNamedAttr("padding", DenseIntElementsAttr::get(
                                     matrix, ArrayRef<int64_t>(padding)))});
  int64_t last = isPrefix ? size - 1 : 0;
  SmallVector<Value> totals;
  for (auto [i, part] : llvm::enumerate(parts->getResults())) {
    Value all =
        ctx.allGather(sliceDim(ctx, part, dim, last, last + 1), dim, axes);
    RankedTensorType type = tensorType(all);
    auto line = RankedTensorType::get({shards}, b.getI32Type());
    Value own = ops.splat(offsetValue(ctx, axes, {1}), line);
    Value index = ops.iota(line, 0);
    Value counts = isPrefix ? ops.less(index, own) : ops.less(own, index);
    counts = ops.broadcast(counts, type.clone(b.getI1Type()), {int64_t(dim)});
    totals.push_back(
        ops.select(counts, all, ops.splat(ctx.operands[n + i], type)));
  }
  SmallVector<Value> before = reduceDim(op, ctx, totals, dim);
  SmallVector<Value> results;
  SmallVector<int64_t> otherDims;
  for (unsigned d = 0; d < windows.size(); ++d)
    if (d != dim)
      otherDims.push_back(d);
  for (auto [part, carry] : llvm::zip_equal(parts->getResults(), before))
    results.push_back(combine(
        ctx, ops.broadcast(carry, tensorType(part), otherDims), part, kind));
  return results;
}

//===----------------------------------------------------------------------===//
// Sliding windows
//===----------------------------------------------------------------------===//

static NamedAttribute sizesAttr(Builder &b, StringRef name,
                                ArrayRef<int64_t> sizes) {
  return b.getNamedAttr(name, b.getDenseI64ArrayAttr(sizes));
}

static NamedAttribute paddingAttr(Builder &b, ArrayRef<int64_t> rows) {
  auto type = RankedTensorType::get({int64_t(rows.size()) / 2, 2},
                                    b.getI64Type());
  return b.getNamedAttr("padding", DenseIntElementsAttr::get(type, rows));
}

PartitionResult mlir::gspmd::partitionWindows(stablehlo::ReduceWindowOp op,
                                              PartitionContext &ctx) {
  const TensorSharding &sharding = ctx.operandShardings[0];
  if (std::optional<unsigned> dim = cumulativeDim(op))
    if (sharding.numShards(*dim) > 1)
      return partitionCumulative(op, ctx, *dim);
  unsigned n = op.getInputs().size();
  SmallVector<int64_t> padding, dilations;
  for (unsigned d = 0; d < sharding.rank(); ++d) {
    WindowDim w = windowDim(op, d);
    bool isCut = sharding.numShards(d) > 1 && !w.isTrivial();
    dilations.push_back(isCut ? 1 : w.baseDilation);
    padding.push_back(isCut ? 0 : w.padLow);
    padding.push_back(isCut ? 0 : w.padHigh);
    if (!isCut)
      continue;
    DilatedRead read = readOf(w, sharding.numShards(d));
    for (unsigned i = 0; i < n; ++i)
      ctx.operands[i] = readDilated(
          ctx, {ctx.operands[i], d, w.in, AxisList(sharding.axesOf(d))}, read,
          ctx.operands[n + i]);
  }
  SmallVector<Type> types;
  for (unsigned i = 0; i < n; ++i)
    types.push_back(ctx.localResultType(i));
  Builder &b = ctx.builder;
  Operation *local =
      cloneLocal(ctx, ctx.operands, types,
                 {paddingAttr(b, padding),
                  sizesAttr(b, "base_dilations", dilations)});
  return SmallVector<Value>(local->getResults());
}

double mlir::gspmd::windowsBytes(stablehlo::ReduceWindowOp op,
                                 const FactorMap &map,
                                 ArrayRef<AxisList> axes) {
  TensorSharding sharding = shardingFromFactors(map, 0, axes);
  std::optional<unsigned> cumulative = cumulativeDim(op);
  double bytes = 0;
  for (Value input : op.getInputs())
    for (unsigned d = 0; d < sharding.rank(); ++d) {
      WindowDim w = windowDim(op, d);
      int64_t shards = sharding.numShards(d);
      if (shards == 1 || w.isTrivial())
        continue;
      // A cumulative reduction gathers one element of each part.
      bytes += cumulative == d
                   ? shards * lineBytes(input, sharding, d)
                   : windowBytes(input, sharding, d, readOf(w, shards).window);
    }
  return bytes;
}

//===----------------------------------------------------------------------===//
// Select and scatter
//===----------------------------------------------------------------------===//

WindowDim mlir::gspmd::windowDim(stablehlo::SelectAndScatterOp op,
                                 unsigned dim) {
  WindowDim w;
  w.in = dimOf(op.getOperand(), dim);
  w.out = dimOf(op.getSource(), dim);
  w.size = valueAt(op.getWindowDimensions(), dim, 1);
  w.stride = valueAt(op.getWindowStrides(), dim, 1);
  std::tie(w.padLow, w.padHigh) = paddingAt(op.getPadding(), dim);
  return w;
}

std::optional<ReductionKind>
mlir::gspmd::selectKind(stablehlo::SelectAndScatterOp op) {
  Block &block = op.getSelect().front();
  auto compare = dyn_cast_or_null<stablehlo::CompareOp>(
      block.getTerminator()->getOperand(0).getDefiningOp());
  if (!compare || compare.getLhs() != block.getArgument(0) ||
      compare.getRhs() != block.getArgument(1))
    return std::nullopt;
  switch (compare.getComparisonDirection()) {
  case stablehlo::ComparisonDirection::GE:
  case stablehlo::ComparisonDirection::GT:
    return ReductionKind::Max;
  case stablehlo::ComparisonDirection::LE:
  case stablehlo::ComparisonDirection::LT:
    return ReductionKind::Min;
  default:
    return std::nullopt;
  }
}

namespace {
/// The windows that can reach into a part of the operand.
struct ScatterReads {
  WindowRead source, operand;
};
} // namespace

static ScatterReads readsOf(const WindowDim &w, int64_t shards) {
  DimCut in{w.in, shards};
  int64_t shard = in.shard();
  // The last window that begins at or before the part, and as many before it
  // as may overlap it.
  int64_t back = (w.size - 1) / w.stride;
  ShardOffset first{shard, w.padLow - back * w.stride, w.stride};
  ShardOffset begin = first;
  begin.scale = w.stride;
  begin.offset = -w.padLow;
  auto touching = [=](int64_t p) -> int64_t {
    int64_t valid = in.valid(p);
    if (valid == 0)
      return 0;
    int64_t last = floorDiv(p * shard + valid - 1 + w.padLow, w.stride);
    return last - first.at(p) + 1;
  };
  int64_t count = 1;
  for (int64_t p = 0; p < shards; ++p) {
    count = std::max(count, touching(p));
    // The windows laid side by side must span the part.
    int64_t beyond = (p + 1) * shard - begin.at(p) - w.size;
    count = std::max(count, (beyond + w.stride - 1) / w.stride + 1);
  }
  ScatterReads reads;
  reads.source = {first, count, touching};
  reads.operand = {begin, (count - 1) * w.stride + w.size, [=](int64_t p) {
                     int64_t windows = touching(p);
                     return windows ? (windows - 1) * w.stride + w.size : 0;
                   }};
  return reads;
}

/// `operand` with its elements kept off the value that fills what lies beyond the
/// ends, so that in no window (an infinite one with padding, say) such a position
/// is as good as an element. Only comparisons read the operand. The two values next
/// to each other at the end of the type's range count as equal from here on.
static Value besidesFill(PartitionContext &ctx, Value operand,
                         ReductionKind kind) {
  LocalOps ops(ctx);
  RankedTensorType type = tensorType(operand);
  Type element = type.getElementType();
  bool isMax = kind == ReductionKind::Max;
  DenseElementsAttr bound;
  if (auto floatType = dyn_cast<FloatType>(element)) {
    bound = DenseElementsAttr::get(
        type, APFloat::getLargest(floatType.getFloatSemantics(), isMax));
  } else {
    unsigned width = element.getIntOrFloatBitWidth();
    if (width == 1)
      return operand;
    bool isUnsigned = element.isUnsignedInteger();
    APInt end = isMax ? (isUnsigned ? APInt::getMinValue(width)
                                    : APInt::getSignedMinValue(width))
                      : (isUnsigned ? APInt::getMaxValue(width)
                                    : APInt::getSignedMaxValue(width));
    bound = DenseElementsAttr::get(type, isMax ? end + 1 : end - 1);
  }
  Value limit =
      stablehlo::ConstantOp::create(ctx.builder, ctx.op->getLoc(), type, bound);
  return isMax ? ops.maximum(operand, limit) : ops.minimum(operand, limit);
}

PartitionResult mlir::gspmd::partitionWindows(stablehlo::SelectAndScatterOp op,
                                              PartitionContext &ctx) {
  LocalOps ops(ctx);
  const TensorSharding &sharding = ctx.operandShardings[0];
  Type element = tensorType(op.getOperand()).getElementType();
  Value neverSelected, addsNothing;
  SmallVector<int64_t> padding;
  SmallVector<std::pair<unsigned, ShardOffset>> cuts;
  bool isBesidesFill = false;
  for (unsigned d = 0; d < sharding.rank(); ++d) {
    WindowDim w = windowDim(op, d);
    bool isCut = sharding.numShards(d) > 1 && !w.isTrivial();
    padding.push_back(isCut ? 0 : w.padLow);
    padding.push_back(isCut ? 0 : w.padHigh);
    if (!isCut)
      continue;
    if (!neverSelected) {
      neverSelected = ctx.neutralElement(element, *selectKind(op));
      addsNothing = ctx.neutralElement(element, *reducerKind(op.getScatter()));
    }
    if (!isBesidesFill && (w.padLow != 0 || w.padHigh != 0)) {
      ctx.operands[0] = besidesFill(ctx, ctx.operands[0], *selectKind(op));
      isBesidesFill = true;
    }
    AxisList axes(sharding.axesOf(d));
    ScatterReads reads = readsOf(w, sharding.numShards(d));
    ctx.operands[0] = readWindow(ctx, {ctx.operands[0], d, w.in, axes},
                                 reads.operand, neverSelected);
    ctx.operands[1] = readWindow(ctx, {ctx.operands[1], d, w.out, axes},
                                 reads.source, addsNothing);
    // Where the own part begins in what was read.
    ShardOffset begin = reads.operand.start;
    cuts.push_back({d, begin});
  }
  Builder &b = ctx.builder;
  Operation *local =
      cloneLocal(ctx, ctx.operands, ctx.operands[0].getType(),
                 {paddingAttr(b, padding)});
  Value result = local->getResult(0);
  for (auto &[d, begin] : cuts) {
    AxisList axes(sharding.axesOf(d));
    DimCut cut{dimOf(op.getOperand(), d), ::gspmd::axisListSize(axes)};
    int64_t first = -begin.at(0);
    bool isConstant = true;
    for (int64_t p = 0; p < cut.shards; ++p)
      isConstant &= p * cut.shard() - begin.at(p) == first;
    if (isConstant) {
      result = sliceDim(ctx, result, d, first, first + cut.shard());
      continue;
    }
    Value offset = ops.subtract(offsetValue(ctx, axes, {cut.shard()}),
                                offsetValue(ctx, axes, begin));
    result = dynamicSliceDim(ctx, result, d, offset, cut.shard());
  }
  return SmallVector<Value>{result};
}

double mlir::gspmd::windowsBytes(stablehlo::SelectAndScatterOp op,
                                 const FactorMap &map,
                                 ArrayRef<AxisList> axes) {
  TensorSharding sharding = shardingFromFactors(map, 0, axes);
  double bytes = 0;
  for (unsigned d = 0; d < sharding.rank(); ++d) {
    WindowDim w = windowDim(op, d);
    int64_t shards = sharding.numShards(d);
    if (shards == 1 || w.isTrivial())
      continue;
    ScatterReads reads = readsOf(w, shards);
    bytes += windowBytes(op.getOperand(), sharding, d, reads.operand) +
             windowBytes(op.getSource(), sharding, d, reads.source);
  }
  return bytes;
}
