//===- HtmlWriter.h - Markup and escaped text -------------------*- C++ -*-===//
#ifndef GSPMD_LIB_REPORT_HTMLWRITER_H
#define GSPMD_LIB_REPORT_HTMLWRITER_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace mlir::gspmd {

/// Writes HTML whose markup is literals of the source. Text that is computed is
/// escaped, so it stays text in elements and in quoted attributes.
class HtmlWriter {
public:
  HtmlWriter &markup(llvm::StringLiteral literal) {
    html += literal;
    return *this;
  }
  /// Writes the displayText of `value`.
  HtmlWriter &text(llvm::StringRef value);
  HtmlWriter &text(int64_t value) { return text(std::to_string(value)); }

  std::string take() { return std::move(html); }

private:
  std::string html;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_REPORT_HTMLWRITER_H
