//===- CombineGroupFinder.cpp - Collectives that may be one ---------------===//

#include "compiler/Optimize/CombineCollectives/CombineGroupFinder.h"

#include "compiler/Optimize/Support/CombineGroups.h"
#include "transforms/Support/Regions.h"
#include <cmath>

using namespace mlir;
using namespace mlir::gspmd;

/// Which groups wait for each other is known of so many at a time.
static constexpr size_t kMostGroups = 256;

CombineKind mlir::gspmd::combineKindOf(Operation *op,
                                       DictionaryAttr attributes) {
  Type element = getElementTypeOrSelf(op->getResult(0).getType());
  return {op->getName().getAsOpaquePointer(), attributes.getAsOpaquePointer(),
          element.getAsOpaquePointer()};
}

/// n bytes that become ready one after the other, sent as k of them each time:
/// n/k starts, and the last k are waited for. Together least where the k take
/// the root of the start times all n on the wire.
std::map<CombineKind, double> CombineGroupFinder::limitsOf(Block &block) const {
  std::map<CombineKind, std::pair<double, double>> sums; // starts, the wire
  for (Operation &op : block)
    if (std::optional<CombineKind> kind = kindOf(&op)) {
      CollectiveCost price = target.costOf(&op);
      auto &[start, wire] = sums[*kind];
      start = price.latency;
      wire += price.wire;
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
  BlockOrder order(block);
  auto groups = std::make_unique<CombineGroups>(order);
  struct Open {
    unsigned group;
    double wire;
  };
  std::map<CombineKind, Open> open;
  auto close = [&] {
    for (ArrayRef<Operation *> members : groups->all())
      if (members.size() > 1)
        found.emplace_back(members);
    groups = std::make_unique<CombineGroups>(order);
    open.clear();
  };
  for (Operation &op : block) {
    // What is behind waits for what is before and never the other way round.
    if (groups->all().size() >= kMostGroups)
      close();
    groups->visit(&op);
    std::optional<CombineKind> kind = kindOf(&op);
    if (!kind)
      continue;
    double wire = target.costOf(&op).wire;
    auto it = open.find(*kind);
    if (it != open.end() &&
        (it->second.wire + wire <= limits[*kind] || target.atAnyPrice()) &&
        groups->canJoin(&op, it->second.group)) {
      groups->join(&op, it->second.group);
      it->second.wire += wire;
    } else {
      open[*kind] = {groups->open(&op), wire};
    }
  }
  close();
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
