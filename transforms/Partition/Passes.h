//===- Passes.h - From global to per-device programs ------------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_PARTITION_PASSES_H
#define GSPMD_TRANSFORMS_PARTITION_PASSES_H

#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/StablehloDialect.h"
#include "mlir/Pass/PassManager.h"
#include "transforms/ForeignDialects/ProgramPass.h"

namespace mlir::gspmd {

#define GEN_PASS_DECL
#include "transforms/Partition/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "transforms/Partition/Passes.h.inc"

/// Builds the pipeline that makes fewer reshards necessary in a completed
/// program.
void buildReshardPreparation(OpPassManager &pm);
/// Builds the pipeline from a completed program to one with explicit reshards.
void buildReshardPipeline(OpPassManager &pm);
/// Builds the pipeline from a completed program to the `spmd` dialect.
void buildPartitionPipeline(OpPassManager &pm);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_PASSES_H
