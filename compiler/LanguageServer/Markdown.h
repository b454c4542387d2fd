//===- Markdown.h - Names in the texts of an editor -------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_LANGUAGESERVER_MARKDOWN_H
#define GSPMD_COMPILER_LANGUAGESERVER_MARKDOWN_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace mlir::gspmd {

/// Returns Markdown that shows `text` in one line, as code. Names of functions
/// and axes may be any text: an editor would show an image of an address in it.
std::string toMarkdownCode(llvm::StringRef text);

/// Returns Markdown that shows the lines of `text` as they are, with the colors
/// of `language`.
std::string toMarkdownBlock(llvm::StringRef text,
                            llvm::StringRef language = "text");

/// Returns Markdown that shows a hover of MLIR's server as code. Names and
/// types in it may be Markdown, too.
std::string toMarkdownBlockOfHover(llvm::StringRef hover);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_LANGUAGESERVER_MARKDOWN_H
