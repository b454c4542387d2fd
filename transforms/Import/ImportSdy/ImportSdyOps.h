//===- ImportSdyOps.h - Imports ops of Shardy -------------------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_IMPORTSDYOPS_H
#define GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_IMPORTSDYOPS_H

#include "transforms/Import/ImportSdy/MeshUnifier.h"

namespace mlir::gspmd {

/// Replaces `op`, if it is an op of Shardy, by the equivalent in `sharding`.
/// Enclosing functions must not be imported yet. Fails, with an error, for ops
/// of a partitioned program.
LogicalResult importSdyOp(Operation *op, const MeshUnifier &meshes);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_IMPORTSDYOPS_H
