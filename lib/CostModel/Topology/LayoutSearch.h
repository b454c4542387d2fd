//===- LayoutSearch.h - Where to lay a mesh on a topology -------*- C++ -*-===//
#ifndef GSPMD_LIB_COSTMODEL_TOPOLOGY_LAYOUTSEARCH_H
#define GSPMD_LIB_COSTMODEL_TOPOLOGY_LAYOUTSEARCH_H

#include "lib/CostModel/Topology/AxisLayout.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd {

/// Layouts of `mesh` on `topology`: every way to write the axes as products of
/// factors of the physical dimensions, with the axes that share a dimension in
/// both orders; at most `limit`. Empty if the factors do not fit.
std::vector<AxisLayout> candidateLayouts(const Topology &topology,
                                         const Mesh &mesh, size_t limit = 4096);

/// The candidates as AxisLayout::parse reads them.
std::vector<std::string> layoutTexts(const Topology &topology,
                                     const Mesh &mesh);

/// The layout that JAX's mesh_utils gives a mesh on this topology, as programs
/// that name none get it: slices on the first axis that they divide; then, last
/// mesh axis first, each axis on whole dimensions of the torus, as many as make
/// up its size, the first of such choices. Chips of several devices (v2, v3)
/// and those on switches are taken in the mesh's order. nullopt where axes
/// would have to be cut.
std::optional<AxisLayout> defaultLayout(const Topology &topology,
                                        const Mesh &mesh);

/// The candidate for which `cost` is least; the first of several that differ by
/// rounding. nullopt if there is no candidate. `cost` gets the least cost so
/// far too and may stop at anything that is not below it.
std::optional<AxisLayout>
bestLayout(const Topology &topology, const Mesh &mesh,
           llvm::function_ref<double(const AxisLayout &, double)> cost);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_TOPOLOGY_LAYOUTSEARCH_H
