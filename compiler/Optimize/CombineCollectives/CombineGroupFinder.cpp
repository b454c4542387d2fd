//===- CombineGroupFinder.cpp - Collectives to combine --------------------===//

#include "compiler/Optimize/CombineCollectives/CombineGroupFinder.h"

#include "compiler/Optimize/Support/CombineGroups.h"
#include "transforms/Support/Regions.h"
#include <cmath>

using namespace mlir;
using namespace mlir::gspmd;

/// Bounds the size of the dependency sets between groups.
static constexpr size_t kMaxGroups = 256;

CombineKind mlir::gspmd::combineKindOf(Operation *op,
                                       DictionaryAttr attributes) {
  Type element = getElementTypeOrSelf(op->getResult(0).getType());
  return {op->getName().getAsOpaquePointer(), attributes.getAsOpaquePointer(),
          element.getAsOpaquePointer()};
}

/// If n bytes become ready one after the other and are sent k at a time, there
/// are n/k starts, and the last k are exposed. The sum is minimal if k takes
/// the square root of the start-up time times the time of all n on the wire.
std::map<CombineKind, double> CombineGroupFinder::limitsOf(Block &block) const {
  std::map<CombineKind, std::pair<double, double>> sums; // starts, the wire
  for (Operation &op : block)
    if (std::optional<CombineKind> kind = kindOf(&op)) {
      CollectiveCost cost = target.costOf(&op);
      auto &[start, wire] = sums[*kind];
      start = cost.latency;
      wire += cost.wire;
    }
  std::map<CombineKind, double> limits;
  for (auto [kind, sum] : sums) {
    auto [start, wire] = sum;
    limits[kind] = std::max(start, std::sqrt(start * wire));
  }
  return limits;
}

void CombineGroupFinder::findIn(
    Block &block, std::vector<SmallVector<Operation *>> &found) const {
  std::map<CombineKind, double> limits = limitsOf(block);
  if (limits.empty())
    return;
  BlockDependences order(block);
  auto groups = std::make_unique<CombineGroups>(order);
  struct OpenGroup {
    unsigned group;
    double wire;
  };
  std::map<CombineKind, OpenGroup> openGroups;
  auto closeGroups = [&] {
    for (ArrayRef<Operation *> members : groups->all())
      if (members.size() > 1)
        found.emplace_back(members);
    groups = std::make_unique<CombineGroups>(order);
    openGroups.clear();
  };
  for (Operation &op : block) {
    // Later ops depend on earlier ones and never the other way round.
    if (groups->all().size() >= kMaxGroups)
      closeGroups();
    groups->visit(&op);
    std::optional<CombineKind> kind = kindOf(&op);
    if (!kind)
      continue;
    double wire = target.costOf(&op).wire;
    auto it = openGroups.find(*kind);
    if (it != openGroups.end() &&
        (it->second.wire + wire <= limits[*kind] || target.forcedVariant()) &&
        groups->canJoin(&op, it->second.group)) {
      groups->join(&op, it->second.group);
      it->second.wire += wire;
    } else {
      openGroups[*kind] = {groups->open(&op), wire};
    }
  }
  closeGroups();
}

std::vector<SmallVector<Operation *>>
CombineGroupFinder::find(ModuleOp module) const {
  std::vector<SmallVector<Operation *>> found;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (!hasProgramRegions(op))
      return WalkResult::skip();
    if (!isa<ModuleOp>(op))
      for (Region &region : op->getRegions())
        for (Block &block : region)
          findIn(block, found);
    return WalkResult::advance();
  });
  return found;
}
