//===- OpPropertyCache.cpp - Cached properties of ops ---------------------===//

#include "compiler/Simulator/Ops/OpPropertyCache.h"
#include "compiler/Simulator/Kernels/Tiles.h"
#include "compiler/Simulator/Memory/Storage.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd;

OpPropertyCache::Properties &OpPropertyCache::lookUpOlder(Operation *op) {
  Properties *&properties = propertiesOf[op];
  if (properties)
    return *properties;
  IntrinsicOpProperties *intrinsic = known ? known->find(op) : nullptr;
  if (!intrinsic)
    intrinsic = &unshared.emplace_back(op);
  properties = &all.emplace_back(Properties{intrinsic, std::nullopt});
  return *properties;
}

double OpPropertyCache::bytesRead(Operation *op, unsigned operand) {
  IntrinsicOpProperties &properties = *lookUp(op).intrinsic;
  if (properties.bytesRead.empty())
    for (unsigned i = 0; i < op->getNumOperands(); ++i)
      properties.bytesRead.push_back(mlir::gspmd::bytesRead(op, i));
  return properties.bytesRead[operand];
}

double OpPropertyCache::bytesWritten(Operation *op, unsigned result) {
  IntrinsicOpProperties &properties = *lookUp(op).intrinsic;
  if (properties.bytesWritten.empty())
    for (unsigned i = 0; i < op->getNumResults(); ++i)
      properties.bytesWritten.push_back(mlir::gspmd::bytesWritten(op, i));
  return properties.bytesWritten[result];
}

std::optional<unsigned> OpPropertyCache::inPlaceOperandOf(Operation *op,
                                                          unsigned result) {
  IntrinsicOpProperties &properties = *lookUp(op).intrinsic;
  if (properties.inPlaceOperands.empty()) {
    auto cost = dyn_cast<sharding::EmulationCostOpInterface>(op);
    for (unsigned i = 0; i < op->getNumResults(); ++i)
      properties.inPlaceOperands.push_back(cost ? cost.getInPlaceOperand(i)
                                                : std::nullopt);
  }
  return properties.inPlaceOperands[result];
}

const OpWork &OpPropertyCache::workOf(Operation *op) {
  IntrinsicOpProperties &properties = *lookUp(op).intrinsic;
  if (!properties.work)
    properties.work =
        std::make_unique<OpWork>(mlir::gspmd::workOf(op, hardware));
  return *properties.work;
}

const std::optional<FactorMap> &OpPropertyCache::ruleOf(Operation *op) {
  IntrinsicOpProperties &properties = *lookUp(op).intrinsic;
  if (!properties.rule)
    properties.rule = std::make_unique<std::optional<FactorMap>>(
        sharding::shardingRuleOf(op, /*conservative=*/false));
  return *properties.rule;
}

bool OpPropertyCache::isConvolution(Operation *op) {
  std::optional<bool> &known = lookUp(op).intrinsic->isConvolution;
  if (!known)
    known = mlir::gspmd::isConvolution(op, workOf(op));
  return *known;
}

bool OpPropertyCache::isMemoryEffectFree(Operation *op) {
  if (op->getNumRegions() > 0)
    return mlir::isMemoryEffectFree(op); // its regions may change
  std::optional<bool> &known = lookUp(op).intrinsic->isMemoryEffectFree;
  if (!known)
    known = mlir::isMemoryEffectFree(op);
  return *known;
}

Value OpPropertyCache::aliasedValueOf(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return {};
  const Kind &kind = kindOf(op);
  return mlir::gspmd::aliasedValueOf(cast<OpResult>(value),
                                     kind.forwardsOperands, kind.workKind);
}

Value OpPropertyCache::storageOf(Value value) {
  while (Value next = aliasedValueOf(value))
    value = next;
  return value;
}

ConstantKind OpPropertyCache::constantKindOf(Operation *op) {
  Properties &properties = lookUp(op);
  if (properties.isCheapConstant == false)
    return ConstantKind::Costly;
  std::optional<ConstantKind> &known = properties.intrinsic->constantKind;
  if (!known)
    known = mlir::gspmd::constantKindOf(op);
  return *known;
}

bool OpPropertyCache::isKnownCostly(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return isProgramArgument(value);
  Properties &properties = lookUp(op);
  if (properties.isCheapConstant)
    return !*properties.isCheapConstant;
  switch (properties.intrinsic->kind.workKind) {
  case WorkKind::Source:
  case WorkKind::View:
  case WorkKind::Move:
  case WorkKind::Pointwise:
    return false;
  default:
    return true;
  }
}

bool OpPropertyCache::isCheapConstant(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return mlir::gspmd::isCheapConstant(value);
  std::optional<bool> &known = lookUp(op).isCheapConstant;
  if (!known)
    known = !llvm::any_of(op->getOperands(), [&](Value operand) {
      return isKnownCostly(operand);
    }) && mlir::gspmd::isCheapConstant(value, [&](Operation *inner) {
      return constantKindOf(inner);
    });
  return *known;
}
