//===- Storage.cpp - Whose memory a value names ---------------------------===//

#include "lib/Simulator/Storage.h"
#include "dialect/Sharding/ShardingInterfaces.h"
#include "gspmd/Simulator/LoopCarries.h"
#include "lib/Simulator/OpWork.h"

using namespace mlir;
using namespace mlir::gspmd;
using ::gspmd::WorkKind;
using sharding::EmulationCostOpInterface;

Value mlir::gspmd::aliasedBy(OpResult result, bool passesOn, WorkKind kind) {
  Operation *op = result.getOwner();
  if (passesOn && op->getNumOperands() == op->getNumResults())
    return op->getOperand(result.getResultNumber());
  if (kind == WorkKind::View && op->getNumOperands() > 0)
    return op->getOperand(0);
  return {};
}

Value mlir::gspmd::aliasedBy(Value value) {
  auto result = dyn_cast<OpResult>(value);
  if (!result)
    return {};
  Operation *op = result.getOwner();
  return aliasedBy(result, passesOn(op), workKindOf(op));
}

Value mlir::gspmd::storageOf(Value value) {
  while (Value next = aliasedBy(value))
    value = next;
  return value;
}

Value mlir::gspmd::broughtIn(BlockArgument argument) {
  std::optional<LoopCarries> carries =
      LoopCarries::of(argument.getOwner()->getParentOp());
  std::optional<unsigned> i =
      carries ? carries->ofArgument(argument) : std::nullopt;
  return i && carries->isUnchanged(*i) ? carries->initial(*i) : Value();
}

static bool isMadeOfNothing(Value value, unsigned depth) {
  constexpr unsigned kMostDepth = 24;
  if (depth > kMostDepth)
    return false;
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    Value outside = broughtIn(argument);
    return outside && isMadeOfNothing(outside, depth + 1);
  }
  Operation *op = value.getDefiningOp();
  auto cost = dyn_cast<EmulationCostOpInterface>(op);
  if (!cost || cost.getTranscendentals() > 0)
    return false;
  switch (cost.getWorkKind()) {
  case WorkKind::Source:
    return true;
  case WorkKind::View:
  case WorkKind::Move:
  case WorkKind::Pointwise:
    return llvm::all_of(op->getOperands(), [&](Value operand) {
      return isMadeOfNothing(operand, depth + 1);
    });
  default:
    return false;
  }
}

bool mlir::gspmd::isMadeOfNothing(Value value) {
  return ::isMadeOfNothing(value, 0);
}
