//===- AlternatingBuffers.cpp - Loop-carried values in two buffers --------===//

#include "transforms/Lowering/Bufferize/AlternatingBuffers.h"
#include "transforms/Lowering/Bufferize/BufferLowering.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace mlir::gspmd::lowering {
namespace {

/// A loop-carried value: its initial value, the argument of the body, and what
/// the body yields for it.
struct Carried {
  Value initial;
  BlockArgument argument;
  OpOperand *yielded;
};

/// Returns the loop-carried value that result `index` of `loop` is; nullopt if
/// the condition of a while loop passes on another one.
std::optional<Carried> carriedOf(LoopLikeOpInterface loop, unsigned index) {
  if (auto forOp = dyn_cast<scf::ForOp>(*loop))
    return Carried{forOp.getInitArgs()[index], forOp.getRegionIterArg(index),
                   &(*forOp.getYieldedValuesMutable())[index]};
  auto whileOp = dyn_cast<scf::WhileOp>(*loop);
  if (!whileOp)
    return std::nullopt;
  auto before =
      dyn_cast<BlockArgument>(whileOp.getConditionOp().getArgs()[index]);
  if (!before || before.getOwner() != whileOp.getBeforeBody() ||
      before.getArgNumber() != index)
    return std::nullopt;
  return Carried{whileOp.getInits()[index], whileOp.getAfterArguments()[index],
                 &whileOp.getYieldOp()->getOpOperand(index)};
}

Value isAt(ImplicitLocOpBuilder &b, Value buffer, Value other) {
  auto address = [&](Value memref) {
    return memref::ExtractAlignedPointerAsIndexOp::create(b, memref);
  };
  return arith::CmpIOp::create(b, arith::CmpIPredicate::eq, address(buffer),
                               address(other));
}

} // namespace

std::optional<AlternatingBuffers>
AlternatingBuffers::find(LoopLikeOpInterface loop, unsigned index) {
  std::optional<Carried> carried = carriedOf(loop, index);
  if (!carried)
    return std::nullopt;
  Block *body = carried->argument.getOwner();
  AlternatingBuffers buffers{
      carried->initial.getDefiningOp<memref::AllocOp>(),
      carried->yielded->get().getDefiningOp<memref::AllocOp>(), nullptr};
  if (!buffers.initial || !buffers.next || buffers.next->getBlock() != body ||
      buffers.next.getType() != buffers.initial.getType())
    return std::nullopt;
  // The new buffer is yielded once, and the previous one is freed.
  Operation *end = body->getTerminator();
  for (OpOperand &operand : end->getOpOperands())
    if (operand.get() == carried->argument ||
        (operand.get() == carried->yielded->get() &&
         &operand != carried->yielded))
      return std::nullopt;
  for (Operation *user : carried->argument.getUsers())
    if (auto dealloc = dyn_cast<memref::DeallocOp>(user)) {
      if (buffers.freed || dealloc->getBlock() != body)
        return std::nullopt;
      buffers.freed = dealloc;
    }
  return buffers.freed ? std::optional(buffers) : std::nullopt;
}

void AlternatingBuffers::replace(LoopLikeOpInterface loop, unsigned index,
                                 Value first, ImplicitLocOpBuilder &b) {
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(loop);
  Value second = memref::AllocOp::create(b, initial.getType());
  b.setInsertionPoint(next);
  Value other = arith::SelectOp::create(b, isAt(b, freed.getMemref(), first),
                                        second, first);
  next->replaceAllUsesWith(ValueRange(other));
  initial->replaceAllUsesWith(ValueRange(first));
  b.setInsertionPointAfter(loop);
  Value last = loop->getResult(index);
  auto guardCopy = scf::IfOp::create(b, isAt(b, last, second));
  {
    OpBuilder::InsertionGuard inside(b);
    b.setInsertionPointToStart(guardCopy.thenBlock());
    emitCopy(b, last, first);
  }
  memref::DeallocOp::create(b, second);
  for (Operation *op :
       {static_cast<Operation *>(initial), static_cast<Operation *>(next),
        static_cast<Operation *>(freed)})
    op->erase();
}

} // namespace mlir::gspmd::lowering
