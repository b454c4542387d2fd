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

/// sharding-insert-reshards and spmd-partition, with what was found out for
/// other programs (PlanningTables.h), if it is given.
std::unique_ptr<Pass>
createInsertReshards(ShardingInsertReshardsOptions options,
                     PlanningCache *memory);
std::unique_ptr<Pass> createSpmdPartition(PlanningCache *memory);

/// From a completed program to the `spmd` dialect. `settle`: values may lie
/// otherwise than completion chose (where ops are marked that the program says
/// something of, see kAnnotatedAttr).
void buildPartitionPipeline(OpPassManager &pm, bool settle = false,
                            PlanningCache *memory = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_PASSES_H
