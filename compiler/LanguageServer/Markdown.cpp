//===- Markdown.cpp - Names in the texts of an editor ---------------------===//

#include "compiler/LanguageServer/Markdown.h"

#include "lib/Report/DisplayText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>

namespace mlir::gspmd {

/// Returns a run of at least `least` backticks that `text` does not contain, so
/// that no part of it ends the code.
static std::string delimiterOf(llvm::StringRef text, size_t least) {
  size_t run = 0;
  for (char c : text) {
    run = c == '`' ? run + 1 : 0;
    least = std::max(least, run + 1);
  }
  return std::string(least, '`');
}

std::string toMarkdownCode(llvm::StringRef text) {
  std::string shown = displayText(text, text.size());
  llvm::replace(shown, '\n', ' ');
  std::string delimiter = delimiterOf(shown, 1);
  // A blank separates backticks of the text from the delimiter.
  bool isSeparate = llvm::StringRef(shown).starts_with("`") ||
                    llvm::StringRef(shown).ends_with("`");
  const char *blank = isSeparate ? " " : "";
  return delimiter + blank + shown + blank + delimiter;
}

std::string toMarkdownBlock(llvm::StringRef text, llvm::StringRef language) {
  std::string shown = displayText(text, text.size());
  if (!llvm::StringRef(shown).ends_with("\n"))
    shown += "\n";
  std::string delimiter = delimiterOf(shown, 3);
  return delimiter + language.str() + "\n" + shown + delimiter + "\n";
}

std::string toMarkdownBlockOfHover(llvm::StringRef hover) {
  std::string text;
  for (llvm::StringRef line : llvm::split(hover.rtrim(), '\n'))
    if (line != "```" && line != "```mlir")
      text += line.str() + "\n";
  return toMarkdownBlock(text, "mlir");
}

} // namespace mlir::gspmd
