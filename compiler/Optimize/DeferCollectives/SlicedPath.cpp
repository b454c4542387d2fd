//===- SlicedPath.cpp - Ops between a value and its slice -----------------===//

#include "compiler/Optimize/DeferCollectives/SlicedPath.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Bounds the number of ops visited for one path, since several operands may
/// lead back.
static constexpr unsigned kMaxSlicedSteps = 32;

namespace {
class Search {
public:
  Search(Block *block, int64_t blocks,
         llvm::function_ref<bool(Operation *, unsigned)> isBegin)
      : block(block), blocks(blocks), isBegin(isBegin) {}

  /// Extends the path up to `value`, whose dimension `dim` is sliced.
  bool follow(Value value, unsigned dim, SlicedPath &path) {
    Operation *op = value.getDefiningOp();
    if (!op || op->getBlock() != block || !value.hasOneUse() ||
        ++steps > kMaxSlicedSteps)
      return false;
    if (isBegin(op, dim)) {
      path.begin = op;
      path.dim = dim;
      return true;
    }
    if (isa_and_nonnull<spmd::SpmdDialect>(op->getDialect()))
      return false;
    auto blocked =
        BlockedOp::get(op, op->getNumOperands(), dim, Blocking{blocks, 1});
    if (!blocked)
      return false;
    for (unsigned operand : blocked->operandsInBlocks())
      if (follow(op->getOperand(operand), *blocked->dimOf(operand), path)) {
        path.ops.push_back({*blocked, operand});
        return true;
      }
    return false;
  }

private:
  Block *block;
  int64_t blocks;
  llvm::function_ref<bool(Operation *, unsigned)> isBegin;
  unsigned steps = 0;
};
} // namespace

std::optional<SlicedPath>
SlicedPath::find(spmd::AllSliceOp slice, int64_t blocks,
                 llvm::function_ref<bool(Operation *, unsigned)> isBegin) {
  SlicedPath path{nullptr, 0, {}};
  Search search(slice->getBlock(), blocks, isBegin);
  if (!search.follow(slice.getInput(), slice.getDim(), path))
    return std::nullopt;
  return path;
}

Value SlicedPath::emit(OpBuilder &builder, spmd::AllSliceOp slice,
                       Value shard) const {
  if (ops.empty())
    return shard;
  Value shardIndex = spmd::AxisIndexOp::create(
      builder, slice.getLoc(), RankedTensorType::get({}, builder.getI32Type()),
      slice.getAxes());
  for (const auto &[op, operand] : ops) {
    SmallVector<Value> operands(op.getOp()->getOperands());
    llvm::SmallBitVector isBlock(operands.size());
    operands[operand] = shard;
    isBlock.set(operand);
    shard = op.emit(builder, shardIndex, operands, isBlock);
  }
  return shard;
}
