//===- StablehloTypes.cpp - Properties of the dialect's types -------------===//

#include "dialect/StableHLO/Types/StablehloTypes.h"
#include "dialect/StableHLO/Attributes/StablehloAttrs.h"

using namespace mlir;

namespace mlir::gspmd::stablehlo {

bool isStablehloComplex(Type type) {
  auto complex = dyn_cast<ComplexType>(type);
  return complex &&
         (complex.getElementType().isF32() || complex.getElementType().isF64());
}

bool isStablehloQuantized(Type type) {
  auto quantized = dyn_cast<quant::QuantizedType>(type);
  SmallVector<double> scales;
  SmallVector<int64_t> zeros;
  if (auto perTensor = dyn_cast<quant::UniformQuantizedType>(type)) {
    scales.push_back(perTensor.getScale());
    zeros.push_back(perTensor.getZeroPoint());
  } else if (auto perAxis =
                 dyn_cast<quant::UniformQuantizedPerAxisType>(type)) {
    llvm::append_range(scales, perAxis.getScales());
    llvm::append_range(zeros, perAxis.getZeroPoints());
  } else {
    return false;
  }
  auto expressed = dyn_cast<FloatType>(quantized.getExpressedType());
  if (!expressed)
    return false;
  double largest =
      APFloat::getLargest(expressed.getFloatSemantics()).convertToDouble();
  return llvm::all_of(
             scales,
             [&](double scale) { return scale > 0 && scale <= largest; }) &&
         llvm::all_of(zeros, [&](int64_t zero) {
           return quantized.getStorageTypeMin() <= zero &&
                  zero <= quantized.getStorageTypeMax();
         });
}

bool hasValidQuantizedDim(Type type) {
  auto tensor = cast<RankedTensorType>(type);
  auto element =
      dyn_cast<quant::UniformQuantizedPerAxisType>(tensor.getElementType());
  if (!element)
    return true;
  int64_t dim = element.getQuantizedDimension();
  return dim >= 0 && dim < tensor.getRank() &&
         areCompatibleDims(tensor.getDimSize(dim), element.getScales().size());
}

bool areCompatibleShapes(ArrayRef<int64_t> lhs, ArrayRef<int64_t> rhs) {
  return lhs.size() == rhs.size() &&
         llvm::all_of(llvm::zip(lhs, rhs), [](auto p) {
           return areCompatibleDims(std::get<0>(p), std::get<1>(p));
         });
}

bool isScalarOrCompatible(RankedTensorType type, RankedTensorType other) {
  return type.getRank() == 0 ||
         areCompatibleShapes(type.getShape(), other.getShape());
}

bool haveSameBaseElementType(Type lhs, Type rhs) {
  Type lhsElement = getElementTypeOrSelf(lhs),
       rhsElement = getElementTypeOrSelf(rhs);
  auto lhsQuant = dyn_cast<quant::QuantizedType>(lhsElement);
  auto rhsQuant = dyn_cast<quant::QuantizedType>(rhsElement);
  if (!lhsQuant || !rhsQuant)
    return lhsElement == rhsElement;
  using PerAxis = quant::UniformQuantizedPerAxisType;
  return lhsQuant.getStorageType() == rhsQuant.getStorageType() &&
         lhsQuant.isSigned() == rhsQuant.isSigned() &&
         lhsQuant.getStorageTypeMin() == rhsQuant.getStorageTypeMin() &&
         lhsQuant.getStorageTypeMax() == rhsQuant.getStorageTypeMax() &&
         lhsQuant.getExpressedType() == rhsQuant.getExpressedType() &&
         isa<PerAxis>(lhsQuant) == isa<PerAxis>(rhsQuant);
}

/// Returns true unless both types are quantized along a dimension, and not the
/// same.
static bool haveSameQuantizedDim(Type lhs, Type rhs) {
  using PerAxis = quant::UniformQuantizedPerAxisType;
  auto lhsType = dyn_cast<PerAxis>(getElementTypeOrSelf(lhs));
  auto rhsType = dyn_cast<PerAxis>(getElementTypeOrSelf(rhs));
  return !lhsType || !rhsType ||
         lhsType.getQuantizedDimension() == rhsType.getQuantizedDimension();
}

/// Returns true unless a size in `lhs` is larger than the bound that `rhs`
/// gives it.
static bool isWithinBounds(RankedTensorType lhs, RankedTensorType rhs) {
  auto extensions = dyn_cast_or_null<TypeExtensionsAttr>(rhs.getEncoding());
  if (!extensions)
    return true;
  return llvm::all_of(llvm::zip_equal(lhs.getShape(), extensions.getBounds()),
                      [](auto pair) {
                        auto [size, bound] = pair;
                        return ShapedType::isDynamic(size) ||
                               ShapedType::isDynamic(bound) || size <= bound;
                      });
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
         areCompatibleShapes(lhsTensor.getShape(), rhsTensor.getShape()) &&
         isWithinBounds(lhsTensor, rhsTensor) &&
         isWithinBounds(rhsTensor, lhsTensor);
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
  // Bounds do not apply to a type without dynamic dimensions.
  if (llvm::none_of(shape, ShapedType::isDynamic))
    encoding = first.hasStaticShape() ? first.getEncoding() : Attribute();
  return Type(RankedTensorType::get(shape, first.getElementType(), encoding));
}

/// Messages show this number of dimensions; programs have fewer.
static constexpr size_t kMaxShownDims = 64;

std::string shapeToString(ArrayRef<int64_t> shape) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "[";
  llvm::interleaveComma(shape.take_front(kMaxShownDims), os, [&](int64_t size) {
    if (ShapedType::isDynamic(size))
      os << "?";
    else
      os << size;
  });
  if (shape.size() > kMaxShownDims)
    os << ", ... (" << shape.size() << " dimensions)";
  os << "]";
  return text;
}

} // namespace mlir::gspmd::stablehlo
