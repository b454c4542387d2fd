//===- ImportSdyRegions.h - Manual and named computations -------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_IMPORTSDYREGIONS_H
#define GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_IMPORTSDYREGIONS_H

#include "transforms/Import/ImportSdy/MeshUnifier.h"

namespace mlir::gspmd {

/// Makes a `sharding.manual_computation` of `op`, over the same axes. Failure
/// (with an error) if these cannot be expressed on the mesh that is kept.
LogicalResult importManualComputation(sdy::ManualComputationOp op,
                                      const MeshUnifier &meshes);

/// Replaces `op` by its body, between splits for the shardings it carries.
/// Where all meshes stay, the op stays too, with shardings of this project.
LogicalResult importNamedComputation(sdy::NamedComputationOp op,
                                     const MeshUnifier &meshes);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_IMPORTSDYREGIONS_H
