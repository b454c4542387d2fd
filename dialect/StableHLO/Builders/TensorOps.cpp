//===- TensorOps.cpp - Builder of StableHLO ops ---------------------------===//

#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/Builders/CountedLoop.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "dialect/StableHLO/Types/TensorTypes.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

Value TensorOps::constant(ElementsAttr elements) {
  return ConstantOp::create(builder, loc, elements.getShapedType(), elements);
}

Value TensorOps::constant(RankedTensorType type, int64_t value) {
  Type element = type.getElementType();
  if (auto quantized = dyn_cast<quant::UniformQuantizedType>(element))
    return UniformQuantizeOp::create(
        builder, loc, type,
        constant(type.clone(quantized.getExpressedType()), value));
  auto complex = dyn_cast<ComplexType>(element);
  Type component = complex ? complex.getElementType() : element;
  DenseElementsAttr attr;
  if (auto floatType = dyn_cast<FloatType>(component)) {
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
    unsigned width = component.isIndex()
                         ? unsigned(IndexType::kInternalStorageBitWidth)
                         : cast<IntegerType>(component).getWidth();
    attr = DenseElementsAttr::get(type, APInt(width, value, /*isSigned=*/true,
                                              /*implicitTrunc=*/true));
  }
  return constant(attr);
}

Value TensorOps::number(RankedTensorType type, double value) {
  auto element = cast<FloatType>(type.getElementType());
  APFloat number(value);
  bool losesInfo;
  number.convert(element.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                 &losesInfo);
  return constant(DenseElementsAttr::get(type, number));
}

Value TensorOps::splatConstant(RankedTensorType type, Attribute value) {
  return constant(DenseElementsAttr::get(type, value));
}

Value TensorOps::table(ArrayRef<int32_t> values) {
  auto type =
      RankedTensorType::get({int64_t(values.size())}, builder.getI32Type());
  return constant(DenseElementsAttr::get(type, values));
}

Value TensorOps::negate(Value a) {
  return NegOp::create(builder, loc, a.getType(), a);
}
Value TensorOps::log(Value a) {
  return LogOp::create(builder, loc, a.getType(), a);
}
Value TensorOps::sqrt(Value a) {
  return SqrtOp::create(builder, loc, a.getType(), a);
}
Value TensorOps::cosine(Value a) {
  return CosineOp::create(builder, loc, a.getType(), a);
}
Value TensorOps::add(Value a, Value b) {
  return AddOp::create(builder, loc, a.getType(), a, b);
}
Value TensorOps::subtract(Value a, Value b) {
  return SubtractOp::create(builder, loc, a.getType(), a, b);
}
Value TensorOps::multiply(Value a, Value b) {
  return MulOp::create(builder, loc, a.getType(), a, b);
}
Value TensorOps::divide(Value a, Value b) {
  return DivOp::create(builder, loc, a.getType(), a, b);
}
Value TensorOps::remainder(Value a, Value b) {
  return RemOp::create(builder, loc, a.getType(), a, b);
}
Value TensorOps::logicalAnd(Value a, Value b) {
  return AndOp::create(builder, loc, a.getType(), a, b);
}
Value TensorOps::logicalOr(Value a, Value b) {
  return OrOp::create(builder, loc, a.getType(), a, b);
}
Value TensorOps::exclusiveOr(Value a, Value b) {
  return XorOp::create(builder, loc, a.getType(), a, b);
}
Value TensorOps::shiftLeft(Value a, Value b) {
  return ShiftLeftOp::create(builder, loc, a.getType(), a, b);
}
Value TensorOps::shiftRightLogical(Value a, Value b) {
  return ShiftRightLogicalOp::create(builder, loc, a.getType(), a, b);
}
Value TensorOps::shiftRightArithmetic(Value a, Value b) {
  return ShiftRightArithmeticOp::create(builder, loc, a.getType(), a, b);
}
Value TensorOps::minimum(Value a, Value b) {
  return MinOp::create(builder, loc, a.getType(), a, b);
}
Value TensorOps::maximum(Value a, Value b) {
  return MaxOp::create(builder, loc, a.getType(), a, b);
}

static Value compare(OpBuilder &builder, Location loc, Value a, Value b,
                     ComparisonDirection direction,
                     ComparisonType floatComparison = ComparisonType::FLOAT) {
  MLIRContext *context = builder.getContext();
  RankedTensorType type = typeOf(a);
  Type element = type.getElementType();
  ComparisonType order = isa<FloatType>(element)     ? floatComparison
                         : isa<ComplexType>(element) ? ComparisonType::FLOAT
                         : element.isUnsignedInteger() || element.isInteger(1)
                             ? ComparisonType::UNSIGNED
                             : ComparisonType::SIGNED;
  return CompareOp::create(builder, loc, type.clone(builder.getI1Type()), a, b,
                           ComparisonDirectionAttr::get(context, direction),
                           ComparisonTypeAttr::get(context, order));
}

