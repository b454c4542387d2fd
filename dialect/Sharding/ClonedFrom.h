//===- ClonedFrom.h - Which function a function is a copy of ----*- C++ -*-===//

#ifndef GSPMD_DIALECT_SHARDING_CLONEDFROM_H
#define GSPMD_DIALECT_SHARDING_CLONEDFROM_H

#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd::sharding {

/// Attribute (a symbol) of a function that import copied for one of several
/// calls, so that what completion leaves equal can be one function again.
inline constexpr llvm::StringLiteral kClonedFrom = "sharding.cloned_from";

} // namespace mlir::gspmd::sharding

#endif // GSPMD_DIALECT_SHARDING_CLONEDFROM_H
