//===- SortOps.cpp - Sorting ----------------------------------------------===//

#include "dialect/StableHLO/Ops/Shape/SortOps.h"
#include "dialect/StableHLO/Verification/OpChecks.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

LogicalResult SortOp::inferReturnTypes(MLIRContext *, std::optional<Location>,
                                       Adaptor adaptor,
                                       SmallVectorImpl<Type> &types) {
  llvm::append_range(types, adaptor.getInputs().getTypes()); // (C2)
  return success();
}

LogicalResult SortOp::verify() {
  // (C1)
  if (getInputs().empty())
    return emitOpError("needs at least one input (C1)");
  // (C3)
  auto first = cast<RankedTensorType>(getInputs().front().getType());
  for (Type type : getInputs().getTypes())
    if (auto tensor = cast<RankedTensorType>(type);
        !areCompatibleShapes(tensor.getShape(), first.getShape()))
      return emitOpError("inputs have different shapes")
             << differingShapes(first, tensor) << " (C3)";
  // (C4): a rank of 0 allows no dimension but the default.
  int64_t rank = first.getRank(), dim = getDimension();
  if ((dim < -rank || dim >= rank) && (rank != 0 || dim != -1))
    return emitOpError("dimension is ")
           << dim << ", which is not in [" << -rank << ", " << rank << ") (C4)";
  // (C5)
  SmallVector<Type> elements;
  for (Type element : getElementTypes(getInputs().getTypes()))
    elements.append(2, RankedTensorType::get({}, element));
  Type pred = RankedTensorType::get({}, IntegerType::get(getContext(), 1));
  return verifyRegionType(OpChecker(*this).at("C5"), getComparator(),
                          "comparator", elements, pred);
}

int64_t SortOp::getSortedDimension() {
  int64_t rank = cast<ShapedType>(getInputs().front().getType()).getRank();
  int64_t dim = getDimension();
  return dim < 0 ? dim + rank : dim;
}

#define GET_OP_CLASSES
#include "dialect/StableHLO/SortOps.cpp.inc"

void StablehloDialect::addSortOps() {
  addOperations<
#define GET_OP_LIST
#include "dialect/StableHLO/SortOps.cpp.inc"
      >();
}
