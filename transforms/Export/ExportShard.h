//===- ExportShard.h - MLIR's shard dialect ----------------------*- C++
//-*-===//
#ifndef GSPMD_TRANSFORMS_EXPORT_EXPORTSHARD_H
#define GSPMD_TRANSFORMS_EXPORT_EXPORTSHARD_H

#include "mlir/Pass/Pass.h"

namespace mlir::gspmd {

/// Of a completed program, each value that has a sharding is told it; of a
/// partitioned one, collectives become shard's. What the dialect has no word
/// for is an error that names it: parts of axes, open dimensions, partial
/// results, an order of devices, manual computations, groups, barriers, and of
/// the collectives shifts, permutations and halo exchanges.
std::unique_ptr<Pass> createExportShard();

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORT_EXPORTSHARD_H
