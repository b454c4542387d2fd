//===- Sort.cpp - Sorting and random numbers ------------------------------===//

#include "dialect/StableHLO/StablehloDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Model.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/PropagationRules.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

struct SortModel : ModelDefaults {
  static FactorMap rule(stablehlo::SortOp op) {
    FactorMapBuilder builder = ruleBuilder(op);
    auto all = llvm::to_vector(llvm::seq(op->getNumOperands()));
    for (auto [d, size] : llvm::enumerate(shapeOf(op->getOperand(0))))
      addDim(builder, size, all, all, d,
             int64_t(d) == op.getSortedDimension() ? FactorKind::NeedReplication
                                                   : FactorKind::PassThrough);
    return std::move(builder).build();
  }
  static std::optional<FactorMap> propagationRule(stablehlo::SortOp op,
                                                  bool conservative) {
    return propagationRuleOf(op);
  }
  static double flops(stablehlo::SortOp op) {
    double elements = elementsOf(op->getOperand(0));
    return elements * llvm::Log2_64_Ceil(std::max<uint64_t>(1, elements));
  }
};

/// The bits of a position depend on the size of the whole, so every device makes
/// all of them (they take no communication) and keeps its part: the result has no
/// factors, and what follows is cut by slices.
struct RandomModel : ModelDefaults {
  static FactorMap rule(Operation *op) {
    return std::move(ruleBuilder(op)).build();
  }
  static std::optional<FactorMap> propagationRule(stablehlo::RngBitGeneratorOp op,
                                                  bool conservative) {
    return propagationRuleOf(op);
  }
  static std::optional<FactorMap> propagationRule(stablehlo::RngOp, bool) {
    return std::nullopt;
  }
  static double transcendentals(Operation *op) {
    return elementsOf(op->getResults().back());
  }
};

} // namespace

static void attach(MLIRContext *context, stablehlo::StablehloDialect *) {
  attachModel<SortModel, stablehlo::SortOp>(context);
  attachModel<RandomModel, stablehlo::RngBitGeneratorOp, stablehlo::RngOp>(
      context);
}

void mlir::gspmd::registerSortModels(DialectRegistry &registry) {
  registry.addExtension(attach);
}
