//===- ImportSdyAnnotations.h - Attached shardings and rules ----*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_IMPORTSDYANNOTATIONS_H
#define GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_IMPORTSDYANNOTATIONS_H

#include "transforms/Import/ImportSdy/MeshUnifier.h"

namespace mlir::gspmd {

/// Converts the shardings and the rule that are attached to `op` (for a
/// function: to its arguments and results) to attributes of `sharding`.
void importAnnotations(Operation *op, const MeshUnifier &meshes);

/// Returns the translated shardings of values of `types`. Shardings that cannot
/// be expressed become open; `anyKept` is set if at least one was translated.
/// Remarks are emitted at `op`.
sharding::TensorShardingPerValueAttr
translateShardings(sdy::TensorShardingPerValueAttr all, TypeRange types,
                   Operation *op, const MeshUnifier &meshes,
                   bool *anyKept = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_IMPORTSDYANNOTATIONS_H
