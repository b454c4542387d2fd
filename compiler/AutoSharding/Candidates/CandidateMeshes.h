//===- CandidateMeshes.h - Meshes to search ---------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_CANDIDATEMESHES_H
#define GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_CANDIDATEMESHES_H

#include "compiler/AutoSharding/Search/AutoShard.h"

namespace mlir::gspmd {

/// Returns the mesh of the options; or that of the program if its annotations
/// are kept; or else all meshes of one and two axes, "x" and "y", over all
/// devices of the topology, and of three axes if the network has as many
/// dimensions. Errors are emitted at `module`.
FailureOr<std::vector<std::vector<NamedAxis>>>
candidateMeshes(ModuleOp module, const AutoShardOptions &options);

/// Returns the sizes of the major axis if an axis of `size` devices is split in
/// two as evenly as possible: 4 and 2 for 8, 4 for 16, none for a prime number.
std::vector<int64_t> balancedFactors(int64_t size);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_CANDIDATEMESHES_H
