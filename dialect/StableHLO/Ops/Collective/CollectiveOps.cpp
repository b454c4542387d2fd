//===- CollectiveOps.cpp - Collectives among processes --------------------===//

#include "dialect/StableHLO/Ops/Collective/CollectiveOps.h"
#include "dialect/StableHLO/Verification/CollectiveChecks.h"
#include "llvm/Support/MathExtras.h"
#include <limits>

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

//===----------------------------------------------------------------------===//
// all_gather
//===----------------------------------------------------------------------===//

LogicalResult AllGatherOp::verify() {
  OpChecker check(*this);
  int64_t dim = getAllGatherDim();
  // (C1)
  if (failed(
          checkDim(check.at("C1"), "all_gather_dim", dim, getOperandTypes())))
    return failure();
  // (C2), (C3), (C4), (C5)
  if (failed(verifyGroups(check, "C2", "C4", getReplicaGroups())) ||
      failed(verifyGlobalIds(check.at("C5"), getUseGlobalDeviceIds(),
                             getChannelHandle())))
    return failure();
  // (C6)
  int64_t size = groupSize(getReplicaGroups());
  return verifyResized(check.at("C6"), "C6", getOperandTypes(),
                       getResultTypes(), dim, [&](int64_t in) {
                         int64_t out = size;
                         if (!ShapedType::isDynamic(size) &&
                             llvm::MulOverflow(in, size, out))
                           return std::numeric_limits<int64_t>::max();
                         return out;
                       });
}

//===----------------------------------------------------------------------===//
// all_reduce
//===----------------------------------------------------------------------===//

LogicalResult AllReduceOp::inferReturnTypes(MLIRContext *,
                                            std::optional<Location>,
                                            Adaptor adaptor,
                                            SmallVectorImpl<Type> &types) {
  // (C6), (C7)
  for (Type type : adaptor.getOperands().getTypes()) {
    auto operand = cast<RankedTensorType>(type);
    types.push_back(operand.clone(getAccumulatorTypes(
        adaptor.getComputation(), operand.getElementType())[0]));
  }
  return success();
}

