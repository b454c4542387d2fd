//===- TriangularSolve.cpp - Model of triangular_solve --------------------===//

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Factorization/TriangularSystem.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/HaloWindow.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

struct TriangularSolveModel : HaloDefaults {
  static TriangularSystem system(stablehlo::TriangularSolveOp op) {
    return {op.getLeftSide(), op.getLower(), op.getUnitDiagonal(),
            op.getTransposeA()};
  }
  static FactorRule rule(stablehlo::TriangularSolveOp op) {
    return triangularSystemRule(system(op), op);
  }
  static double communicated(Operation *op, const FactorMap &map,
                             ArrayRef<AxisList> axes) {
    return triangularSystemBytes(op, map, axes);
  }
  static PartitionResult partition(stablehlo::TriangularSolveOp op,
                                   PartitionContext &ctx) {
    return partitionTriangularSystem(system(op), ctx);
  }
  static double flops(stablehlo::TriangularSolveOp op) {
    return elementsOf(op.getB()) * shapeOf(op.getA()).back();
  }
};

} // namespace

void mlir::gspmd::registerTriangularSolveModels(DialectRegistry &registry) {
  registerModel<TriangularSolveModel, stablehlo::TriangularSolveOp>(registry);
}
