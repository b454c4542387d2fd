//===- ShapeInference.cpp - Result types of ops that move elements --------===//

#include "dialect/StableHLO/Ops/Shape/ShapeOps.h"
#include "dialect/StableHLO/Verification/OpChecks.h"
#include "dialect/StableHLO/Verification/ShapeChecks.h"
#include "dialect/StableHLO/Verification/WindowSizes.h"
#include "llvm/Support/MathExtras.h"
#include <limits>

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

/// Returns the size of dimension `dim`, or the bound on it if it is dynamic.
static int64_t sizeOrBound(RankedTensorType type, int64_t dim) {
  auto extensions = dyn_cast_or_null<TypeExtensionsAttr>(type.getEncoding());
  return extensions && type.isDynamicDim(dim) ? extensions.getBounds()[dim]
                                              : type.getDimSize(dim);
}

/// Returns a type of another shape with the elements of `type`.
static Type withShape(RankedTensorType type, ArrayRef<int64_t> shape) {
  return RankedTensorType::get(shape, type.getElementType());
}

/// Elements that are quantized along a dimension follow it, `transpose` (C4).
static Type transposeElement(Type element, ArrayRef<int64_t> permutation) {
  auto type = dyn_cast<quant::UniformQuantizedPerAxisType>(element);
  if (!type)
    return element;
  int32_t dim = llvm::find(permutation, type.getQuantizedDimension()) -
                permutation.begin();
  return quant::UniformQuantizedPerAxisType::get(
      type.getFlags(), type.getStorageType(), type.getExpressedType(),
      type.getScales(), type.getZeroPoints(), dim, type.getStorageTypeMin(),
      type.getStorageTypeMax());
}

LogicalResult TransposeOp::inferReturnTypes(MLIRContext *,
                                            std::optional<Location> loc,
                                            Adaptor adaptor,
                                            SmallVectorImpl<Type> &types) {
  auto operand = cast<RankedTensorType>(adaptor.getOperand().getType());
  ArrayRef<int64_t> permutation = adaptor.getPermutation();
  // transpose (C2)
  OpChecker check = OpChecker(loc, getOperationName()).at("C2");
  if (failed(check.hasSize("permutation", permutation, operand.getRank())) ||
      failed(check.inRange("permutation", permutation, operand.getRank())) ||
      failed(check.unique("permutation", permutation)))
    return failure();
  // transpose (C1, C3)
  SmallVector<int64_t> shape;
  for (int64_t dim : permutation)
    shape.push_back(operand.getDimSize(dim));
  Type element = transposeElement(operand.getElementType(), permutation);
  types.push_back(RankedTensorType::get(shape, element));
  return success();
}

LogicalResult TransposeOp::verify() {
  // transpose (C1)
  return verifySameElements(OpChecker(*this).at("C1"), getOperand().getType(),
                            getType());
}

LogicalResult ReverseOp::inferReturnTypes(MLIRContext *,
                                          std::optional<Location> loc,
                                          Adaptor adaptor,
                                          SmallVectorImpl<Type> &types) {
  auto operand = cast<RankedTensorType>(adaptor.getOperand().getType());
  OpChecker check(loc, getOperationName());
  // reverse (C2, C3)
  if (failed(check.at("C2").unique("dimensions", adaptor.getDimensions())) ||
      failed(check.at("C3").inRange("dimensions", adaptor.getDimensions(),
                                    operand.getRank())))
    return failure();
  // reverse (C1)
  types.push_back(operand);
  return success();
}

/// Returns the result of slicing a dimension of `size`. Reports bounds outside
/// it.
static FailureOr<int64_t> sliceSize(std::optional<Location> loc, int64_t size,
                                    int64_t start, int64_t limit,
                                    int64_t stride, size_t dim) {
  StringRef name = SliceOp::getOperationName();
  // slice (C3)
  if (start < 0 || start > limit)
    return inferError(loc, name, "found range ", start, ":", limit,
                      " of dimension ", dim,
                      ", expected 0 <= start <= limit (C3)");
  if (!ShapedType::isDynamic(size) && limit > size)
    return inferError(loc, name, "found limit ", limit, " of dimension ", dim,
                      ", expected at most its size ", size, " (C3)");
  return (limit - start + stride - 1) / stride;
}

