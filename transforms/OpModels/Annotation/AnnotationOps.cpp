//===- AnnotationOps.cpp - Models of the sharding annotations -------------===//

#include "dialect/Sdy/SdyDialect.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "transforms/ForeignDialects/ProjectDialects.h"
#include "transforms/OpModels/OpModels.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

/// Returns the rule of the identity on a tensor, with one factor per dimension.
static FactorMap identityRule(Operation *op) {
  auto tensor = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  unsigned rank = tensor ? tensor.getRank() : 0;
  return FactorRule({rank}, {rank})
      .addPointwise(tensor ? tensor.getShape() : ArrayRef<int64_t>())
      .forCompletion();
}

namespace {
template <typename OpTy>
struct IdentityModel
    : ShardingRuleOpInterface::ExternalModel<IdentityModel<OpTy>, OpTy> {
  FactorMap getShardingRule(Operation *op, bool) const {
    return identityRule(op);
  }
  int getPropagationPriority(Operation *) const { return 0; }
  SmallVector<llvm::SmallBitVector> getLinearOperands(Operation *,
                                                      ReductionKind) const {
    return {llvm::SmallBitVector(1, true)};
  }
};

/// A propagation barrier is an identity that blocks propagation in some
/// directions.
struct BarrierModel
    : ShardingRuleOpInterface::ExternalModel<BarrierModel, BarrierOp> {
  FactorMap getShardingRule(Operation *op, bool) const {
    return identityRule(op);
  }
  PropagationDirection getPropagationDirection(Operation *op, int) const {
    return llvm::StringSwitch<PropagationDirection>(
               cast<BarrierOp>(op).getDirection())
        .Case("forward", PropagationDirection::Backward)
        .Case("backward", PropagationDirection::Forward)
        .Default(PropagationDirection::None);
  }
};

/// Operands of the op are the region's arguments, results are what the region
/// returns.
struct NamedComputationModel
    : ShardingDataFlowOpInterface::ExternalModel<NamedComputationModel,
                                                 sdy::NamedComputationOp> {
  void getDataFlowEdges(Operation *op, SmallVectorImpl<DataFlowEdge> &edges,
                        SymbolTableCollection &) const {
    Block &body = cast<sdy::NamedComputationOp>(op).getBody().front();
    for (unsigned i = 0; i < op->getNumOperands(); ++i)
      edges.push_back({{body.getArgument(i)}, {&op->getOpOperand(i)}});
    for (unsigned i = 0; i < op->getNumResults(); ++i)
      edges.push_back(
          {{op->getResult(i)}, {&body.getTerminator()->getOpOperand(i)}});
  }
};
} // namespace

void mlir::gspmd::registerAnnotationOpsModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, ShardingDialect *) {
    MeshSplitOp::attachInterface<IdentityModel<MeshSplitOp>>(*context);
    ReshardOp::attachInterface<IdentityModel<ReshardOp>>(*context);
    BarrierOp::attachInterface<BarrierModel>(*context);
  });
  registry.addExtension(+[](MLIRContext *context, sdy::SdyDialect *dialect) {
    if (ProjectDialects::isForeign(dialect))
      return;
    sdy::DataFlowEdgeOp::attachInterface<IdentityModel<sdy::DataFlowEdgeOp>>(
        *context);
    sdy::FuncDataFlowEdgeOp::attachInterface<
        IdentityModel<sdy::FuncDataFlowEdgeOp>>(*context);
    sdy::NamedComputationOp::attachInterface<NamedComputationModel>(*context);
  });
}
