//===- CustomCall.cpp - Calls of code that is not known -------------------===//
//
// What a custom call computes only its author knows, who can say how it may be
// cut by the attribute `sharding.rule` on the op. Without it the call runs on
// whole tensors.
//
//===----------------------------------------------------------------------===//

#include "dialect/StableHLO/StablehloDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Model.h"
#include "transforms/OpModels/OpModels.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Has the map a place for every dimension of the op's tensors?
static bool fits(Operation *op, const FactorMap &map) {
  auto ranksMatch = [](ValueRange values,
                       ArrayRef<::gspmd::TensorFactors> tensors) {
    if (values.size() != tensors.size())
      return false;
    for (auto [value, tensor] : llvm::zip_equal(values, tensors))
      if (shapeOf(value).size() != tensor.size())
        return false;
    return true;
  };
  return ranksMatch(op->getOperands(), map.operands()) &&
         ranksMatch(op->getResults(), map.results());
}

namespace {

struct CustomCallModel : ModelDefaults {
  static FactorMap rule(stablehlo::CustomCallOp op) {
    auto rule =
        op->getAttrOfType<sharding::RuleAttr>(sharding::ShardingDialect::kRule);
    if (rule) {
      FactorMap map = rule.toFactorMap();
      if (fits(op, map))
        return map;
    }
    return opaqueRule(op);
  }
};

} // namespace

static void attach(MLIRContext *context, stablehlo::StablehloDialect *) {
  attachModel<CustomCallModel, stablehlo::CustomCallOp>(context);
}

void mlir::gspmd::registerCustomCallModels(DialectRegistry &registry) {
  registry.addExtension(attach);
}
