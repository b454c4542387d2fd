//===- ProcessReductions.cpp - Reductions among processes -----------------===//
//
// Maps reductions to those that XLA's collectives support: bitwise reductions
// run locally after a gather or all-to-all, the maximum and minimum of floats
// on integers in the same order.
//
//===----------------------------------------------------------------------===//

#include "transforms/Export/SpmdToStablehlo/ProcessReductions.h"

#include "dialect/StableHLO/Builders/CountedLoop.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Support/Reducers.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ReductionKind;
using stablehlo::typeOf;

void ProcessReductions::fillReducer(Region &region, Type elementType,
                                    ReductionKind kind) {
  OpBuilder::InsertionGuard guard(builder);
  auto type = RankedTensorType::get({}, elementType);
  Block *block = builder.createBlock(&region, {}, {type, type}, {loc, loc});
  stablehlo::endRegion(
      builder, loc,
      combine(*this, block->getArgument(0), block->getArgument(1), kind));
}

/// Returns true if XLA's collectives support the reduction: addition,
/// multiplication, minimum and maximum; `and` is the minimum of booleans, and
/// `or` the maximum.
static bool isSupportedReduction(ReductionKind kind, Type elementType) {
  switch (kind) {
  case ReductionKind::And:
  case ReductionKind::Or:
    return elementType.isInteger(1);
  case ReductionKind::Xor:
    return false;
  default:
    return true;
  }
}

Value ProcessReductions::combineRows(Value rows, ReductionKind kind) {
  RankedTensorType type = typeOf(rows);
  auto elementType = RankedTensorType::get({}, type.getElementType());
  Value neutral = constant(elementType, kind == ReductionKind::And ? -1 : 0);
  Operation *op = reduce(rows, neutral, {0});
  fillReducer(op->getRegion(0), type.getElementType(), kind);
  return op->getResult(0);
}

/// Returns `value` as the only row of a new first dimension.
static Value asRow(stablehlo::TensorOps &ops, Value value) {
  SmallVector<int64_t> shape(typeOf(value).getShape());
  shape.insert(shape.begin(), 1);
  return ops.reshape(value, shape);
}

/// Returns true if XLA's collective may lose a NaN, as in a maximum or minimum
/// of floats. (One of integers in the floats' order keeps it.)
static bool losesNans(ReductionKind kind, Type element) {
  return (kind == ReductionKind::Max || kind == ReductionKind::Min) &&
         (element.isF16() || element.isBF16() || element.isF32() ||
          element.isF64());
}

/// Inverts all bits of negative integers except for the sign, so that the
/// results have the order of the floats with these bits.
static Value invertNegatives(stablehlo::TensorOps &ops, Value bits) {
  RankedTensorType type = typeOf(bits);
  unsigned width = type.getElementTypeBitWidth();
  int64_t allButSign = APInt::getSignedMaxValue(width).getSExtValue();
  Value inverted = ops.exclusiveOr(bits, ops.constant(type, allButSign));
  return ops.select(ops.less(bits, ops.constant(type, 0)), inverted, bits);
}

static Value toOrderedIntegers(stablehlo::TensorOps &ops, Value floats,
                               ReductionKind kind) {
  RankedTensorType type = typeOf(floats);
  unsigned width = type.getElementTypeBitWidth();
  auto integers = type.clone(IntegerType::get(floats.getContext(), width));
  APInt nan = kind == ReductionKind::Max ? APInt::getSignedMaxValue(width)
                                         : APInt::getSignedMinValue(width);
  Value ordered = invertNegatives(ops, ops.bitcast(floats, integers));
  return ops.select(ops.equal(floats, floats), ordered,
                    ops.constant(integers, nan.getSExtValue()));
}

static Value fromOrderedIntegers(stablehlo::TensorOps &ops, Value ordered,
                                 RankedTensorType type) {
  return ops.bitcast(invertNegatives(ops, ordered), type);
}

SmallVector<Value> ProcessReductions::allReduce(ValueRange inputs,
                                                ReductionKind kind,
                                                ArrayRef<AxisRef> axes) {
  SmallVector<Value> results(inputs);
  if (axisListSize(axes) == 1)
    return results;
  Type element = typeOf(inputs.front()).getElementType();
  if (isSubByte(inputs.front()))
    return asBytes(
        inputs, [&](ValueRange bytes) { return allReduce(bytes, kind, axes); });
  if (losesNans(kind, element)) {
    for (Value &result : results)
      result = toOrderedIntegers(*this, result, kind);
    results = allReduce(results, kind, axes);
    for (auto [result, input] : llvm::zip_equal(results, inputs))
      result = fromOrderedIntegers(*this, result, typeOf(input));
    return results;
  }
  if (!isSupportedReduction(kind, element)) {
    for (Value &result : results)
      result =
          combineRows(allGather(asRow(*this, result), /*dim=*/0, axes), kind);
    return results;
  }
  auto write = [&](ValueRange operands) {
    auto op = stablehlo::AllReduceOp::create(
        builder, loc, operands.getTypes(), operands,
        groups(axes, /*inOrder=*/false), channel(), usesGlobalIds());
    fillReducer(op.getComputation(), element, kind);
    return SmallVector<Value>(op->getResults());
  };
  if (!channel())
    return write(inputs);
  // With a channel, XLA reads the result of several operands as one tuple,
  // whose manual sharding the TPU compiler rejects. XLA combines the ops
  // itself.
  for (Value &result : results)
    result = write(result).front();
  return results;
}

Value ProcessReductions::reduceScatter(Value input, ReductionKind kind,
                                       int64_t dim, ArrayRef<AxisRef> axes) {
  int64_t size = axisListSize(axes);
  if (size == 1)
    return input;
  SmallVector<int64_t> shape(typeOf(input).getShape());
  shape[dim] /= size;
  if (isEmpty(input.getType()))
    return constant(typeOf(input).clone(shape), 0);
  if (isSubByte(input))
    return asBytes(input, [&](Value bytes) {
      return reduceScatter(bytes, kind, dim, axes);
    });
  if (losesNans(kind, typeOf(input).getElementType())) {
    Value scattered =
        reduceScatter(toOrderedIntegers(*this, input, kind), kind, dim, axes);
    return fromOrderedIntegers(
        *this, scattered,
        typeOf(scattered).clone(typeOf(input).getElementType()));
  }
  if (!isSupportedReduction(kind, typeOf(input).getElementType()))
    return combineRows(allToAll(asRow(*this, input), dim + 1, 0, axes), kind);
  auto op = stablehlo::ReduceScatterOp::create(
      builder, loc, typeOf(input).clone(shape), input,
      builder.getI64IntegerAttr(dim), groups(axes), channel(), usesGlobalIds());
  fillReducer(op.getComputation(), typeOf(input).getElementType(), kind);
  return op->getResult(0);
}
