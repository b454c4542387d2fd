//===- MergedAxes.h - Meshes with fewer axes --------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_MERGEDAXES_H
#define GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_MERGEDAXES_H

#include "compiler/AutoSharding/Search/AutoShard.h"
#include "lib/Algebra/Mesh/Mesh.h"

namespace mlir::gspmd {

/// Groups of adjacent axes of a mesh, major to minor, which are the axes of a
/// coarser mesh of the same devices in the same order: {{0}, {1, 2}} of `x, y,
/// z` are x and yz. A sharding on the coarser mesh is one on the mesh itself.
using MergedAxes = std::vector<llvm::SmallVector<unsigned, 2>>;

/// Returns the candidates in the order in which the search tries them: each
/// axis separately; if there are more than three, some of the ways to merge
/// them into three, balanced ones first; then into two.
std::vector<MergedAxes> enumerateMergedAxes(const std::vector<NamedAxis> &mesh);

Mesh meshOf(const std::vector<NamedAxis> &mesh, const MergedAxes &merged);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_MERGEDAXES_H
