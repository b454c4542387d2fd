//===- ListOpModels.h - Table of the ops with sharding models ---*- C++ -*-===//
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

/// Writes one line for each op of all dialects and for each known custom-call
/// target: its name and `rule` (it has a sharding rule), `data-flow` (it
/// forwards values), `opaque` (a known target without a rule) or `none` (it
/// runs replicated, unless import expands or removes it).
void listOpModels(DialectRegistry &registry, llvm::raw_ostream &os);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_REGISTRATION_LISTOPMODELS_H
