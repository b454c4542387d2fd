//===- IndexGather.cpp - Gathers ------------------------------------------===//

#include "dialect/StableHLO/Assembly/StablehloAssembly.h"
#include "dialect/StableHLO/Ops/Shape/IndexOps.h"
#include "dialect/StableHLO/Verification/OpChecks.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

namespace {
/// The common properties of `gather` and `dynamic_gather` that constraints
/// refer to.
struct GatherShape {
  RankedTensorType operand;
  RankedTensorType startIndices;
  GatherDimensionNumbersAttr dims;
  /// One size for each operand dimension; dynamic if unknown.
  SmallVector<int64_t> sliceSizes;

  int64_t indexVectorSize() const {
    return dims.getIndexVectorDim() < startIndices.getRank()
               ? startIndices.getDimSize(dims.getIndexVectorDim())
               : 1;
  }
  bool isWindowDim(int64_t dim) const {
    return !llvm::is_contained(dims.getCollapsedSliceDims(), dim) &&
           !llvm::is_contained(dims.getOperandBatchingDims(), dim);
  }
};
} // namespace

/// Verifies (C1) to (C5), (C18) and (C19), on offsets and the index vector.
static LogicalResult checkOffsets(const OpChecker &check,
                                  const GatherShape &s) {
  int64_t rank = s.operand.getRank();
  int64_t indexRank = s.startIndices.getRank();
  int64_t vectorDim = s.dims.getIndexVectorDim();
  ArrayRef<int64_t> offsets = s.dims.getOffsetDims();
  ArrayRef<int64_t> startIndexMap = s.dims.getStartIndexMap();
  // (C1)
  int64_t numOperandDims = offsets.size() +
                           s.dims.getCollapsedSliceDims().size() +
                           s.dims.getOperandBatchingDims().size();
  if (numOperandDims != rank)
    return check.at("C1").error(
        "offset_dims, collapsed_slice_dims and "
        "operand_batching_dims have " +
        Twine(numOperandDims) +
        " dimensions in total, expected the operand's rank " + Twine(rank));
  // (C2)
  if (failed(
          check.at("C2").inRange("index_vector_dim", vectorDim, indexRank + 1)))
    return failure();
  // (C3)
  if (!areCompatibleDims(startIndexMap.size(), s.indexVectorSize()))
    return check.at("C3").error(
        "start_index_map has " + Twine(startIndexMap.size()) +
        " values, but an index vector has " + Twine(s.indexVectorSize()));
  // (C4)
  if (failed(check.at("C4").sorted("offset_dims", offsets)) ||
      failed(check.at("C4").unique("offset_dims", offsets)))
    return failure();
  // (C5)
  int64_t batchRank = indexRank - (vectorDim < indexRank ? 1 : 0);
  if (failed(check.at("C5").inRange("offset_dims", offsets,
                                    batchRank +
                                        static_cast<int64_t>(offsets.size()))))
    return failure();
  // (C18), (C19)
  if (failed(check.at("C18").unique(
          "start_index_map with operand_batching_dims",
          llvm::to_vector(llvm::concat<const int64_t>(
              startIndexMap, s.dims.getOperandBatchingDims())))))
    return failure();
  return check.at("C19").inRange("start_index_map", startIndexMap, rank);
}

/// Verifies (C6) to (C17), on collapsed and batching dimensions.
static LogicalResult checkBatching(const OpChecker &check,
                                   const GatherShape &s) {
  int64_t rank = s.operand.getRank();
  ArrayRef<int64_t> collapsed = s.dims.getCollapsedSliceDims();
  ArrayRef<int64_t> batching = s.dims.getOperandBatchingDims();
  ArrayRef<int64_t> indexBatching = s.dims.getStartIndicesBatchingDims();
  // (C6), (C7), (C8)
  if (failed(check.at("C6").unique(
          "collapsed_slice_dims with operand_batching_dims",
          llvm::to_vector(llvm::concat<const int64_t>(collapsed, batching)))) ||
      failed(check.at("C7").sorted("collapsed_slice_dims", collapsed)) ||
      failed(check.at("C8").inRange("collapsed_slice_dims", collapsed, rank)))
    return failure();
  // (C10), (C11)
  if (failed(check.at("C10").sorted("operand_batching_dims", batching)) ||
      failed(check.at("C11").inRange("operand_batching_dims", batching, rank)))
    return failure();
  // (C13), (C14)
  if (failed(check.at("C13").unique("start_indices_batching_dims",
                                    indexBatching)) ||
      failed(check.at("C14").inRange("start_indices_batching_dims",
                                     indexBatching, s.startIndices.getRank())))
    return failure();
  // (C15)
  if (llvm::is_contained(indexBatching, s.dims.getIndexVectorDim()))
    return check.at("C15").error(
        "start_indices_batching_dims contains index_vector_dim (" +
        Twine(s.dims.getIndexVectorDim()) + ")");
  // (C16)
  if (batching.size() != indexBatching.size())
    return check.at("C16").error("operand_batching_dims has " +
                                 Twine(batching.size()) +
                                 " values, start_indices_batching_dims has " +
                                 Twine(indexBatching.size()));
  // (C17)
  for (auto [dim, indexDim] : llvm::zip_equal(batching, indexBatching))
    if (!areCompatibleDims(s.operand.getDimSize(dim),
                           s.startIndices.getDimSize(indexDim)))
      return check.at("C17").error(
          "operand_batching_dims[" + Twine(dim) + "] has size " +
          Twine(s.operand.getDimSize(dim)) + ", start_indices_batching_dims[" +
          Twine(indexDim) + "] has size " +
          Twine(s.startIndices.getDimSize(indexDim)));
  return success();
}

