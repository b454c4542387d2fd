//===- PartitionPipeline.cpp - The order of the passes --------------------===//

#include "transforms/OpModels/Passes.h"
#include "transforms/Partition/Passes.h"

void mlir::gspmd::buildPartitionPipeline(OpPassManager &pm, bool settle,
                                         PlanningCache *memory) {
  ShardingInlineCallsOptions inlining;
  inlining.settle = settle;
  pm.addPass(createShardingInlineCalls(inlining));
  pm.addPass(createFuseMoves());
  pm.addPass(createSplitReshapes());
  ShardingInsertReshardsOptions options;
  options.settle = settle;
  pm.addPass(createInsertReshards(options, memory));
  pm.addPass(createSpmdPartition(memory));
}
