//===- ReduceOps.cpp - Inference and verification of reduce and map -------===//

#include "dialect/StableHLO/Ops/Reduction/ReduceOps.h"
#include "dialect/StableHLO/Verification/OpChecks.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

#define GET_OP_CLASSES
#include "dialect/StableHLO/ReduceOps.cpp.inc"

void StablehloDialect::addReduceOps() {
  addOperations<
#define GET_OP_LIST
#include "dialect/StableHLO/ReduceOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Reduce
//===----------------------------------------------------------------------===//

/// Returns the shape of all operands. Verifies (C1, C2, C3) of `reduce`.
static FailureOr<SmallVector<int64_t>>
inferOperandShape(std::optional<Location> loc, ReduceOp::Adaptor adaptor) {
  StringRef name = ReduceOp::getOperationName();
  if (adaptor.getInputs().empty())
    return inferError(loc, name,
                      "found no operands, expected at least one (C3)");
  SmallVector<int64_t> shape;
  for (auto [i, pair] : llvm::enumerate(
           llvm::zip_equal(adaptor.getInputs(), adaptor.getInitValues()))) {
    auto input = cast<RankedTensorType>(std::get<0>(pair).getType());
    auto init = cast<RankedTensorType>(std::get<1>(pair).getType());
    if (i == 0)
      shape.assign(input.getShape().begin(), input.getShape().end());
    if (!areCompatibleShapes(shape, input.getShape()))
      return inferError(loc, name, "found operand shape ",
                        shapeToString(input.getShape()), ", expected ",
                        shapeToString(shape), " (C1)");
    for (auto [dim, size] : llvm::enumerate(input.getShape()))
      if (ShapedType::isDynamic(shape[dim]))
        shape[dim] = size;
    if (init.getRank() != 0 || !haveSameBaseElementType(init, input))
      return inferError(loc, name, "found init value of type ", init,
                        ", expected a 0-d tensor of ", input.getElementType(),
                        " (C2)");
  }
  return shape;
}

LogicalResult ReduceOp::inferReturnTypes(MLIRContext *,
                                         std::optional<Location> loc,
                                         Adaptor adaptor,
                                         SmallVectorImpl<Type> &types) {
  FailureOr<SmallVector<int64_t>> operandShape =
      inferOperandShape(loc, adaptor);
  if (failed(operandShape))
    return failure();
  ArrayRef<int64_t> dims = adaptor.getDimensions();
  OpChecker check(loc, getOperationName());
  // reduce (C4, C5)
  if (failed(
          check.at("C4").inRange("dimensions", dims, operandShape->size())) ||
      failed(check.at("C5").unique("dimensions", dims)))
    return failure();
  // reduce (C7, C8)
  SmallVector<int64_t> shape;
  for (auto [dim, size] : llvm::enumerate(*operandShape))
    if (!llvm::is_contained(dims, static_cast<int64_t>(dim)))
      shape.push_back(size);
  for (Type element : getAccumulatorTypes(
           adaptor.getBody(), getElementTypes(adaptor.getInputs().getTypes())))
    types.push_back(RankedTensorType::get(shape, element));
  return success();
}

LogicalResult ReduceOp::verifyRegions() {
  // reduce (C6)
  return verifyReducer(OpChecker(*this).at("C6"), getBody(), "body",
                       getElementTypes(getInputs().getTypes()));
}

//===----------------------------------------------------------------------===//
// Map
//===----------------------------------------------------------------------===//

LogicalResult MapOp::verify() {
  // map (C3)
  for (auto [dim, found] : llvm::enumerate(getDimensions()))
    if (found != static_cast<int64_t>(dim))
      return emitOpError("found dimensions ")
             << shapeToString(getDimensions())
             << ", expected all dimensions in order (C3)";
  return OpChecker(*this).at("C3").hasSize("dimensions", getDimensions(),
                                           getType().getRank());
}

LogicalResult MapOp::verifyRegions() {
  // map (C4)
  SmallVector<Type> inputs;
  for (Type element : getElementTypes(getInputs().getTypes()))
    inputs.push_back(RankedTensorType::get({}, element));
  Type output = RankedTensorType::get({}, getType().getElementType());
  return verifyRegionType(OpChecker(*this).at("C4"), getComputation(),
                          "computation", inputs, output);
}
