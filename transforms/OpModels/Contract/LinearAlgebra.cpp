//===- LinearAlgebra.cpp - Models of factorizations, solves, FFTs ---------===//

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/Model.h"
#include <cmath>

using namespace mlir;
using namespace mlir::gspmd;

namespace {

struct CholeskyModel : ModelDefaults {
  static FactorRule rule(stablehlo::CholeskyOp op) {
    FactorRule rule = emptyRule(op);
    ArrayRef<int64_t> shape = shapeOf(op.getA());
    for (auto [d, size] : llvm::enumerate(shape))
      addDim(rule, size, {0}, {0}, d,
             d + 2 < shape.size() ? FactorKind::PassThrough
                                  : FactorKind::NeedReplication);
    return rule;
  }
  static double flops(stablehlo::CholeskyOp op) {
    return elementsOf(op.getA()) * shapeOf(op.getA()).back() / 3;
  }
};

/// a x = b (or x a = b). Right-hand sides are independent: their dimension of
/// `b` may be sharded. Shardings propagate between x, b and the corresponding
/// dimension of `a`.
struct TriangularSolveModel : ModelDefaults {
  static FactorRule rule(stablehlo::TriangularSolveOp op) {
    FactorRule rule = emptyRule(op);
    ArrayRef<int64_t> a = shapeOf(op.getA()), b = shapeOf(op.getB());
    unsigned rank = b.size(), first = rank - 2, last = rank - 1;
    for (unsigned d = 0; d < first; ++d)
      addDim(rule, b[d], {0, 1}, {0}, d);
    bool isLeft = op.getLeftSide();
    unsigned solved = isLeft ? first : last, free = isLeft ? last : first;
    for (unsigned d : {first, last})
      addDim(rule, b[d], {1}, {0}, d,
             partitionOnly(d == free ? FactorKind::PassThrough
                                     : FactorKind::NeedReplication));
    for (unsigned d : {first, last})
      addDim(rule, a[d], {0}, {}, d,
             partitionOnly(FactorKind::NeedReplication));
    auto transpose = op.getTransposeA();
    bool isTransposed = transpose == stablehlo::Transpose::TRANSPOSE ||
                        transpose == stablehlo::Transpose::ADJOINT;
    unsigned dimOfX = isLeft != isTransposed ? last : first;
    unsigned dimOfB = dimOfX == last ? first : last;
    FactorRole unsharded = propagationOnly(FactorKind::NeedReplication);
    rule.addFactor(a[dimOfB], {{0, dimOfB}, {1, solved}}, {}, unsharded);
    rule.addFactor(b[free], {{1, free}}, {{0, free}}, unsharded);
    rule.addFactor(a[dimOfX], {{0, dimOfX}}, {{0, solved}}, unsharded);
    return rule;
  }
  static double flops(stablehlo::TriangularSolveOp op) {
    return elementsOf(op.getB()) * shapeOf(op.getA()).back();
  }
};

/// Transformed dimensions are unsharded; a dimension whose size changes (the
/// last one of a real transform) is blocked, because shards of the two sizes do
/// not correspond.
struct FftModel : ModelDefaults {
  static FactorRule rule(stablehlo::FftOp op) {
    FactorRule rule = emptyRule(op);
    ArrayRef<int64_t> shape = shapeOf(op.getOperand());
    unsigned firstOfFft = shape.size() - op.getFftLength().size();
    for (auto [d, size] : llvm::enumerate(shape)) {
      rule.addFactor(size, {{0, unsigned(d)}}, {{0, unsigned(d)}},
                     {d < firstOfFft ? FactorKind::PassThrough
                                     : FactorKind::NeedReplication,
                      /*isBlocked=*/size != dimOf(op.getResult(), d)});
    }
    return rule;
  }
  /// Returns the usual count of an FFT: 5 n log2 n for each line of n complex
  /// numbers, half of it if one side is real.
  static double flops(stablehlo::FftOp op) {
    bool isReal =
        !isa<ComplexType>(op.getOperand().getType().getElementType()) ||
        !isa<ComplexType>(op.getResult().getType().getElementType());
    double logs = 0;
    for (int64_t length : op.getFftLength())
      logs += std::log2(static_cast<double>(std::max<int64_t>(length, 1)));
    double elements =
        std::max(elementsOf(op.getOperand()), elementsOf(op.getResult()));
    return (isReal ? 2.5 : 5) * logs * elements;
  }
};

} // namespace

void mlir::gspmd::registerLinearAlgebraModels(DialectRegistry &registry) {
  registerModel<CholeskyModel, stablehlo::CholeskyOp>(registry);
  registerModel<TriangularSolveModel, stablehlo::TriangularSolveOp>(registry);
  registerModel<FftModel, stablehlo::FftOp>(registry);
}
