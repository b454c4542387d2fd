//===- BufferOwnership.cpp - Aliases, owners and lifetimes ----------------===//

#include "transforms/Lowering/Bufferize/BufferOwnership.h"
#include "dialect/StableHLO/Types/StablehloTraits.h"
#include "mlir/IR/BuiltinOps.h"

#include "dialect/Spmd/SpmdDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "transforms/Lowering/Bufferize/ResultViews.h"
#include "transforms/Lowering/LowerToLinalg/TensorLowering.h"

namespace mlir::gspmd::lowering {

bool isAlias(Operation *op) {
  return op->hasTrait<stablehlo::KeepsElementOrder>() ||
         isa<spmd::DoneOp, UnrealizedConversionCastOp>(op);
}

Value BufferOwnership::rootOf(Value value) const {
  while (Value next = aliasOf.lookup(value))
    value = next;
  return value;
}

bool BufferOwnership::isSplat(Value value) const {
  Value root = rootOf(value);
  return isa_and_present<linalg::FillOp, tensor::EmptyOp>(
             root.getDefiningOp()) ||
         splatConstant(root);
}

void BufferOwnership::deferOps(Block &block) {
  auto root = [&](Value value) { return rootOf(value); };
  SmallVector<std::pair<Operation *, Operation *>> found;
  for (Operation &op : block)
    if (Operation *consumer = findConsumerWithView(op, root, lastUse))
      found.emplace_back(&op, consumer);
  for (auto [op, consumer] : found) {
    deferred.insert(op);
    op->walk([&, consumer = consumer](Operation *inner) {
      for (Value operand : inner->getOperands()) {
        auto it = lastUse.find(rootOf(operand));
        if (it != lastUse.end() && it->second->getBlock() == &block &&
            it->second->isBeforeInBlock(consumer))
          it->second = consumer;
      }
    });
  }
}

void BufferOwnership::analyzeBlock(Block &block) {
  for (Operation &op : block)
    if (isAlias(&op))
      for (auto [operand, result] :
           llvm::zip_equal(op.getOperands(), op.getResults()))
        aliasOf[result] = operand;
  // The walk is in program order, so that the last use wins.
  for (Operation &op : block)
    op.walk([&](Operation *inner) {
      auto use = [&](Value value) {
        Value root = rootOf(value);
        if (root.getParentBlock() == &block)
          lastUse[root] = &op;
      };
      llvm::for_each(inner->getOperands(), use);
      // A started collective reads its operands and writes its results until
      // the done op.
      if (Operation *start = spmd::startOf(inner)) {
        llvm::for_each(start->getOperands(), use);
        llvm::for_each(start->getResults(), use);
      }
    });
  deferOps(block);
  auto recordDying = [&](Value value, Operation *definition) {
    if (aliasOf.contains(value))
      return;
    Operation *last = lastUse.lookup(value);
    lastUsed[last ? last : definition].push_back(value);
  };
  for (Value argument : block.getArguments())
    recordDying(argument, nullptr);
  for (Operation &op : block)
    for (Value result : op.getResults())
      recordDying(result, &op);
}

bool BufferOwnership::canTake(Value operand, Operation *op) const {
  auto it = owner.find(rootOf(operand));
  return it != owner.end() && it->second == op->getBlock() &&
         isLastUse(operand, op);
}

bool BufferOwnership::isLastUse(Value operand, Operation *op) const {
  Value root = rootOf(operand);
  if (lastUse.lookup(root) != op)
    return false;
  // A region of the op may read the value too; then it must not be overwritten.
  unsigned uses = 0;
  op->walk([&](Operation *inner) {
    for (Value other : inner->getOperands())
      uses += rootOf(other) == root;
  });
  return uses == 1;
}

void BufferOwnership::own(Value value, Value buffer, Block *block) {
  buffers[value] = buffer;
  owner[value] = block;
}

void BufferOwnership::release(Value root, ImplicitLocOpBuilder &b) {
  if (!owner.erase(root))
    return;
  memref::DeallocOp::create(b, buffers.lookup(root));
}

void BufferOwnership::releaseLastUses(Operation *op, ImplicitLocOpBuilder &b) {
  for (Value root : lastUsed.lookup(op))
    if (owner.lookup(root) == op->getBlock() && !pinned.contains(root))
      release(root, b);
}

} // namespace mlir::gspmd::lowering
