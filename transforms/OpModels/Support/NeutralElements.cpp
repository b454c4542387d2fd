//===- NeutralElements.cpp - Neutral elements of reductions ---------------===//

#include "transforms/OpModels/Support/NeutralElements.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "llvm/ADT/APFloat.h"

using namespace mlir;
using mlir::gspmd::sharding::ReductionKind;

/// Returns the scalar attribute that is neutral for `kind` on a real element
/// type.
static Attribute neutralScalar(Builder &b, Type type, ReductionKind kind) {
  if (auto floatType = dyn_cast<FloatType>(type)) {
    const llvm::fltSemantics &semantics = floatType.getFloatSemantics();
    switch (kind) {
    case ReductionKind::Mul:
      return b.getFloatAttr(type, 1.0);
    case ReductionKind::Max:
    case ReductionKind::Min: {
      bool negative = kind == ReductionKind::Max;
      if (negative && !APFloat::semanticsHasZero(semantics))
        return b.getFloatAttr(type, APFloat::getSmallest(semantics));
      return b.getFloatAttr(type,
                            APFloat::semanticsHasInf(semantics)
                                ? APFloat::getInf(semantics, negative)
                                : APFloat::getLargest(semantics, negative));
    }
    default:
      return b.getFloatAttr(type, 0.0);
    }
  }
  unsigned width = type.isIndex()
                       ? unsigned(IndexType::kInternalStorageBitWidth)
                       : type.getIntOrFloatBitWidth();
  bool isUnsigned = type.isUnsignedInteger() || width == 1;
  switch (kind) {
  case ReductionKind::Mul:
    return b.getIntegerAttr(type, APInt(width, 1));
  case ReductionKind::And:
    return b.getIntegerAttr(type, APInt::getAllOnes(width));
  case ReductionKind::Max:
    return b.getIntegerAttr(type, isUnsigned ? APInt::getMinValue(width)
                                             : APInt::getSignedMinValue(width));
  case ReductionKind::Min:
    return b.getIntegerAttr(type, isUnsigned ? APInt::getMaxValue(width)
                                             : APInt::getSignedMaxValue(width));
  default:
    return b.getIntegerAttr(type, APInt::getZero(width));
  }
}

ReductionKind mlir::gspmd::selectionReductionKind(Type elementType) {
  if (elementType.isInteger(1))
    return ReductionKind::Or;
  auto real = dyn_cast<FloatType>(elementType);
  return real && !APFloat::semanticsHasZero(real.getFloatSemantics())
             ? ReductionKind::Max
             : ReductionKind::Add;
}

Attribute mlir::gspmd::neutralAttribute(Builder &b, Type type,
                                        ReductionKind kind) {
  auto complex = dyn_cast<ComplexType>(type);
  if (!complex)
    return neutralScalar(b, type, kind);
  Type realType = complex.getElementType();
  return b.getArrayAttr({neutralScalar(b, realType, kind),
                         neutralScalar(b, realType, ReductionKind::Add)});
}

Value mlir::gspmd::neutralElement(OpBuilder &b, Location loc, Type elementType,
                                  ReductionKind kind) {
  // Quantization saturates, so the extreme values of the expressed type become
  // those of the storage type and stay neutral.
  if (auto quantized = dyn_cast<quant::QuantizedType>(elementType))
    return stablehlo::UniformQuantizeOp::create(
        b, loc, RankedTensorType::get({}, elementType),
        neutralElement(b, loc, quantized.getExpressedType(), kind));
  Attribute value = neutralAttribute(b, elementType, kind);
  auto type = RankedTensorType::get({}, elementType);
  stablehlo::TensorOps ops(b, loc);
  if (auto components = dyn_cast<ArrayAttr>(value)) {
    auto real = cast<FloatAttr>(components[0]).getValue();
    auto imag = cast<FloatAttr>(components[1]).getValue();
    return ops.constant(
        DenseElementsAttr::get(type, std::complex<APFloat>(real, imag)));
  }
  return ops.constant(DenseElementsAttr::get(type, value));
}

Value mlir::gspmd::selectionNeutralElement(OpBuilder &b, Location loc,
                                           Type elementType) {
  ReductionKind kind = selectionReductionKind(elementType);
  auto complex = dyn_cast<ComplexType>(elementType);
  auto real =
      dyn_cast<FloatType>(complex ? complex.getElementType() : elementType);
  if (kind != ReductionKind::Add || !real)
    return neutralElement(b, loc, elementType, kind);
  auto type = RankedTensorType::get({}, elementType);
  APFloat zero = APFloat::getZero(real.getFloatSemantics(), /*Negative=*/true);
  return stablehlo::TensorOps(b, loc).constant(
      complex ? DenseElementsAttr::get(type, std::complex<APFloat>(zero, zero))
              : DenseElementsAttr::get(type, zero));
}
