//===- BlockedTree.cpp - Expressions evaluated block by block -------------===//

#include "compiler/Optimize/LoopCollectives/BlockedTree.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::EmulationCostOpInterface;

/// Bounds the number of ops between a product and the value.
static constexpr unsigned kMaxDepth = 4;

bool mlir::gspmd::usesMatrixUnit(Operation *op) {
  auto cost = dyn_cast_or_null<EmulationCostOpInterface>(op);
  return cost && cost.getMatrixWork();
}

std::optional<BlockedTree> BlockedTree::make(Value value, unsigned dim,
                                             Blocking blocking) {
  BlockedTree tree;
  if (!tree.add(value, dim, blocking, kMaxDepth))
    return std::nullopt;
  return tree;
}

/// Adds the ops that compute `value` if there is a product among them.
bool BlockedTree::add(Value value, unsigned dim, Blocking blocking,
                      unsigned depth) {
  Operation *op = value.getDefiningOp();
  if (depth == 0 || !op || !value.hasOneUse() ||
      op->getBlock() != value.getUsers().begin()->getBlock())
    return false;
  auto blocked = BlockedOp::get(op, op->getNumOperands(), dim, blocking);
  if (!blocked)
    return false;
  bool hasProduct = usesMatrixUnit(op);
  if (!hasProduct)
    for (auto [i, operand] : llvm::enumerate(op->getOperands()))
      if (blocked->dimOf(i))
        hasProduct |= add(operand, *blocked->dimOf(i), blocking, depth - 1);
  if (hasProduct)
    nodes.push_back(*blocked);
  return hasProduct;
}

Value BlockedTree::emit(OpBuilder &builder, Value blockIndex) const {
  DenseMap<Value, Value> blocks;
  Value block;
  for (const BlockedOp &node : nodes) {
    Operation *op = node.getOp();
    SmallVector<Value> operands(op->getOperands());
    llvm::SmallBitVector isBlock(operands.size());
    for (auto [i, operand] : llvm::enumerate(operands))
      if (Value existing = blocks.lookup(operand)) {
        operand = existing;
        isBlock.set(i);
      }
    block = node.emit(builder, blockIndex, operands, isBlock);
    blocks[op->getResult(0)] = block;
  }
  return block;
}

void BlockedTree::erase() {
  for (const BlockedOp &node : llvm::reverse(nodes))
    node.getOp()->erase();
}
