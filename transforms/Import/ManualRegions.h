//===- ManualRegions.h - Regions between shape conversions ------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_MANUALREGIONS_H
#define GSPMD_TRANSFORMS_IMPORT_MANUALREGIONS_H

#include "transforms/Import/ManualParts.h"
#include "transforms/Import/MhloMesh.h"

namespace mlir::gspmd {

/// The dimensions in `unspecified_dims=[...]` of a custom call's
/// backend_config; failure (with an error) if that is anything else.
FailureOr<SmallVector<int64_t>> unspecifiedDims(Operation *op);

/// Replaces every pair of SPMDFullToShardShape and SPMDShardToFullShape and
/// what lies between by a `sharding.manual_computation`.
LogicalResult formManualRegions(ModuleOp module, MhloMesh &meshes);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_MANUALREGIONS_H
