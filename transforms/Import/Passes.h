//===- Passes.h - From annotations to `sharding` ----------------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_PASSES_H
#define GSPMD_TRANSFORMS_IMPORT_PASSES_H

#include "mlir/Pass/PassManager.h"
#include "transforms/ForeignDialects/ProgramPass.h"

namespace mlir::gspmd {

#define GEN_PASS_DECL
#include "transforms/Import/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "transforms/Import/Passes.h.inc"

/// Builds the pipeline of `--gspmd-import`: all forms of annotations, then one
/// function per call. Afterwards no annotation of another dialect is left; ops
/// and meshes stay as they are.
void buildImportPipeline(OpPassManager &pm);
/// Builds the pipeline between import and completion. An imported program on
/// several meshes must have been written as Shardy's annotations
/// (sharding-restate-meshes). Afterwards the module has one `sharding.mesh`,
/// closed constraints are applied to their operands, and ops that partitioning
/// does not handle (chlo, composites, batch normalization, collectives of one
/// replica) are expanded.
void buildOneMeshPipeline(OpPassManager &pm);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_PASSES_H
