//===- Json.h - JSON with unique keys ---------------------------*- C++ -*-===//
#ifndef GSPMD_LIB_FILES_JSON_H
#define GSPMD_LIB_FILES_JSON_H

#include "absl/status/statusor.h"
#include "nlohmann/json.hpp"
#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd {

/// The limit of arrays and objects inside each other. Printers of JSON and some
/// parsers call themselves for each level; files of this project have fewer
/// than twenty.
inline constexpr unsigned kMaxJsonNesting = 1000;

/// Returns true if arrays and objects of `text` exceed kMaxJsonNesting.
bool isJsonTooDeep(llvm::StringRef text);

/// Parses JSON, into `nlohmann::ordered_json` if objects keep the order of
/// their keys. Duplicate keys of an object are errors, since the last one would
/// win silently, and so is nesting beyond kMaxJsonNesting. Errors begin with
/// `origin`, the file's path.
template <typename Json = nlohmann::json>
absl::StatusOr<Json> parseJson(llvm::StringRef text, llvm::StringRef origin);

extern template absl::StatusOr<nlohmann::json> parseJson(llvm::StringRef,
                                                         llvm::StringRef);
extern template absl::StatusOr<nlohmann::ordered_json>
    parseJson(llvm::StringRef, llvm::StringRef);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_FILES_JSON_H
