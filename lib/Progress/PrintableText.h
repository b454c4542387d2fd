//===- PrintableText.h - Text of programs as tools print it -----*- C++ -*-===//
#ifndef GSPMD_LIB_PROGRESS_PRINTABLETEXT_H
#define GSPMD_LIB_PROGRESS_PRINTABLETEXT_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace mlir::gspmd {

/// Returns at most about `maxBytes` bytes of `text` as valid UTF-8: of a longer
/// text the beginning and the end, with an ellipsis between. Control characters
/// except those in `kept`, and bidirectional marks, are shown as their numbers
/// (`\u202e`), bytes that are not UTF-8 as theirs (`\xff`).
std::string printableText(llvm::StringRef text, size_t maxBytes,
                          llvm::StringRef kept = "");

/// Returns the longest beginning of `text`, which is UTF-8, of at most
/// `maxBytes` bytes that ends between two characters.
llvm::StringRef takeCharacters(llvm::StringRef text, size_t maxBytes);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_PROGRESS_PRINTABLETEXT_H
