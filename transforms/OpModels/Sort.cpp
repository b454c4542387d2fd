//===- Sort.cpp - Sorting and random numbers ------------------------------===//

#include "dialect/StableHLO/StablehloDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Model.h"
#include "transforms/OpModels/OpModels.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// Along the sorted dimension, which stays whole, shardings move if there is
/// another dimension to which the cut could be moved for the sort.
struct SortModel : ModelDefaults {
  static FactorRule rule(stablehlo::SortOp op) {
    ArrayRef<int64_t> shape = shapeOf(op->getOperand(0));
    int64_t sorted = op.getSortedDimension();
    bool isAlone = llvm::all_of(llvm::enumerate(shape), [&](auto dim) {
      return int64_t(dim.index()) == sorted || dim.value() == 1;
    });
    auto all = llvm::to_vector(llvm::seq(op->getNumOperands()));
    FactorRule rule = emptyRule(op);
    for (auto [d, size] : llvm::enumerate(shape))
      addDim(rule, size, all, all, d,
             int64_t(d) == sorted ? FactorRole(FactorKind::Whole, isAlone)
                                  : FactorRole());
    return rule;
  }
  static double flops(stablehlo::SortOp op) {
    double elements = elementsOf(op->getOperand(0));
    return elements * llvm::Log2_64_Ceil(std::max<uint64_t>(1, elements));
  }
};

/// The bits of a position depend on the size of the whole, so every device
/// makes all of them (they take no communication) and keeps its part: nothing
/// is cut, and what follows is cut by slices.
struct RandomModel : ModelDefaults {
  static FactorRule rule(stablehlo::RngOp op) { return emptyRule(op); }
  /// The state is whole, before and after; the bits may be cut.
  static FactorRule rule(stablehlo::RngBitGeneratorOp op) {
    FactorRule rule = emptyRule(op);
    for (auto [d, size] : llvm::enumerate(shapeOf(op->getOperand(0))))
      addDim(rule, size, {0}, {0}, d,
             onlyMoves(FactorKind::Whole, /*isBlocked=*/true));
    for (auto [d, size] : llvm::enumerate(shapeOf(op->getResult(1))))
      addDim(rule, size, {}, {1}, d, onlyMoves(FactorKind::PassThrough));
    return rule;
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
