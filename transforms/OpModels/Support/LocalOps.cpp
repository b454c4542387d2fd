//===- LocalOps.cpp - Small per-device computations of the models ---------===//

#include "transforms/OpModels/Support/LocalOps.h"
#include "dialect/StableHLO/StablehloOps.h"

using namespace mlir;
using namespace mlir::gspmd;

PartitionResult
mlir::gspmd::partitionWithAttrs(Operation *op, PartitionContext &ctx,
                                ArrayRef<NamedAttribute> attrs) {
  PartitionResult results = sharding::partitionGenerically(op, ctx);
  if (failed(results))
    return failure();
  Operation *local = results->front().getDefiningOp();
  for (NamedAttribute attr : attrs)
    local->setAttr(attr.getName(), attr.getValue());
  return results;
}

AxisList mlir::gspmd::axesOfFactor(PartitionContext &ctx, const FactorMap &map,
                                   unsigned factor) {
  unsigned numOperands = map.operands().size();
  for (unsigned t = 0; t < map.numTensors(); ++t) {
    if (!map.tensorHasFactor(t, factor))
      continue;
    const ::gspmd::TensorSharding &sharding =
        t < numOperands ? ctx.operandShardings[t]
                        : ctx.resultShardings[t - numOperands];
    return projectToCuts(map, t, sharding)[factor].axes;
  }
  return {};
}

AxisList mlir::gspmd::reductionAxes(PartitionContext &ctx,
                                    const FactorMap &map) {
  AxisList axes;
  for (unsigned f = 0; f < map.numFactors(); ++f)
    if (map.factor(f).cut == FactorKind::Reduction)
      llvm::append_range(axes, axesOfFactor(ctx, map, f));
  return ::gspmd::canonical(axes);
}

static RankedTensorType typeOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

Value LocalOps::constant(RankedTensorType type, int64_t value) {
  Type element = type.getElementType();
  auto complex = dyn_cast<ComplexType>(element);
  Type part = complex ? complex.getElementType() : element;
  DenseElementsAttr attr;
  if (auto floatType = dyn_cast<FloatType>(part)) {
    APFloat number(floatType.getFloatSemantics());
    number.convertFromAPInt(APInt(64, value, /*isSigned=*/true),
                            /*IsSigned=*/true, APFloat::rmNearestTiesToEven);
    if (complex)
      attr = DenseElementsAttr::get(
          type, std::complex<APFloat>(
                    number, APFloat::getZero(floatType.getFloatSemantics())));
    else
      attr = DenseElementsAttr::get(type, number);
  } else {
    attr = DenseElementsAttr::get(
        type, APInt(cast<IntegerType>(part).getWidth(), value,
                    /*isSigned=*/true, /*implicitTrunc=*/true));
  }
  return stablehlo::ConstantOp::create(builder, loc, type, attr);
}

Value LocalOps::negate(Value a) {
  return stablehlo::NegOp::create(builder, loc, a.getType(), a);
}
Value LocalOps::add(Value a, Value b) {
  return stablehlo::AddOp::create(builder, loc, a.getType(), a, b);
}
Value LocalOps::subtract(Value a, Value b) {
  return stablehlo::SubtractOp::create(builder, loc, a.getType(), a, b);
}
Value LocalOps::multiply(Value a, Value b) {
  return stablehlo::MulOp::create(builder, loc, a.getType(), a, b);
}
Value LocalOps::logicalAnd(Value a, Value b) {
  return stablehlo::AndOp::create(builder, loc, a.getType(), a, b);
}
Value LocalOps::minimum(Value a, Value b) {
  return stablehlo::MinOp::create(builder, loc, a.getType(), a, b);
}
Value LocalOps::maximum(Value a, Value b) {
  return stablehlo::MaxOp::create(builder, loc, a.getType(), a, b);
}

static Value compare(OpBuilder &builder, Location loc, Value a, Value b,
                     stablehlo::ComparisonDirection direction) {
  MLIRContext *context = builder.getContext();
  RankedTensorType type = typeOf(a);
  Type element = type.getElementType();
  stablehlo::ComparisonType order =
      isa<FloatType>(element) ? stablehlo::ComparisonType::FLOAT
      : element.isUnsignedInteger() || element.isInteger(1)
          ? stablehlo::ComparisonType::UNSIGNED
          : stablehlo::ComparisonType::SIGNED;
  return stablehlo::CompareOp::create(
      builder, loc, type.clone(builder.getI1Type()), a, b,
      stablehlo::ComparisonDirectionAttr::get(context, direction),
      stablehlo::ComparisonTypeAttr::get(context, order));
}

Value LocalOps::greaterEqual(Value a, Value b) {
  return compare(builder, loc, a, b, stablehlo::ComparisonDirection::GE);
}
Value LocalOps::less(Value a, Value b) {
  return compare(builder, loc, a, b, stablehlo::ComparisonDirection::LT);
}
Value LocalOps::equal(Value a, Value b) {
  return compare(builder, loc, a, b, stablehlo::ComparisonDirection::EQ);
}

