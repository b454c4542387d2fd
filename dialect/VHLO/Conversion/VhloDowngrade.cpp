//===- VhloDowngrade.cpp - Downgrade to older StableHLO -------------------===//

#include "dialect/VHLO/Conversion/VhloDowngrade.h"
#include "dialect/StableHLO/Attributes/StablehloAttrs.h"
#include "dialect/StableHLO/Ops/Collective/ProcessGrouping.h"
#include "dialect/StableHLO/Rewrites/OpDowngrade.h"
#include "dialect/StableHLO/Rewrites/Promotion.h"
#include "dialect/VHLO/Bytecode/VhloWrapping.h"
#include "dialect/VHLO/Conversion/VhloRequirements.h"
#include "dialect/VHLO/VhloTables.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::vhlo;

static constexpr llvm::StringLiteral kChannel = "channel_handle";

/// Returns a channel that no op of the module has.
static stablehlo::ChannelHandleAttr makeChannel(Operation *op, int64_t type) {
  int64_t last = 0;
  op->getParentOfType<ModuleOp>().walk([&](Operation *other) {
    if (auto channel =
            other->getAttrOfType<stablehlo::ChannelHandleAttr>(kChannel))
      last = std::max(last, channel.getHandle());
  });
  return stablehlo::ChannelHandleAttr::get(op->getContext(), last + 1, type);
}

/// Replaces a variadic collective by one for each operand; those with a channel
/// get distinct channels.
static LogicalResult splitOperands(Operation *op, Version target) {
  const OpInfo *info = lookupOp(versionedName(op), target);
  if (!info || info->maxOperands != 1 || op->getNumOperands() < 2 ||
      op->getNumOperands() != op->getNumResults())
    return failure();
  OpBuilder builder(op);
  for (auto [operand, result] :
       llvm::zip_equal(op->getOperands(), op->getResults())) {
    OperationState state(op->getLoc(), op->getName());
    state.addOperands(operand);
    state.addTypes(result.getType());
    state.attributes = op->getAttrDictionary();
    for (Region &region : op->getRegions()) {
      IRMapping mapping;
      region.cloneInto(state.addRegion(), mapping);
    }
    Operation *replacement = builder.create(state);
    auto channel = op->getAttrOfType<stablehlo::ChannelHandleAttr>(kChannel);
    if (channel && result.getResultNumber())
      replacement->setAttr(kChannel, makeChannel(op, channel.getType()));
    result.replaceAllUsesWith(replacement->getResult(0));
  }
  op->erase();
  return success();
}

/// Lists the members of groups by axes of a mesh, which older versions lack.
static LogicalResult listGroups(Operation *op, Version target) {
  constexpr llvm::StringLiteral kGroups = "replica_groups";
  auto groups = op->getAttrOfType<stablehlo::ReplicaGroupMeshAxesAttr>(kGroups);
  if (!groups || !groups.getOwnMesh() || !(target < kMeshAxesSince))
    return failure();
  SmallVector<SmallVector<int64_t>> rows = stablehlo::getProcessGroups(op);
  SmallVector<int64_t> members;
  for (ArrayRef<int64_t> row : rows)
    llvm::append_range(members, row);
  auto type = RankedTensorType::get(
      {int64_t(rows.size()), int64_t(rows.front().size())},
      IntegerType::get(op->getContext(), 64));
  op->setAttr(kGroups, DenseIntElementsAttr::get(type, members));
  return success();
}

/// Emits an error for the first op that `target` does not have.
static LogicalResult checkAll(ModuleOp module, Version target) {
  WalkResult result = module.walk([&](Operation *op) {
    if (versionedName(op).empty())
      return WalkResult::advance();
    std::string reason = unsupportedReason(op, target);
    if (reason.empty())
      return WalkResult::advance();
    op->emitOpError() << "cannot be written for StableHLO " << target.str()
                      << ": " << reason;
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

LogicalResult mlir::gspmd::vhlo::downgradeOps(ModuleOp module, Version target) {
  OpBuilder builder(module.getContext());
  // Downgraded ops may need a downgrade themselves.
  bool isChanged = true;
  while (isChanged) {
    isChanged = false;
    SmallVector<Operation *> newerOps;
    module.walk([&](Operation *op) {
      if (!versionedName(op).empty() && !unsupportedReason(op, target).empty())
        newerOps.push_back(op);
    });
    for (Operation *op : newerOps)
      isChanged |= succeeded(listGroups(op, target)) ||
                   succeeded(splitOperands(op, target)) ||
                   succeeded(stablehlo::downgradeOp(op)) ||
                   succeeded(stablehlo::promoteOperands(op, builder));
  }
  return checkAll(module, target);
}
