//===- SelectAndScatter.cpp - Gradients of windows -----------------------===//
//
// A device reads the windows that can reach into its part, selects in each,
// scatters, and keeps its part of the result.
//
// Where windows hang over the ends of a cut dimension (padding), the positions
// there hold no element and must never be selected. No value can stand for
// that: every one may be an element, and none loses against NaN. So the
// position is carried along with the value, which is what reduce_window can do:
//
//   (value, position) = reduce_window of (operand, iota or -1) by
//     take the first if the second is -1, or if `select` takes it over the
//     second
//   scatter of the source to these positions; -1 is out of bounds and dropped
//
//===----------------------------------------------------------------------===//

#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/IR/IRMapping.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/HaloWindow.h"
#include "transforms/OpModels/Support/LocalOps.h"
#include "transforms/OpModels/Support/Reducers.h"
#include "transforms/OpModels/Window/WindowDims.h"

using namespace mlir;
using namespace mlir::gspmd;
using ::gspmd::ScatterReads;
using ::gspmd::TensorSharding;

namespace {

/// Operand, source and result are cut alike. Shardings move between operand and
/// result alone: what a window of the operand is to a position of the source,
/// is not said by sizes.
struct SelectAndScatterModel : HaloDefaults {
  static FactorRule rule(stablehlo::SelectAndScatterOp op,
                         bool conservative = false) {
    FactorRule rule = emptyRule(op);
    for (auto [d, size] : llvm::enumerate(shapeOf(op.getOperand()))) {
      int64_t windows = dimOf(op.getSource(), d);
      FactorKind kind = windowDim(op, d).isTrivial() ? FactorKind::PassThrough
                                                     : FactorKind::Halo;
      if (windows == size && kind == FactorKind::PassThrough) {
        addDim(rule, size, {0, 1}, {0}, d);
        continue;
      }
      addDim(rule, size, {0, 1}, {0}, d, onlyCut(kind));
      addDim(rule, size, {0}, {0}, d,
             onlyMoves(FactorKind::Halo,
                       /*isBlocked=*/conservative && windows != size));
      addDim(rule, windows, {1}, {}, d, onlyMoves(FactorKind::Whole));
    }
    return rule;
  }
  static double flops(stablehlo::SelectAndScatterOp op) {
    double window = 1;
    for (unsigned d = 0; d < shapeOf(op.getOperand()).size(); ++d)
      window *= valueAt(op.getWindowDimensions(), d, 1);
    return elementsOf(op.getSource()) *
           ((window - 1) * bodyFlops(op.getSelect()) +
            bodyFlops(op.getScatter()));
  }
  static double communicated(stablehlo::SelectAndScatterOp op,
                             const FactorMap &map, ArrayRef<AxisList> axes);
  static PartitionResult partition(stablehlo::SelectAndScatterOp op,
                                   PartitionContext &ctx);
};

} // namespace

/// What `select` never takes where there is anything else, nullopt if it is no
/// comparison: the kind whose neutral element it is.
static std::optional<ReductionKind>
selectKind(stablehlo::SelectAndScatterOp op) {
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

class LocalSelectAndScatter {
public:
  LocalSelectAndScatter(stablehlo::SelectAndScatterOp op, PartitionContext &ctx)
      : op(op), ctx(ctx), ops(ctx), b(ctx.builder), loc(op.getLoc()),
        sharding(ctx.operandShardings[0]), rank(sharding.rank()) {}

  Value make();

private:
  bool isCut(unsigned dim) const {
    return sharding.numShards(dim) > 1 && !windowDim(op, dim).isTrivial();
  }
  AxisList axesOf(unsigned dim) const { return AxisList(sharding.axesOf(dim)); }
  ScatterReads readsOf(unsigned dim) const {
    return scatterReads(windowDim(op, dim), sharding.numShards(dim));
  }
  bool needsPositions();
  void readOperands(bool byPositions);
  Value isWithin(RankedTensorType type, unsigned dim, const ShardOffset &start,
                 int64_t size);
  Value positions();
  Value selectPositions();
  void makeSelection(Region &body, Type element);
  Value scatterTo(Value positions);
  Value ownPart(Value result, unsigned dim);

  stablehlo::SelectAndScatterOp op;
  PartitionContext &ctx;
  LocalOps ops;
  OpBuilder &b;
  Location loc;
  const TensorSharding &sharding;
  unsigned rank;
  /// Of the local op: that of cut dimensions has been read.
  SmallVector<int64_t> padding;
};

} // namespace

/// Is there a window whose fill values are seen, or is nothing known that could
/// fill?
bool LocalSelectAndScatter::needsPositions() {
  if (!selectKind(op) || !reducerKind(op.getScatter()))
    return true;
  return llvm::any_of(llvm::seq(rank), [&](unsigned d) {
    WindowDim w = windowDim(op, d);
    return isCut(d) && (w.padLow > 0 || w.padHigh > 0);
  });
}

