//===- ImportShard.h - MLIR's shard dialect ----------------------*- C++
//-*-===//
#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTSHARD_H
#define GSPMD_TRANSFORMS_IMPORT_IMPORTSHARD_H

#include "mlir/Pass/Pass.h"

namespace mlir::gspmd {

/// `shard.grid` becomes `sharding.mesh` with axes axis0, axis1, ...;
/// annotations become mesh_split ops, or of arguments, which are not for their
/// users alone, their shardings; all_gather, all_reduce, all_slice, all_to_all
/// and reduce_scatter become spmd's, and indices of devices. The rest, halo
/// sizes and offsets of parts are errors. A module without a grid stays as it
/// is.
std::unique_ptr<Pass> createImportShard();

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTSHARD_H
