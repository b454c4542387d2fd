//===- ImportSdyOps.h - Ops of Shardy's dialect to `sharding` ---*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_IMPORTSDYOPS_H
#define GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_IMPORTSDYOPS_H

#include "transforms/Import/ImportSdy/MeshUnifier.h"

namespace mlir::gspmd {

/// Replaces `op`, if it is one of Shardy's, by what says the same in
/// `sharding`. Functions that enclose it must not be imported yet. Failure
/// (with an error) for ops of a program that is partitioned already.
LogicalResult importSdyOp(Operation *op, const MeshUnifier &meshes);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTSDY_IMPORTSDYOPS_H
