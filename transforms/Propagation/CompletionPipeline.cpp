//===- CompletionPipeline.cpp - Pipeline of completion --------------------===//

#include "transforms/Propagation/Passes.h"

using namespace mlir;
using namespace mlir::gspmd;

void mlir::gspmd::buildCompletionPipeline(OpPassManager &pm) {
  // Closes in the same pass: a separate sharding-close would build the same
  // table again.
  ShardingPropagateOptions options;
  options.close = true;
  pm.addPass(createShardingPropagate(options));
}
