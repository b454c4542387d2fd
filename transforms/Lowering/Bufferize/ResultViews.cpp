//===- ResultViews.cpp - Operands computed in a view of a result ----------===//

#include "transforms/Lowering/Bufferize/ResultViews.h"
#include "transforms/Lowering/Bufferize/BufferLowering.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "transforms/Lowering/LowerToLinalg/TensorLowering.h"
#include "transforms/Lowering/OutlineKernels/BufferBytes.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::gspmd::lowering {
namespace {

/// Returns true if `op` writes each element of its result once and reads none.
bool canWriteView(Operation &op) {
  if (op.getNumResults() != 1 || !hasElements(&op))
    return false;
  if (auto generic = dyn_cast<linalg::GenericOp>(op))
    return generic.getNumParallelLoops() == generic.getNumLoops() &&
           generic.getOutputs().front().getDefiningOp<tensor::EmptyOp>();
  const BufferEntry *entry = lookupBufferOp(&op);
  return entry && entry->canWriteView;
}

/// Returns true for constants and arguments of the program.
bool isPermanent(Value value) {
  Operation *definition = value.getDefiningOp();
  return definition ? definition->hasTrait<OpTrait::ConstantLike>()
                    : isa<func::FuncOp>(value.getParentBlock()->getParentOp());
}

} // namespace

Operation *
findConsumerWithView(Operation &op, llvm::function_ref<Value(Value)> rootOf,
                     const llvm::DenseMap<Value, Operation *> &lastUses) {
  if (!canWriteView(op) || !op.hasOneUse())
    return nullptr;
  Operation *consumer = *op.user_begin();
  const BufferEntry *entry = lookupBufferOp(consumer);
  if (consumer->getBlock() != op.getBlock() || !entry || !entry->operandView)
    return nullptr;
  llvm::SetVector<Value> roots;
  op.walk([&](Operation *inner) {
    for (Value operand : inner->getOperands())
      roots.insert(rootOf(operand));
  });
  int64_t longer = 0;
  for (Value root : roots) {
    Operation *last = lastUses.lookup(root);
    if (last && isa<RankedTensorType>(root.getType()) && !isPermanent(root) &&
        last->getBlock() == op.getBlock() && last->isBeforeInBlock(consumer))
      longer += bytesOf(bufferType(root.getType()));
  }
  return longer <= bytesOf(bufferType(op.getResult(0).getType())) ? consumer
                                                                  : nullptr;
}

} // namespace mlir::gspmd::lowering
