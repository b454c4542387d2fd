//===- Json.h - JSON with unique keys ---------------------------*- C++ -*-===//
#ifndef GSPMD_LIB_COSTMODEL_JSON_H
#define GSPMD_LIB_COSTMODEL_JSON_H

#include "absl/status/statusor.h"
#include "lib/Algebra/Namespace.h"
#include "nlohmann/json.hpp"
#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd {

/// Parses a hand-written file. Duplicate keys of an object are errors, since
/// the last one would win silently. Errors begin with `origin`, the file's
/// path.
absl::StatusOr<nlohmann::json> parseJson(llvm::StringRef text,
                                         llvm::StringRef origin);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_JSON_H
