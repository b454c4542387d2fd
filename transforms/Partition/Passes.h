//===- Passes.h - From global to per-device programs ------------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_PARTITION_PASSES_H
#define GSPMD_TRANSFORMS_PARTITION_PASSES_H

#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/StablehloDialect.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"

namespace mlir::gspmd {

#define GEN_PASS_DECL
#include "transforms/Partition/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "transforms/Partition/Passes.h.inc"

class PlanningCache;

/// Create sharding-insert-reshards and spmd-partition with the results of
/// planning other programs (PlanningTables.h), or without if `cache` is null.
std::unique_ptr<Pass>
createInsertReshards(ShardingInsertReshardsOptions options,
                     PlanningCache *cache);
std::unique_ptr<Pass> createSpmdPartition(PlanningCache *cache);

/// Builds the pipeline from a completed program to the `spmd` dialect. With
/// `placeReshards`, the shardings of values that are not marked
/// (kAnnotatedAttr) may be changed to lower the cost.
void buildPartitionPipeline(OpPassManager &pm, bool placeReshards = false,
                            PlanningCache *cache = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_PASSES_H
