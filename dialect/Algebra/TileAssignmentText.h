//===- TileAssignmentText.h - Reading GSPMD's shardings ---------*- C++ -*-===//
#ifndef GSPMD_DIALECT_ALGEBRA_TILEASSIGNMENTTEXT_H
#define GSPMD_DIALECT_ALGEBRA_TILEASSIGNMENTTEXT_H

#include "dialect/Algebra/TileAssignment.h"

namespace mlir::gspmd {

/// Reads the text; nullopt with `error` set (what was found at which column and
/// what was expected) if it is not well-formed.
std::optional<TileAssignments> parseTileAssignments(llvm::StringRef text,
                                                    std::string &error);

} // namespace mlir::gspmd

#endif // GSPMD_DIALECT_ALGEBRA_TILEASSIGNMENTTEXT_H
