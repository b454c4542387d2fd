//===- Fft.cpp - Model of fft ---------------------------------------------===//

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/Model.h"
#include <cmath>

using namespace mlir;
using namespace mlir::gspmd;

namespace {

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

void mlir::gspmd::registerFftModels(DialectRegistry &registry) {
  registerModel<FftModel, stablehlo::FftOp>(registry);
}
