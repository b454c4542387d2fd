//===- ImportSdyRegions.h - Manual and named computations -------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_IMPORTSDYREGIONS_H
#define GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_IMPORTSDYREGIONS_H

#include "transforms/Import/ImportSdy/MeshUnifier.h"

namespace mlir::gspmd {

/// Replaces `op` by a `sharding.manual_computation` over the same axes. Fails
/// after an error if the common mesh cannot express them.
LogicalResult importManualComputation(sdy::ManualComputationOp op,
                                      const MeshUnifier &meshes);

/// Replaces `op` by its body, with a mesh_split of each operand and result that
/// has a sharding. If all meshes are kept, only converts the op's shardings.
LogicalResult importNamedComputation(sdy::NamedComputationOp op,
                                     const MeshUnifier &meshes);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_IMPORTSDYREGIONS_H
