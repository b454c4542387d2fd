//===- CustomCall.cpp - Calls of code that is not known -------------------===//
//
// What a custom call computes only its author knows, who can say how it may be
// cut by the attribute `sharding.rule` on the op. Of the targets that JAX
// writes it is known (of linear algebra see MatrixCalls.h); a call of any other
// runs on whole tensors.
//
//===----------------------------------------------------------------------===//

#include "dialect/StableHLO/CustomCalls.h"
#include "dialect/StableHLO/StablehloDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/MatrixCalls.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/PropagationRules.h"

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

/// The rule on the op as its partition may use it: shardings may move along
/// factors that the call itself cannot be cut by.
static FactorMap onlyCutThrough(const FactorMap &written) {
  SmallVector<::gspmd::Factor, 4> factors(written.factors());
  for (auto [f, factor] : llvm::enumerate(factors))
    if (factor.kind == FactorKind::PassThrough && !isCutThrough(written, f))
      factor.kind = FactorKind::NeedReplication;
  return FactorMap(factors, written.operands(), written.results());
}

namespace {

struct CustomCallModel : ModelDefaults {
  /// What works element by element does so on parts too.
  static FactorMap rule(stablehlo::CustomCallOp op) {
    if (std::optional<FactorMap> written = sharding::writtenRule(op))
      return onlyCutThrough(*written);
    if (auto matrix = stablehlo::readMatrixCall(op))
      return matrixCallRule(*matrix, op);
    auto kind = stablehlo::customCallKind(op.getCallTargetName());
    if (kind == stablehlo::CustomCallKind::Elementwise ||
        kind == stablehlo::CustomCallKind::Move)
      if (std::optional<FactorMap> known = propagationRuleOf(op))
        return *known;
    return opaqueRule(op);
  }
  static std::optional<FactorMap> propagationRule(stablehlo::CustomCallOp op,
                                                  bool conservative) {
    return propagationRuleOf(op);
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

static void attach(MLIRContext *context, stablehlo::StablehloDialect *) {
  attachModel<CustomCallModel, stablehlo::CustomCallOp>(context);
}

void mlir::gspmd::registerCustomCallModels(DialectRegistry &registry) {
  registry.addExtension(attach);
}
