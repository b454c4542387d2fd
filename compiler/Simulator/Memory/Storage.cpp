//===- Storage.cpp - Aliases of values ------------------------------------===//

#include "compiler/Simulator/Memory/Storage.h"
#include "compiler/Simulator/Memory/LoopCarriedValues.h"
#include "compiler/Simulator/Ops/OpWork.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::EmulationCostOpInterface;

Value mlir::gspmd::aliasedValueOf(OpResult result, bool forwardsOperands,
                                  WorkKind kind) {
  Operation *op = result.getOwner();
  if (forwardsOperands && op->getNumOperands() == op->getNumResults())
    return op->getOperand(result.getResultNumber());
  if (kind == WorkKind::View && op->getNumOperands() > 0)
    return op->getOperand(0);
  return {};
}

Value mlir::gspmd::aliasedValueOf(Value value) {
  auto result = dyn_cast<OpResult>(value);
  if (!result)
    return {};
  Operation *op = result.getOwner();
  return aliasedValueOf(result, forwardsOperands(op), workKindOf(op));
}

Value mlir::gspmd::storageOf(Value value) {
  while (Value next = aliasedValueOf(value))
    value = next;
  return value;
}

Value mlir::gspmd::invariantInitOf(BlockArgument argument) {
  std::optional<LoopCarriedValues> carries =
      LoopCarriedValues::get(argument.getOwner()->getParentOp());
  std::optional<unsigned> i =
      carries ? carries->findByArgument(argument) : std::nullopt;
  return i && carries->isUnchanged(*i) ? carries->initial(*i) : Value();
}

bool mlir::gspmd::isDonated(BlockArgument argument) {
  auto function =
      dyn_cast<FunctionOpInterface>(argument.getOwner()->getParentOp());
  if (!function)
    return false;
  unsigned i = argument.getArgNumber();
  if (auto donor = function.getArgAttrOfType<BoolAttr>(i, "jax.buffer_donor");
      donor && donor.getValue())
    return true;
  return bool(function.getArgAttr(i, "tf.aliasing_output"));
}

bool mlir::gspmd::isProgramArgument(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  auto function =
      argument
          ? dyn_cast<FunctionOpInterface>(argument.getOwner()->getParentOp())
          : FunctionOpInterface();
  return function && function.isPublic();
}

bool mlir::gspmd::isKeptByCaller(Value value) {
  return isProgramArgument(value) && !isDonated(cast<BlockArgument>(value));
}

ConstantKind mlir::gspmd::constantKindOf(Operation *op) {
  auto cost = dyn_cast<EmulationCostOpInterface>(op);
  if (!cost || cost.getTranscendentals() > 0)
    return ConstantKind::Costly;
  switch (cost.getWorkKind()) {
  case WorkKind::Source:
    return ConstantKind::Cheap;
  case WorkKind::View:
  case WorkKind::Move:
  case WorkKind::Pointwise:
    return ConstantKind::LikeOperands;
  default:
    return ConstantKind::Costly;
  }
}

/// `opsLeft` bounds the work: the paths to shared operands double with each op.
static bool
isCheapConstant(Value value, unsigned depth, unsigned &opsLeft,
                llvm::function_ref<ConstantKind(Operation *)> kindOf) {
  constexpr unsigned kMaxDepth = 24;
  if (depth > kMaxDepth || opsLeft == 0)
    return false;
  --opsLeft;
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    Value outside = invariantInitOf(argument);
    return outside && isCheapConstant(outside, depth + 1, opsLeft, kindOf);
  }
  Operation *op = value.getDefiningOp();
  ConstantKind kind = kindOf(op);
  return kind == ConstantKind::Cheap ||
         (kind == ConstantKind::LikeOperands &&
          llvm::all_of(op->getOperands(), [&](Value operand) {
            return isCheapConstant(operand, depth + 1, opsLeft, kindOf);
          }));
}

bool mlir::gspmd::isCheapConstant(
    Value value, llvm::function_ref<ConstantKind(Operation *)> kindOf) {
  unsigned opsLeft = 1000;
  return ::isCheapConstant(value, 0, opsLeft, kindOf);
}
