//===- LayoutSearch.h - Placements of a mesh on a topology ------*- C++ -*-===//
#ifndef GSPMD_LIB_COSTMODEL_TOPOLOGY_LAYOUTSEARCH_H
#define GSPMD_LIB_COSTMODEL_TOPOLOGY_LAYOUTSEARCH_H

#include "lib/CostModel/Topology/AxisLayout.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd {

/// Layouts of `mesh` on `topology`: all factorizations of the axes into factors
/// of the physical dimensions, with axes that share a dimension in both orders;
/// at most `limit`. Empty if the factors do not match.
std::vector<AxisLayout> candidateLayouts(const Topology &topology,
                                         const Mesh &mesh, size_t limit = 4096);

/// Returns the candidates in the syntax of AxisLayout::parse.
std::vector<std::string> layoutTexts(const Topology &topology,
                                     const Mesh &mesh);

/// Returns the layout of JAX's mesh_utils on this topology, the default: slices
/// on the first axis that they divide; then, last mesh axis first, each axis on
/// the first set of entire torus dimensions with its size. Chips of several
/// devices (v2, v3) and those on switches keep the mesh's order. nullopt if
/// axes would have to be split.
std::optional<AxisLayout> defaultLayout(const Topology &topology,
                                        const Mesh &mesh);

/// Returns the candidate with the least `cost`; the first one of those that
/// differ only by rounding. nullopt if there is no candidate. `cost` also gets
/// the least cost so far and may stop once it is not below it.
std::optional<AxisLayout>
bestLayout(const Topology &topology, const Mesh &mesh,
           llvm::function_ref<double(const AxisLayout &, double)> cost);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_TOPOLOGY_LAYOUTSEARCH_H