Value TensorOps::greaterEqual(Value a, Value b) {
  return compare(builder, loc, a, b, ComparisonDirection::GE);
}
Value TensorOps::less(Value a, Value b) {
  return compare(builder, loc, a, b, ComparisonDirection::LT);
}
Value TensorOps::lessInTotalOrder(Value a, Value b) {
  return compare(builder, loc, a, b, ComparisonDirection::LT,
                 ComparisonType::TOTALORDER);
}
Value TensorOps::equal(Value a, Value b) {
  return compare(builder, loc, a, b, ComparisonDirection::EQ);
}

Value TensorOps::select(Value pred, Value onTrue, Value onFalse) {
  return SelectOp::create(builder, loc, onTrue.getType(), pred, onTrue,
                          onFalse);
}

Value TensorOps::convert(Value value, Type elementType) {
  RankedTensorType type = typeOf(value);
  if (type.getElementType() == elementType)
    return value;
  return ConvertOp::create(builder, loc, type.clone(elementType), value);
}

Value TensorOps::bitcast(Value value, RankedTensorType type) {
  if (value.getType() == type)
    return value;
  return BitcastConvertOp::create(builder, loc, type, value);
}

Value TensorOps::broadcast(Value value, RankedTensorType type,
                           ArrayRef<int64_t> dims) {
  if (value.getType() == type && llvm::is_sorted(dims))
    return value;
  return BroadcastInDimOp::create(builder, loc, type, value,
                                  builder.getDenseI64ArrayAttr(dims));
}

Value TensorOps::splat(Value scalar, RankedTensorType type) {
  return broadcast(scalar, type.clone(typeOf(scalar).getElementType()), {});
}

Value TensorOps::iota(RankedTensorType type, int64_t dim) {
  return IotaOp::create(builder, loc, type, builder.getI64IntegerAttr(dim));
}

Value TensorOps::slice(Value value, int64_t dim, int64_t start, int64_t limit,
                       int64_t stride) {
  SmallVector<int64_t> limits(typeOf(value).getShape());
  if (start == 0 && limit == limits[dim] && stride == 1)
    return value;
  SmallVector<int64_t> starts(limits.size(), 0), strides(limits.size(), 1);
  starts[dim] = start;
  limits[dim] = limit;
  strides[dim] = stride;
  int64_t size = (limit - start + stride - 1) / stride;
  return SliceOp::create(builder, loc, withDim(typeOf(value), dim, size), value,
                         starts, limits, strides);
}

Value TensorOps::slice(Value value, ArrayRef<int64_t> starts,
                       ArrayRef<int64_t> limits) {
  return slice(value, starts, limits, SmallVector<int64_t>(starts.size(), 1));
}

Value TensorOps::slice(Value value, ArrayRef<int64_t> starts,
                       ArrayRef<int64_t> limits, ArrayRef<int64_t> strides) {
  SmallVector<int64_t> shape;
  for (auto [start, limit, stride] : llvm::zip_equal(starts, limits, strides))
    shape.push_back((limit - start + stride - 1) / stride);
  if (typeOf(value).getShape() == ArrayRef(shape))
    return value;
  return SliceOp::create(builder, loc, typeOf(value).clone(shape), value,
                         starts, limits, strides);
}

Value TensorOps::pad(Value value, Value fill, ArrayRef<int64_t> low,
                     ArrayRef<int64_t> high, ArrayRef<int64_t> interior) {
  auto isZero = [](int64_t amount) { return amount == 0; };
  if (llvm::all_of(low, isZero) && llvm::all_of(high, isZero) &&
      llvm::all_of(interior, isZero))
    return value;
  SmallVector<int64_t> shape(typeOf(value).getShape());
  for (auto [d, size] : llvm::enumerate(shape))
    if (!ShapedType::isDynamic(size))
      size += low[d] + high[d] + std::max<int64_t>(size - 1, 0) * interior[d];
  return PadOp::create(builder, loc, typeOf(value).clone(shape), value, fill,
                       low, high, interior);
}

Value TensorOps::pad(Value value, Value fill, int64_t dim, int64_t low,
                     int64_t high, int64_t interior) {
  SmallVector<int64_t> none(typeOf(value).getRank(), 0);
  SmallVector<int64_t> lows(none), highs(none), interiors(none);
  lows[dim] = low;
  highs[dim] = high;
  interiors[dim] = interior;
  return pad(value, fill, lows, highs, interiors);
}