LogicalResult SliceOp::inferReturnTypes(MLIRContext *,
                                        std::optional<Location> loc,
                                        Adaptor adaptor,
                                        SmallVectorImpl<Type> &types) {
  auto operand = cast<RankedTensorType>(adaptor.getOperand().getType());
  ArrayRef<int64_t> start = adaptor.getStartIndices(),
                    limit = adaptor.getLimitIndices(),
                    strides = adaptor.getStrides();
  OpChecker check = OpChecker(loc, getOperationName()).at("C2");
  // slice (C2, C4)
  if (failed(check.hasSize("start_indices", start, operand.getRank())) ||
      failed(check.hasSize("limit_indices", limit, operand.getRank())) ||
      failed(check.hasSize("strides", strides, operand.getRank())) ||
      failed(check.at("C4").positive("strides", strides)))
    return failure();
  // slice (C1, C5)
  SmallVector<int64_t> shape;
  for (int64_t dim = 0; dim < operand.getRank(); ++dim) {
    FailureOr<int64_t> result =
        sliceSize(loc, sizeOrBound(operand, dim), start[dim], limit[dim],
                  strides[dim], dim);
    if (failed(result))
      return failure();
    shape.push_back(*result);
  }
  types.push_back(withShape(operand, shape));
  return success();
}

/// Adds the sizes of `next` to `shape` along `dimension` and merges them
/// elsewhere. False when the shapes do not fit.
static bool appendAlong(SmallVectorImpl<int64_t> &shape, ArrayRef<int64_t> next,
                        size_t dimension) {
  if (next.size() != shape.size())
    return false;
  for (auto [dim, size] : llvm::enumerate(next)) {
    int64_t &sum = shape[dim];
    if (dim == dimension) {
      bool dynamic = ShapedType::isDynamic(sum) || ShapedType::isDynamic(size);
      if (dynamic)
        sum = ShapedType::kDynamic;
      else if (llvm::AddOverflow(sum, size, sum))
        sum = std::numeric_limits<int64_t>::max();
    } else if (!areCompatibleDims(sum, size)) {
      return false;
    } else if (ShapedType::isDynamic(sum)) {
      sum = size;
    }
  }
  return true;
}

LogicalResult ConcatenateOp::inferReturnTypes(MLIRContext *,
                                              std::optional<Location> loc,
                                              Adaptor adaptor,
                                              SmallVectorImpl<Type> &types) {
  OpChecker check(loc, getOperationName());
  // concatenate (C3)
  if (adaptor.getInputs().empty())
    return check.at("C3").error("found no operands, expected at least one");
  auto first = cast<RankedTensorType>(adaptor.getInputs()[0].getType());
  int64_t dimension = adaptor.getDimension();
  // concatenate (C4)
  if (failed(check.at("C4").inRange("dimension", dimension, first.getRank())))
    return failure();
  SmallVector<int64_t> shape(first.getShape());
  for (Value input : adaptor.getInputs().drop_front()) {
    auto type = cast<RankedTensorType>(input.getType());
    // concatenate (C1)
    if (!haveSameBaseElementType(type, first))
      return inferError(loc, getOperationName(),
                        "found an operand with elements ",
                        type.getElementType(), ", expected ",
                        first.getElementType(), " (C1)");
    // concatenate (C2, C6)
    if (!appendAlong(shape, type.getShape(), dimension))
      return inferError(loc, getOperationName(), "found operand shape ",
                        shapeToString(type.getShape()), ", expected ",
                        shapeToString(first.getShape()),
                        " apart from dimension ", dimension, " (C2)");
    if (shape[dimension] == std::numeric_limits<int64_t>::max())
      return inferError(loc, getOperationName(), "found operands whose sizes ",
                        "along dimension ", dimension,
                        " have no sum in 64 bits; ", kLargestSizeText, " (C6)");
  }
  // concatenate (C5)
  types.push_back(withShape(first, shape));
  return success();
}

