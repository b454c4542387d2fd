//===- UpstreamBuilder.cpp - Data movement in upstream dialects -----------===//

#include "transforms/OpModels/Upstream/UpstreamBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::typeOf;

Value UpstreamBuilder::scalarOf(Value value) {
  DenseElementsAttr elements;
  Type element = typeOf(value).getElementType();
  if (matchPattern(value, m_Constant(&elements)) && elements.isSplat() &&
      element.isIntOrIndexOrFloat())
    return arith::ConstantOp::create(
        b, loc, cast<TypedAttr>(elements.getSplatValue<Attribute>()));
  return tensor::ExtractOp::create(b, loc, value, ValueRange());
}

Value UpstreamBuilder::filled(Value scalar, RankedTensorType type) {
  Attribute value;
  if (matchPattern(scalar, m_Constant(&value)) &&
      isa<IntegerAttr, FloatAttr>(value))
    return arith::ConstantOp::create(b, loc,
                                     DenseElementsAttr::get(type, value));
  return linalg::FillOp::create(b, loc, scalar, empty(type)).getResult(0);
}

Value UpstreamBuilder::slice(Value value, ArrayRef<OpFoldResult> offsets,
                             ArrayRef<int64_t> sizes,
                             ArrayRef<int64_t> strides) {
  // The verifier rejects empty slices.
  if (llvm::is_contained(sizes, 0))
    return empty(typeOf(value).clone(sizes));
  return tensor::ExtractSliceOp::create(b, loc, value, offsets, attrs(sizes),
                                        attrs(strides));
}

SmallVector<OpFoldResult> UpstreamBuilder::starts(ValueRange starts,
                                                  RankedTensorType operandType,
                                                  ArrayRef<int64_t> sizes) {
  SmallVector<OpFoldResult> result;
  for (auto [d, start] : llvm::enumerate(starts)) {
    int64_t last = operandType.getDimSize(d) - sizes[d];
    DenseElementsAttr known;
    if (last == 0 || matchPattern(start, m_Constant(&known))) {
      int64_t position =
          last == 0 ? 0 : known.getSplatValue<APInt>().getSExtValue();
      result.push_back(b.getIndexAttr(std::clamp<int64_t>(position, 0, last)));
      continue;
    }
    Value index =
        arith::IndexCastOp::create(b, loc, b.getIndexType(), scalarOf(start));
    Value zero = arith::ConstantIndexOp::create(b, loc, 0);
    Value most = arith::ConstantIndexOp::create(b, loc, last);
    index = arith::MaxSIOp::create(b, loc, index, zero);
    result.push_back(arith::MinSIOp::create(b, loc, index, most).getResult());
  }
  return result;
}

Value UpstreamBuilder::padDense(Value value, Value scalar,
                                ArrayRef<int64_t> low, ArrayRef<int64_t> high) {
  SmallVector<int64_t> shape(typeOf(value).getShape());
  for (auto [d, size] : llvm::enumerate(shape))
    size += low[d] + high[d];
  return tensor::PadOp::create(b, loc, typeOf(value).clone(shape), value,
                               attrs(low), attrs(high), scalar);
}

Value UpstreamBuilder::reshape(Value value, RankedTensorType type) {
  RankedTensorType from = typeOf(value);
  auto groups = getReassociationIndicesForReshape(from, type);
  if (groups && from.getRank() != type.getRank()) {
    if (from.getRank() > type.getRank())
      return tensor::CollapseShapeOp::create(b, loc, type, value, *groups);
    return tensor::ExpandShapeOp::create(b, loc, type, value, *groups);
  }
  auto row = type.clone({type.getNumElements()});
  ReassociationIndices in(llvm::to_vector(llvm::seq<int64_t>(from.getRank())));
  ReassociationIndices out(llvm::to_vector(llvm::seq<int64_t>(type.getRank())));
  if (from.getRank() != 1)
    value = from.getRank() == 0
                ? tensor::ExpandShapeOp::create(
                      b, loc, row, value, ArrayRef<ReassociationIndices>())
                      .getResult()
                : tensor::CollapseShapeOp::create(b, loc, row, value, {in})
                      .getResult();
  if (type.getRank() == 0)
    return tensor::CollapseShapeOp::create(b, loc, type, value,
                                           ArrayRef<ReassociationIndices>());
  if (type.getRank() == 1)
    return value;
  return tensor::ExpandShapeOp::create(b, loc, type, value, {out});
}
