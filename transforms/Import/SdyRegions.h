//===- SdyRegions.h - Manual and named computations -------------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_SDYREGIONS_H
#define GSPMD_TRANSFORMS_IMPORT_SDYREGIONS_H

#include "transforms/Import/MeshUnifier.h"

namespace mlir::gspmd {

/// Makes a `sharding.manual_computation` of `op`, over the same axes. Failure
/// (with an error) if these cannot be expressed on the mesh that is kept.
LogicalResult importManual(sdy::ManualComputationOp op,
                           const MeshUnifier &meshes);

/// Replaces `op` by its body, between splits for the shardings it carries.
/// Where all meshes stay, the op stays too, with shardings of this project.
LogicalResult importNamed(sdy::NamedComputationOp op,
                          const MeshUnifier &meshes);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_SDYREGIONS_H
