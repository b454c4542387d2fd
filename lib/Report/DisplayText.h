//===- DisplayText.h - Names as pages show them -----------------*- C++ -*-===//
#ifndef GSPMD_LIB_REPORT_DISPLAYTEXT_H
#define GSPMD_LIB_REPORT_DISPLAYTEXT_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/StringRef.h"
#include <nlohmann/json.hpp>
#include <string>

namespace mlir::gspmd {

/// Pages show at most this number of bytes of a name, type, sharding or
/// location.
constexpr size_t kMaxDisplayBytes = 500;

/// Reports in text show at most about this number of bytes of a line: names may
/// have blanks.
constexpr size_t kMaxLineBytes = size_t(1) << 14;

/// Returns at most about `maxBytes` bytes of `text` as printableText does, with
/// tabs and line ends as they are.
std::string displayText(llvm::StringRef text,
                        size_t maxBytes = kMaxDisplayBytes);

/// Returns the lines of `text` as displayText does, with at most
/// kMaxDisplayBytes of each word and about kMaxLineBytes of each line.
std::string displayLines(llvm::StringRef text);

/// Replaces all strings in `data`, keys included, by their displayText.
void displayStrings(nlohmann::json &data);

/// Returns `page` with `data` at the place of "@DATA@", which is in a script
/// element: JSON in ASCII, without `<`, of strings as displayStrings leaves
/// them.
std::string fillPage(llvm::StringRef page, nlohmann::json data);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_REPORT_DISPLAYTEXT_H
