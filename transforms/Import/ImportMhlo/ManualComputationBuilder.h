//===- ManualComputationBuilder.h - Builds manual computations --*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTMHLO_MANUALCOMPUTATIONBUILDER_H
#define GSPMD_TRANSFORMS_IMPORT_IMPORTMHLO_MANUALCOMPUTATIONBUILDER_H

#include "transforms/Import/ImportMhlo/ManualRegion.h"
#include "transforms/Import/ImportMhlo/MhloMesh.h"

namespace mlir::gspmd {

/// Returns the dimensions in `unspecified_dims=[...]` of a custom call's
/// backend_config. Fails, with an error, for any other backend_config.
FailureOr<SmallVector<int64_t>> unspecifiedDims(Operation *op);

/// Replaces every pair of SPMDFullToShardShape and SPMDShardToFullShape, and
/// the ops between, by a `sharding.manual_computation`.
LogicalResult createManualComputations(ModuleOp module, MhloMesh &meshes);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTMHLO_MANUALCOMPUTATIONBUILDER_H
