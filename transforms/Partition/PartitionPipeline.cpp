//===- PartitionPipeline.cpp - Pipeline of partitioning -------------------===//

#include "transforms/OpModels/Passes.h"
#include "transforms/Partition/Passes.h"

void mlir::gspmd::buildPartitionPipeline(OpPassManager &pm, bool placeReshards,
                                         PlanningCache *cache) {
  ShardingInlineCallsOptions inlining;
  inlining.placeReshards = placeReshards;
  pm.addPass(createShardingInlineCalls(inlining));
  pm.addPass(createFuseMoves());
  pm.addPass(createSplitReshapes());
  ShardingInsertReshardsOptions options;
  options.placeReshards = placeReshards;
  pm.addPass(createInsertReshards(options, cache));
  pm.addPass(createSpmdPartition(cache));
}