/// Verifies (C9), (C12), (C20) and (C21), on slice sizes.
static LogicalResult checkSliceSizes(const OpChecker &check,
                                     const GatherShape &s) {
  // (C20)
  if (failed(check.at("C20").hasSize("slice_sizes", s.sliceSizes,
                                     s.operand.getRank())))
    return failure();
  for (auto [dim, size] : llvm::enumerate(s.sliceSizes)) {
    if (ShapedType::isDynamic(size))
      continue;
    // (C9), (C12)
    bool isBatching = llvm::is_contained(s.dims.getOperandBatchingDims(), dim);
    if (!s.isWindowDim(dim) && size > 1)
      return check.at(isBatching ? "C12" : "C9")
          .error("slice_sizes[" + Twine(dim) + "] is " + Twine(size) +
                 ", but the dimension is collapsed or batching");
    // (C21)
    int64_t limit = s.operand.getDimSize(dim);
    if (size < 0 || (!ShapedType::isDynamic(limit) && size > limit))
      return check.at("C21").error("slice_sizes[" + Twine(dim) + "] is " +
                                   Twine(size) + ", which is not in [0, " +
                                   dimToString(limit) + "]");
  }
  return success();
}

/// Returns the type of the result by (C22) and (C23), once the other
/// constraints hold.
static Type gatherResultType(const GatherShape &s) {
  SmallVector<int64_t> batch, offset, shape;
  for (auto [dim, size] : llvm::enumerate(s.startIndices.getShape()))
    if (static_cast<int64_t>(dim) != s.dims.getIndexVectorDim())
      batch.push_back(size);
  for (auto [dim, size] : llvm::enumerate(s.sliceSizes))
    if (s.isWindowDim(dim))
      offset.push_back(size);
  auto nextBatch = batch.begin(), nextOffset = offset.begin();
  int64_t rank = batch.size() + offset.size();
  for (int64_t dim = 0; dim < rank; ++dim)
    shape.push_back(llvm::is_contained(s.dims.getOffsetDims(), dim)
                        ? *nextOffset++
                        : *nextBatch++);
  return RankedTensorType::get(shape, s.operand.getElementType());
}

static LogicalResult inferGather(const OpChecker &check, const GatherShape &s,
                                 SmallVectorImpl<Type> &types) {
  if (failed(checkOffsets(check, s)) || failed(checkBatching(check, s)) ||
      failed(checkSliceSizes(check, s)))
    return failure();
  types.push_back(gatherResultType(s));
  return success();
}

LogicalResult GatherOp::inferReturnTypes(MLIRContext *,
                                         std::optional<Location> loc,
                                         Adaptor adaptor,
                                         SmallVectorImpl<Type> &types) {
  GatherShape shape{cast<RankedTensorType>(adaptor.getOperand().getType()),
                    cast<RankedTensorType>(adaptor.getStartIndices().getType()),
                    adaptor.getDimensionNumbers(),
                    SmallVector<int64_t>(adaptor.getSliceSizes())};
  return inferGather(OpChecker(loc, getOperationName()), shape, types);
}

LogicalResult DynamicGatherOp::inferReturnTypes(MLIRContext *,
                                                std::optional<Location> loc,
                                                Adaptor adaptor,
                                                SmallVectorImpl<Type> &types) {
  auto operand = cast<RankedTensorType>(adaptor.getOperand().getType());
  auto sizes = cast<RankedTensorType>(adaptor.getSliceSizes().getType());
  OpChecker check(loc, getOperationName());
  // (C20)
  if (!areCompatibleDims(sizes.getDimSize(0), operand.getRank()))
    return check.at("C20").error(
        "slice_sizes has " + Twine(sizes.getDimSize(0)) + " values, expected " +
        Twine(operand.getRank()));
  GatherShape shape{operand,
                    cast<RankedTensorType>(adaptor.getStartIndices().getType()),
                    adaptor.getDimensionNumbers(),
                    getConstantInts(adaptor.getSliceSizes())
                        .value_or(SmallVector<int64_t>(operand.getRank(),
                                                       ShapedType::kDynamic))};
  return inferGather(check, shape, types);
}

LogicalResult TorchIndexSelectOp::verify() {
  OpChecker check(*this);
  RankedTensorType operand = getOperand().getType();
  RankedTensorType index = getIndex().getType();
  int64_t dim = getDim(), batch = getBatchDims();
  if (failed(check.inRange("dim", dim, operand.getRank())) ||
      failed(check.inRange("batch_dims", batch,
                           std::min(dim, index.getRank()) + 1)))
    return failure();
  SmallVector<int64_t> shape(operand.getShape().take_front(dim));
  llvm::append_range(shape, index.getShape().drop_front(batch));
  llvm::append_range(shape, operand.getShape().drop_front(dim + 1));
  Type expected = RankedTensorType::get(shape, operand.getElementType());
  if (!areCompatibleTypes(expected, getType()))
    return emitOpError("has result type ")
           << getType() << ", expected " << expected;
  return success();
}
