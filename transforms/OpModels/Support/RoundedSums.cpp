//===- RoundedSums.cpp - Sums that are rounded to integers ----------------===//

#include "transforms/OpModels/Support/RoundedSums.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::gspmd;

bool mlir::gspmd::roundsSum(Operation *op) {
  Type sum = getElementTypeOrSelf(op->getResult(0));
  auto isExact = [&](Value factor) {
    Type element = getElementTypeOrSelf(factor);
    return isa<IntegerType>(element) &&
           element.isInteger(1) == sum.isInteger(1);
  };
  unsigned factors = std::min(op->getNumOperands(), 2u);
  return isa<IntegerType>(sum) &&
         !llvm::all_of(op->getOperands().take_front(factors), isExact);
}

/// Makes reduction factors unsharded.
static FactorRule withUnshardedReductions(const FactorMap &map) {
  SmallVector<Factor, 4> factors(map.factors());
  for (Factor &factor : factors)
    for (FactorRoleField side :
         {&FactorRole::partitionKind, &FactorRole::propagationKind})
      if (factor.*side == FactorKind::Reduction)
        factor.*side = FactorKind::NeedReplication;
  return FactorRule(FactorMap(factors, map.operands(), map.results()));
}

FactorRule mlir::gspmd::ruleOfSums(Operation *op, const FactorRule &rule) {
  if (!roundsSum(op))
    return rule;
  return FactorRule::merge(withUnshardedReductions(rule.forCompletion()),
                           withUnshardedReductions(rule.forPartition()));
}
