//===- LocalDialectForms.cpp - In which dialects local ops are written ----===//

#include "transforms/Partition/SpmdPartition/LocalDialectForms.h"
#include "dialect/Sharding/Interfaces/LocalForm.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "dialect/Sharding/ShardingDialect.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

static const LocalFormInterface *formOf(Operation *op) {
  Dialect *dialect = op->getDialect();
  return dialect ? dialect->getRegisteredInterface<LocalFormInterface>()
                 : nullptr;
}

/// Does the op compute, so that its dialect is one that programs are in?
static bool computes(Operation *op) {
  return formOf(op) || (isa<ShardingRuleOpInterface>(op) &&
                        !isa<ShardingDialect>(op->getDialect()));
}

/// The op whose dialect the local ops of `op` are to be of; null if none says.
static Operation *dialectGiver(Operation *op) {
  if (!isa<ReshardOp>(op))
    return op;
  Value value = op->getOperand(0);
  while (auto other = value.getDefiningOp<ReshardOp>())
    value = other->getOperand(0);
  if (Operation *maker = value.getDefiningOp(); maker && computes(maker))
    return maker;
  for (Operation *user : op->getUsers())
    if (computes(user))
      return user;
  return nullptr;
}

void mlir::gspmd::rewriteInSourceDialect(Operation *op, Block &block,
                                         Operation *last,
                                         MutableArrayRef<Value> results) {
  Operation *giver = dialectGiver(op);
  const LocalFormInterface *form = giver ? formOf(giver) : nullptr;
  if (!form)
    return;
  auto first = last ? std::next(last->getIterator()) : block.begin();
  for (Operation &made :
       llvm::make_early_inc_range(llvm::make_range(first, block.end()))) {
    OpBuilder builder(&made);
    FailureOr<SmallVector<Value>> values =
        form->rewriteInDialect(&made, builder);
    if (failed(values))
      continue;
    for (auto [old, value] : llvm::zip_equal(made.getResults(), *values))
      llvm::replace(results, Value(old), value);
    made.replaceAllUsesWith(*values);
    made.erase();
  }
}
