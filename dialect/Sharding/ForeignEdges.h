//===- ForeignEdges.h - Records of another's propagation --------*- C++ -*-===//

#ifndef GSPMD_DIALECT_SHARDING_FOREIGNEDGES_H
#define GSPMD_DIALECT_SHARDING_FOREIGNEDGES_H

#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd::sharding {

/// Attribute of an op or argument with the records that another's propagation
/// left there: a dictionary of them under their own names, which export gives
/// back.
inline constexpr llvm::StringLiteral kForeignEdges = "sharding.foreign_edges";

} // namespace mlir::gspmd::sharding

#endif // GSPMD_DIALECT_SHARDING_FOREIGNEDGES_H
