//===- OptimizePlacement.cpp - Pass sharding-optimize-placement -----------===//

#include "transforms/Partition/OptimizePlacement/ReshardPlacement.h"
#include "transforms/Partition/Passes.h"
#include "transforms/Partition/Planning/OpPlanner.h"
#include "transforms/Support/ProgramPhase.h"
#include "transforms/Support/Regions.h"
#include "transforms/Support/ShardingAnnotations.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SHARDINGOPTIMIZEPLACEMENT
#include "transforms/Partition/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

namespace {
struct OptimizePlacementPass
    : mlir::gspmd::impl::ShardingOptimizePlacementBase<OptimizePlacementPass> {
  using ShardingOptimizePlacementBase::ShardingOptimizePlacementBase;

  void runOnProgram() override {
    markAnalysesPreserved<PlanningAnalysis, OpPlanner>();
    if (phaseOf(getOperation()) != ProgramPhase::Completed)
      return;
    FailureOr<sharding::MeshOp> mesh = findMesh(getOperation());
    if (failed(mesh))
      return signalPassFailure();
    if (!*mesh)
      return;
    PlacementCounts counts = optimizeReshardPlacement(
        programOps(getOperation()), getAnalysis<OpPlanner>());
    visitedValues += counts.visitedValues;
    costedMoves += counts.costedMoves;
    movedValues += counts.movedValues;
  }
};
} // namespace
