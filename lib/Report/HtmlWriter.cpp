//===- HtmlWriter.cpp - Markup and escaped text ---------------------------===//

#include "lib/Report/HtmlWriter.h"
#include "lib/Report/DisplayText.h"

mlir::gspmd::HtmlWriter &mlir::gspmd::HtmlWriter::text(llvm::StringRef value) {
  for (char c : displayText(value))
    switch (c) {
    case '<':
      html += "&lt;";
      break;
    case '>':
      html += "&gt;";
      break;
    case '&':
      html += "&amp;";
      break;
    case '"':
      html += "&quot;";
      break;
    case '\'':
      html += "&#39;";
      break;
    default:
      html += c;
    }
  return *this;
}