Value TensorOps::dynamicSlice(Value value, ValueRange starts,
                              ArrayRef<int64_t> sizes) {
  return DynamicSliceOp::create(builder, loc, typeOf(value).clone(sizes), value,
                                starts, builder.getDenseI64ArrayAttr(sizes));
}

Value TensorOps::dynamicSlice(Value value, int64_t dim, Value start,
                              int64_t size) {
  Value zero = scalar(typeOf(start).getElementType(), 0);
  SmallVector<Value> starts(typeOf(value).getRank(), zero);
  starts[dim] = start;
  return dynamicSlice(value, starts,
                      withDim(typeOf(value), dim, size).getShape());
}

Value TensorOps::dynamicUpdateSlice(Value value, Value update,
                                    ValueRange starts) {
  return DynamicUpdateSliceOp::create(builder, loc, value.getType(), value,
                                      update, starts);
}

Value TensorOps::reshape(Value value, ArrayRef<int64_t> shape) {
  if (typeOf(value).getShape() == shape)
    return value;
  return ReshapeOp::create(builder, loc, typeOf(value).clone(shape), value);
}

Value TensorOps::concatenate(ValueRange values, int64_t dim) {
  if (values.size() == 1)
    return values.front();
  int64_t size = 0;
  for (Value value : values)
    size = typeOf(value).isDynamicDim(dim) || ShapedType::isDynamic(size)
               ? ShapedType::kDynamic
               : size + typeOf(value).getDimSize(dim);
  return ConcatenateOp::create(builder, loc,
                               withDim(typeOf(values.front()), dim, size),
                               values, builder.getI64IntegerAttr(dim));
}

Value TensorOps::transpose(Value value, ArrayRef<int64_t> permutation) {
  if (llvm::is_sorted(permutation))
    return value;
  SmallVector<int64_t> shape;
  for (int64_t dim : permutation)
    shape.push_back(typeOf(value).getDimSize(dim));
  return TransposeOp::create(builder, loc, typeOf(value).clone(shape), value,
                             builder.getDenseI64ArrayAttr(permutation));
}

Value TensorOps::gather(Value value, Value indices, RankedTensorType type,
                        GatherDimensionNumbersAttr numbers,
                        ArrayRef<int64_t> sizes, bool areIndicesSorted) {
  return GatherOp::create(builder, loc, type, value, indices, numbers,
                          builder.getDenseI64ArrayAttr(sizes),
                          builder.getBoolAttr(areIndicesSorted));
}

Operation *TensorOps::scatter(Value value, Value indices, Value updates,
                              ScatterDimensionNumbersAttr numbers,
                              bool areIndicesUnique) {
  OperationState state(loc, ScatterOp::getOperationName(),
                       {value, indices, updates}, value.getType());
  state.addAttribute("scatter_dimension_numbers", numbers);
  if (areIndicesUnique)
    state.addAttribute("unique_indices", builder.getBoolAttr(true));
  state.addRegion();
  return builder.create(state);
}

Value TensorOps::dotGeneral(Value lhs, Value rhs, RankedTensorType type,
                            DotDimensionNumbersAttr numbers,
                            ArrayAttr precision) {
  return DotGeneralOp::create(builder, loc, type, lhs, rhs, numbers, precision,
                              DotAlgorithmAttr());
}

Operation *TensorOps::reduce(Value value, Value init, ArrayRef<int64_t> dims) {
  RankedTensorType type = typeOf(value);
  SmallVector<int64_t> shape;
  for (auto [dim, size] : llvm::enumerate(type.getShape()))
    if (!llvm::is_contained(dims, dim))
      shape.push_back(size);
  OperationState state(loc, ReduceOp::getOperationName(), {value, init},
                       type.clone(shape));
  state.addAttribute("dimensions", builder.getDenseI64ArrayAttr(dims));
  state.addRegion();
  return builder.create(state);
}

Value TensorOps::sum(Value value, ArrayRef<int64_t> dims) {
  auto one = RankedTensorType::get({}, typeOf(value).getElementType());
  Operation *reduction = reduce(value, constant(one, 0), dims);
  OpBuilder::InsertionGuard guard(builder);
  Block *body =
      builder.createBlock(&reduction->getRegion(0), {}, {one, one}, {loc, loc});
  endRegion(builder, loc, add(body->getArgument(0), body->getArgument(1)));
  return reduction->getResult(0);
}
