//===- ShapeOperands.cpp - Shapes that are operands of tosa ops -----------===//

#include "transforms/OpModels/Tosa/ShapeOperands.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::gspmd;

std::optional<SmallVector<int64_t>> mlir::gspmd::constantShape(Value shape) {
  DenseIntElementsAttr attr;
  if (!matchPattern(shape, m_Constant(&attr)))
    return std::nullopt;
  return llvm::map_to_vector(attr.getValues<APInt>(), [](const APInt &number) {
    return number.getSExtValue();
  });
}

Value mlir::gspmd::shapeConstant(PartitionContext &ctx,
                                 ArrayRef<int64_t> numbers) {
  Builder &b = ctx.builder;
  auto type =
      RankedTensorType::get({int64_t(numbers.size())}, b.getIndexType());
  return tosa::ConstShapeOp::create(
      ctx.builder, ctx.op->getLoc(),
      tosa::shapeType::get(b.getContext(), numbers.size()),
      DenseIntElementsAttr::get(type, numbers));
}
