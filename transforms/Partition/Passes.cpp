//===- Passes.cpp - The order of the passes -------------------------------===//

#include "transforms/Partition/Passes.h"
#include "transforms/OpModels/Passes.h"

void mlir::gspmd::buildPartitionPipeline(OpPassManager &pm, bool settle,
                                         PlanningMemory *memory) {
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
