//===- NamedShardings.h - XLA's shardings with named axes -------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTSDYSTRINGS_NAMEDSHARDINGS_H
#define GSPMD_TRANSFORMS_IMPORT_IMPORTSDYSTRINGS_NAMEDSHARDINGS_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Returns true for functions, and for other ops whose `mhlo.sharding` has
/// named axes.
bool canHaveNamedShardings(Operation *op);

/// Replaces the values of `mhlo.sharding` of `ops` that have named axes
/// (version 3 of XLA's shardings) by attributes and constraints of Shardy.
LogicalResult importNamedShardings(ArrayRef<Operation *> ops);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTSDYSTRINGS_NAMEDSHARDINGS_H
