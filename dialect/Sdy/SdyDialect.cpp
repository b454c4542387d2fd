//===- SdyDialect.cpp - Registration and attached shardings ---------------===//

#include "dialect/Sdy/SdyDialect.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::gspmd::sdy;
namespace sharding = mlir::gspmd::sharding;

#include "dialect/Sdy/SdyDialect.cpp.inc"
#include "dialect/Sdy/SdyEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialect/Sdy/SdyAttrs.cpp.inc"

void SdyDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialect/Sdy/SdyAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "dialect/Sdy/SdyOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Attached attributes: verification
//===----------------------------------------------------------------------===//

/// Checks that `attr` is a sharding that fits `type`.
static LogicalResult verifyAttached(Operation *op, Attribute attr, Type type,
                                    const Twine &what) {
  std::string prefix = (what + ": ").str();
  if (auto one = dyn_cast<TensorShardingAttr>(attr))
    return one.verifyFor(op, type, prefix);
  return op->emitOpError() << prefix << "expected a #sdy.sharding, found "
                           << attr;
}

LogicalResult SdyDialect::verifyRegionArgAttribute(Operation *op, unsigned,
                                                   unsigned arg,
                                                   NamedAttribute attr) {
  auto func = dyn_cast<FunctionOpInterface>(op);
  if (!func || attr.getName() != kSharding)
    return success();
  return verifyAttached(op, attr.getValue(), func.getArgumentTypes()[arg],
                        "sharding of argument " + Twine(arg));
}

LogicalResult SdyDialect::verifyRegionResultAttribute(Operation *op, unsigned,
                                                      unsigned result,
                                                      NamedAttribute attr) {
  auto func = dyn_cast<FunctionOpInterface>(op);
  if (!func || attr.getName() != kSharding)
    return success();
  return verifyAttached(op, attr.getValue(), func.getResultTypes()[result],
                        "sharding of result " + Twine(result));
}

/// Checks `sdy.sharding` of an op: an entry per result.
static LogicalResult verifyPerValue(Operation *op, Attribute attr) {
  auto perValue = dyn_cast<TensorShardingPerValueAttr>(attr);
  if (!perValue)
    return op->emitOpError()
           << "'" << SdyDialect::kSharding
           << "' must be a #sdy.sharding_per_value, found " << attr;
  if (perValue.getShardings().size() != op->getNumResults())
    return op->emitOpError()
           << "has " << perValue.getShardings().size() << " shardings for "
           << op->getNumResults() << " results";
  for (auto [i, one] : llvm::enumerate(perValue.getShardings()))
    if (failed(verifyAttached(op, one, op->getResult(i).getType(),
                              "sharding of result " + Twine(i))))
      return failure();
  return success();
}

static int64_t rankOf(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped && shaped.hasRank() ? shaped.getRank() : 0;
}

/// Checks one side of a rule: a mapping per value, a slot per dimension.
static LogicalResult verifySide(Operation *op, ArrayAttr mappings,
                                TypeRange types, StringRef side) {
  if (mappings.size() != types.size())
    return op->emitOpError()
           << "sharding rule has " << mappings.size() << " " << side
           << " mappings for " << types.size() << " " << side << "s";
  for (auto [i, mapping] : llvm::enumerate(mappings)) {
    int64_t rank = rankOf(types[i]);
    int64_t slots = cast<ArrayAttr>(mapping).size();
    if (slots != rank)
      return op->emitOpError()
             << "sharding rule maps " << slots << " dimensions of " << side
             << " " << i << ", which has rank " << rank;
  }
  return success();
}

static LogicalResult verifyRule(Operation *op, Attribute attr) {
  auto rule = dyn_cast<OpShardingRuleAttr>(attr);
  if (!rule)
    return op->emitOpError()
           << "'" << SdyDialect::kShardingRule
           << "' must be a #sdy.op_sharding_rule, found " << attr;
  if (rule.getIsCustom() &&
      op->getName().getStringRef() != "stablehlo.custom_call")
    return op->emitOpError(
        "has a custom sharding rule; only stablehlo.custom_call may have one");
  if (failed(verifySide(op, rule.getRule().getOperands(), op->getOperandTypes(),
                        "operand")))
    return failure();
  return verifySide(op, rule.getRule().getResults(), op->getResultTypes(),
                    "result");
}

LogicalResult SdyDialect::verifyOperationAttribute(Operation *op,
                                                   NamedAttribute attr) {
  if (attr.getName() == kSharding && !isa<FunctionOpInterface>(op))
    return verifyPerValue(op, attr.getValue());
  if (attr.getName() == kShardingRule)
    return verifyRule(op, attr.getValue());
  return success();
}

//===----------------------------------------------------------------------===//
// Attached shardings: access
//===----------------------------------------------------------------------===//

MeshOp mlir::gspmd::sdy::lookupMesh(Operation *op, FlatSymbolRefAttr name) {
  auto module =
      isa<ModuleOp>(op) ? cast<ModuleOp>(op) : op->getParentOfType<ModuleOp>();
  return module ? dyn_cast_or_null<MeshOp>(
                      SymbolTable::lookupSymbolIn(module, name))
                : MeshOp();
}

TensorShardingAttr mlir::gspmd::sdy::getSharding(Value value) {
  if (auto arg = dyn_cast<BlockArgument>(value)) {
    auto func = dyn_cast<FunctionOpInterface>(arg.getOwner()->getParentOp());
    return func ? func.getArgAttrOfType<TensorShardingAttr>(
                      arg.getArgNumber(), SdyDialect::kSharding)
                : TensorShardingAttr();
  }
  Operation *op = value.getDefiningOp();
  if (isa<SdyDialect>(op->getDialect()))
    for (StringRef name : {"sharding", "out_sharding"})
      if (auto own = dyn_cast_or_null<TensorShardingAttr>(
              op->getInherentAttr(name).value_or(Attribute())))
        return own;
  auto perValue =
      op->getAttrOfType<TensorShardingPerValueAttr>(SdyDialect::kSharding);
  unsigned index = cast<OpResult>(value).getResultNumber();
  return perValue && index < perValue.getShardings().size()
             ? perValue.getShardings()[index]
             : TensorShardingAttr();
}
