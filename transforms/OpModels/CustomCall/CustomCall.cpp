//===- CustomCall.cpp - Model of custom calls -----------------------------===//
//
// The semantics of a custom call are known to its author only, who can define
// how it is sharded by the attribute `sharding.rule` on the op. The targets
// that JAX emits have rules (for linear algebra see MatrixCallModel.h); a call
// of any other target runs on global tensors.
//
//===----------------------------------------------------------------------===//

#include "dialect/Sharding/Interfaces/PartitionRules.h"
#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "dialect/StableHLO/CustomCalls/RaggedAllToAllCall.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Collective/RaggedAllToAll.h"
#include "transforms/OpModels/CustomCall/CustomCallRules.h"
#include "transforms/OpModels/CustomCall/HostCallModel.h"
#include "transforms/OpModels/CustomCall/MatrixCallModel.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/HaloWindow.h"
#include "transforms/OpModels/Support/MemoryUse.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

struct CustomCallModel : HaloDefaults {
  /// Shardings propagate as in XLA. Element-wise targets run on shards; linear
  /// algebra has partition rules.
  static FactorRule rule(stablehlo::CustomCallOp op) {
    if (std::optional<FactorMap> written = sharding::annotatedRule(op))
      return FactorRule(sharding::restrictToSharedFactors(*written));
    if (auto host = stablehlo::readHostCall(op))
      return hostCallRule(*host, op);
    if (stablehlo::isRaggedAllToAll(op))
      return raggedAllToAllRule(op);
    std::optional<FactorRule> moves = customCallRule(op);
    auto kind = stablehlo::customCallKind(op.getCallTargetName());
    if (moves && (kind == stablehlo::CustomCallKind::Elementwise ||
                  kind == stablehlo::CustomCallKind::Move))
      return *moves;
    if (moves && (kind == stablehlo::CustomCallKind::TopK ||
                  kind == stablehlo::CustomCallKind::ApproxTopK))
      if (std::optional<FactorRule> batches = topKBatchRule(op, kind))
        return FactorRule::merge(*moves, *batches);
    auto matrix = stablehlo::readMatrixCall(op);
    FactorRule partitionRule =
        matrix ? matrixCallRule(*matrix, op) : opaqueRule(op);
    return moves ? FactorRule::merge(*moves, partitionRule) : partitionRule;
  }
  static PartitionResult partition(stablehlo::CustomCallOp op,
                                   PartitionContext &ctx) {
    if (auto host = stablehlo::readHostCall(op))
      return partitionHostCall(*host, op, ctx);
    if (stablehlo::isRaggedAllToAll(op))
      return partitionRaggedAllToAll(op, ctx);
    if (auto matrix = partitionedMatrixCall(op))
      return partitionMatrixCall(*matrix, op, ctx);
    return ModelDefaults::partition(op, ctx);
  }
  static double communicated(stablehlo::CustomCallOp op, const FactorMap &map,
                             ArrayRef<AxisList> axes) {
    auto matrix = partitionedMatrixCall(op);
    return matrix ? matrixCallBytes(*matrix, op, map, axes) : 0;
  }
  /// Returns the call if the rule is that of its routine.
  static std::optional<stablehlo::MatrixCall>
  partitionedMatrixCall(stablehlo::CustomCallOp op) {
    if (sharding::annotatedRule(op))
      return std::nullopt;
    return stablehlo::readMatrixCall(op);
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

/// JAX's device_put between memory kinds.
struct PlacementMemory : MemoryUseDefaults {
  static std::optional<sharding::MemorySpace>
  placement(stablehlo::CustomCallOp op) {
    std::optional<StringRef> kind = stablehlo::memoryKindOf(
        op.getCallTargetName(), op->getAttrDictionary());
    if (!kind || op->getNumOperands() != 1 || op->getNumResults() != 1)
      return std::nullopt;
    return sharding::parseMemorySpace(*kind);
  }
};

} // namespace

void mlir::gspmd::registerCustomCallModels(DialectRegistry &registry) {
  registerModel<CustomCallModel, stablehlo::CustomCallOp>(registry);
  registerMemoryUse<PlacementMemory, stablehlo::CustomCallOp>(registry);
}
