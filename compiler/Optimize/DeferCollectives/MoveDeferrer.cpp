//===- MoveDeferrer.cpp - Moves data where it is smallest -----------------===//

#include "compiler/Optimize/DeferCollectives/MoveDeferrer.h"

#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "dialect/Sharding/Interfaces/RangeInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ReductionKind;
using sharding::ShardingRuleOpInterface;

/// Returns true if bytes of zeros are the number 0 in the operands of `op`.
static bool haveZero(Operation *op) {
  return llvm::all_of(op->getOperandTypes(), [](Type type) {
    auto real = dyn_cast<FloatType>(getElementTypeOrSelf(type));
    return !real || llvm::APFloat::semanticsHasZero(real.getFloatSemantics());
  });
}

/// Element-wise ops do not depend on the indices of elements. Zeros that no
/// device sent must yield zeros.
static bool commutesWith(Operation *move, Operation *op,
                         ShardingRuleOpInterface rule) {
  if (!rule.isElementwise() || !isMemoryEffectFree(op) ||
      sharding::capturesValues(op))
    return false;
  if (!mayProduceZeros(move))
    return true;
  return haveZero(op) &&
         llvm::any_of(
             rule.getLinearOperands(ReductionKind::Add),
             [](const llvm::SmallBitVector &set) { return set.all(); });
}

bool MoveDeferrer::combineBeforeMove(Operation *op,
                                     ShardingRuleOpInterface rule) {
  if (op->getNumOperands() == 0)
    return false;
  SmallVector<Value> inputs;
  double before = 0, bytes = 0;
  Operation *first = op->getOperand(0).getDefiningOp();
  llvm::SmallPtrSet<Operation *, 4> moves;
  for (Value operand : op->getOperands()) {
    Operation *move = operand.getDefiningOp();
    bool isAlike =
        isDataMovementCollective(move) && move->getName() == first->getName() &&
        move->getBlock() == op->getBlock() &&
        move->getAttrDictionary() == first->getAttrDictionary() &&
        cast<RankedTensorType>(operand.getType()).getShape() ==
            cast<RankedTensorType>(op->getResult(0).getType()).getShape() &&
        llvm::all_of(move->getUsers(), [&](Operation *u) { return u == op; });
    if (!isAlike)
      return false;
    inputs.push_back(move->getOperand(0));
    if (!moves.insert(move).second)
      continue;
    before += target.secondsOf(move);
    bytes += localBytesOf(operand);
  }
  Value result = op->getResult(0);
  if (localBytesOf(result) >= bytes || !commutesWith(first, op, rule))
    return false;
  OpBuilder builder(op);
  Value local = RewriteRecorder::cloneOn(builder, op, inputs);
  Value moved =
      RewriteRecorder::cloneCollective(builder, first, local, result.getType());
  rewrites.record(
      op,
      Twine(moves.size()) + " " + first->getName().stripDialect() +
          (moves.size() == 1 ? " after a narrowing op" : " combined into one"),
      before - target.secondsOf(moved.getDefiningOp()));
  result.replaceAllUsesWith(moved);
  rewrites.markDead(op);
  for (Operation *move : moves)
    rewrites.markDead(move);
  return true;
}

void MoveDeferrer::moveNarrow(Operation *move) {
  Operation *op = move->getOperand(0).getDefiningOp();
  auto rule = dyn_cast_or_null<ShardingRuleOpInterface>(op);
  if (!rule || op->getNumOperands() != 1 || op->getNumResults() != 1 ||
      !op->hasOneUse() || op->getBlock() != move->getBlock())
    return;
  Value narrow = op->getOperand(0);
  auto type = dyn_cast<RankedTensorType>(narrow.getType());
  if (!type || localBytesOf(narrow) >= localBytesOf(op->getResult(0)) ||
      type.getShape() !=
          cast<RankedTensorType>(op->getResult(0).getType()).getShape() ||
      !commutesWith(move, op, rule))
    return;
  auto wide = cast<RankedTensorType>(move->getResult(0).getType());
  OpBuilder builder(move);
  Value moved = RewriteRecorder::cloneCollective(
      builder, move, narrow,
      RankedTensorType::get(wide.getShape(), type.getElementType()));
  Value widened = RewriteRecorder::cloneOn(builder, op, moved);
  rewrites.record(move, "moved before a widening op",
                  target.secondsOf(move) -
                      target.secondsOf(moved.getDefiningOp()));
  move->getResult(0).replaceAllUsesWith(widened);
  rewrites.markDead(move);
  rewrites.markDead(op);
}
