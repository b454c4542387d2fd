//===- ManualRegion.cpp - What lies between shape conversions -------------===//

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

class PartFinder {
public:
  explicit PartFinder(Block &block) : block(block) {}
  FailureOr<SmallVector<ManualRegion>> run();

private:
  LogicalResult collect(Operation *last, SmallVector<Value> worklist);
  LogicalResult addEffects();
  SmallVector<ManualRegion> joinParts();

  Block &block;
  /// What each exit and each op with effects is made of; where that is in an
  /// earlier one already, it is not listed again.
  SmallVector<ManualRegion> parts;
  /// The part that lists an op, but for those that each part has its own of.
  DenseMap<Operation *, unsigned> partOf;
  /// Parts that share ops.
  llvm::EquivalenceClasses<unsigned> same;
};

} // namespace

/// What `op` and the ops in its regions take from `block`.
static SmallVector<Value> takenFrom(Block &block, Operation *op) {
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

/// Is the op in one part only? Constants are copied into each.
static bool isOfOnePart(Operation *op) {
  return op->getNumOperands() > 0 || !isMemoryEffectFree(op);
}

/// Adds a part: what the values of `worklist`, which `last` takes, are made of,
/// back to the entries.
LogicalResult PartFinder::collect(Operation *last,
                                  SmallVector<Value> worklist) {
  unsigned number = parts.size();
  same.insert(number);
  ManualRegion &part = parts.emplace_back();
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
      part.entries.insert(def);
      continue;
    }
    if (isOfOnePart(def)) {
      auto [known, isNew] = partOf.try_emplace(def, number);
      if (!isNew) {
        same.unionSets(known->second, number);
        continue;
      }
    }
    if (part.ops.insert(def))
      llvm::append_range(worklist, takenFrom(block, def));
  }
  return success();
}

/// The parts, those that share ops made one, in the order of what leaves them.
SmallVector<ManualRegion> PartFinder::joinParts() {
  llvm::MapVector<unsigned, ManualRegion> joined;
  for (auto [number, part] : llvm::enumerate(parts)) {
    ManualRegion &whole = joined[same.getLeaderValue(number)];
    whole.ops.insert(part.ops.begin(), part.ops.end());
    whole.entries.insert(part.entries.begin(), part.entries.end());
    llvm::append_range(whole.exits, part.exits);
  }
  SmallVector<ManualRegion> result;
  for (auto &[leader, part] : joined) {
    part.sortEntries();
    result.push_back(std::move(part));
  }
  return result;
}

/// Ops that take local values and do something, though nothing of theirs
/// leaves.
LogicalResult PartFinder::addEffects() {
  DenseSet<Operation *> local;
  for (Operation &op : block.without_terminator()) {
    if (isCustomCall(&op, kShardToFullTarget))
      continue;
    bool isLocal =
        isCustomCall(&op, kFullToShardTarget) ||
        llvm::any_of(takenFrom(block, &op), [&](Value value) {
          Operation *def = value.getDefiningOp();
          return def && local.contains(block.findAncestorOpInBlock(*def));
        });
    if (!isLocal)
      continue;
    local.insert(&op);
    if (isCustomCall(&op, kFullToShardTarget) || isMemoryEffectFree(&op) ||
        partOf.contains(&op))
      continue;
    if (failed(collect(&op, takenFrom(block, &op))))
      return failure();
    parts.back().ops.insert(&op);
    partOf[&op] = parts.size() - 1;
  }
  return success();
}

FailureOr<SmallVector<ManualRegion>> PartFinder::run() {
  for (Operation &op : block) {
    if (!isCustomCall(&op, kShardToFullTarget))
      continue;
    if (failed(collect(&op, SmallVector<Value>(op.getOperands()))))
      return failure();
    parts.back().exits.push_back(&op);
  }
  if (failed(addEffects()))
    return failure();
  return joinParts();
}

FailureOr<SmallVector<ManualRegion>>
mlir::gspmd::findManualRegions(Block &block) {
  return PartFinder(block).run();
}