/// Windows that do not exist scatter what adds nothing, or to no position.
void LocalSelectAndScatter::readOperands(bool byPositions) {
  Type element = tensorType(op.getOperand()).getElementType();
  Value neverSelected, addsNothing;
  for (unsigned d = 0; d < rank; ++d) {
    WindowDim w = windowDim(op, d);
    padding.push_back(isCut(d) ? 0 : w.padLow);
    padding.push_back(isCut(d) ? 0 : w.padHigh);
    if (!isCut(d))
      continue;
    if (!byPositions && !neverSelected) {
      neverSelected = ctx.neutralElement(element, *selectKind(op));
      ReductionKind kind = *reducerKind(op.getScatter());
      addsNothing = kind == ReductionKind::Add
                        ? ctx.absentElement(element)
                        : ctx.neutralElement(element, kind);
    }
    ScatterReads reads = readsOf(d);
    ctx.operands[0] = readWindow(ctx, {ctx.operands[0], d, w.in, axesOf(d)},
                                 reads.operand, neverSelected);
    ctx.operands[1] = readWindow(ctx, {ctx.operands[1], d, w.out, axesOf(d)},
                                 reads.source, addsNothing);
  }
}

/// Does a position along `dim`, the first of which is `start`, lie in [0,
/// size)?
Value LocalSelectAndScatter::isWithin(RankedTensorType type, unsigned dim,
                                      const ShardOffset &start, int64_t size) {
  auto line = RankedTensorType::get({type.getDimSize(dim)}, b.getI32Type());
  Value position = ops.add(
      ops.iota(line, 0), ops.splat(offsetValue(ctx, axesOf(dim), start), line));
  Value inside =
      ops.logicalAnd(ops.greaterEqual(position, ops.constant(line, 0)),
                     ops.less(position, ops.constant(line, size)));
  return ops.broadcast(inside, type.clone(b.getI1Type()), {int64_t(dim)});
}

/// The row-major number of each position of what was read, -1 where there is no
/// element.
Value LocalSelectAndScatter::positions() {
  ArrayRef<int64_t> shape = shapeOf(ctx.operands[0]);
  auto type = RankedTensorType::get(shape, b.getI32Type());
  auto line = RankedTensorType::get({type.getNumElements()}, b.getI32Type());
  Value result = ops.reshape(ops.iota(line, 0), shape);
  for (unsigned d = 0; d < rank; ++d)
    if (isCut(d))
      result = ops.select(isWithin(type, d, readsOf(d).operand.start,
                                   dimOf(op.getOperand(), d)),
                          result, ops.constant(type, -1));
  return result;
}

/// (v1, i1), (v2, i2) -> the one that `select` takes of those that are there.
void LocalSelectAndScatter::makeSelection(Region &body, Type element) {
  OpBuilder::InsertionGuard guard(b);
  auto value = RankedTensorType::get({}, element);
  auto index = RankedTensorType::get({}, b.getI32Type());
  Block *block = b.createBlock(&body, body.end(), {value, index, value, index},
                               {loc, loc, loc, loc});
  Block &select = op.getSelect().front();
  IRMapping mapping;
  mapping.map(select.getArgument(0), block->getArgument(0));
  mapping.map(select.getArgument(1), block->getArgument(2));
  for (Operation &one : select.without_terminator())
    b.clone(one, mapping);
  Value takesFirst =
      mapping.lookupOrDefault(select.getTerminator()->getOperand(0));
  Value zero = ops.constant(index, 0);
  Value firstIsThere = ops.greaterEqual(block->getArgument(1), zero);
  Value secondIsAbsent = ops.less(block->getArgument(3), zero);
  takesFirst =
      stablehlo::OrOp::create(b, loc, secondIsAbsent.getType(), secondIsAbsent,
                              ops.logicalAnd(firstIsThere, takesFirst));
  stablehlo::ReturnOp::create(
      b, loc,
      ValueRange{
          ops.select(takesFirst, block->getArgument(0), block->getArgument(2)),
          ops.select(takesFirst, block->getArgument(1),
                     block->getArgument(3))});
}

/// The position that is selected in each window, -1 where it holds no element.
Value LocalSelectAndScatter::selectPositions() {
  Type element = tensorType(op.getOperand()).getElementType();
  ArrayRef<int64_t> windows = shapeOf(ctx.operands[1]);
  SmallVector<int64_t> sizes, strides;
  for (unsigned d = 0; d < rank; ++d) {
    sizes.push_back(windowDim(op, d).size);
    strides.push_back(windowDim(op, d).stride);
  }
  OperationState state(loc, stablehlo::ReduceWindowOp::getOperationName());
  state.addOperands({ctx.operands[0], positions(), ops.scalar(element, 0),
                     ops.scalar(b.getI32Type(), -1)});
  state.addTypes({RankedTensorType::get(windows, element),
                  RankedTensorType::get(windows, b.getI32Type())});
  state.addAttributes({sizesAttr(b, "window_dimensions", sizes),
                       sizesAttr(b, "window_strides", strides),
                       paddingAttr(b, padding)});
  makeSelection(*state.addRegion(), element);
  return b.create(state)->getResult(1);
}

