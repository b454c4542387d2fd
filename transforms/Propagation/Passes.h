//===- Passes.h - Completion of shardings -----------------------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_PROPAGATION_PASSES_H
#define GSPMD_TRANSFORMS_PROPAGATION_PASSES_H

#include "dialect/Sharding/ShardingDialect.h"
#include "mlir/Pass/PassManager.h"
#include "transforms/ForeignDialects/ProgramPass.h"

namespace mlir::gspmd {

#define GEN_PASS_DECL
#include "transforms/Propagation/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "transforms/Propagation/Passes.h.inc"

/// Builds the pipeline of `--gspmd-complete` after import: propagation, then
/// closing.
void buildCompletionPipeline(OpPassManager &pm);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_PASSES_H
