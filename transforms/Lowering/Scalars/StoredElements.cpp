//===- StoredElements.cpp - Storage types of elements ---------------------===//

#include "transforms/Lowering/Scalars/StoredElements.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"

namespace mlir::gspmd::lowering {

bool isPackedFloat(Type type) {
  auto number = dyn_cast<FloatType>(type);
  return number && number.getWidth() <= 8;
}

bool isPackedInteger(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  return integer && integer.getWidth() > 1 && integer.getWidth() < 8;
}

Type signlessElement(Type type) {
  if (isPackedFloat(type) || isPackedInteger(type))
    return IntegerType::get(type.getContext(), 8);
  if (auto integer = dyn_cast<IntegerType>(type))
    return IntegerType::get(type.getContext(), integer.getWidth());
  return type;
}

static APInt storedBits(const APInt &bits, Type type) {
  if (isPackedInteger(type))
    return type.isUnsignedInteger() ? bits.zext(8) : bits.sext(8);
  return isPackedFloat(type) ? bits.zextOrTrunc(8) : bits;
}

DenseElementsAttr storedElements(DenseElementsAttr constant) {
  ShapedType type = constant.getType();
  Type element = constant.getElementType();
  Type stored = signlessElement(element);
  if (stored == element)
    return constant;
  if (!isPackedFloat(element) && !isPackedInteger(element))
    return constant.bitcast(stored);
  if (constant.isSplat()) // it may stand for any number of elements
    constant = constant.resizeSplat(constant.getType().clone({1}));
  SmallVector<APInt> values;
  if (isPackedFloat(element))
    for (const APFloat &value : constant.getValues<APFloat>())
      values.push_back(storedBits(value.bitcastToAPInt(), element));
  else
    for (const APInt &value : constant.getValues<APInt>())
      values.push_back(storedBits(value, element));
  return DenseElementsAttr::get(type.clone(stored), ArrayRef(values));
}

RankedTensorType signlessTensor(Type type) {
  auto tensor = cast<RankedTensorType>(type);
  return RankedTensorType::get(tensor.getShape(),
                               signlessElement(tensor.getElementType()));
}

bool isSupportedElement(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return llvm::is_contained({1u, 2u, 4u, 8u, 16u, 32u, 64u},
                              integer.getWidth());
  if (auto complex = dyn_cast<ComplexType>(type))
    return complex.getElementType().isF32() || complex.getElementType().isF64();
  return isPackedFloat(type) ||
         isa<Float32Type, Float64Type, BFloat16Type, Float16Type>(type);
}

Attribute splatElement(ElementsAttr constant) {
  auto dense = dyn_cast<DenseElementsAttr>(constant);
  if (!dense || (!dense.isSplat() && dense.getNumElements() != 1))
    return {};
  MLIRContext *context = constant.getContext();
  Type type = dense.getElementType();
  if (isa<IntegerType>(type))
    return IntegerAttr::get(signlessElement(type),
                            storedBits(*dense.value_begin<APInt>(), type));
  if (isPackedFloat(type))
    return IntegerAttr::get(
        signlessElement(type),
        storedBits((*dense.value_begin<APFloat>()).bitcastToAPInt(), type));
  if (isa<FloatType>(type))
    return FloatAttr::get(type, *dense.value_begin<APFloat>());
  auto complexType = dyn_cast<ComplexType>(type);
  if (!complexType || !isa<FloatType>(complexType.getElementType()))
    return {};
  auto value = *dense.value_begin<std::complex<APFloat>>();
  Type realType = complexType.getElementType();
  return ArrayAttr::get(context, {FloatAttr::get(realType, value.real()),
                                  FloatAttr::get(realType, value.imag())});
}

Value buildConstant(OpBuilder &builder, Location loc, Attribute element,
                    Type elementType) {
  if (auto components = dyn_cast<ArrayAttr>(element))
    return complex::ConstantOp::create(builder, loc, elementType, components);
  return arith::ConstantOp::create(builder, loc, cast<TypedAttr>(element));
}

} // namespace mlir::gspmd::lowering
