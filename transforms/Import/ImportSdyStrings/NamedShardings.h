//===- NamedShardings.h - XLA's shardings with named axes -------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTSDYSTRINGS_NAMEDSHARDINGS_H
#define GSPMD_TRANSFORMS_IMPORT_IMPORTSDYSTRINGS_NAMEDSHARDINGS_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Replaces the values of `mhlo.sharding` that have named axes (version 3 of
/// XLA's shardings) by attributes and constraints of Shardy.
LogicalResult importNamedShardings(ModuleOp module);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTSDYSTRINGS_NAMEDSHARDINGS_H
