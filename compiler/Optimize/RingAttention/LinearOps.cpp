//===- LinearOps.cpp - Ops of sums of exponentials ------------------------===//

#include "compiler/Optimize/RingAttention/LinearOps.h"

#include "dialect/Sharding/Interfaces/NeutralValues.h"
#include "dialect/Sharding/Interfaces/PartitionRules.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "transforms/OpModels/Support/ElementFunctions.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ReductionKind;
using stablehlo::typeOf;

bool mlir::gspmd::isLinearIn(Operation *op, unsigned number) {
  return llvm::any_of(sharding::linearOperandsOf(op, ReductionKind::Add),
                      [&](const llvm::SmallBitVector &set) {
                        return set.test(number) &&
                               llvm::all_of(set.set_bits(), [&](unsigned i) {
                                 return i == number ||
                                        sharding::isNeutral(op->getOperand(i),
                                                            ReductionKind::Add);
                               });
                      });
}

bool mlir::gspmd::convertsFloats(Operation *op) {
  auto isFloat = [](Value value) {
    return isa<FloatType>(getElementTypeOrSelf(value.getType()));
  };
  return isConversion(op) && isFloat(op->getOperand(0)) &&
         isFloat(op->getResult(0));
}

bool mlir::gspmd::isPointwiseIn(Operation *op, unsigned number) {
  auto cost = dyn_cast<sharding::EmulationCostOpInterface>(op);
  return cost && cost.getWorkKind() == WorkKind::Pointwise &&
         op->getNumResults() == 1 && op->getNumRegions() == 0 &&
         isMemoryEffectFree(op) &&
         typeOf(op->getOperand(number)).getShape() ==
             typeOf(op->getResult(0)).getShape();
}
