//===- StablehloTypes.cpp - questions about the dialect's types -----------===//

#include "dialect/StableHLO/StablehloTypes.h"

using namespace mlir;

namespace mlir::gspmd::stablehlo {

bool isStablehloComplex(Type type) {
  auto complex = dyn_cast<ComplexType>(type);
  return complex &&
         (complex.getElementType().isF32() || complex.getElementType().isF64());
}

bool areCompatibleShapes(ArrayRef<int64_t> lhs, ArrayRef<int64_t> rhs) {
  return lhs.size() == rhs.size() &&
         llvm::all_of(llvm::zip(lhs, rhs), [](auto p) {
           return areCompatibleDims(std::get<0>(p), std::get<1>(p));
         });
}

bool haveSameBaseElementType(Type lhs, Type rhs) {
  Type lhsElement = getElementTypeOrSelf(lhs),
       rhsElement = getElementTypeOrSelf(rhs);
  auto lhsQuant = dyn_cast<quant::QuantizedType>(lhsElement);
  auto rhsQuant = dyn_cast<quant::QuantizedType>(rhsElement);
  if (!lhsQuant || !rhsQuant)
    return lhsElement == rhsElement;
  return lhsQuant.getStorageType() == rhsQuant.getStorageType() &&
         lhsQuant.isSigned() == rhsQuant.isSigned() &&
         lhsQuant.getExpressedType() == rhsQuant.getExpressedType();
}

/// True unless both types are quantized along a dimension, and not the same.
static bool haveSameQuantizedDim(Type lhs, Type rhs) {
  using PerAxis = quant::UniformQuantizedPerAxisType;
  auto lhsType = dyn_cast<PerAxis>(getElementTypeOrSelf(lhs));
  auto rhsType = dyn_cast<PerAxis>(getElementTypeOrSelf(rhs));
  return !lhsType || !rhsType ||
         lhsType.getQuantizedDimension() == rhsType.getQuantizedDimension();
}

bool areCompatibleTypes(Type lhs, Type rhs) {
  if (auto lhsTuple = dyn_cast<TupleType>(lhs)) {
    auto rhsTuple = dyn_cast<TupleType>(rhs);
    return rhsTuple && areCompatibleTypes(TypeRange(lhsTuple.getTypes()),
                                          TypeRange(rhsTuple.getTypes()));
  }
  auto lhsTensor = dyn_cast<RankedTensorType>(lhs);
  auto rhsTensor = dyn_cast<RankedTensorType>(rhs);
  if (!lhsTensor || !rhsTensor)
    return lhs == rhs;
  return haveSameBaseElementType(lhsTensor, rhsTensor) &&
         haveSameQuantizedDim(lhsTensor, rhsTensor) &&
         areCompatibleShapes(lhsTensor.getShape(), rhsTensor.getShape());
}

bool areCompatibleTypes(TypeRange lhs, TypeRange rhs) {
  return lhs.size() == rhs.size() &&
         llvm::all_of(llvm::zip(lhs, rhs), [](auto p) {
           return areCompatibleTypes(std::get<0>(p), std::get<1>(p));
         });
}

FailureOr<Type> mostSpecificType(TypeRange types) {
  if (types.empty())
    return failure();
  auto first = dyn_cast<RankedTensorType>(types.front());
  if (!first) {
    if (llvm::all_equal(types))
      return types.front();
    return failure();
  }
  SmallVector<int64_t> shape(first.getShape());
  Attribute encoding = first.getEncoding();
  for (Type type : types) {
    if (!areCompatibleTypes(type, types.front()))
      return failure();
    auto tensor = cast<RankedTensorType>(type);
    for (auto [dim, size] : llvm::enumerate(tensor.getShape())) {
      if (!areCompatibleDims(shape[dim], size))
        return failure();
      if (ShapedType::isDynamic(shape[dim]))
        shape[dim] = size;
    }
    if (!encoding)
      encoding = tensor.getEncoding();
  }
  // A bound says nothing about a type without dynamic dimensions.
  if (llvm::none_of(shape, ShapedType::isDynamic))
    encoding = first.hasStaticShape() ? first.getEncoding() : Attribute();
  return Type(RankedTensorType::get(shape, first.getElementType(), encoding));
}

std::string shapeToString(ArrayRef<int64_t> shape) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "[";
  llvm::interleaveComma(shape, os, [&](int64_t size) {
    if (ShapedType::isDynamic(size))
      os << "?";
    else
      os << size;
  });
  os << "]";
  return text;
}

} // namespace mlir::gspmd::stablehlo
