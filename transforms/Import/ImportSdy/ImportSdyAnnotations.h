//===- ImportSdyAnnotations.h - Shardings and rules that are attached -*- C++
//-*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_IMPORTSDYANNOTATIONS_H
#define GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_IMPORTSDYANNOTATIONS_H

#include "transforms/Import/ImportSdy/MeshUnifier.h"

namespace mlir::gspmd {

/// Restates the shardings and the rule that are attached to `op` (for a
/// function: to its arguments and results) as attributes of `sharding`.
void importAnnotations(Operation *op, const MeshUnifier &meshes);

/// The shardings of values of `types`, restated. Those that have no counterpart
/// become open; `anyKept` tells whether some stayed. Remarks are at `op`.
sharding::TensorShardingPerValueAttr
translateShardings(sdy::TensorShardingPerValueAttr all, TypeRange types,
                   Operation *op, const MeshUnifier &meshes,
                   bool *anyKept = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_IMPORTSDYANNOTATIONS_H
