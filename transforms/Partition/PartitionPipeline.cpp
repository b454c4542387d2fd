//===- PartitionPipeline.cpp - Pipelines of partitioning ------------------===//

#include "transforms/OpModels/Passes.h"
#include "transforms/Partition/Passes.h"

using namespace mlir;
using namespace mlir::gspmd;

void mlir::gspmd::buildReshardPreparation(OpPassManager &pm) {
  pm.addPass(createShardingFoldReshards());
  pm.addPass(createShardingCSE());
  pm.addPass(createShardingOptimizePlacement());
}

void mlir::gspmd::buildReshardPipeline(OpPassManager &pm) {
  pm.addPass(createShardingInlineCalls());
  pm.addPass(createFuseMoves());
  pm.addPass(createSplitReshapes());
  buildReshardPreparation(pm);
  pm.addPass(createShardingInsertReshards());
}

void mlir::gspmd::buildPartitionPipeline(OpPassManager &pm) {
  buildReshardPipeline(pm);
  pm.addPass(createSpmdPartition());
}
