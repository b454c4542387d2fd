//===- ListOpModels.h - What is known of which op ---------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_REGISTRATION_LISTOPMODELS_H
#define GSPMD_COMPILER_REGISTRATION_LISTOPMODELS_H

#include "lib/Algebra/Namespace.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace mlir::gspmd {

/// Writes a line for each op of all dialects, and for each target of a custom
/// call that is known: its name and `rule` (it tells how it is cut),
/// `data-flow` (it passes values on), `opaque` (a known target of which nothing
/// can be said) or `none`: it runs whole, unless import expands it or takes it
/// out.
void listOpModels(DialectRegistry &registry, llvm::raw_ostream &os);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_REGISTRATION_LISTOPMODELS_H
