//===- Sort.cpp - Sorting and random numbers ------------------------------===//

#include "dialect/StableHLO/ChloDialect.h"
#include "dialect/StableHLO/StablehloDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Model.h"
#include "transforms/OpModels/OpModels.h"
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
  static PartitionResult partition(stablehlo::SortOp op,
                                   PartitionContext &ctx) {
    return sharding::partitionGenerically(op, ctx);
  }
  static double flops(stablehlo::SortOp op) {
    double elements = elementsOf(op->getOperand(0));
    return elements * llvm::Log2_64_Ceil(std::max<uint64_t>(1, elements));
  }
};

/// The k largest of the last dimension, which has another size in the results.
struct TopKModel : ModelDefaults {
  static FactorMap rule(chlo::TopKOp op) {
    FactorMapBuilder builder = ruleBuilder(op);
    ArrayRef<int64_t> shape = shapeOf(op.getOperand());
    for (auto [d, size] : llvm::enumerate(shape))
      addDim(builder, size, {0}, {0, 1}, d,
             d + 1 == shape.size() ? FactorKind::Blocked
                                   : FactorKind::PassThrough);
    return std::move(builder).build();
  }
  static double flops(chlo::TopKOp op) {
    double elements = elementsOf(op.getOperand());
    return elements * llvm::Log2_64_Ceil(std::max<uint64_t>(1, elements));
  }
};

/// The bits of a position depend on the size of the whole, so the op runs
/// whole.
struct RandomModel : ModelDefaults {
  static FactorMap rule(Operation *op) { return opaqueRule(op); }
  static double transcendentals(Operation *op) {
    return elementsOf(op->getResults().back());
  }
};

} // namespace

static void attachStablehlo(MLIRContext *context,
                            stablehlo::StablehloDialect *) {
  attachModel<SortModel, stablehlo::SortOp>(context);
  attachModel<RandomModel, stablehlo::RngBitGeneratorOp, stablehlo::RngOp>(
      context);
}

static void attachChlo(MLIRContext *context, chlo::ChloDialect *) {
  attachModel<TopKModel, chlo::TopKOp>(context);
}

void mlir::gspmd::registerSortModels(DialectRegistry &registry) {
  registry.addExtension(attachStablehlo);
  registry.addExtension(attachChlo);
}
