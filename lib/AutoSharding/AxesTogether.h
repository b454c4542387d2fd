//===- AxesTogether.h - A mesh with fewer axes ------------------*- C++ -*-===//
#ifndef GSPMD_LIB_AUTOSHARDING_AXESTOGETHER_H
#define GSPMD_LIB_AUTOSHARDING_AXESTOGETHER_H

#include "dialect/Algebra/Mesh.h"
#include "gspmd/AutoSharding/AutoShard.h"

namespace mlir::gspmd {

/// Runs of neighbouring axes of a mesh, major to minor, as axes of another mesh
/// of the same devices in the same order: {{0}, {1, 2}} of `x, y, z` are x and
/// yz. A sharding there is one on the mesh itself.
using AxesTogether = std::vector<llvm::SmallVector<unsigned, 2>>;

/// Every axis for itself; then some of the ways to take more than three axes
/// together to three, the most even ones first; then to two.
std::vector<AxesTogether> waysTogether(const std::vector<NamedAxis> &mesh);

Mesh meshOf(const std::vector<NamedAxis> &mesh, const AxesTogether &together);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_AUTOSHARDING_AXESTOGETHER_H
