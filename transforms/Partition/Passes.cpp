//===- Passes.cpp - The order of the passes -------------------------------===//

#include "transforms/Partition/Passes.h"
#include "transforms/OpModels/Passes.h"

void mlir::gspmd::buildPartitionPipeline(OpPassManager &pm) {
  pm.addPass(createShardingInlineCalls());
  pm.addPass(createFuseMoves());
  pm.addPass(createSplitReshapes());
  pm.addPass(createShardingInsertReshards());
  pm.addPass(createSpmdPartition());
}
