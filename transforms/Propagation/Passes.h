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

/// The pass sharding-name-values, which takes names from `text`: the file that
/// the module was read from.
std::unique_ptr<Pass> createShardingNameValuesPass(StringRef text);

/// What `--gspmd-complete` runs after import: propagate and close. `markGiven`:
/// for partitioning, which may choose again what the program does not say.
void buildCompletionPipeline(OpPassManager &pm, bool markGiven = false);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_PASSES_H
