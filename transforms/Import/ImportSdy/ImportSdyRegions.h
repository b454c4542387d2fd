//===- ImportSdyRegions.h - Manual and named computations -------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_IMPORTSDYREGIONS_H
#define GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_IMPORTSDYREGIONS_H

#include "transforms/Import/ImportSdy/MeshUnifier.h"

namespace mlir::gspmd {

/// Replaces `op` by a `sharding.manual_computation` over the same axes. Fails,
/// with an error, if these cannot be expressed on the common mesh.
LogicalResult importManualComputation(sdy::ManualComputationOp op,
                                      const MeshUnifier &meshes);

/// Replaces `op` by its body between mesh_splits for its shardings. If all
/// meshes are kept, the op stays, with shardings of this project.
LogicalResult importNamedComputation(sdy::NamedComputationOp op,
                                     const MeshUnifier &meshes);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_IMPORTSDYREGIONS_H
