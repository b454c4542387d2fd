//===- ClonedFrom.h - The original of a cloned function ---------*- C++ -*-===//

#ifndef GSPMD_DIALECT_SHARDING_CLONEDFROM_H
#define GSPMD_DIALECT_SHARDING_CLONEDFROM_H

#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd::sharding {

/// The attribute, a symbol, of a function that import cloned for one of several
/// calls. Clones that are equal after completion become one function again.
inline constexpr llvm::StringLiteral kClonedFrom = "sharding.cloned_from";

} // namespace mlir::gspmd::sharding

#endif // GSPMD_DIALECT_SHARDING_CLONEDFROM_H
