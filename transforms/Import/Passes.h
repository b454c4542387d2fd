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
/// call and elementary ops for batch normalization. Afterwards the module has one `sharding.mesh` and no annotation of
/// another dialect.
void buildImportPipeline(OpPassManager &pm);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_PASSES_H
