//===- Structures.h - Layouts that cut all that is large --------*- C++ -*-===//
//
// Where memory is short, what a few annotations say is far from any layout that
// fits, and moves of one axis do not find the way. These layouts cut arguments
// and what is inside at once, on any mesh of one or two axes. With the batch B
// (DimRoles.h) and the features D, which most bytes of arguments without batch
// have, of a weight w[D, F] and an activation a[B, D]:
//
//     fully sharded                   w[xy, -]  a[xy, -]
//     fully sharded in the last axis  w[y, -]   a[xy, -]   x: slices, hosts
//     finalized 2-D                   w[x, y]   a[x, y]
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_AUTOSHARDING_STRUCTURES_H
#define GSPMD_LIB_AUTOSHARDING_STRUCTURES_H

#include "Candidate.h"
#include "DimRoles.h"

namespace mlir::gspmd {

/// Dimensions that an axis does not divide stay whole. None for a mesh of more
/// axes, or a program without batch or weights.
std::vector<Candidate> structuresOn(const std::vector<NamedAxis> &mesh,
                                    llvm::ArrayRef<CutGroup> groups,
                                    const DimRoles &roles);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_AUTOSHARDING_STRUCTURES_H
