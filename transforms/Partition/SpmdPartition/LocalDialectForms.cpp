//===- LocalDialectForms.cpp - Dialects of local ops ----------------------===//

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

/// Returns true if the op computes, so that its dialect is one that programs
/// are written in.
static bool computes(Operation *op) {
  return formOf(op) || (isa<ShardingRuleOpInterface>(op) &&
                        !isa_and_nonnull<ShardingDialect>(op->getDialect()));
}

/// Returns the op whose dialect the local ops of `op` use; null if there is
/// none.
static Operation *findDialectSource(Operation *op) {
  if (!isa<ReshardOp>(op))
    return op;
  Value value = op->getOperand(0);
  while (auto other = value.getDefiningOp<ReshardOp>())
    value = other->getOperand(0);
  if (Operation *definition = value.getDefiningOp();
      definition && computes(definition))
    return definition;
  for (Operation *user : op->getUsers())
    if (computes(user))
      return user;
  return nullptr;
}

void mlir::gspmd::rewriteInSourceDialect(Operation *op, Block &block,
                                         Operation *last,
                                         MutableArrayRef<Value> results) {
  Operation *source = findDialectSource(op);
  const LocalFormInterface *form = source ? formOf(source) : nullptr;
  if (!form)
    return;
  auto first = last ? std::next(last->getIterator()) : block.begin();
  for (Operation &localOp :
       llvm::make_early_inc_range(llvm::make_range(first, block.end()))) {
    OpBuilder builder(&localOp);
    FailureOr<SmallVector<Value>> values =
        form->rewriteInDialect(&localOp, builder);
    if (failed(values))
      continue;
    for (auto [old, value] : llvm::zip_equal(localOp.getResults(), *values))
      llvm::replace(results, Value(old), value);
    localOp.replaceAllUsesWith(*values);
    localOp.erase();
  }
}
