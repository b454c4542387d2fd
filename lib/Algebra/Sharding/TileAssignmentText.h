//===- TileAssignmentText.h - Parser of GSPMD tile assignments --*- C++ -*-===//
#ifndef GSPMD_LIB_ALGEBRA_SHARDING_TILEASSIGNMENTTEXT_H
#define GSPMD_LIB_ALGEBRA_SHARDING_TILEASSIGNMENTTEXT_H

#include "lib/Algebra/Sharding/TileAssignment.h"

namespace mlir::gspmd {

/// Parses the text of a sharding, or its serialized form (ShardingProto.h). If
/// it is invalid, returns nullopt and sets `error`: the column, what was
/// expected and what was found.
std::optional<TileAssignments> parseTileAssignments(llvm::StringRef text,
                                                    std::string &error);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_SHARDING_TILEASSIGNMENTTEXT_H
