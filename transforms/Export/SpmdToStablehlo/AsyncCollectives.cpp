//===- AsyncCollectives.cpp - Asynchronous collectives --------------------===//

#include "transforms/Export/SpmdToStablehlo/AsyncCollectives.h"

#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/Builders/CountedLoop.h"
#include "dialect/StableHLO/Ops/Collective/ProcessGrouping.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd;
using spmd::DoneOp;

/// Returns the only collective of `block` that `value` is computed from, or
/// null. An export writes a few ops around a collective, so the search follows
/// at most kMaxDepth operands.
static Operation *collectiveOf(Value value, Block *block, unsigned depth = 0) {
  constexpr unsigned kMaxDepth = 8;
  Operation *op = value.getDefiningOp();
  if (!op || op->getBlock() != block || depth > kMaxDepth)
    return nullptr;
  if (stablehlo::isCollective(op))
    return op;
  Operation *found = nullptr;
  for (Value operand : op->getOperands())
    if (Operation *one = collectiveOf(operand, block, depth + 1)) {
      if (found && found != one)
        return nullptr;
      found = one;
    }
  return found;
}

/// Moves the ops between a collective and `done` after `done`. Returns true if
/// `done` then waits for a collective.
static bool moveAfterDone(DoneOp done) {
  Block *block = done->getBlock();
  for (;;) {
    Operation *op = done.getInput().getDefiningOp();
    if (!op || op->getBlock() != block)
      return false;
    if (stablehlo::isCollective(op))
      return true;
    SmallVector<OpOperand *> fromCollective;
    for (OpOperand &operand : op->getOpOperands())
      if (collectiveOf(operand.get(), block))
        fromCollective.push_back(&operand);
    bool canMove = fromCollective.size() == 1 && op->getNumResults() == 1 &&
                   op->hasOneUse() && op->getNumRegions() == 0 &&
                   isMemoryEffectFree(op);
    if (!canMove)
      return false;
    done.getResult().replaceAllUsesWith(op->getResult(0));
    done.getInputMutable().assign(fromCollective.front()->get());
    done.getResult().setType(done.getInput().getType());
    fromCollective.front()->set(done.getResult());
    op->moveAfter(done);
  }
}

/// Returns the first `spmd.done` of a collective if all users are such ops.
static DoneOp firstDone(Operation *collective) {
  DoneOp first;
  for (Operation *user : collective->getUsers()) {
    auto done = dyn_cast<DoneOp>(user);
    if (!done || done->getBlock() != collective->getBlock())
      return {};
    if (!first || done->isBeforeInBlock(first))
      first = done;
  }
  return first;
}

static void writeAsync(Operation *collective, DoneOp first) {
  OpBuilder builder(collective);
  Location loc = collective->getLoc();
  auto future = stablehlo::FutureType::get(
      builder.getContext(), llvm::to_vector(collective->getResultTypes()));
  auto start = stablehlo::AsyncStartOp::create(builder, loc, future,
                                               collective->getOperands());
  SmallVector<Location> locations(collective->getNumOperands(), loc);
  Block *body = builder.createBlock(&start.getBody(), {},
                                    collective->getOperandTypes(), locations);
  Operation *inside = builder.clone(*collective);
  inside->setOperands(body->getArguments());
  stablehlo::endRegion(builder, loc, inside->getResults());

  builder.setInsertionPoint(first);
  auto done = stablehlo::AsyncDoneOp::create(
      builder, loc, collective->getResultTypes(), start.getResult());
  for (auto [old, result] :
       llvm::zip_equal(collective->getResults(), done.getResults()))
    for (Operation *user : llvm::make_early_inc_range(old.getUsers())) {
      cast<DoneOp>(user).getResult().replaceAllUsesWith(result);
      user->erase();
    }
  collective->erase();
}

/// Returns true if XLA's compiler for CPUs accepts the collective in
/// `async_start` (jaxlib 0.10.2).
static bool isAsyncOnCpu(Operation *collective, ProcessForm form) {
  if (isa<stablehlo::AllToAllOp>(collective))
    return false;
  return form == ProcessForm::Replicas ||
         !isa<stablehlo::AllGatherOp>(collective);
}

/// Returns true if `target` accepts the collective in `async_start`.
static bool isAsyncOn(AsyncTarget target, Operation *collective,
                      ProcessForm form) {
  // XLA's reader expects one result of `async_done`.
  bool isRead = collective->getNumResults() == 1;
  switch (target) {
  case AsyncTarget::Stablehlo:
    return true;
  case AsyncTarget::Xla:
  case AsyncTarget::Tpu:
  case AsyncTarget::Gpu:
    return isRead;
  case AsyncTarget::Cpu:
    return isRead && isAsyncOnCpu(collective, form);
  }
  llvm_unreachable("unknown target");
}

/// Lets users of `done` read the collective, which is synchronous.
static void join(DoneOp done, const Twine &reason) {
  done.emitRemark("the collective is not asynchronous: ") << reason;
  done.replaceAllUsesWith(done.getInput());
  done.erase();
}

void mlir::gspmd::writeAsyncCollectives(ModuleOp module, AsyncTarget target,
                                        ProcessForm form) {
  llvm::SetVector<Operation *> collectives;
  SmallVector<DoneOp> waits;
  module.walk([&](DoneOp done) { waits.push_back(done); });
  for (DoneOp done : waits)
    if (moveAfterDone(done))
      collectives.insert(done.getInput().getDefiningOp());
  for (Operation *collective : collectives) {
    DoneOp first = firstDone(collective);
    if (first && isAsyncOn(target, collective, form)) {
      writeAsync(collective, first);
      continue;
    }
    for (Operation *user : llvm::make_early_inc_range(collective->getUsers()))
      if (auto done = dyn_cast<DoneOp>(user); done && first)
        join(done, "the target has no asynchronous form of it");
  }
  module.walk([](DoneOp done) { join(done, "its result has other users"); });
}
