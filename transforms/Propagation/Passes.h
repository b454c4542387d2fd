//===- Passes.h - Completion of shardings -----------------------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_PROPAGATION_PASSES_H
#define GSPMD_TRANSFORMS_PROPAGATION_PASSES_H

#include "dialect/Sharding/ShardingDialect.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"

namespace mlir::gspmd {

#define GEN_PASS_DECL
#include "transforms/Propagation/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "transforms/Propagation/Passes.h.inc"

/// Creates the pass sharding-name-values, which takes the names from `text`:
/// the file that the module was read from.
std::unique_ptr<Pass> createShardingNameValuesPass(StringRef text);

/// Builds the pipeline of `--gspmd-complete` after import: propagation, then
/// closing. `markAnnotated` keeps marks of annotated values for partitioning,
/// which may change the other shardings.
void buildCompletionPipeline(OpPassManager &pm, bool markAnnotated = false);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_PASSES_H
