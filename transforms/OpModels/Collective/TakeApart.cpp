//===- TakeApart.cpp - Parts of what is whole -----------------------------===//

#include "transforms/OpModels/Collective/TakeApart.h"
#include "dialect/StableHLO/StablehloOps.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Zeros of a type of tensors of numbers; null for others.
static Attribute zerosOf(OpBuilder &builder, RankedTensorType type) {
  Type element = type.getElementType();
  if (auto complex = dyn_cast<ComplexType>(element)) {
    auto real = dyn_cast<FloatType>(complex.getElementType());
    if (!real)
      return {};
    APFloat zero = APFloat::getZero(real.getFloatSemantics());
    return DenseElementsAttr::get(type, std::complex<APFloat>(zero, zero));
  }
  TypedAttr zero = builder.getZeroAttr(element);
  return zero ? DenseElementsAttr::get(type, ArrayRef<Attribute>(zero))
              : DenseElementsAttr();
}

Value mlir::gspmd::takeSumApart(OpBuilder &builder, Location loc, Value whole,
                                const ::gspmd::Mesh &mesh,
                                ArrayRef<::gspmd::AxisRef> axes) {
  auto type = dyn_cast<RankedTensorType>(whole.getType());
  Attribute zeros =
      type && type.hasStaticShape() ? zerosOf(builder, type) : Attribute();
  if (!zeros)
    return {};
  // A table by device: nothing is known of how numbers of devices and axes
  // belong together.
  SmallVector<bool> isFirst;
  for (int64_t device = 0; device < mesh.numDevices(); ++device)
    isFirst.push_back(mesh.indexAlong(device, axes) == 0);
  auto flags = RankedTensorType::get({mesh.numDevices()}, builder.getI1Type());
  Value table = stablehlo::ConstantOp::create(
      builder, loc, DenseElementsAttr::get(flags, ArrayRef<bool>(isFirst)));
  Value id = stablehlo::PartitionIdOp::create(
      builder, loc,
      RankedTensorType::get({}, builder.getIntegerType(32, false)));
  Value flag = stablehlo::DynamicSliceOp::create(
      builder, loc, RankedTensorType::get({1}, builder.getI1Type()), table,
      ValueRange(id), builder.getDenseI64ArrayAttr({1}));
  flag = stablehlo::ReshapeOp::create(
      builder, loc, RankedTensorType::get({}, builder.getI1Type()), flag);
  Value zero = stablehlo::ConstantOp::create(builder, loc,
                                             cast<DenseElementsAttr>(zeros));
  return stablehlo::SelectOp::create(builder, loc, type, flag, whole, zero);
}
