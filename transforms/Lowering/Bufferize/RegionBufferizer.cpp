//===- RegionBufferizer.cpp - Bufferization of regions --------------------===//

#include "transforms/Lowering/Bufferize/RegionBufferizer.h"
#include "transforms/Lowering/Bufferize/AlternatingBuffers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "transforms/Lowering/OutlineKernels/BufferBytes.h"
#include "transforms/Lowering/ProgramLoops.h"

namespace mlir::gspmd::lowering {

/// Values of at most this size are copied faster than a buffer is allocated and
/// freed, and a buffer that persists can be on the stack or in registers.
constexpr int64_t kSmallBytes = 1 << 10;

void RegionBufferizer::pinSmallBuffers(ValueRange carried) {
  for (Value value : carried)
    if (isa<TensorType>(value.getType()) &&
        bytesOf(bufferType(value.getType())) <= kSmallBytes)
      pinned.insert(value);
}

/// Returns true if `carried` is kept, no op took its buffer, and the terminator
/// does not yield it.
bool RegionBufferizer::canKeepBuffer(Value carried,
                                     Operation *terminator) const {
  return pinned.contains(carried) &&
         owner.lookup(carried) == terminator->getBlock() &&
         llvm::none_of(terminator->getOperands(), [&](Value operand) {
           return rootOf(operand) == carried;
         });
}

SmallVector<Value> RegionBufferizer::emitYield(Operation *terminator,
                                               ImplicitLocOpBuilder &b,
                                               ValueRange carried) {
  SmallVector<Value> results;
  llvm::SmallDenseSet<Value> handedOver;
  for (auto [index, operand] : llvm::enumerate(terminator->getOperands())) {
    if (!carried.empty() && canKeepBuffer(carried[index], terminator)) {
      Value carriedBuffer = buffers.lookup(carried[index]);
      if (isSplat(operand))
        fillSplat(operand, carriedBuffer, b);
      else
        emitCopy(b, bufferOf(operand, b), carriedBuffer);
      results.push_back(carriedBuffer);
      continue;
    }
    Value root = rootOf(operand);
    Value buffer = bufferOf(operand, b);
    if (!isa<MemRefType>(buffer.getType())) {
      results.push_back(buffer);
      continue;
    }
    auto *copy = llvm::find(splatCopies, buffer);
    if (copy != splatCopies.end()) {
      splatCopies.erase(copy);
      results.push_back(buffer);
      continue;
    }
    if (owner.lookup(root) == terminator->getBlock() &&
        handedOver.insert(root).second) {
      results.push_back(buffer);
      continue;
    }
    Value fresh =
        memref::AllocOp::create(b, cast<MemRefType>(buffer.getType()));
    emitCopy(b, buffer, fresh);
    results.push_back(fresh);
  }
  for (Value root : handedOver)
    owner.erase(root);
  for (Value value : carried) {
    if (llvm::is_contained(results, buffers.lookup(value)))
      owner.erase(value); // it is yielded
    else if (owner.lookup(value) == terminator->getBlock())
      release(value, b);
  }
  releaseLastUses(terminator, b);
  return results;
}

/// Returns the initial values of a loop: buffers that it may overwrite, and
/// scalars.
SmallVector<Value> RegionBufferizer::takeCarried(ValueRange initial,
                                                 Operation *op,
                                                 ImplicitLocOpBuilder &b) {
  SmallVector<Value> carried;
  for (Value value : initial)
    carried.push_back(isa<TensorType>(value.getType())
                          ? takeOrCopy(value, op, b)
                          : scalars.lookup(value));
  return carried;
}

void RegionBufferizer::ownAll(ValueRange values, ValueRange emitted,
                              Block *block) {
  for (auto [value, replacement] : llvm::zip_equal(values, emitted)) {
    if (isa<TensorType>(value.getType()))
      own(value, replacement, block);
    else
      scalars[value] = replacement;
  }
}

/// Returns the buffer of result `index` of `loop` if all iterations keep the
/// initial one, else null.
static Value keptBuffer(LoopLikeOpInterface loop, unsigned index) {
  if (auto whileOp = dyn_cast<scf::WhileOp>(*loop)) {
    Value forwarded = whileOp.getConditionOp().getArgs()[index];
    auto carried = dyn_cast<BlockArgument>(forwarded);
    if (!carried || carried.getOwner() != whileOp.getBeforeBody() ||
        whileOp.getYieldOp()->getOperand(carried.getArgNumber()) !=
            whileOp.getAfterArguments()[index])
      return {};
    return whileOp.getInits()[carried.getArgNumber()];
  }
  auto forOp = cast<scf::ForOp>(*loop);
  return forOp.getYieldedValues()[index] == forOp.getRegionIterArg(index)
             ? forOp.getInitArgs()[index]
             : Value();
}

void RegionBufferizer::setLoopResult(LoopLikeOpInterface loop, unsigned index,
                                     Value result, ImplicitLocOpBuilder &b) {
  Value destination = destinations.lookup(result);
  Value kept = keptBuffer(loop, index);
  auto allocation = kept ? kept.getDefiningOp<memref::AllocOp>() : nullptr;
  auto alternating = kept ? std::optional<AlternatingBuffers>()
                          : AlternatingBuffers::find(loop, index);
  if (alternating)
    allocation = alternating->initial;
  // A small buffer is on the stack of a loop's kernel, which is faster.
  if (!destination || !allocation ||
      bytesOf(allocation.getType()) <= kSmallBytes)
    return own(result, loop->getResult(index), result.getParentBlock());
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(allocation);
  Value view = reshapeBuffer(b, destination, allocation.getType().getShape());
  if (alternating) {
    alternating->replace(loop, index, view, b);
  } else {
    allocation.replaceAllUsesWith(view);
    allocation.erase();
  }
  buffers[result] = view;
}

void RegionBufferizer::setLoopResults(Operation *op, LoopLikeOpInterface loop,
                                      ImplicitLocOpBuilder &b) {
  for (auto [index, result] : llvm::enumerate(op->getResults())) {
    if (isa<TensorType>(result.getType()))
      setLoopResult(loop, index, result, b);
    else
      scalars[result] = loop->getResult(index);
  }
}

static SmallVector<Type> typesOnBuffers(TypeRange types) {
  return llvm::map_to_vector(types, [](Type type) -> Type {
    return isa<TensorType>(type) ? bufferType(type) : type;
  });
}

/// Emits a condition that does not forward values: the body receives the
/// operands of the condition.
LogicalResult RegionBufferizer::emitSimpleCondition(Block &condition,
                                                    Block *before,
                                                    ImplicitLocOpBuilder &b) {
  for (auto [from, to] :
       llvm::zip(condition.getArguments(), before->getArguments()))
    buffers[from] = to;
  analyzeBlock(condition);
  if (failed(emitBlock(condition, b)))
    return failure();
  Operation *terminator = condition.getTerminator();
  Value predicate =
      memref::LoadOp::create(b, bufferOf(terminator->getOperand(0), b));
  freeSplats(b);
  releaseLastUses(terminator, b);
  scf::ConditionOp::create(b, predicate, before->getArguments());
  return success();
}

/// Emits a condition that forwards its own values to the body.
LogicalResult
RegionBufferizer::emitForwardingCondition(Block &condition, Block *before,
                                          ImplicitLocOpBuilder &b) {
  ownAll(condition.getArguments(), before->getArguments(), &condition);
  analyzeBlock(condition);
  if (failed(emitBlock(condition, b)))
    return failure();
  SmallVector<Value> values = emitYield(condition.getTerminator(), b);
  scf::ConditionOp::create(b, values.front(), ArrayRef(values).drop_front());
  return success();
}

LogicalResult RegionBufferizer::emitWhile(Operation *op,
                                          ImplicitLocOpBuilder &b) {
  SmallVector<Value> carried = takeCarried(op->getOperands(), op, b);
  auto types = llvm::to_vector(TypeRange(ValueRange(carried)));
  SmallVector<Type> results = typesOnBuffers(op->getResultTypes());
  auto target = scf::WhileOp::create(b, results, carried);
  target->setAttr(kProgramLoop, b.getUnitAttr());
  OpBuilder::InsertionGuard guard(b);

  Block &condition = op->getRegion(0).front();
  Block *before =
      b.createBlock(&target.getBefore(), {}, types,
                    SmallVector<Location>(types.size(), op->getLoc()));
  if (failed(isa<scf::WhileOp>(op)
                 ? emitForwardingCondition(condition, before, b)
                 : emitSimpleCondition(condition, before, b)))
    return failure();

  Block &body = op->getRegion(1).front();
  Block *after =
      b.createBlock(&target.getAfter(), {}, results,
                    SmallVector<Location>(results.size(), op->getLoc()));
  callRuntime(b, "gspmd_rt_loop_guard", {});
  ownAll(body.getArguments(), after->getArguments(), &body);
  analyzeBlock(body);
  // The condition may forward other values than it receives.
  ValueRange same = body.getArguments();
  if (same.getTypes() != body.getTerminator()->getOperandTypes())
    same = {};
  pinSmallBuffers(same);
  if (failed(emitBlock(body, b)))
    return failure();
  scf::YieldOp::create(b, emitYield(body.getTerminator(), b, same));
  setLoopResults(op, target, b);
  return success();
}

LogicalResult RegionBufferizer::emitFor(Operation *op,
                                        ImplicitLocOpBuilder &b) {
  auto loop = cast<scf::ForOp>(op);
  SmallVector<Value> carried = takeCarried(loop.getInitArgs(), op, b);
  auto target = scf::ForOp::create(b, scalars.lookup(loop.getLowerBound()),
                                   scalars.lookup(loop.getUpperBound()),
                                   scalars.lookup(loop.getStep()), carried);
  target.setUnsignedCmp(loop.getUnsignedCmp());
  target->setAttr(kProgramLoop, b.getUnitAttr());
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(target.getBody());
  callRuntime(b, "gspmd_rt_loop_guard", {});
  Block &body = *loop.getBody();
  scalars[loop.getInductionVar()] = target.getInductionVar();
  ownAll(loop.getRegionIterArgs(), target.getRegionIterArgs(), &body);
  analyzeBlock(body);
  pinSmallBuffers(loop.getRegionIterArgs());
  if (failed(emitBlock(body, b)))
    return failure();
  SmallVector<Value> yielded =
      emitYield(body.getTerminator(), b, loop.getRegionIterArgs());
  if (!carried.empty())
    scf::YieldOp::create(b, yielded);
  setLoopResults(op, target, b);
  return success();
}

namespace {
/// An index, and the regions for its values; the last region is the default.
struct Choice {
  Value selector;
  SmallVector<int64_t> cases;
  SmallVector<Region *> regions;
};
} // namespace

/// A case selects branch `index`, the last one if it is out of bounds; an if
/// selects the first branch if its predicate holds. An index_switch has values
/// for all branches but the first.
static Choice choiceOf(Operation *op, Value selector, ImplicitLocOpBuilder &b) {
  Choice choice{selector, {}, {}};
  for (Region &region : op->getRegions())
    choice.regions.push_back(&region);
  if (auto numbered = dyn_cast<scf::IndexSwitchOp>(op)) {
    llvm::append_range(choice.cases, numbered.getCases());
    std::rotate(choice.regions.begin(), choice.regions.begin() + 1,
                choice.regions.end());
    return choice;
  }
  if (isa<stablehlo::IfOp, scf::IfOp>(op)) {
    Value zero = indexConstant(b, 0), one = indexConstant(b, 1);
    choice.selector = arith::SelectOp::create(b, selector, zero, one);
  } else {
    choice.selector = arith::IndexCastOp::create(b, b.getIndexType(), selector);
  }
  for (unsigned i = 0; i + 1 < choice.regions.size(); ++i)
    choice.cases.push_back(i);
  return choice;
}

LogicalResult RegionBufferizer::emitBranches(Operation *op,
                                             ImplicitLocOpBuilder &b) {
  Value selector = bufferOf(op->getOperand(0), b);
  if (isa<MemRefType>(selector.getType()))
    selector = memref::LoadOp::create(b, selector);
  freeSplats(b);
  Choice choice = choiceOf(op, selector, b);
  auto target = scf::IndexSwitchOp::create(
      b, typesOnBuffers(op->getResultTypes()), choice.selector, choice.cases,
      choice.cases.size());
  for (auto [i, source] : llvm::enumerate(choice.regions)) {
    Region &region = i < choice.cases.size() ? target.getCaseRegions()[i]
                                             : target.getDefaultRegion();
    OpBuilder::InsertionGuard guard(b);
    b.createBlock(&region);
    if (source->empty()) { // the if has no else branch
      scf::YieldOp::create(b);
      continue;
    }
    Block &block = source->front();
    analyzeBlock(block);
    if (failed(emitBlock(block, b)))
      return failure();
    scf::YieldOp::create(b, emitYield(block.getTerminator(), b));
  }
  ownAll(op->getResults(), target.getResults(), op->getBlock());
  return success();
}

} // namespace mlir::gspmd::lowering
