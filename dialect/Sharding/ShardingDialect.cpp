//===- ShardingDialect.cpp - Registration and attached shardings ----------===//

#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/Sharding/AttachedShardings.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "dialect/Sharding/ProgramPhases.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::gspmd::sharding;

#include "dialect/Sharding/ShardingDialect.cpp.inc"
#include "dialect/Sharding/ShardingEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialect/Sharding/ShardingAttrs.cpp.inc"

void ShardingDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialect/Sharding/ShardingAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "dialect/Sharding/ShardingOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Attached shardings: verification
//===----------------------------------------------------------------------===//

/// Verifies that `attr` is a sharding of a value of `type` on an existing mesh.
static LogicalResult verifyAttached(Operation *op, Attribute attr, Type type,
                                    const Twine &what) {
  // Lowered functions have pointers and sizes instead of tensors.
  if (op->getName().getDialectNamespace() == "llvm")
    return success();
  auto emit = [&] { return op->emitOpError() << what.str() << ": "; };
  auto sharding = dyn_cast<TensorShardingAttr>(attr);
  if (!sharding)
    return emit() << "expected a #sharding.sharding, found " << attr;
  MeshOp mesh = lookupMesh(op, sharding.getMesh());
  if (!mesh)
    return emit() << "unknown mesh " << sharding.getMesh();
  return sharding.verifyFor(type, mesh.toMesh(), emit);
}

/// Returns verifyAttached as a callback for the values of `op`.
static auto verifierOf(Operation *op) {
  return [op](Attribute attr, Type type, const Twine &what) {
    return verifyAttached(op, attr, type, what);
  };
}

LogicalResult ShardingDialect::verifyRegionArgAttribute(Operation *op, unsigned,
                                                        unsigned arg,
                                                        NamedAttribute attr) {
  return verifyArgumentSharding(op, arg, attr, kSharding, verifierOf(op));
}

LogicalResult ShardingDialect::verifyRegionResultAttribute(
    Operation *op, unsigned, unsigned result, NamedAttribute attr) {
  return verifyResultSharding(op, result, attr, kSharding, verifierOf(op));
}

/// Verifies that a rule maps all dimensions of the op's operands and results.
static LogicalResult verifyRule(Operation *op, Attribute attr) {
  auto rule = dyn_cast<RuleAttr>(attr);
  if (!rule)
    return op->emitOpError() << "'" << ShardingDialect::kRule
                             << "' must be a #sharding.rule, found " << attr;
  if (failed(verifyMappings(op, rule.getOperands(), op->getOperandTypes(),
                            "operand")))
    return failure();
  return verifyMappings(op, rule.getResults(), op->getResultTypes(), "result");
}

/// Verifies that there is an entry for each argument of the op's first region,
/// which must have one block.
static LogicalResult verifyBlockArgs(Operation *op, Attribute attr) {
  auto all = dyn_cast<ArrayAttr>(attr);
  bool hasOneBlock = op->getNumRegions() > 0 && op->getRegion(0).hasOneBlock();
  unsigned count = hasOneBlock ? op->getRegion(0).getNumArguments() : 0;
  if (!all || !hasOneBlock || all.size() != count)
    return op->emitOpError()
           << "'" << ShardingDialect::kBlockArgs
           << "' must be an array with an entry for each of the " << count
           << " arguments of the block that is the op's first region, found "
           << attr;
  for (auto [i, one] : llvm::enumerate(all))
    if (!isa<UnitAttr>(one) &&
        failed(verifyAttached(op, one,
                              op->getRegion(0).getArgument(i).getType(),
                              "sharding of block argument " + Twine(i))))
      return failure();
  return success();
}

/// Verifies that a module names a phase that exists.
static LogicalResult verifyPhase(Operation *op, Attribute attr) {
  auto phase = dyn_cast<StringAttr>(attr);
  if (isa<ModuleOp>(op) && phase &&
      (phase == kCompletedPhase || phase == kReshardedPhase))
    return success();
  return op->emitOpError() << "'" << kPhaseAttrName << "' must be \""
                           << kCompletedPhase << "\" or \"" << kReshardedPhase
                           << "\" on a module, found " << attr;
}

LogicalResult ShardingDialect::verifyOperationAttribute(Operation *op,
                                                        NamedAttribute attr) {
  if (attr.getName() == kRule)
    return verifyRule(op, attr.getValue());
  if (attr.getName() == kBlockArgs)
    return verifyBlockArgs(op, attr.getValue());
  if (attr.getName() == kPhaseAttrName)
    return verifyPhase(op, attr.getValue());
  if (attr.getName() != kShardings)
    return success();
  auto perValue = dyn_cast<TensorShardingPerValueAttr>(attr.getValue());
  if (!perValue)
    return op->emitOpError()
           << "'" << kShardings << "' must be a #sharding.per_value, found "
           << attr.getValue();
  // An op without results may have one sharding: that of its execution.
  if (op->getNumResults() == 0 && perValue.getShardings().size() == 1)
    return verifyAttached(op, perValue.getShardings().front(),
                          NoneType::get(op->getContext()), "sharding");
  return verifyShardingPerResult(
      op, llvm::to_vector_of<Attribute>(perValue.getShardings()),
      verifierOf(op));
}

//===----------------------------------------------------------------------===//
// Attached shardings: access
//===----------------------------------------------------------------------===//

MeshOp mlir::gspmd::sharding::lookupMesh(Operation *op,
                                         FlatSymbolRefAttr name) {
  return dyn_cast_or_null<MeshOp>(lookupInModules(op, name));
}