Value LocalOps::select(Value pred, Value onTrue, Value onFalse) {
  return stablehlo::SelectOp::create(builder, loc, onTrue.getType(), pred,
                                     onTrue, onFalse);
}

Value LocalOps::convert(Value value, Type elementType) {
  RankedTensorType type = typeOf(value);
  if (type.getElementType() == elementType)
    return value;
  return stablehlo::ConvertOp::create(builder, loc, type.clone(elementType),
                                      value);
}

Value LocalOps::broadcast(Value value, RankedTensorType type,
                          ArrayRef<int64_t> dims) {
  if (value.getType() == type)
    return value;
  return stablehlo::BroadcastInDimOp::create(
      builder, loc, type, value, builder.getDenseI64ArrayAttr(dims));
}

Value LocalOps::splat(Value scalar, RankedTensorType type) {
  return broadcast(scalar, type.clone(typeOf(scalar).getElementType()), {});
}

Value LocalOps::iota(RankedTensorType type, int64_t dim) {
  return stablehlo::IotaOp::create(builder, loc, type,
                                   builder.getI64IntegerAttr(dim));
}

Value LocalOps::slice(Value value, int64_t dim, int64_t start, int64_t size) {
  SmallVector<int64_t> limits(shapeOf(value));
  SmallVector<int64_t> starts(limits.size(), 0), strides(limits.size(), 1);
  SmallVector<int64_t> shape = limits;
  starts[dim] = start;
  limits[dim] = start + size;
  shape[dim] = size;
  return stablehlo::SliceOp::create(builder, loc, typeOf(value).clone(shape),
                                    value, builder.getDenseI64ArrayAttr(starts),
                                    builder.getDenseI64ArrayAttr(limits),
                                    builder.getDenseI64ArrayAttr(strides));
}

Value LocalOps::padBothSides(Value value, Value fill, int64_t dim,
                             int64_t width) {
  SmallVector<int64_t> shape(shapeOf(value));
  SmallVector<int64_t> edge(shape.size(), 0), none(shape.size(), 0);
  edge[dim] = width;
  shape[dim] += 2 * width;
  return stablehlo::PadOp::create(
      builder, loc, typeOf(value).clone(shape), value, fill,
      builder.getDenseI64ArrayAttr(edge), builder.getDenseI64ArrayAttr(edge),
      builder.getDenseI64ArrayAttr(none));
}

Value LocalOps::padRight(Value value, Value fill, ArrayRef<int64_t> sizes) {
  SmallVector<int64_t> none(sizes.size(), 0), high(sizes);
  for (auto [d, size] : llvm::enumerate(shapeOf(value)))
    high[d] -= size;
  return stablehlo::PadOp::create(
      builder, loc, typeOf(value).clone(sizes), value, fill,
      builder.getDenseI64ArrayAttr(none), builder.getDenseI64ArrayAttr(high),
      builder.getDenseI64ArrayAttr(none));
}

Value LocalOps::dynamicSlice(Value value, ValueRange starts,
                             ArrayRef<int64_t> sizes) {
  return stablehlo::DynamicSliceOp::create(
      builder, loc, typeOf(value).clone(sizes), value, starts,
      builder.getDenseI64ArrayAttr(sizes));
}

Value LocalOps::dynamicUpdateSlice(Value value, Value update,
                                   ValueRange starts) {
  return stablehlo::DynamicUpdateSliceOp::create(builder, loc, value.getType(),
                                                 value, update, starts);
}

Value LocalOps::reshape(Value value, ArrayRef<int64_t> shape) {
  return stablehlo::ReshapeOp::create(builder, loc, typeOf(value).clone(shape),
                                      value);
}

Value LocalOps::concatenate(ValueRange values, int64_t dim) {
  if (values.size() == 1)
    return values.front();
  SmallVector<int64_t> shape(shapeOf(values.front()));
  shape[dim] = 0;
  for (Value value : values)
    shape[dim] += dimOf(value, dim);
  return stablehlo::ConcatenateOp::create(
      builder, loc, typeOf(values.front()).clone(shape), values,
      builder.getI64IntegerAttr(dim));
}

Value LocalOps::offset(ArrayRef<AxisRef> axes, int64_t localSize,
                       Type elementType) {
  Value index = convert(ctx.axisIndex(axes), elementType);
  return multiply(index, scalar(elementType, localSize));
}

Value LocalOps::onFirstOnly(ArrayRef<AxisRef> axes, Value value,
                            Value neutral) {
  Value index = ctx.axisIndex(axes);
  Value isFirst = equal(index, scalar(typeOf(index).getElementType(), 0));
  return select(isFirst, value, splat(neutral, typeOf(value)));
}
