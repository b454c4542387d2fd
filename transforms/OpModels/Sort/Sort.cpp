//===- Sort.cpp - Sorting along a dimension -------------------------------===//

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/Model.h"
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

} // namespace

void mlir::gspmd::registerSortModels(DialectRegistry &registry) {
  registerModel<SortModel, stablehlo::SortOp>(registry);
}