/// Returns the number of arguments of a loop's regions before the loop-carried
/// ones.
static unsigned numLoopCounters(Operation *op) {
  auto loop = dyn_cast<LoopLikeOpInterface>(op);
  if (!loop)
    return 0;
  std::optional<SmallVector<Value>> counters = loop.getLoopInductionVars();
  return counters ? counters->size() : 0;
}

/// Returns true if the arguments of a region have the shardings of the op's
/// results. Not so if the values never leave the region unchanged: the `before`
/// region of scf.while.
static bool leadsToResults(Region *region) {
  auto branching = dyn_cast<RegionBranchOpInterface>(region->getParentOp());
  if (!branching)
    return true;
  auto reaches = [&](RegionBranchPoint point) {
    SmallVector<RegionSuccessor> next;
    branching.getSuccessorRegions(point, next);
    bool toRegion = false, toResults = false;
    for (const RegionSuccessor &successor : next) {
      toRegion |= successor.getSuccessor() == region;
      toResults |= successor.isParent();
    }
    return toRegion && toResults;
  };
  for (Region &other : branching->getRegions())
    for (Block &block : other)
      if (block.mightHaveTerminator())
        if (auto end = dyn_cast<RegionBranchTerminatorOpInterface>(
                block.getTerminator());
            end && reaches(end))
          return true;
  return false;
}

/// Returns the attached shardings of the arguments of the op's first region if
/// `arg` is one of them. All branches of an op have the same shardings.
static ArrayAttr ownShardings(BlockArgument arg) {
  Region *region = arg.getOwner()->getParent();
  Operation *op = region->getParentOp();
  auto flow = dyn_cast<ShardingDataFlowOpInterface>(op);
  if (region->getRegionNumber() != 0 && (!flow || flow.isLoop()))
    return {};
  auto all = op->getAttrOfType<ArrayAttr>(ShardingDialect::kBlockArgs);
  return all && arg.getArgNumber() < all.size() ? all : ArrayAttr();
}

TensorShardingAttr mlir::gspmd::sharding::getSharding(Value value) {
  Operation *owner;
  unsigned index;
  if (auto arg = dyn_cast<BlockArgument>(value)) {
    owner = arg.getOwner()->getParentOp();
    index = arg.getArgNumber();
    if (auto func = dyn_cast<FunctionOpInterface>(owner))
      return func.getArgAttrOfType<TensorShardingAttr>(
          index, ShardingDialect::kSharding);
    if (auto manual = dyn_cast<ManualComputationOp>(owner))
      return getManualSharding(manual, value);
    if (ArrayAttr shardings = ownShardings(arg))
      return dyn_cast<TensorShardingAttr>(shardings[index]);
    // A loop-carried value has the sharding of its result; induction variables
    // are no tensors.
    unsigned numCounters = numLoopCounters(owner);
    if (!leadsToResults(arg.getOwner()->getParent()) || index < numCounters ||
        arg.getOwner()->getNumArguments() !=
            owner->getNumResults() + numCounters)
      return {};
    index -= numCounters;
    if (owner->getResult(index).getType() != arg.getType())
      return {};
  } else {
    owner = value.getDefiningOp();
    if (auto manual = dyn_cast<ManualComputationOp>(owner))
      return getManualSharding(manual, value);
    index = cast<OpResult>(value).getResultNumber();
  }
  auto perValue = owner->getAttrOfType<TensorShardingPerValueAttr>(
      ShardingDialect::kShardings);
  return perValue && index < perValue.getShardings().size()
             ? perValue.getShardings()[index]
             : TensorShardingAttr();
}

TensorShardingAttr mlir::gspmd::sharding::openSharding(FlatSymbolRefAttr mesh,
                                                       Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  MLIRContext *context = type.getContext();
  auto open = DimShardingAttr::get(context, {}, false, std::nullopt);
  SmallVector<DimShardingAttr> dims(
      shaped && shaped.hasRank() ? shaped.getRank() : 0, open);
  return TensorShardingAttr::get(context, mesh, dims);
}

void mlir::gspmd::sharding::setSharding(Value value,
                                        TensorShardingAttr sharding) {
  Operation *owner = value.getParentBlock()->getParentOp();
  if (Operation *def = value.getDefiningOp())
    owner = def;
  if (auto manual = dyn_cast<ManualComputationOp>(owner))
    return setManualSharding(manual, value, sharding);
  if (auto arg = dyn_cast<BlockArgument>(value)) {
    if (ArrayAttr shardings = ownShardings(arg)) {
      SmallVector<Attribute> all(shardings.getValue());
      all[arg.getArgNumber()] = sharding;
      owner->setAttr(ShardingDialect::kBlockArgs,
                     ArrayAttr::get(owner->getContext(), all));
      return;
    }
    cast<FunctionOpInterface>(owner).setArgAttr(
        arg.getArgNumber(), ShardingDialect::kSharding, sharding);
    return;
  }
  Operation *op = value.getDefiningOp();
  auto old = op->getAttrOfType<TensorShardingPerValueAttr>(
      ShardingDialect::kShardings);
  SmallVector<TensorShardingAttr> all;
  if (old)
    llvm::append_range(all, old.getShardings());
  else
    for (Value result : op->getResults())
      all.push_back(openSharding(sharding.getMesh(), result.getType()));
  all[cast<OpResult>(value).getResultNumber()] = sharding;
  op->setAttr(ShardingDialect::kShardings,
              TensorShardingPerValueAttr::get(op->getContext(), all));
}

TensorShardingAttr
mlir::gspmd::sharding::getResultSharding(FunctionOpInterface func, unsigned i) {
  return func.getResultAttrOfType<TensorShardingAttr>(
      i, ShardingDialect::kSharding);
}
