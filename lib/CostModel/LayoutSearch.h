//===- LayoutSearch.h - Where to lay a mesh on a topology -------*- C++ -*-===//
#ifndef GSPMD_LIB_COSTMODEL_LAYOUTSEARCH_H
#define GSPMD_LIB_COSTMODEL_LAYOUTSEARCH_H

#include "lib/CostModel/AxisLayout.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd {

/// Layouts of `mesh` on `topology`: every way to write the axes as products of
/// factors of the physical dimensions, with the axes that share a dimension in
/// both orders; at most `limit`. Empty if the factors do not fit.
std::vector<AxisLayout> candidateLayouts(const Topology &topology,
                                         const Mesh &mesh, size_t limit = 4096);

/// The candidate for which `cost` is least; the first of several that differ by
/// rounding. nullopt if there is no candidate. `cost` gets the least cost so
/// far too and may stop at anything that is not below it.
std::optional<AxisLayout>
bestLayout(const Topology &topology, const Mesh &mesh,
           llvm::function_ref<double(const AxisLayout &, double)> cost);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_LAYOUTSEARCH_H
