//===- ReduceWindow.cpp - Model of reduce_window --------------------------===//

#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/IR/IRMapping.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/HaloWindow.h"
#include "transforms/OpModels/Support/InitialValues.h"
#include "transforms/OpModels/Support/LocalOps.h"
#include "transforms/OpModels/Support/WindowRange.h"
#include "transforms/OpModels/Support/XlaForm.h"
#include "transforms/OpModels/Window/NeutralInits.h"
#include "transforms/OpModels/Window/WindowDims.h"

#include <cmath>

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// Dimensions without a window pass through; along others each shard needs a
/// halo.
struct ReduceWindowModel : HaloDefaults {
  /// Includes the init values, because each shard starts from its own.
  static LinearOperands linearOperands(stablehlo::ReduceWindowOp op,
                                       ReductionKind kind) {
    return reducerKind(op.getBody()) == kind ? movedOperands(op)
                                             : LinearOperands();
  }
  static WorkKind workKind(Operation *) { return WorkKind::Reduce; }
  static FactorRule rule(stablehlo::ReduceWindowOp op,
                         bool conservative = false) {
    FactorRule rule = emptyRule(op);
    auto all = llvm::to_vector(llvm::seq<unsigned>(op.getInputs().size()));
    auto kindOf = [](bool hasWindow) {
      return hasWindow ? FactorKind::Halo : FactorKind::PassThrough;
    };
    for (auto [d, size] : llvm::enumerate(shapeOf(op->getResult(0)))) {
      WindowDim window = windowDim(op, op->getResult(0), d);
      // Propagation ignores the dilation of the operand, as in Shardy.
      WindowDim undilated = window;
      undilated.baseDilation = 1;
      bool moves = !undilated.isTrivial();
      addDim(rule, size, all, all, d,
             {kindOf(!window.isTrivial()), kindOf(moves),
              /*isBlocked=*/conservative && moves});
    }
    return rule;
  }
  static double evaluations(stablehlo::ReduceWindowOp op);
  static double flops(stablehlo::ReduceWindowOp op) {
    return evaluations(op) * bodyFlops(op.getBody());
  }
  static double transcendentals(stablehlo::ReduceWindowOp op) {
    return evaluations(op) * bodyTranscendentals(op.getBody());
  }
  static double communicated(stablehlo::ReduceWindowOp op, const FactorMap &map,
                             ArrayRef<AxisList> axes);
  static PartitionResult partition(stablehlo::ReduceWindowOp op,
                                   PartitionContext &ctx);
};

} // namespace

//===----------------------------------------------------------------------===//
// Cumulative reductions
//===----------------------------------------------------------------------===//

namespace {
enum class Cumulative { No, Prefix, Suffix };
} // namespace

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

static bool hasNeutralInits(stablehlo::ReduceWindowOp op) {
  std::optional<ReductionKind> kind = reducerKind(op.getBody());
  if (!kind)
    return op.getInputs().size() == 1 &&
           dropsInit(op.getBody(), op.getInitValues().front());
  return llvm::all_of(op.getInitValues(), [&](Value init) {
    return sharding::isNeutral(init, *kind);
  });
}

/// Returns the dimension of a cumulative reduction whose shards can be
/// combined: it has neutral initial values, and no window along other
/// dimensions.
static std::optional<unsigned> cumulativeDim(stablehlo::ReduceWindowOp op) {
  if (!hasNeutralInits(op))
    return std::nullopt;
  std::optional<unsigned> result;
  for (unsigned d = 0; d < shapeOf(op->getResult(0)).size(); ++d) {
    WindowDim w = windowDim(op, op->getResult(0), d);
    if (w.isTrivial())
      continue;
    if (result || cumulative(w) == Cumulative::No)
      return std::nullopt;
    result = d;
  }
  return result;
}

/// Returns the number of evaluations of the body. A prefix sum does not
/// evaluate a window for each element: compilers compute sums within blocks of
/// a vector unit's width, then of the blocks, and add these to each element.
double ReduceWindowModel::evaluations(stablehlo::ReduceWindowOp op) {
  constexpr double kBlock = 128;
  std::optional<unsigned> summed;
  if (reducerKind(op.getBody()))
    summed = cumulativeDim(op);
  double windowElements = 1, blockElements = 0;
  for (auto [d, size] : llvm::enumerate(op.getWindowDimensions()))
    if (summed == unsigned(d) && size > kBlock) {
      windowElements *= kBlock;
      blockElements = 1 + std::ceil(size / kBlock) / kBlock;
    } else {
      windowElements *= double(size);
    }
  return elementsOf(op->getResult(0)) * (windowElements - 1 + blockElements);
}

