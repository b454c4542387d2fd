//===- CandidateMeshes.h - Meshes that a search tries -----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_CANDIDATEMESHES_H
#define GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_CANDIDATEMESHES_H

#include "gspmd/AutoSharding/AutoShard.h"

namespace mlir::gspmd {

/// The mesh that the options name, that of the program where its annotations
/// are kept, else those of one and of two axes, "x" and "y", over all devices
/// of the topology, and of three where its wires have as many dimensions.
/// Errors are emitted at `module`.
FailureOr<std::vector<std::vector<NamedAxis>>>
candidateMeshes(ModuleOp module, const AutoShardOptions &options);

/// Of an axis of so many devices the sizes of the first of two that it could
/// be, as equal as can be: 4 and 2 of 8, 4 of 16, none of a prime.
std::vector<int64_t> balancedFactors(int64_t size);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_CANDIDATEMESHES_H
