//===- TileAssignmentText.h - Reading GSPMD's shardings ---------*- C++ -*-===//
#ifndef GSPMD_LIB_ALGEBRA_SHARDING_TILEASSIGNMENTTEXT_H
#define GSPMD_LIB_ALGEBRA_SHARDING_TILEASSIGNMENTTEXT_H

#include "lib/Algebra/Sharding/TileAssignment.h"

namespace mlir::gspmd {

/// Reads the text; nullopt with `error` set (what was found at which column and
/// what was expected) if it is not well-formed.
std::optional<TileAssignments> parseTileAssignments(llvm::StringRef text,
                                                    std::string &error);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_SHARDING_TILEASSIGNMENTTEXT_H
