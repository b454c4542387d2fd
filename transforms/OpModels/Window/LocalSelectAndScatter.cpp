//===- LocalSelectAndScatter.cpp - Local form of select_and_scatter -------===//

#include "transforms/OpModels/Window/LocalSelectAndScatter.h"
#include "dialect/StableHLO/Builders/CountedLoop.h"
#include "mlir/IR/IRMapping.h"
#include "transforms/OpModels/Support/Reducers.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Returns the kind whose neutral element `select` never prefers to another
/// element; nullopt if `select` is no comparison.
static std::optional<ReductionKind> selectKind(Region &select) {
  Block &block = select.front();
  std::optional<stablehlo::Comparison> compare =
      stablehlo::comparisonOf(block.getTerminator()->getOperand(0));
  if (!compare || compare->lhs != block.getArgument(0) ||
      compare->rhs != block.getArgument(1))
    return std::nullopt;
  switch (compare->direction) {
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

/// Returns true if a window may select padding, or if no neutral element is
/// known.
bool LocalSelectAndScatter::needsPositions() {
  if (!selectKind(op.getSelect()) || !reducerKind(op.getScatter()))
    return true;
  return llvm::any_of(llvm::seq(rank), [&](unsigned d) {
    WindowDim w = windowOf(d);
    return isSharded(d) && (w.padLow > 0 || w.padHigh > 0);
  });
}

/// Windows that do not exist scatter neutral elements, or to no position.
void LocalSelectAndScatter::readOperands(bool byPositions) {
  Type element = tensorType(op.getOperand()).getElementType();
  Value neverSelected, neutralSource;
  for (unsigned d = 0; d < rank; ++d) {
    WindowDim w = windowOf(d);
    padding.push_back(isSharded(d) ? 0 : w.padLow);
    padding.push_back(isSharded(d) ? 0 : w.padHigh);
    if (!isSharded(d))
      continue;
    if (!byPositions && !neverSelected) {
      neverSelected = ctx.neutralElement(element, *selectKind(op.getSelect()));
      ReductionKind kind = *reducerKind(op.getScatter());
      neutralSource = kind == ReductionKind::Add
                          ? ctx.selectionNeutralElement(element)
                          : ctx.neutralElement(element, kind);
    }
    ScatterReads reads = readsOf(d);
    ctx.operands[0] = readWindow(ctx, {ctx.operands[0], d, w.in, axesOf(d)},
                                 reads.operand, neverSelected);
    ctx.operands[1] = readWindow(ctx, {ctx.operands[1], d, w.out, axesOf(d)},
                                 reads.source, neutralSource);
  }
}

/// Returns whether an index along `dim`, the first of which is `start`, is in
/// [0, size).
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

/// Returns the linear index of each element of the window read, -1 for
/// padding.
Value LocalSelectAndScatter::positions() {
  ArrayRef<int64_t> shape = shapeOf(ctx.operands[0]);
  auto type = RankedTensorType::get(shape, b.getI32Type());
  auto line = RankedTensorType::get({type.getNumElements()}, b.getI32Type());
  Value result = ops.reshape(ops.iota(line, 0), shape);
  for (unsigned d = 0; d < rank; ++d)
    if (isSharded(d))
      result = ops.select(isWithin(type, d, readsOf(d).operand.start,
                                   dimOf(op.getOperand(), d)),
                          result, ops.constant(type, -1));
  return result;
}

/// The body selects between (v1, i1) and (v2, i2), ignoring padding.
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
  Value firstIsPresent = ops.greaterEqual(block->getArgument(1), zero);
  Value secondIsAbsent = ops.less(block->getArgument(3), zero);
  takesFirst =
      ops.logicalOr(secondIsAbsent, ops.logicalAnd(firstIsPresent, takesFirst));
  Value kept =
      ops.select(takesFirst, block->getArgument(0), block->getArgument(2));
  Value keptIndex =
      ops.select(takesFirst, block->getArgument(1), block->getArgument(3));
  stablehlo::endRegion(b, loc, {kept, keptIndex});
}

/// Returns the index that is selected in each window, -1 if the window has
/// no element.
Value LocalSelectAndScatter::selectPositions() {
  Type element = tensorType(op.getOperand()).getElementType();
  ArrayRef<int64_t> windows = shapeOf(ctx.operands[1]);
  SmallVector<int64_t> sizes, strides;
  for (unsigned d = 0; d < rank; ++d) {
    sizes.push_back(windowOf(d).size);
    strides.push_back(windowOf(d).stride);
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

/// Scatters the source's elements to `positions` of the operand's shape,
/// starting from the init value.
Value LocalSelectAndScatter::scatterTo(Value positions) {
  RankedTensorType type = tensorType(ctx.operands[0]);
  RankedTensorType windows = tensorType(positions);
  // The padding of the source is not scattered.
  for (unsigned d = 0; d < rank; ++d)
    if (isSharded(d))
      positions = ops.select(isWithin(windows, d, readsOf(d).source.start,
                                      dimOf(op.getSource(), d)),
                             positions, ops.constant(windows, -1));
  int64_t numWindows = windows.getNumElements();
  auto flat =
      RankedTensorType::get({type.getNumElements()}, type.getElementType());
  auto numbers = stablehlo::ScatterDimensionNumbersAttr::get(
      b.getContext(), /*updateWindowDims=*/{}, /*insertedWindowDims=*/0,
      /*inputBatchingDims=*/{}, /*scatterIndicesBatchingDims=*/{},
      /*scatterDimsToOperandDims=*/0, /*indexVectorDim=*/1);
  Value initial = ops.splat(ctx.operands[2], flat);
  Value indices = ops.reshape(positions, {numWindows, 1});
  Value updates = ops.reshape(ctx.operands[1], {numWindows});
  Operation *scatter = ops.scatter(initial, indices, updates, numbers);
  IRMapping mapping;
  op.getScatter().cloneInto(&scatter->getRegion(0), mapping);
  return ops.reshape(scatter->getResult(0), type.getShape());
}

/// Returns the device's shard of the result.
Value LocalSelectAndScatter::ownPart(Value result, unsigned dim) {
  ShardedDim shardedDim{dimOf(op.getOperand(), dim), sharding.numShards(dim)};
  ShardOffset begin = readsOf(dim).operand.start;
  int64_t first = -begin.at(0);
  bool isConstant = true;
  for (int64_t p = 0; p < shardedDim.shards; ++p)
    isConstant &= p * shardedDim.shard() - begin.at(p) == first;
  if (isConstant)
    return LocalOps(ctx).slice(result, dim, first, first + shardedDim.shard());
  Value offset =
      ops.subtract(offsetValue(ctx, axesOf(dim), {shardedDim.shard()}),
                   offsetValue(ctx, axesOf(dim), begin));
  return LocalOps(ctx).dynamicSlice(result, dim, offset, shardedDim.shard());
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
    if (isSharded(d))
      result = ownPart(result, d);
  return result;
}
