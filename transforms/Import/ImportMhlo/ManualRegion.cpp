//===- ManualRegion.cpp - Ops between shape conversions -------------------===//

#include "transforms/Import/ImportMhlo/ManualRegion.h"

#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::gspmd;

bool mlir::gspmd::isCustomCall(Operation *op, StringRef target) {
  return stablehlo::customCallTarget(op) == target;
}

namespace {

class ManualRegionFinder {
public:
  explicit ManualRegionFinder(Block &block) : block(block) {}
  FailureOr<SmallVector<ManualRegion>> run();

private:
  DenseSet<Operation *> usersOfResults();
  LogicalResult collect(Operation *last, SmallVector<Value> worklist);
  LogicalResult addEffects();
  SmallVector<ManualRegion> mergeRegions();

  Block &block;
  /// The ops that each exit, and each op with effects, is computed from, except
  /// for those of an earlier region.
  SmallVector<ManualRegion> regions;
  /// The region of each op that is not copied into every region.
  DenseMap<Operation *, unsigned> regionOf;
  /// Regions that share ops.
  llvm::EquivalenceClasses<unsigned> same;
};

} // namespace

/// Returns the operands of `op` and of the ops in its regions that `block`
/// defines.
static SmallVector<Value> usedFrom(Block &block, Operation *op) {
  SmallVector<Value> values(op->getOperands());
  op->walk([&](Operation *inner) {
    if (inner == op)
      return;
    for (Value operand : inner->getOperands())
      if (operand.getParentBlock() == &block)
        values.push_back(operand);
  });
  return values;
}

/// Returns true if the op is in one region only. Constants are copied into
/// each.
static bool isUnique(Operation *op) {
  return op->getNumOperands() > 0 || !isMemoryEffectFree(op);
}

/// Adds a region: the ops that the values of `worklist`, which `last` uses, are
/// computed from, back to the entries.
LogicalResult ManualRegionFinder::collect(Operation *last,
                                          SmallVector<Value> worklist) {
  unsigned number = regions.size();
  same.insert(number);
  ManualRegion &region = regions.emplace_back();
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    Operation *def = value.getDefiningOp();
    if (def)
      def = block.findAncestorOpInBlock(*def);
    if (!def || def->getBlock() != &block ||
        isCustomCall(def, kShardToFullTarget))
      return last->emitOpError()
             << "is reached by a value that did not come through @"
             << kFullToShardTarget;
    if (isCustomCall(def, kFullToShardTarget)) {
      region.entries.insert(def);
      continue;
    }
    if (isUnique(def)) {
      auto [known, isNew] = regionOf.try_emplace(def, number);
      if (!isNew) {
        same.unionSets(known->second, number);
        continue;
      }
    }
    if (region.ops.insert(def))
      llvm::append_range(worklist, usedFrom(block, def));
  }
  return success();
}

/// Returns the regions, with those that share ops merged, in the order of their
/// results.
SmallVector<ManualRegion> ManualRegionFinder::mergeRegions() {
  llvm::MapVector<unsigned, ManualRegion> mergedRegions;
  for (auto [number, region] : llvm::enumerate(regions)) {
    ManualRegion &merged = mergedRegions[same.getLeaderValue(number)];
    merged.ops.insert(region.ops.begin(), region.ops.end());
    merged.entries.insert(region.entries.begin(), region.entries.end());
    llvm::append_range(merged.exits, region.exits);
  }
  SmallVector<ManualRegion> result;
  for (auto &[leader, region] : mergedRegions) {
    region.sortEntries();
    result.push_back(std::move(region));
  }
  return result;
}

/// Adds ops with effects on local values that have no result outside.
LogicalResult ManualRegionFinder::addEffects() {
  DenseSet<Operation *> local;
  for (Operation &op : block.without_terminator()) {
    if (isCustomCall(&op, kShardToFullTarget))
      continue;
    bool isLocal =
        isCustomCall(&op, kFullToShardTarget) ||
        llvm::any_of(usedFrom(block, &op), [&](Value value) {
          Operation *def = value.getDefiningOp();
          return def && local.contains(block.findAncestorOpInBlock(*def));
        });
    if (!isLocal)
      continue;
    local.insert(&op);
    if (isCustomCall(&op, kFullToShardTarget) || isMemoryEffectFree(&op) ||
        regionOf.contains(&op))
      continue;
    if (failed(collect(&op, usedFrom(block, &op))))
      return failure();
    regions.back().ops.insert(&op);
    regionOf[&op] = regions.size() - 1;
  }
  return success();
}

/// Returns the ops that are computed from the result of an exit, without an
/// entry in between. Among them are the exits of enclosing regions.
DenseSet<Operation *> ManualRegionFinder::usersOfResults() {
  DenseSet<Operation *> users;
  for (Operation &op : block) {
    if (isCustomCall(&op, kFullToShardTarget))
      continue;
    if (llvm::any_of(usedFrom(block, &op), [&](Value value) {
          Operation *def = value.getDefiningOp();
          def = def ? block.findAncestorOpInBlock(*def) : nullptr;
          return def &&
                 (isCustomCall(def, kShardToFullTarget) || users.contains(def));
        }))
      users.insert(&op);
  }
  return users;
}

FailureOr<SmallVector<ManualRegion>> ManualRegionFinder::run() {
  DenseSet<Operation *> outer = usersOfResults();
  bool isLast = true;
  for (Operation &op : block) {
    if (!isCustomCall(&op, kShardToFullTarget))
      continue;
    if (outer.contains(&op)) {
      isLast = false;
      continue;
    }
    if (failed(collect(&op, SmallVector<Value>(op.getOperands()))))
      return failure();
    regions.back().exits.push_back(&op);
  }
  if (isLast && failed(addEffects()))
    return failure();
  return mergeRegions();
}

FailureOr<SmallVector<ManualRegion>>
mlir::gspmd::findManualRegions(Block &block) {
  return ManualRegionFinder(block).run();
}
