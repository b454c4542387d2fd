//===- LoopIterations.cpp - Values of other loop iterations ---------------===//

#include "compiler/Optimize/Support/LoopIterations.h"

#include "compiler/Simulator/Ops/OpWork.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "transforms/OpModels/Upstream/UnevenShards.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ShardingDataFlowOpInterface;

std::optional<LoopIterations> LoopIterations::get(Operation *op) {
  std::optional<LoopCarriedValues> carries = LoopCarriedValues::get(op);
  if (!carries || op->hasTrait<OpTrait::AttrSizedOperandSegments>())
    return std::nullopt;
  Block &body = op->getRegions().back().front();
  bool isAllCarried = body.getNumArguments() == carries->count() &&
                      op->getNumOperands() == carries->count();
  auto tripCount = cast<ShardingDataFlowOpInterface>(op).getTripCount();
  if (!isAllCarried || tripCount.value_or(0) < 2)
    return std::nullopt;
  return LoopIterations(op, *carries);
}

/// Returns the operand of the barriers that define `value`, or `value` itself.
static Value skipBarriers(Value value) {
  for (;;) {
    Operation *op = value.getDefiningOp();
    if (!op || !forwardsOperands(op) ||
        op->getNumOperands() != op->getNumResults())
      return value;
    value = op->getOperand(cast<OpResult>(value).getResultNumber());
  }
}

/// Loops are excluded because they may not terminate on other operands.
static bool isPureEverywhere(Operation *op) {
  return isMemoryEffectFree(op) && isDefinedEverywhere(op) &&
         !isa<ShardingDataFlowOpInterface>(op);
}

bool mlir::gspmd::isCheapToSpeculate(Operation *op) {
  return isPureEverywhere(op) && workKindOf(op) != WorkKind::Contract;
}

/// Returns true if the value is computed from scalars of `block` alone.
static bool isScalarWork(Value value, Block *block) {
  llvm::SetVector<Value> worklist;
  worklist.insert(value);
  for (size_t i = 0; i < worklist.size(); ++i) {
    Value next = skipBarriers(worklist[i]);
    auto type = dyn_cast<RankedTensorType>(next.getType());
    if (type && type.getRank() > 0)
      return false;
    Operation *op = next.getDefiningOp();
    if (!op || op->getBlock() != block)
      continue;
    if (!isCheapToSpeculate(op) || isCollective(op))
      return false;
    worklist.insert(op->operand_begin(), op->operand_end());
  }
  return true;
}

LoopIterations::Dependence
LoopIterations::dependenceOfArgument(BlockArgument argument) {
  unsigned carry = *carries.findByArgument(argument);
  if (carries.isUnchanged(carry))
    return Dependence::LoopInvariant;
  return isScalarWork(carries.yielded(carry), body)
             ? Dependence::InductionVariables
             : Dependence::Iteration;
}

LoopIterations::Dependence LoopIterations::dependenceOfOp(Operation *op) {
  if (op->getBlock() != body) // of a nested region
    return Dependence::Iteration;
  if (!isPureEverywhere(op))
    return Dependence::Iteration;
  Dependence most = Dependence::LoopInvariant;
  for (Value operand : op->getOperands())
    most = std::max(most, dependences.lookup(skipBarriers(operand)));
  // Loop-invariant values may be expensive: they are computed once.
  return most == Dependence::LoopInvariant || isCheapToSpeculate(op)
             ? most
             : Dependence::Iteration;
}

LoopIterations::Dependence LoopIterations::dependenceOf(Value value) {
  SmallVector<Value> worklist = {skipBarriers(value)};
  while (!worklist.empty()) {
    Value top = worklist.back();
    if (dependences.contains(top)) {
      worklist.pop_back();
      continue;
    }
    if (!loop->isProperAncestor(top.getParentBlock()->getParentOp()) &&
        top.getParentBlock() != body) {
      dependences[top] = Dependence::LoopInvariant;
      continue;
    }
    if (auto argument = dyn_cast<BlockArgument>(top)) {
      dependences[top] = argument.getOwner() == body
                             ? dependenceOfArgument(argument)
                             : Dependence::Iteration;
      continue;
    }
    Operation *op = top.getDefiningOp();
    size_t before = worklist.size();
    if (op->getBlock() == body && isPureEverywhere(op))
      for (Value operand : op->getOperands())
        if (Value source = skipBarriers(operand); !dependences.contains(source))
          worklist.push_back(source);
    if (worklist.size() == before)
      dependences[top] = dependenceOfOp(op);
  }
  return dependences.lookup(skipBarriers(value));
}

Value LoopIterations::cloneWithOperands(
    Value value, OpBuilder &builder, IRMapping &mapping,
    llvm::function_ref<Value(unsigned)> carryValue) {
  // The ops of the body that it depends on, without barriers.
  SmallVector<Operation *> ops;
  llvm::SetVector<Value> worklist;
  worklist.insert(skipBarriers(value));
  for (size_t i = 0; i < worklist.size(); ++i) {
    Value current = worklist[i];
    if (mapping.contains(current))
      continue;
    if (auto argument = dyn_cast<BlockArgument>(current)) {
      if (argument.getOwner() == body)
        mapping.map(current, carryValue(*carries.findByArgument(argument)));
      continue;
    }
    Operation *op = current.getDefiningOp();
    if (op->getBlock() != body)
      continue;
    ops.push_back(op);
    for (Value operand : op->getOperands())
      worklist.insert(skipBarriers(operand));
  }
  llvm::sort(ops,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  ops.erase(llvm::unique(ops), ops.end());
  for (Operation *op : ops) {
    Operation *clone = builder.clone(*op);
    for (OpOperand &operand : clone->getOpOperands())
      operand.set(mapping.lookupOrDefault(skipBarriers(operand.get())));
    mapping.map(op->getResults(), clone->getResults());
  }
  return mapping.lookupOrDefault(skipBarriers(value));
}

Value LoopIterations::computeForFirstIteration(Value value) {
  OpBuilder builder(loop);
  return cloneWithOperands(value, builder, first, [&](unsigned carry) {
    return carries.initial(carry);
  });
}

Value LoopIterations::computeForNextIteration(Value value) {
  OpBuilder builder(body->getTerminator());
  return cloneWithOperands(value, builder, next, [&](unsigned carry) {
    return carries.yielded(carry);
  });
}

SmallVector<Value> LoopIterations::addLoopCarriedValues(ValueRange initial) {
  OperationState state(loop->getLoc(), loop->getName());
  state.addOperands(loop->getOperands());
  state.addOperands(initial);
  state.addTypes(loop->getResultTypes());
  state.addTypes(initial.getTypes());
  state.addAttributes(loop->getAttrDictionary().getValue());
  for (Region &region : loop->getRegions())
    state.addRegion()->takeBody(region);
  Operation *wider = OpBuilder(loop).create(state);
  SmallVector<Value> arguments;
  for (Region &region : wider->getRegions()) {
    Block &block = region.front();
    arguments.clear();
    for (Value value : initial)
      arguments.push_back(block.addArgument(value.getType(), value.getLoc()));
    // The condition may forward its arguments.
    Operation *end = block.getTerminator();
    if (&block != body && end->getNumOperands() > 1)
      end->insertOperands(end->getNumOperands(), arguments);
  }
  loop->replaceAllUsesWith(wider->getResults().drop_back(initial.size()));
  loop->erase();
  loop = wider;
  return arguments;
}

void LoopIterations::appendYields(ValueRange values) {
  Operation *end = body->getTerminator();
  end->insertOperands(end->getNumOperands(), values);
  carries = *LoopCarriedValues::get(loop);
}
