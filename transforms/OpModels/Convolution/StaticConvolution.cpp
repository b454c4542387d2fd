//===- StaticConvolution.cpp - Static form of dynamic_conv ----------------===//

#include "transforms/OpModels/Convolution/StaticConvolution.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::gspmd;

Value mlir::gspmd::buildStaticConvolution(stablehlo::DynamicConvOp op,
                                          OpBuilder &builder) {
  DenseIntElementsAttr constant;
  if (!matchPattern(op.getDPadding(), m_Constant(&constant)))
    return {};
  SmallVector<int64_t> padding;
  for (APInt each : constant.getValues<APInt>())
    padding.push_back(each.getSExtValue());
  auto type = RankedTensorType::get(constant.getType().getShape(),
                                    builder.getI64Type());
  NamedAttrList attributes(op->getAttrs());
  attributes.set("padding", DenseIntElementsAttr::get(type, padding));
  return stablehlo::ConvolutionOp::create(
      builder, op.getLoc(), TypeRange(op.getType()), {op.getLhs(), op.getRhs()},
      attributes.getAttrs());
}
