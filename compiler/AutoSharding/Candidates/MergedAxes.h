//===- MergedAxes.h - A mesh with fewer axes --------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_MERGEDAXES_H
#define GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_MERGEDAXES_H

#include "gspmd/AutoSharding/AutoShard.h"
#include "lib/Algebra/Mesh/Mesh.h"

namespace mlir::gspmd {

/// Runs of neighbouring axes of a mesh, major to minor, as axes of another mesh
/// of the same devices in the same order: {{0}, {1, 2}} of `x, y, z` are x and
/// yz. A sharding there is one on the mesh itself.
using MergedAxes = std::vector<llvm::SmallVector<unsigned, 2>>;

/// Every axis for itself; then some of the ways to take more than three axes
/// together to three, the most even ones first; then to two.
std::vector<MergedAxes> enumerateMergedAxes(const std::vector<NamedAxis> &mesh);

Mesh meshOf(const std::vector<NamedAxis> &mesh, const MergedAxes &together);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_MERGEDAXES_H