LogicalResult PadOp::inferReturnTypes(MLIRContext *,
                                      std::optional<Location> loc,
                                      Adaptor adaptor,
                                      SmallVectorImpl<Type> &types) {
  auto operand = cast<RankedTensorType>(adaptor.getOperand().getType());
  ArrayRef<int64_t> low = adaptor.getEdgePaddingLow(),
                    high = adaptor.getEdgePaddingHigh(),
                    interior = adaptor.getInteriorPadding();
  OpChecker check = OpChecker(loc, getOperationName()).at("C2");
  // pad (C1)
  Type value = getElementTypeOrSelf(adaptor.getPaddingValue().getType());
  if (!haveSameBaseElementType(value, operand))
    return inferError(loc, getOperationName(), "found a padding value of type ",
                      value, ", expected ", operand.getElementType(), " (C1)");
  // pad (C2)
  if (failed(check.hasSize("edge_padding_low", low, operand.getRank())) ||
      failed(check.hasSize("edge_padding_high", high, operand.getRank())) ||
      failed(check.hasSize("interior_padding", interior, operand.getRank())))
    return failure();
  SmallVector<int64_t> shape;
  for (auto [dim, size] : llvm::enumerate(operand.getShape())) {
    // pad (C3)
    if (interior[dim] < 0)
      return inferError(loc, getOperationName(), "found interior padding ",
                        interior[dim], " of dimension ", dim,
                        ", expected at least 0 (C3)");
    shape.push_back(ShapedType::kDynamic);
    int64_t limit = sizeOrBound(operand, dim);
    if (ShapedType::isDynamic(limit))
      continue;
    // pad (C4)
    auto padded = paddedSize(limit, low[dim], high[dim], interior[dim]);
    if (!padded)
      return inferError(loc, getOperationName(), "found padding of dimension ",
                        dim, " that has no place in 64 bits; ",
                        kLargestSizeText, " (C4)");
    if (*padded < 0)
      return inferError(loc, getOperationName(), "found padding ", low[dim],
                        " and ", high[dim], " of dimension ", dim,
                        ", expected a size of at least 0, not ", *padded,
                        " (C4)");
    if (!ShapedType::isDynamic(size))
      shape.back() = *padded;
  }
  types.push_back(withShape(operand, shape));
  return success();
}

LogicalResult BroadcastOp::inferReturnTypes(MLIRContext *,
                                            std::optional<Location> loc,
                                            Adaptor adaptor,
                                            SmallVectorImpl<Type> &types) {
  auto operand = cast<RankedTensorType>(adaptor.getOperand().getType());
  SmallVector<int64_t> shape(adaptor.getBroadcastSizes());
  for (int64_t size : shape)
    if (size < 0)
      return inferError(loc, getOperationName(), "found size ", size,
                        ", expected at least 0");
  llvm::append_range(shape, operand.getShape());
  types.push_back(withShape(operand, shape));
  return success();
}

LogicalResult GetDimensionSizeOp::inferReturnTypes(
    MLIRContext *context, std::optional<Location> loc, Adaptor adaptor,
    SmallVectorImpl<Type> &types) {
  auto operand = cast<RankedTensorType>(adaptor.getOperand().getType());
  // get_dimension_size (C1)
  if (failed(
          OpChecker(loc, getOperationName())
              .at("C1")
              .inRange("dimension", adaptor.getDimension(), operand.getRank())))
    return failure();
  types.push_back(RankedTensorType::get({}, IntegerType::get(context, 32)));
  return success();
}
