//===- ForeignEdges.h - Propagation records of other compilers --*- C++ -*-===//

#ifndef GSPMD_DIALECT_SHARDING_FOREIGNEDGES_H
#define GSPMD_DIALECT_SHARDING_FOREIGNEDGES_H

#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd::sharding {

/// The attribute of an op or argument with the propagation records of another
/// compiler: a dictionary of them under their own names, which export restores.
inline constexpr llvm::StringLiteral kForeignEdges = "sharding.foreign_edges";

} // namespace mlir::gspmd::sharding

#endif // GSPMD_DIALECT_SHARDING_FOREIGNEDGES_H
