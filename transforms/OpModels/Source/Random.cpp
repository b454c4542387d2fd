//===- Random.cpp - Models of random number generators --------------------===//

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/Model.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// The bits of an element depend on the global size, so every device generates
/// all of them (without communication) and slices out its shard: no dimension
/// is sharded, and consumers are resharded by slices.
struct RandomModel : ModelDefaults {
  static FactorRule rule(stablehlo::RngOp op) { return emptyRule(op); }
  /// The state is replicated, before and after; the bits may be sharded.
  static FactorRule rule(stablehlo::RngBitGeneratorOp op) {
    FactorRule rule = emptyRule(op);
    for (auto [d, size] : llvm::enumerate(shapeOf(op->getOperand(0))))
      addDim(rule, size, {0}, {0}, d,
             propagationOnly(FactorKind::NeedReplication, /*isBlocked=*/true));
    for (auto [d, size] : llvm::enumerate(shapeOf(op->getResult(1))))
      addDim(rule, size, {}, {1}, d, propagationOnly(FactorKind::PassThrough));
    return rule;
  }
  static double transcendentals(Operation *op) {
    return elementsOf(op->getResults().back());
  }
};

} // namespace

void mlir::gspmd::registerRandomModels(DialectRegistry &registry) {
  registerModel<RandomModel, stablehlo::RngBitGeneratorOp, stablehlo::RngOp>(
      registry);
}
