//===- DataFlow.cpp - Data flow of loops, branches and calls --------------===//

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "dialect/StableHLO/StablehloDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "transforms/ForeignDialects/ProjectDialects.h"
#include "transforms/OpModels/DataFlow/RegionBranches.h"
#include "transforms/OpModels/DataFlow/TripCount.h"
#include "transforms/OpModels/OpModels.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::DataFlowEdge;
using sharding::ShardingDataFlowOpInterface;

namespace {

/// while: an edge is the block arguments of both regions and the result; its
/// sources are the initial value and what the body yields.
template <typename OpTy>
struct WhileModel
    : ShardingDataFlowOpInterface::ExternalModel<WhileModel<OpTy>, OpTy> {
  void getDataFlowEdges(Operation *op, SmallVectorImpl<DataFlowEdge> &edges,
                        SymbolTableCollection &) const {
    Block &cond = op->getRegion(0).front();
    Block &body = op->getRegion(1).front();
    for (unsigned i = 0; i < op->getNumResults(); ++i) {
      DataFlowEdge &edge = edges.emplace_back();
      edge.targets = {op->getResult(i), cond.getArgument(i),
                      body.getArgument(i)};
      edge.sources = {&op->getOpOperand(i),
                      &body.getTerminator()->getOpOperand(i)};
    }
  }
  std::optional<int64_t> getTripCount(Operation *op) const {
    auto loop = dyn_cast<stablehlo::WhileOp>(op);
    return loop ? tripCount(loop) : std::nullopt;
  }
  bool isLoop(Operation *) const { return true; }
};

/// case, if: the sources of the results are what the branches return. If
/// regions have arguments (tosa), these are the last operands.
template <typename OpTy>
struct BranchModel
    : ShardingDataFlowOpInterface::ExternalModel<BranchModel<OpTy>, OpTy> {
  void getDataFlowEdges(Operation *op, SmallVectorImpl<DataFlowEdge> &edges,
                        SymbolTableCollection &) const {
    for (unsigned i = 0; i < op->getNumResults(); ++i) {
      DataFlowEdge &edge = edges.emplace_back();
      edge.targets = {op->getResult(i)};
      for (Region &branch : op->getRegions())
        edge.sources.push_back(
            &branch.front().getTerminator()->getOpOperand(i));
    }
    // An argument is one tensor in all branches, so their types must be equal.
    unsigned numArguments = op->getRegion(0).getNumArguments();
    unsigned first = op->getNumOperands() - numArguments;
    for (unsigned i = 0; i < numArguments; ++i) {
      DataFlowEdge &edge = edges.emplace_back();
      for (Region &branch : op->getRegions())
        edge.targets.push_back(branch.getArgument(i));
      edge.sources = {&op->getOpOperand(first + i)};
    }
  }
};

/// optimization_barrier: operand i corresponds to result i.
struct BarrierModel : ShardingDataFlowOpInterface::ExternalModel<
                          BarrierModel, stablehlo::OptimizationBarrierOp> {
  void getDataFlowEdges(Operation *op, SmallVectorImpl<DataFlowEdge> &edges,
                        SymbolTableCollection &) const {
    for (unsigned i = 0; i < op->getNumResults(); ++i)
      edges.push_back({{op->getResult(i)}, {&op->getOpOperand(i)}});
  }
};

/// call: operands correspond to the callee's arguments, results to what it
/// returns. The import clones callees so that each has one call, and the two
/// share one sharding.
struct CallModel
    : ShardingDataFlowOpInterface::ExternalModel<CallModel, func::CallOp> {
  void getDataFlowEdges(Operation *op, SmallVectorImpl<DataFlowEdge> &edges,
                        SymbolTableCollection &symbols) const {
    auto call = cast<func::CallOp>(op);
    auto callee = dyn_cast_or_null<func::FuncOp>(symbols.lookupSymbolIn(
        op->getParentOfType<ModuleOp>(), call.getCalleeAttr()));
    if (!callee || callee.isExternal())
      return;
    for (unsigned i = 0; i < op->getNumOperands(); ++i)
      edges.push_back({{callee.getArgument(i)}, {&op->getOpOperand(i)}});
    Operation *ret = callee.getBody().front().getTerminator();
    for (unsigned i = 0; i < op->getNumResults(); ++i)
      edges.push_back({{op->getResult(i)}, {&ret->getOpOperand(i)}});
  }
};

} // namespace

void mlir::gspmd::registerDataFlowModels(DialectRegistry &registry) {
  registerRegionBranches(registry);
  registry.addExtension(+[](MLIRContext *context,
                            stablehlo::StablehloDialect *dialect) {
    if (ProjectDialects::isForeign(dialect))
      return;
    stablehlo::WhileOp::attachInterface<WhileModel<stablehlo::WhileOp>>(
        *context);
    stablehlo::CaseOp::attachInterface<BranchModel<stablehlo::CaseOp>>(
        *context);
    stablehlo::IfOp::attachInterface<BranchModel<stablehlo::IfOp>>(*context);
    stablehlo::OptimizationBarrierOp::attachInterface<BarrierModel>(*context);
  });
  registry.addExtension(+[](MLIRContext *context, tosa::TosaDialect *) {
    tosa::WhileOp::attachInterface<WhileModel<tosa::WhileOp>>(*context);
    tosa::IfOp::attachInterface<BranchModel<tosa::IfOp>>(*context);
  });
  registry.addExtension(+[](MLIRContext *context, func::FuncDialect *) {
    func::CallOp::attachInterface<CallModel>(*context);
  });
}
