//===- ImportSdyStrings.h - Shardy's annotations kept as strings -*- C++
//-*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTSDYSTRINGS_IMPORTSDYSTRINGS_H
#define GSPMD_TRANSFORMS_IMPORT_IMPORTSDYSTRINGS_IMPORTSDYSTRINGS_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Makes Shardy's attributes and ops of the strings and custom calls that stand
/// for them in a module with `xla.sdy.meshes`; any other stays as it is.
/// Failure, with an error, where they are malformed.
LogicalResult importSdyStrings(ModuleOp module);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTSDYSTRINGS_IMPORTSDYSTRINGS_H
