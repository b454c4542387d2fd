//===- ApplyConstraints.cpp - Constraints that tell of their operand ------===//

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "transforms/Import/Passes.h"

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
  void runOnOperation() override;

private:
  bool canTake(Value value) const;
  void apply(OpOperand &use);
  void replaceLaterUses(MeshSplitOp first);

  /// What the constraints on one value say together.
  struct OnValue {
    TensorShardingAttr wanted; ///< by the first
    unsigned count = 0;
    bool isContested = false; ///< do others want another?
  };
  DenseMap<Value, OnValue> constraintsOn;

  /// Functions whose arguments are what calls hand over.
  DenseSet<StringAttr> called;
};

} // namespace

/// What `use` says of its value: the sharding of a split, or of an operand of a
/// manual computation. Null for other uses.
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

/// Is `value` without a sharding, and a tensor of its own? What flows through a
/// region op or a call has that of the edge.
bool ApplyConstraintsPass::canTake(Value value) const {
  if (getSharding(value))
    return false;
  if (auto arg = dyn_cast<BlockArgument>(value)) {
    auto func = dyn_cast<FunctionOpInterface>(arg.getOwner()->getParentOp());
    return func && arg.getOwner()->isEntryBlock() &&
           !called.contains(func.getNameAttr());
  }
  return !isa<MeshSplitOp, ReshardOp, ManualComputationOp,
              ShardingDataFlowOpInterface>(value.getDefiningOp());
}

/// Does `sharding` cut `value` into equal parts?
static bool isEven(Value value, TensorShardingAttr sharding) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  MeshOp mesh =
      lookupMesh(value.getParentBlock()->getParentOp(), sharding.getMesh());
  return type && type.hasStaticShape() &&
         sharding.toSharding(mesh.toMesh()).isEven(type.getShape());
}

/// Gives the value of `use` the sharding that the use wants, if that is the
/// whole truth: closed, and no other constraint on the value wants another.
void ApplyConstraintsPass::apply(OpOperand &use) {
  TensorShardingAttr wanted = constraintOf(use);
  if (wanted.getRank() == 0 || !isClosed(wanted) ||
      !wanted.getUnreduced().empty() || !canTake(use.get()))
    return;
  // What the outside world hands over is in equal parts.
  if (isa<BlockArgument>(use.get()) && !isEven(use.get(), wanted))
    return;
  if (!constraintsOn[use.get()].isContested)
    setSharding(use.get(), wanted);
}

/// Two or more splits, each the only use of the one before, say in the last
/// word how their operand is to lie where it is used after them.
void ApplyConstraintsPass::replaceLaterUses(MeshSplitOp first) {
  Value value = first.getInput();
  if (value.getDefiningOp<MeshSplitOp>() || constraintsOn[value].count != 1)
    return;
  MeshSplitOp last = first;
  while (last.getResult().hasOneUse()) {
    auto next = dyn_cast<MeshSplitOp>(*last->user_begin());
    if (!next)
      break;
    last = next;
  }
  if (last == first || constraintsOn.lookup(last.getResult()).count > 0)
    return;
  value.replaceUsesWithIf(last.getResult(), [&](OpOperand &use) {
    return use.getOwner()->getBlock() == last->getBlock() &&
           last->isBeforeInBlock(use.getOwner());
  });
}

void ApplyConstraintsPass::runOnOperation() {
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
      TensorShardingAttr wanted = constraintOf(use);
      OnValue &all =
          constraintsOn.try_emplace(use.get(), OnValue{wanted}).first->second;
      ++all.count;
      all.isContested |= wanted != all.wanted;
    }
  for (Operation *op : constraints)
    for (OpOperand &use : op->getOpOperands())
      apply(use);
  for (Operation *op : constraints)
    if (auto split = dyn_cast<MeshSplitOp>(op)) {
      replaceLaterUses(split);
      // What nobody uses has said what it had to say.
      if (split->use_empty() &&
          getSharding(split.getInput()) == split.getSharding()) {
        --constraintsOn[split.getInput()].count;
        split.erase();
      }
    }
}
