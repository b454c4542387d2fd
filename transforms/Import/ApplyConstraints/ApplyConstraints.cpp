//===- ApplyConstraints.cpp - Closed constraints on values ----------------===//

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "transforms/Import/Passes.h"
#include "transforms/Support/ShardingAnnotations.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_APPLYCONSTRAINTS
#include "transforms/Import/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

namespace {

struct ApplyConstraintsPass
    : ::mlir::gspmd::impl::ApplyConstraintsBase<ApplyConstraintsPass> {
  void runOnProgram() override;

private:
  bool canTake(Value value) const;
  void apply(OpOperand &use);
  void replaceLaterUses(MeshSplitOp first);

  /// The combined constraints on one value.
  struct ValueConstraints {
    TensorShardingAttr requested; ///< sharding of the first constraint
    unsigned count = 0;
    bool isContested = false; ///< true if another constraint differs
    bool isAnnotated = false; ///< true if the value had a sharding before
  };
  DenseMap<Value, ValueConstraints> constraintsOf;

  /// Functions that are called: their arguments come from call sites.
  DenseSet<StringAttr> called;
};

} // namespace

/// Returns the sharding that `use` constrains its value to: that of a
/// mesh_split, or of an operand of a manual computation. Null for other uses.
static TensorShardingAttr constraintOf(OpOperand &use) {
  if (auto split = dyn_cast<MeshSplitOp>(use.getOwner()))
    return split.getSharding();
  if (auto manual = dyn_cast<ManualComputationOp>(use.getOwner()))
    return manual.getInShardings().getShardings()[use.getOperandNumber()];
  return {};
}

static bool isClosed(TensorShardingAttr sharding) {
  return llvm::all_of(sharding.getDims(),
                      [](DimShardingAttr dim) { return dim.getIsClosed(); });
}

/// Returns true if the value has a sharding that requests something.
static bool isAnnotated(Value value) {
  TensorShardingAttr sharding = getSharding(value);
  return sharding && !isUnconstrained(sharding);
}

/// Returns true if `value` has no sharding and is not unified with another
/// value by a region op or a call.
bool ApplyConstraintsPass::canTake(Value value) const {
  if (isAnnotated(value))
    return false;
  if (auto arg = dyn_cast<BlockArgument>(value)) {
    auto func = dyn_cast<FunctionOpInterface>(arg.getOwner()->getParentOp());
    return func && arg.getOwner()->isEntryBlock() &&
           !called.contains(func.getNameAttr());
  }
  return !isa<MeshSplitOp, ReshardOp, ManualComputationOp,
              ShardingDataFlowOpInterface>(value.getDefiningOp());
}

/// Returns true if `sharding` shards `value` evenly.
static bool isEven(Value value, TensorShardingAttr sharding) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  MeshOp mesh =
      lookupMesh(value.getParentBlock()->getParentOp(), sharding.getMesh());
  return type && type.hasStaticShape() &&
         sharding.toSharding(mesh.toMesh()).isEven(type.getShape());
}

/// Sets the sharding of the value of `use` to that of the constraint if it is
/// closed and no other constraint on the value differs.
void ApplyConstraintsPass::apply(OpOperand &use) {
  TensorShardingAttr requested = constraintOf(use);
  if (requested.getRank() == 0 || !isClosed(requested) ||
      !requested.getUnreduced().empty() || !canTake(use.get()))
    return;
  // Arguments of public functions must be sharded evenly.
  if (isa<BlockArgument>(use.get()) && !isEven(use.get(), requested))
    return;
  if (!constraintsOf[use.get()].isContested)
    setSharding(use.get(), requested);
}

/// Handles a chain of mesh_splits, each the only use of the one before: later
/// uses of a value without a sharding of its own use the last split.
void ApplyConstraintsPass::replaceLaterUses(MeshSplitOp first) {
  Value value = first.getInput();
  const ValueConstraints &constraints = constraintsOf[value];
  if (value.getDefiningOp<MeshSplitOp>() || constraints.count != 1 ||
      constraints.isAnnotated)
    return;
  MeshSplitOp last = first;
  while (last.getResult().hasOneUse()) {
    auto next = dyn_cast<MeshSplitOp>(*last->user_begin());
    if (!next)
      break;
    last = next;
  }
  if (last == first || constraintsOf.lookup(last.getResult()).count > 0)
    return;
  value.replaceUsesWithIf(last.getResult(), [&](OpOperand &use) {
    return use.getOwner()->getBlock() == last->getBlock() &&
           last->isBeforeInBlock(use.getOwner());
  });
}

void ApplyConstraintsPass::runOnProgram() {
  SmallVector<Operation *> constraints;
  getOperation().walk([&](Operation *op) {
    if (isa<MeshSplitOp, ManualComputationOp>(op))
      constraints.push_back(op);
    else if (auto call = dyn_cast<CallOpInterface>(op))
      if (auto name = dyn_cast<SymbolRefAttr>(call.getCallableForCallee()))
        called.insert(name.getLeafReference());
  });
  for (Operation *op : constraints)
    for (OpOperand &use : op->getOpOperands()) {
      TensorShardingAttr requested = constraintOf(use);
      ValueConstraints &combined =
          constraintsOf.try_emplace(use.get(), ValueConstraints{requested})
              .first->second;
      ++combined.count;
      combined.isContested |= requested != combined.requested;
      combined.isAnnotated = isAnnotated(use.get());
    }
  for (Operation *op : constraints)
    for (OpOperand &use : op->getOpOperands())
      apply(use);
  for (Operation *op : constraints)
    if (auto split = dyn_cast<MeshSplitOp>(op)) {
      replaceLaterUses(split);
      // A split without uses only constrained its operand, which has the
      // sharding now.
      if (split->use_empty() &&
          getSharding(split.getInput()) == split.getSharding()) {
        --constraintsOf[split.getInput()].count;
        split.erase();
      }
    }
}