/// Reduces `dim` of each of `values` by the op's body.
static SmallVector<Value> reduceDim(stablehlo::ReduceWindowOp op,
                                    PartitionContext &ctx,
                                    ArrayRef<Value> values, int64_t dim) {
  unsigned n = values.size();
  OperationState state(op.getLoc(), stablehlo::ReduceOp::getOperationName());
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

/// Applies the op's body to each element of `lhs` and `rhs`.
static Value applyBody(stablehlo::ReduceWindowOp op, PartitionContext &ctx,
                       Value lhs, Value rhs) {
  auto dims = llvm::to_vector(llvm::seq(tensorType(lhs).getRank()));
  auto map = stablehlo::MapOp::create(ctx.builder, op.getLoc(), lhs.getType(),
                                      ValueRange{lhs, rhs}, dims);
  IRMapping mapping;
  op.getBody().cloneInto(&map.getComputation(), mapping);
  return map;
}

/// Every device reduces its own shard; the totals of all shards are gathered,
/// and those before (after) a device are combined with its shard.
static PartitionResult partitionCumulative(stablehlo::ReduceWindowOp op,
                                           PartitionContext &ctx,
                                           unsigned dim) {
  LocalOps ops(ctx);
  bool isPrefix =
      cumulative(windowDim(op, op->getResult(0), dim)) == Cumulative::Prefix;
  std::optional<ReductionKind> kind = reducerKind(op.getBody());
  unsigned n = op.getInputs().size();
  const TensorSharding &sharding = ctx.operandShardings[0];
  AxisList axes(sharding.axesOf(dim));
  int64_t shards = axisListSize(axes);
  int64_t size = dimOf(ctx.operands[0], dim);
  // Suffix sums begin in the padding.
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
  SmallVector<Value> scans = sharding::cloneLocally(
      ctx, ctx.operands, types,
      {b.getNamedAttr("window_dimensions", b.getDenseI64ArrayAttr(windows)),
       b.getNamedAttr("padding", DenseIntElementsAttr::get(
                                     matrix, ArrayRef<int64_t>(padding)))});
  int64_t last = isPrefix ? size - 1 : 0;
  SmallVector<Value> totals;
  for (auto [i, scan] : llvm::enumerate(scans)) {
    Value all = ctx.allGather(LocalOps(ctx).slice(scan, dim, last, last + 1),
                              dim, axes);
    RankedTensorType type = tensorType(all);
    auto line = RankedTensorType::get({shards}, b.getI32Type());
    Value shardIndex = ops.splat(offsetValue(ctx, axes, {1}), line);
    Value index = ops.iota(line, 0);
    Value counts =
        isPrefix ? ops.less(index, shardIndex) : ops.less(shardIndex, index);
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
  for (auto [scan, carry] : llvm::zip_equal(scans, before)) {
    Value others = ops.broadcast(carry, tensorType(scan), otherDims);
    results.push_back(kind       ? combine(ops, others, scan, *kind)
                      : isPrefix ? applyBody(op, ctx, others, scan)
                                 : applyBody(op, ctx, scan, others));
  }
  return results;
}

//===----------------------------------------------------------------------===//
// Sliding windows
//===----------------------------------------------------------------------===//

PartitionResult ReduceWindowModel::partition(stablehlo::ReduceWindowOp op,
                                             PartitionContext &ctx) {
  const TensorSharding &sharding = ctx.operandShardings[0];
  if (std::optional<unsigned> dim = cumulativeDim(op))
    if (sharding.numShards(*dim) > 1)
      return partitionCumulative(op, ctx, *dim);
  unsigned n = op.getInputs().size();
  auto isShardedAt = [&](unsigned d) {
    return sharding.numShards(d) > 1 &&
           !windowDim(op, op->getResult(0), d).isTrivial();
  };
  if (llvm::none_of(llvm::seq<unsigned>(sharding.rank()), isShardedAt))
    return sharding::partitionGenerically(op, ctx);
  SmallVector<int64_t> padding, dilations;
  for (unsigned d = 0; d < sharding.rank(); ++d) {
    WindowDim w = windowDim(op, op->getResult(0), d);
    bool isSharded = isShardedAt(d);
    dilations.push_back(isSharded ? 1 : w.baseDilation);
    padding.push_back(isSharded ? 0 : w.padLow);
    padding.push_back(isSharded ? 0 : w.padHigh);
    if (!isSharded)
      continue;
    DilatedRead read = slidingRead(w, sharding.numShards(d));
    for (unsigned i = 0; i < n; ++i)
      ctx.operands[i] = readDilated(
          ctx, {ctx.operands[i], d, w.in, AxisList(sharding.axesOf(d))}, read,
          ctx.operands[n + i]);
  }
  SmallVector<Type> types;
  for (unsigned i = 0; i < n; ++i)
    types.push_back(ctx.localResultType(i));
  Builder &b = ctx.builder;
  return sharding::cloneLocally(
      ctx, ctx.operands, types,
      {paddingAttr(b, padding), sizesAttr(b, "base_dilations", dilations)});
}

double ReduceWindowModel::communicated(stablehlo::ReduceWindowOp op,
                                       const FactorMap &map,
                                       ArrayRef<AxisList> axes) {
  TensorSharding sharding = shardingFromFactors(map, 0, axes);
  std::optional<unsigned> cumulative = cumulativeDim(op);
  double bytes = 0;
  for (Value input : op.getInputs())
    for (unsigned d = 0; d < sharding.rank(); ++d) {
      WindowDim w = windowDim(op, op->getResult(0), d);
      int64_t shards = sharding.numShards(d);
      if (shards == 1 || w.isTrivial())
        continue;
      // A cumulative reduction gathers one element of each shard.
      bytes += cumulative == d ? shards * lineBytes(input, sharding, d)
                               : windowBytes(input, sharding, d,
                                             slidingRead(w, shards).window);
    }
  return bytes;
}

//===----------------------------------------------------------------------===//
// XLA
//===----------------------------------------------------------------------===//

/// The initial value is also the value of padding and of the gaps of dilation:
/// if its number of occurrences makes no difference, it is added at the end
/// only. XLA removes windows of one element, and ignores that negative padding
/// removes elements.
static LogicalResult writeWindowForXla(stablehlo::ReduceWindowOp op,
                                       RewriterBase &rewriter) {
  SmallVector<int64_t> low, high, interior;
  for (unsigned d = 0; d < shapeOf(op.getInputs().front()).size(); ++d) {
    WindowDim w = windowDim(op, op->getResult(0), d);
    low.push_back(w.padLow);
    high.push_back(w.padHigh);
    interior.push_back(w.baseDilation - 1);
  }
  auto isNegative = [](int64_t padding) { return padding < 0; };
  bool slicesOff =
      llvm::any_of(low, isNegative) || llvm::any_of(high, isNegative);
  std::optional<ReductionKind> kind = reducerKind(op.getBody());
  bool addsInit = kind && !llvm::all_of(op.getInitValues(), [&](Value init) {
                    return sharding::isNeutral(init, *kind);
                  });
  bool padsWithInit = addsInit && !sharding::isIdempotent(*kind);
  if (!slicesOff && !addsInit)
    return success();
  stablehlo::TensorOps ops(rewriter, op.getLoc());
  SmallVector<Value> inits = op.getInitValues(), operands = op.getInputs();
  if (addsInit)
    inits = neutralInits(rewriter, op.getLoc(), inits, *kind);
  bool pads = slicesOff || padsWithInit;
  if (pads) {
    ValueRange margins = padsWithInit ? op.getInitValues() : ValueRange(inits);
    for (auto [operand, margin] : llvm::zip_equal(operands, margins))
      operand = ops.pad(operand, margin, low, high, interior);
  }
  llvm::append_range(operands, inits);
  auto bare = cast<stablehlo::ReduceWindowOp>(rewriter.clone(*op));
  bare->setOperands(operands);
  if (pads) {
    bare.removePaddingAttr();
    bare.removeBaseDilationsAttr();
  }
  SmallVector<Value> results = bare.getResults();
  if (addsInit)
    results = combineWithInits(rewriter, op.getLoc(), op.getBody(),
                               op.getInitValues(), results);
  rewriter.replaceOp(op, results);
  return success();
}

namespace {
struct ReduceWindowForXla {
  static LogicalResult write(stablehlo::ReduceWindowOp op,
                             RewriterBase &rewriter) {
    return writeWindowForXla(op, rewriter);
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// A range of the results
//===----------------------------------------------------------------------===//

namespace {
struct WindowedRange {
  static std::optional<OperandRanges> ranges(stablehlo::ReduceWindowOp op,
                                             DimRange range) {
    auto read = windowRange(windowDim(op, op->getResult(0), range.dim),
                            range.dim, range);
    if (!read)
      return std::nullopt;
    OperandRanges ranges(op.getInputs().size(), read);
    ranges.resize(op->getNumOperands());
    return ranges;
  }
  static SmallVector<Value> make(stablehlo::ReduceWindowOp op,
                                 OpBuilder &builder, DimRange range,
                                 ValueRange operands) {
    SmallVector<int64_t> rows;
    unsigned rank = op.getWindowDimensions().size();
    for (unsigned d = 0; d < rank; ++d) {
      auto [low, high] = paddingAt(op.getPadding(), d);
      rows.append({low, high});
    }
    rows = paddingOfRange(rows, range.dim,
                          windowDim(op, op->getResult(0), range.dim), range);
    return cloneRange(op, builder, range, operands, paddingAttr(builder, rows));
  }
};
} // namespace

void mlir::gspmd::registerReduceWindowModels(DialectRegistry &registry) {
  registerModel<ReduceWindowModel, stablehlo::ReduceWindowOp>(registry);
  registerXlaForm<ReduceWindowForXla, stablehlo::ReduceWindowOp>(registry);
  registerRange<WindowedRange, stablehlo::ReduceWindowOp>(registry);
}
