//===- CustomCall.cpp - Calls of code that is not known -------------------===//
//
// What a custom call computes only its author knows, who can say how it may be
// cut by the attribute `sharding.rule` on the op. Of the targets that JAX writes
// it is known; a call of any other runs on whole tensors.
//
//===----------------------------------------------------------------------===//

#include "dialect/StableHLO/CustomCalls.h"
#include "dialect/StableHLO/StablehloDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/PropagationRules.h"
#include "transforms/OpModels/OpModels.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

struct CustomCallModel : ModelDefaults {
  /// What works element by element does so on parts too.
  static FactorMap rule(stablehlo::CustomCallOp op) {
    if (std::optional<FactorMap> written = sharding::writtenRule(op))
      return *written;
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