LogicalResult AllReduceOp::verify() {
  OpChecker check(*this);
  // (C1), (C2), (C3), (C4)
  if (failed(verifyGroups(check, "C1", "C3", getReplicaGroups(),
                          /*mayPad=*/true)) ||
      failed(verifyGlobalIds(check.at("C4"), getUseGlobalDeviceIds(),
                             getChannelHandle())))
    return failure();
  // (C5)
  for (Type element : getElementTypes(getOperandTypes()))
    if (failed(verifyReducer(check.at("C5"), getComputation(), "computation",
                             element)))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// reduce_scatter
//===----------------------------------------------------------------------===//

LogicalResult ReduceScatterOp::verify() {
  OpChecker check(*this);
  RankedTensorType operand = getOperand().getType();
  int64_t dim = getScatterDimension();
  // (C2)
  if (failed(
          check.at("C2").inRange("scatter_dimension", dim, operand.getRank())))
    return failure();
  // (C3), (C4), (C5), (C6)
  if (failed(verifyGroups(check, "C3", "C5", getReplicaGroups())) ||
      failed(verifyGlobalIds(check.at("C6"), getUseGlobalDeviceIds(),
                             getChannelHandle())))
    return failure();
  // (C1)
  int64_t size = operand.getDimSize(dim);
  int64_t numShards = groupSize(getReplicaGroups());
  bool known = !ShapedType::isDynamic(numShards);
  if (known && !ShapedType::isDynamic(size) && size % numShards != 0)
    return check.at("C1").error("scatter_dimension has size " + Twine(size) +
                                ", which is not a multiple of the group size " +
                                Twine(numShards));
  // (C7)
  if (failed(verifyReducer(check.at("C7"), getComputation(), "computation",
                           operand.getElementType())))
    return failure();
  // (C8), (C9)
  Type accumulated = operand.clone(
      getAccumulatorTypes(getComputation(), operand.getElementType())[0]);
  return verifyResized(check.at("C8"), "C9", accumulated, getResult().getType(),
                       dim, [&](int64_t in) {
                         return known ? in / numShards : ShapedType::kDynamic;
                       });
}

//===----------------------------------------------------------------------===//
// all_to_all
//===----------------------------------------------------------------------===//

/// Verifies (C1) to (C4), on the dimensions and the split count.
static LogicalResult checkSplit(const OpChecker &check,
                                AllToAllOp::Adaptor adaptor) {
  TypeRange operands = adaptor.getOperands().getTypes();
  int64_t split = adaptor.getSplitDimension();
  int64_t count = adaptor.getSplitCount();
  if (failed(checkDim(check.at("C1"), "split_dimension", split, operands)) ||
      failed(checkDim(check.at("C3"), "concat_dimension",
                      adaptor.getConcatDimension(), operands)) ||
      failed(check.at("C4").positive("split_count", count)))
    return failure();
  for (Type type : operands) {
    int64_t size = cast<ShapedType>(type).getDimSize(split);
    if (!ShapedType::isDynamic(size) && size % count != 0)
      return check.at("C2").error("split_dimension has size " + Twine(size) +
                                  ", which is not a multiple of split_count " +
                                  Twine(count));
  }
  return success();
}

LogicalResult AllToAllOp::inferReturnTypes(MLIRContext *,
                                           std::optional<Location> loc,
                                           Adaptor adaptor,
                                           SmallVectorImpl<Type> &types) {
  OpChecker check(loc, getOperationName());
  // (C1) to (C7)
  if (failed(checkSplit(check, adaptor)) ||
      failed(verifyGroups(check, "C5", "C7", adaptor.getReplicaGroups())))
    return failure();
  // (C8)
  int64_t count = adaptor.getSplitCount();
  int64_t group = groupSize(adaptor.getReplicaGroups());
  if (!areCompatibleDims(group, count))
    return check.at("C8").error("split_count is " + Twine(count) +
                                ", but a group has " + Twine(group) +
                                " processes");
  // (C9)
  for (Type type : adaptor.getOperands().getTypes()) {
    auto operand = cast<RankedTensorType>(type);
    SmallVector<int64_t> shape(operand.getShape());
    int64_t &split = shape[adaptor.getSplitDimension()];
    if (!ShapedType::isDynamic(split))
      split /= count;
    int64_t &joined = shape[adaptor.getConcatDimension()];
    if (!ShapedType::isDynamic(joined))
      joined *= count;
    types.push_back(operand.clone(shape));
  }
  return success();
}

//===----------------------------------------------------------------------===//
// collective_permute, collective_broadcast, cross-replica-sum
//===----------------------------------------------------------------------===//

LogicalResult
CollectivePermuteOp::inferReturnTypes(MLIRContext *, std::optional<Location>,
                                      Adaptor adaptor,
                                      SmallVectorImpl<Type> &types) {
  types.push_back(adaptor.getOperand().getType()); // (C5)
  return success();
}

LogicalResult CollectivePermuteOp::verify() {
  OpChecker check(*this);
  DenseIntElementsAttr pairs = getSourceTargetPairs();
  // (C1)
  ShapedType type = pairs.getType();
  if (type.getRank() != 2 || type.getDimSize(1) != 2)
    return check.at("C1").error("source_target_pairs has shape " +
                                shapeToString(type.getShape()) +
                                ", expected [N, 2]");
  SmallVector<int64_t> ids, sources, targets;
  if (failed(check.at("C2").readIds("source_target_pairs", pairs, ids)))
    return failure();
  for (auto [i, id] : llvm::enumerate(ids)) {
    // (C4); how many processes there are is not known here.
    if (id < 0)
      return check.at("C4").error("source_target_pairs has the negative id " +
                                  Twine(id));
    (i % 2 ? targets : sources).push_back(id);
  }
  // (C2), (C3)
  return success(succeeded(check.at("C2").unique("sources", sources)) &&
                 succeeded(check.at("C3").unique("targets", targets)));
}

LogicalResult
CollectiveBroadcastOp::inferReturnTypes(MLIRContext *, std::optional<Location>,
                                        Adaptor adaptor,
                                        SmallVectorImpl<Type> &types) {
  types.push_back(adaptor.getOperand().getType()); // (C3)
  return success();
}

LogicalResult CollectiveBroadcastOp::verify() {
  OpChecker check(*this);
  auto groups = dyn_cast<DenseIntElementsAttr>(getReplicaGroups());
  if (!groups)
    return success();
  if (groups.getType().getRank() != 2)
    return check.error("replica_groups has rank " +
                       Twine(groups.getType().getRank()) + ", expected 2");
  SmallVector<int64_t> ids;
  // (C1), (C2): unlike elsewhere, some processes may be in no group.
  if (failed(check.at("C1").readIds("replica_groups", groups, ids)) ||
      failed(check.at("C1").unique("replica_groups", ids)))
    return failure();
  for (int64_t id : ids)
    if (id < 0)
      return check.at("C2").error("replica_groups has the negative id " +
                                  Twine(id));
  return success();
}

LogicalResult
CrossReplicaSumOp::inferReturnTypes(MLIRContext *, std::optional<Location>,
                                    Adaptor adaptor,
                                    SmallVectorImpl<Type> &types) {
  types.push_back(adaptor.getOperand().getType());
  return success();
}

LogicalResult CrossReplicaSumOp::verify() {
  return verifyGroups(OpChecker(*this), "", "", getReplicaGroups(),
                      /*mayPad=*/true);
}

//===----------------------------------------------------------------------===//
// partition_id, replica_id
//===----------------------------------------------------------------------===//

static Type processIdType(MLIRContext *context) {
  return RankedTensorType::get(
      {}, IntegerType::get(context, 32, IntegerType::Unsigned));
}

LogicalResult PartitionIdOp::inferReturnTypes(MLIRContext *context,
                                              std::optional<Location>, Adaptor,
                                              SmallVectorImpl<Type> &types) {
  types.push_back(processIdType(context));
  return success();
}

LogicalResult ReplicaIdOp::inferReturnTypes(MLIRContext *context,
                                            std::optional<Location>, Adaptor,
                                            SmallVectorImpl<Type> &types) {
  types.push_back(processIdType(context));
  return success();
}

#define GET_OP_CLASSES
#include "dialect/StableHLO/CollectiveOps.cpp.inc"

void StablehloDialect::addCollectiveOps() {
  addOperations<
#define GET_OP_LIST
#include "dialect/StableHLO/CollectiveOps.cpp.inc"
      >();
}