/// The source's elements at `positions` of the operand's shape, from the init
/// value on.
Value LocalSelectAndScatter::scatterTo(Value positions) {
  RankedTensorType type = tensorType(ctx.operands[0]);
  RankedTensorType windows = tensorType(positions);
  // What was read of the source beyond its ends goes nowhere.
  for (unsigned d = 0; d < rank; ++d)
    if (isCut(d))
      positions = ops.select(isWithin(windows, d, readsOf(d).source.start,
                                      dimOf(op.getSource(), d)),
                             positions, ops.constant(windows, -1));
  int64_t numWindows = windows.getNumElements();
  auto flat =
      RankedTensorType::get({type.getNumElements()}, type.getElementType());
  OperationState state(loc, stablehlo::ScatterOp::getOperationName());
  state.addOperands({ops.splat(ctx.operands[2], flat),
                     ops.reshape(positions, {numWindows, 1}),
                     ops.reshape(ctx.operands[1], {numWindows})});
  state.addTypes(flat);
  state.addAttribute(
      "scatter_dimension_numbers",
      stablehlo::ScatterDimensionNumbersAttr::get(
          b.getContext(), /*updateWindowDims=*/{}, /*insertedWindowDims=*/0,
          /*inputBatchingDims=*/{}, /*scatterIndicesBatchingDims=*/{},
          /*scatterDimsToOperandDims=*/0, /*indexVectorDim=*/1));
  IRMapping mapping;
  op.getScatter().cloneInto(state.addRegion(), mapping);
  return ops.reshape(b.create(state)->getResult(0), type.getShape());
}

/// The device's part of what was read.
Value LocalSelectAndScatter::ownPart(Value result, unsigned dim) {
  DimCut cut{dimOf(op.getOperand(), dim), sharding.numShards(dim)};
  ShardOffset begin = readsOf(dim).operand.start;
  int64_t first = -begin.at(0);
  bool isConstant = true;
  for (int64_t p = 0; p < cut.shards; ++p)
    isConstant &= p * cut.shard() - begin.at(p) == first;
  if (isConstant)
    return LocalOps(ctx).slice(result, dim, first, first + cut.shard());
  Value offset = ops.subtract(offsetValue(ctx, axesOf(dim), {cut.shard()}),
                              offsetValue(ctx, axesOf(dim), begin));
  return LocalOps(ctx).dynamicSlice(result, dim, offset, cut.shard());
}

Value LocalSelectAndScatter::make() {
  bool byPositions = needsPositions();
  readOperands(byPositions);
  Value result = byPositions ? scatterTo(selectPositions())
                             : sharding::cloneLocally(ctx, ctx.operands,
                                                      ctx.operands[0].getType(),
                                                      {paddingAttr(b, padding)})
                                   .front();
  for (unsigned d = 0; d < rank; ++d)
    if (isCut(d))
      result = ownPart(result, d);
  return result;
}

PartitionResult
SelectAndScatterModel::partition(stablehlo::SelectAndScatterOp op,
                                 PartitionContext &ctx) {
  bool isCut =
      llvm::any_of(llvm::seq(ctx.operandShardings[0].rank()), [&](unsigned d) {
        return ctx.operandShardings[0].numShards(d) > 1 &&
               !windowDim(op, d).isTrivial();
      });
  if (!isCut)
    return sharding::partitionGenerically(op, ctx);
  return SmallVector<Value>{LocalSelectAndScatter(op, ctx).make()};
}

double SelectAndScatterModel::communicated(stablehlo::SelectAndScatterOp op,
                                           const FactorMap &map,
                                           ArrayRef<AxisList> axes) {
  TensorSharding sharding = shardingFromFactors(map, 0, axes);
  double bytes = 0;
  for (unsigned d = 0; d < sharding.rank(); ++d) {
    WindowDim w = windowDim(op, d);
    int64_t shards = sharding.numShards(d);
    if (shards == 1 || w.isTrivial())
      continue;
    ScatterReads reads = scatterReads(w, shards);
    bytes += windowBytes(op.getOperand(), sharding, d, reads.operand) +
             windowBytes(op.getSource(), sharding, d, reads.source);
  }
  return bytes;
}

void mlir::gspmd::registerSelectAndScatterModels(DialectRegistry &registry) {
  registerModel<SelectAndScatterModel, stablehlo::SelectAndScatterOp>(registry);
}
