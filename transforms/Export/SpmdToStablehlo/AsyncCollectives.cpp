//===- AsyncCollectives.cpp - Started collectives of StableHLO ------------===//

#include "transforms/Export/SpmdToStablehlo/AsyncCollectives.h"

#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/Builders/CountedLoop.h"
#include "dialect/StableHLO/Ops/Collective/ProcessGrouping.h"
#include "dialect/StableHLO/Ops/Control/AsyncOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::gspmd;
using spmd::DoneOp;

/// The collective that `value` is made of, within a few ops of its block, as
/// one export writes them; null if there is none, or more than one.
static Operation *collectiveOf(Value value, Block *block, unsigned depth = 0) {
  constexpr unsigned kMostDepth = 8;
  Operation *op = value.getDefiningOp();
  if (!op || op->getBlock() != block || depth > kMostDepth)
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

/// Brings ops between a collective and `done` behind it. Is that then a
/// collective's result?
static bool bringBehind(DoneOp done) {
  Block *block = done->getBlock();
  for (;;) {
    Operation *op = done.getInput().getDefiningOp();
    if (!op || op->getBlock() != block)
      return false;
    if (stablehlo::isCollective(op))
      return true;
    SmallVector<OpOperand *> made;
    for (OpOperand &operand : op->getOpOperands())
      if (collectiveOf(operand.get(), block))
        made.push_back(&operand);
    bool canMove = made.size() == 1 && op->getNumResults() == 1 &&
                   op->hasOneUse() && op->getNumRegions() == 0 &&
                   isMemoryEffectFree(op);
    if (!canMove)
      return false;
    done.getResult().replaceAllUsesWith(op->getResult(0));
    done.getInputMutable().assign(made.front()->get());
    done.getResult().setType(done.getInput().getType());
    made.front()->set(done.getResult());
    op->moveAfter(done);
  }
}

/// The first of those that wait for a collective, if nothing else reads it.
static DoneOp onlyWaits(Operation *collective) {
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

void mlir::gspmd::writeAsyncCollectives(ModuleOp module) {
  llvm::SetVector<Operation *> collectives;
  SmallVector<DoneOp> waits;
  module.walk([&](DoneOp done) { waits.push_back(done); });
  for (DoneOp done : waits)
    if (bringBehind(done))
      collectives.insert(done.getInput().getDefiningOp());
  for (Operation *collective : collectives)
    if (DoneOp first = onlyWaits(collective))
      writeAsync(collective, first);
  module.walk([](DoneOp done) {
    done.emitRemark("what this waits for is not started early: something else "
                    "reads what it is written as");
    done.replaceAllUsesWith(done.getInput());
    done.erase();
  });
}
