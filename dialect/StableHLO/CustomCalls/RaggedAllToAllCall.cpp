//===- RaggedAllToAllCall.cpp - Ragged all-to-all custom calls ------------===//

#include "dialect/StableHLO/CustomCalls/RaggedAllToAllCall.h"
#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "dialect/StableHLO/Ops/Collective/ProcessGrouping.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

bool mlir::gspmd::stablehlo::isRaggedAllToAll(Operation *op) {
  return customCallTarget(op) == kRaggedAllToAllTarget;
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

/// Returns groups of one size, as JAX emits them.
static std::string checkGroups(Operation *call, int64_t numSlices) {
  DictionaryAttr config = backendConfigOf(call);
  auto groups =
      config ? config.getAs<DenseIntElementsAttr>(kReplicaGroups) : nullptr;
  if (!groups || groups.getType().getRank() != 2)
    return "has no lists of replica_groups in its backend_config";
  for (const APInt &member : groups.getValues<APInt>())
    if (member.isAllOnes())
      return "has replica_groups of several sizes; only all_reduce may";
  int64_t size = groups.getType().getDimSize(1);
  if (size == 0 || numSlices == 0 || numSlices % size != 0)
    return "has " + std::to_string(numSlices) +
           " slices, which are not as many for each of the " +
           std::to_string(size) + " members of a group";
  return "";
}

static std::string typeText(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

static std::string checkSlices(Operation *call) {
  Type first = call->getOperand(RaggedOperand::InputOffsets).getType();
  for (unsigned i = RaggedOperand::InputOffsets; i < RaggedOperand::Count;
       ++i) {
    auto type = cast<RankedTensorType>(call->getOperand(i).getType());
    if (type.getRank() != 1 || !type.getElementType().isInteger() ||
        type.getElementType().isInteger(1) ||
        type.getShape() != cast<RankedTensorType>(first).getShape())
      return "has offsets and sizes of " + typeText(first) + " and " +
             typeText(type) + "; expected vectors of integers of one length";
  }
  return checkGroups(call, cast<RankedTensorType>(first).getDimSize(0));
}

/// Returns the error of an invalid call; empty if it is valid.
static std::string describeViolation(Operation *call) {
  if (call->getNumOperands() != RaggedOperand::Count ||
      call->getNumResults() != 1)
    return "has " + std::to_string(call->getNumOperands()) + " operands and " +
           std::to_string(call->getNumResults()) + " results; expected 6 and 1";
  for (Type type : call->getOperandTypes()) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor || !tensor.hasStaticShape())
      return "has an operand of " + typeText(type) +
             "; expected tensors of static shapes";
  }
  auto input =
      cast<RankedTensorType>(call->getOperand(RaggedOperand::Input).getType());
  auto output =
      cast<RankedTensorType>(call->getOperand(RaggedOperand::Output).getType());
  if (call->getResult(0).getType() != output)
    return "has a result of " + typeText(call->getResult(0).getType()) +
           " for an output of " + typeText(output);
  if (input.getRank() == 0 || input.getRank() != output.getRank() ||
      input.getElementType() != output.getElementType() ||
      input.getShape().drop_front() != output.getShape().drop_front())
    return "has operand " + typeText(input) + " and output " +
           typeText(output) +
           "; expected tensors that differ in the number of rows only";
  return checkSlices(call);
}

LogicalResult mlir::gspmd::stablehlo::verifyRaggedAllToAll(Operation *call) {
  std::string violation = describeViolation(call);
  if (violation.empty())
    return success();
  return call->emitOpError()
         << "@" << kRaggedAllToAllTarget << " " << violation;
}

bool mlir::gspmd::stablehlo::isValidRaggedAllToAll(Operation *call) {
  return describeViolation(call).empty();
}

//===----------------------------------------------------------------------===//
// Builders
//===----------------------------------------------------------------------===//

int64_t mlir::gspmd::stablehlo::getRaggedAllToAllChannel(Operation *call) {
  auto channel = backendConfigOf(call).getAs<IntegerAttr>(kChannelId);
  return channel ? channel.getInt() : 0;
}

void mlir::gspmd::stablehlo::setRaggedAllToAllChannel(Operation *call,
                                                      int64_t channel) {
  NamedAttrList config(backendConfigOf(call));
  config.set(kChannelId, Builder(call).getI64IntegerAttr(channel));
  setBackendConfig(call, config.getDictionary(call->getContext()));
}

Value mlir::gspmd::stablehlo::createRaggedAllToAll(OpBuilder &builder,
                                                   Location loc,
                                                   ValueRange operands,
                                                   DenseIntElementsAttr groups,
                                                   int64_t channel) {
  Operation *call = createTypedCall(
      builder, loc, kRaggedAllToAllTarget,
      operands[RaggedOperand::Output].getType(), operands,
      builder.getDictionaryAttr(builder.getNamedAttr(kReplicaGroups, groups)));
  if (channel != 0)
    setRaggedAllToAllChannel(call, channel);
  return call->getResult(0);
}

/// Returns the source shifted such that row `from` is at `to`; other rows are
/// arbitrary.
static Value movedRows(TensorOps &ops, Value source, int64_t numRows,
                       Value from, Value to) {
  RankedTensorType type = typeOf(source);
  Value zero = ops.scalar(type.getElementType(), 0);
  Value padded = ops.pad(source, zero, /*dim=*/0, /*low=*/numRows,
                         /*high=*/numRows);
  Type index = typeOf(from).getElementType();
  Value start = ops.add(ops.subtract(from, to), ops.scalar(index, numRows));
  return ops.dynamicSlice(padded, /*dim=*/0, start, numRows);
}

Value mlir::gspmd::stablehlo::writeRaggedSlice(TensorOps &ops, Value rows,
                                               Value source, Value from,
                                               Value size, Value to) {
  RankedTensorType type = typeOf(rows);
  int64_t numRows = type.getDimSize(0);
  Value moved = movedRows(ops, source, numRows, from, to);
  auto numbers =
      RankedTensorType::get({numRows}, typeOf(from).getElementType());
  Value row = ops.iota(numbers, 0);
  Value isInside =
      ops.logicalAnd(ops.greaterEqual(row, ops.splat(to, numbers)),
                     ops.less(row, ops.splat(ops.add(to, size), numbers)));
  Value mask = ops.broadcast(
      isInside, type.clone(typeOf(isInside).getElementType()), {0});
  return ops.select(mask, moved, rows);
}
