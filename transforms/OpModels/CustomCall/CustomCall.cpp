//===- CustomCall.cpp - Calls of code that is not known -------------------===//
//
// What a custom call computes only its author knows, who can say how it may be
// cut by the attribute `sharding.rule` on the op. Of the targets that JAX
// writes it is known (of linear algebra see MatrixCalls.h); a call of any other
// runs on whole tensors.
//
//===----------------------------------------------------------------------===//

#include "dialect/StableHLO/CustomCalls.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/CustomCall/CustomCallRules.h"
#include "transforms/OpModels/CustomCall/MatrixCalls.h"
#include "transforms/OpModels/OpModels.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Does a call of parts of its operands along factor `f` give parts of its
/// results? Of a result without the factor nobody knows what it would be, nor
/// which part of a result would be made of operands without it.
static bool isCutThrough(const FactorMap &map, unsigned f) {
  auto has = [&](ArrayRef<::gspmd::TensorFactors> tensors, bool all) {
    auto hasFactor = [&](const ::gspmd::TensorFactors &dims) {
      return llvm::any_of(
          dims, [&](const auto &dim) { return llvm::is_contained(dim, f); });
    };
    return all ? llvm::all_of(tensors, hasFactor)
               : llvm::any_of(tensors, hasFactor);
  };
  return has(map.operands(), /*all=*/false) && has(map.results(), /*all=*/true);
}

/// Shardings may move along factors that the call itself cannot be cut by.
static FactorRule onlyCutThrough(const FactorMap &written) {
  SmallVector<::gspmd::Factor, 4> factors(written.factors());
  for (auto [f, factor] : llvm::enumerate(factors))
    if (factor.cut == FactorKind::PassThrough && !isCutThrough(written, f))
      factor.cut = FactorKind::Whole;
  return FactorRule(FactorMap(factors, written.operands(), written.results()));
}

namespace {

struct CustomCallModel : ModelDefaults {
  /// Shardings move as XLA moves them. What works element by element does so on
  /// parts too; of linear algebra it is known how it is cut.
  static FactorRule rule(stablehlo::CustomCallOp op) {
    if (std::optional<FactorMap> written = sharding::writtenRule(op))
      return onlyCutThrough(*written);
    std::optional<FactorRule> moves = knownRule(op);
    auto kind = stablehlo::customCallKind(op.getCallTargetName());
    if (moves && (kind == stablehlo::CustomCallKind::Elementwise ||
                  kind == stablehlo::CustomCallKind::Move))
      return *moves;
    auto matrix = stablehlo::readMatrixCall(op);
    FactorRule cuts = matrix ? matrixCallRule(*matrix, op) : opaqueRule(op);
    return moves ? FactorRule::joined(*moves, cuts) : cuts;
  }
  static double flops(stablehlo::CustomCallOp op) {
    auto matrix = stablehlo::readMatrixCall(op);
    return matrix ? matrixCallFlops(*matrix, op) : 0;
  }
  static int priority(stablehlo::CustomCallOp op) {
    return stablehlo::customCallKind(op.getCallTargetName()) ==
                   stablehlo::CustomCallKind::Move
               ? 0
               : 1;
  }
};

} // namespace

void mlir::gspmd::registerCustomCallModels(DialectRegistry &registry) {
  registerModel<CustomCallModel, stablehlo::CustomCallOp>(registry);
}
