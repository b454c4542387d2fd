//===- HoistInvariants.cpp - Pass gspmd-hoist-invariants ------------------===//
//
// MLIR's loop-invariant code motion moves every op that it can. On tensors that
// costs memory: a broadcast or a constant that is filled in each iteration
// would have a buffer for the duration of the loop. So only ops that compute
// are moved, with copies of the ops that they depend on.
//
//===----------------------------------------------------------------------===//

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "transforms/Lowering/Passes.h"

namespace mlir::gspmd::lowering {
namespace {

bool isLoop(Operation *op) {
  auto flow = dyn_cast<sharding::ShardingDataFlowOpInterface>(op);
  return isa<LoopLikeOpInterface>(op) || (flow && flow.isLoop());
}

/// Returns the number of elements of the tensors of static shape.
int64_t countElements(TypeRange types) {
  int64_t count = 0;
  for (Type type : types)
    if (auto tensor = dyn_cast<RankedTensorType>(type);
        tensor && tensor.hasStaticShape())
      count += tensor.getNumElements();
  return count;
}

/// Returns true if an op computes more than it stores, or at least does not
/// enlarge what it reads.
bool isWorthMoving(Operation *op) {
  auto loops = dyn_cast<linalg::LinalgOp>(op);
  int64_t read = loops ? countElements(ValueRange(loops.getDpsInputs()))
                       : countElements(op->getOperandTypes());
  // A number, or an index of the program.
  if (read < 2)
    return false;
  bool computes = loops && !llvm::hasSingleElement(*loops.getBlock());
  return computes || countElements(op->getResultTypes()) <= read;
}

class InvariantHoister {
public:
  explicit InvariantHoister(Operation *loop) : loop(loop) {}

  void run() {
    for (Region &region : loop->getRegions())
      for (Operation &op : region.getOps())
        if (isInvariant(&op))
          invariants.insert(&op);
    moveNeeded(findNeeded());
  }

private:
  bool isKnownBefore(Value value) {
    Operation *defining = value.getDefiningOp();
    return (defining && invariants.contains(defining)) ||
           !loop->isAncestor(value.getParentRegion()->getParentOp());
  }

  /// Returns true if each iteration computes the same results, and computing
  /// them once more has no effect. Loops within the loop are not considered:
  /// looking into each of them from each outer loop is quadratic.
  bool isInvariant(Operation *op) {
    if (op->hasTrait<OpTrait::IsTerminator>() || isLoop(op) ||
        !llvm::all_of(op->getOperands(),
                      [&](Value value) { return isKnownBefore(value); }))
      return false;
    llvm::SetVector<Value> captured;
    getUsedValuesDefinedAbove(op->getRegions(), captured);
    return llvm::all_of(captured,
                        [&](Value value) { return isKnownBefore(value); }) &&
           isMemoryEffectFree(op) && isSpeculatable(op);
  }

  /// Returns the ops that are worth moving, and those that they depend on.
  DenseSet<Operation *> findNeeded() {
    DenseSet<Operation *> needed;
    for (Operation *op : llvm::reverse(invariants)) {
      if (!needed.contains(op) && !isWorthMoving(op))
        continue;
      needed.insert(op);
      llvm::SetVector<Value> read(op->operand_begin(), op->operand_end());
      getUsedValuesDefinedAbove(op->getRegions(), read);
      for (Value value : read)
        if (Operation *defining = value.getDefiningOp();
            defining && invariants.contains(defining))
          needed.insert(defining);
    }
    return needed;
  }

  /// Creates the ops before the loop. In the loop, the results of those worth
  /// moving replace the ops there, the others stay where something reads them.
  void moveNeeded(const DenseSet<Operation *> &needed) {
    OpBuilder builder(loop);
    IRMapping moved;
    for (Operation *op : invariants) {
      if (!needed.contains(op))
        continue;
      Operation *before = builder.clone(*op, moved);
      if (isWorthMoving(op))
        op->replaceAllUsesWith(before);
    }
    for (Operation *op : llvm::reverse(invariants))
      if (needed.contains(op) && op->use_empty())
        op->erase();
  }

  Operation *loop;
  llvm::SetVector<Operation *> invariants;
};

} // namespace
} // namespace mlir::gspmd::lowering

namespace mlir::gspmd {

#define GEN_PASS_DEF_HOISTINVARIANTS
#include "transforms/Lowering/Passes.h.inc"

namespace {
struct HoistInvariantsPass : impl::HoistInvariantsBase<HoistInvariantsPass> {
  void runOnProgram() override {
    // Inner loops first: what leaves them may leave the outer ones, too.
    SmallVector<Operation *> loops;
    getOperation().walk([&](Operation *op) {
      if (lowering::isLoop(op))
        loops.push_back(op);
    });
    for (Operation *loop : loops)
      lowering::InvariantHoister(loop).run();
  }
};
} // namespace
} // namespace mlir::gspmd
