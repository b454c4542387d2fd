//===- FragmentCalls.h - Fragments as calls of functions --------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_EXPORT_EXPORTMPMD_FRAGMENTCALLS_H
#define GSPMD_TRANSFORMS_EXPORT_EXPORTMPMD_FRAGMENTCALLS_H

#include "dialect/Mpmd/MpmdDialect.h"

namespace mlir::gspmd {

/// Replaces the fragments of `func` by calls of private functions, as Shardy's
/// mpmd-lower-to-fragment-calls does. Fragments with equal bodies on meshes of
/// equal shape call one function, which has the name of the first one's
/// origin, and the shape of its mesh as `mesh_shape`.
void writeFragmentCalls(func::FuncOp func, mpmd::TopologyAttr topology);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORT_EXPORTMPMD_FRAGMENTCALLS_H
