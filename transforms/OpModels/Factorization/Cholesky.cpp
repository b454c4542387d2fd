//===- Cholesky.cpp - Model of cholesky -----------------------------------===//

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Factorization/CholeskyBlocks.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/HaloWindow.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

struct CholeskyModel : HaloDefaults {
  static CholeskyForm form(stablehlo::CholeskyOp op) {
    return {op.getLower(), /*hasStatus=*/false};
  }
  static FactorRule rule(stablehlo::CholeskyOp op) {
    return choleskyRule(form(op), op);
  }
  static double communicated(stablehlo::CholeskyOp op, const FactorMap &map,
                             ArrayRef<AxisList> axes) {
    return choleskyBytes(form(op), op, map, axes);
  }
  static PartitionResult partition(stablehlo::CholeskyOp op,
                                   PartitionContext &ctx) {
    return partitionCholesky(form(op), ctx);
  }
  static double flops(stablehlo::CholeskyOp op) {
    return elementsOf(op.getA()) * shapeOf(op.getA()).back() / 3;
  }
};

} // namespace

void mlir::gspmd::registerCholeskyModels(DialectRegistry &registry) {
  registerModel<CholeskyModel, stablehlo::CholeskyOp>(registry);
}
