//===- Passes.h - From JAX's annotations to `sharding` ----------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_PASSES_H
#define GSPMD_TRANSFORMS_IMPORT_PASSES_H

#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"

namespace mlir::gspmd {

#define GEN_PASS_DECL
#include "transforms/Import/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "transforms/Import/Passes.h.inc"

/// What `--gspmd-import` runs: both annotation forms, then one function per
/// call. Afterwards no annotation of another dialect is left.
/// `toPartition` brings the module to one `sharding.mesh`, lets constraints
/// tell of their operands, and writes in elementary ops what partitioning does
/// not handle (chlo, composites, batch normalization, exchange of one replica
/// with itself); without it ops and meshes stay as they are (completion alone).
void buildImportPipeline(OpPassManager &pm, bool toPartition = true);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_PASSES_H
