//===- Json.h - Objects whose keys stand once -------------------*- C++ -*-===//
#ifndef GSPMD_LIB_COSTMODEL_JSON_H
#define GSPMD_LIB_COSTMODEL_JSON_H

#include "absl/status/statusor.h"
#include "lib/Algebra/Namespace.h"
#include "nlohmann/json.hpp"
#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd {

/// Reads a file that a person has written. A key that stands twice in one
/// object is an error: of the two the last would win unseen. Errors begin with
/// `origin`, the file's path.
absl::StatusOr<nlohmann::json> parseJson(llvm::StringRef text,
                                         llvm::StringRef origin);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_JSON_H
