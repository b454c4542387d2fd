//===- ToElementType.cpp - Runtime form of element types ------------------===//

#include "compiler/Codegen/ToElementType.h"

using namespace mlir;
using namespace mlir::gspmd;

std::optional<ElementType> mlir::gspmd::toElementType(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type)) {
    if (complex.getElementType().isF32())
      return ElementType::C64;
    if (complex.getElementType().isF64())
      return ElementType::C128;
    return std::nullopt;
  }
  if (type.isBF16())
    return ElementType::BF16;
  if (type.isF16())
    return ElementType::F16;
  if (type.isF32())
    return ElementType::F32;
  if (type.isF64())
    return ElementType::F64;
  // Smaller floats are stored as their bits, integers of 2 and 4 bits extended
  // to a byte.
  if (isa<FloatType>(type) && type.getIntOrFloatBitWidth() <= 8)
    return ElementType::U8;
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer)
    return std::nullopt;
  bool isUnsigned = integer.isUnsigned();
  switch (integer.getWidth()) {
  case 1:
    return ElementType::Bool;
  case 2:
  case 4:
  case 8:
    return isUnsigned ? ElementType::U8 : ElementType::S8;
  case 16:
    return isUnsigned ? ElementType::U16 : ElementType::S16;
  case 32:
    return isUnsigned ? ElementType::U32 : ElementType::S32;
  case 64:
    return isUnsigned ? ElementType::U64 : ElementType::S64;
  default:
    return std::nullopt;
  }
}

std::optional<int32_t> mlir::gspmd::narrowFloatFormat(Type type) {
  auto floating = dyn_cast<FloatType>(type);
  if (!floating || floating.getWidth() > 8)
    return std::nullopt;
  return llvm::APFloatBase::SemanticsToEnum(floating.getFloatSemantics());
}

/// Returns EntryTensor::narrowBits of an element type.
static unsigned narrowBitsOf(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  bool isNarrow =
      integer && (integer.getWidth() == 2 || integer.getWidth() == 4);
  return isNarrow ? integer.getWidth() : 0;
}

bool mlir::gspmd::isNarrowType(Type type) {
  return narrowFloatFormat(type) || narrowBitsOf(type) != 0;
}

std::optional<EntryTensor> mlir::gspmd::toEntryTensor(RankedTensorType type) {
  std::optional<ElementType> element = toElementType(type.getElementType());
  if (!element)
    return std::nullopt;
  EntryTensor tensor;
  tensor.elementType = *element;
  tensor.floatFormat = narrowFloatFormat(type.getElementType()).value_or(-1);
  tensor.narrowBits = narrowBitsOf(type.getElementType());
  llvm::append_range(tensor.localShape, type.getShape());
  tensor.globalShape = tensor.localShape;
  tensor.sharding = TensorSharding::replicated(type.getRank());
  return tensor;
}

/// Returns MLIR's name of a float of at most 8 bits.
static StringRef formatName(llvm::APFloatBase::Semantics format) {
  using Floats = llvm::APFloatBase;
  switch (format) {
  case Floats::S_Float8E5M2:
    return "f8E5M2";
  case Floats::S_Float8E5M2FNUZ:
    return "f8E5M2FNUZ";
  case Floats::S_Float8E4M3:
    return "f8E4M3";
  case Floats::S_Float8E4M3FN:
    return "f8E4M3FN";
  case Floats::S_Float8E4M3FNUZ:
    return "f8E4M3FNUZ";
  case Floats::S_Float8E4M3B11FNUZ:
    return "f8E4M3B11FNUZ";
  case Floats::S_Float8E3M4:
    return "f8E3M4";
  case Floats::S_Float8E8M0FNU:
    return "f8E8M0FNU";
  case Floats::S_Float6E3M2FN:
    return "f6E3M2FN";
  case Floats::S_Float6E2M3FN:
    return "f6E2M3FN";
  case Floats::S_Float4E2M1FN:
    return "f4E2M1FN";
  default:
    llvm_unreachable("narrowFloatFormat returns formats of at most 8 bits");
  }
}

StringRef mlir::gspmd::elementTypeName(const EntryTensor &tensor) {
  if (tensor.floatFormat >= 0)
    return formatName(
        static_cast<llvm::APFloatBase::Semantics>(tensor.floatFormat));
  bool isUnsigned = isUnsignedInt(tensor.elementType);
  if (tensor.narrowBits == 2)
    return isUnsigned ? "ui2" : "i2";
  if (tensor.narrowBits == 4)
    return isUnsigned ? "ui4" : "i4";
  return toString(tensor.elementType);
}
