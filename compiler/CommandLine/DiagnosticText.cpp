//===- DiagnosticText.cpp - Formatting of diagnostics ---------------------===//

#include "compiler/CommandLine/DiagnosticText.h"
#include "lib/Report/DisplayText.h"

using namespace mlir;

static StringRef nameOf(DiagnosticSeverity severity) {
  switch (severity) {
  case DiagnosticSeverity::Error:
    return "error";
  case DiagnosticSeverity::Warning:
    return "warning";
  case DiagnosticSeverity::Remark:
    return "remark";
  case DiagnosticSeverity::Note:
    return "note";
  }
  llvm_unreachable("all severities have a name");
}

static void writeDiagnostic(Diagnostic &diagnostic, llvm::raw_ostream &os,
                            StringRef file) {
  if (auto loc = diagnostic.getLocation()->findInstanceOf<FileLineColLoc>()) {
    os << loc.getFilename().getValue() << ":";
    if (loc.getLine()) // line 0 is the entire file
      os << loc.getLine() << ":" << loc.getColumn() << ":";
    os << " ";
  } else if (!file.empty()) {
    os << file << ": ";
    if (auto name = diagnostic.getLocation()->findInstanceOf<NameLoc>())
      os << name.getName().getValue() << ": ";
  }
  os << nameOf(diagnostic.getSeverity()) << ": " << diagnostic << "\n";
  for (Diagnostic &note : diagnostic.getNotes())
    writeDiagnostic(note, os, file);
}

void mlir::gspmd::printDiagnostic(Diagnostic &diagnostic, llvm::raw_ostream &os,
                                  StringRef file) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  writeDiagnostic(diagnostic, stream, file);
  os << displayLines(text);
}

bool mlir::gspmd::namesOtherFile(Diagnostic &diagnostic, StringRef input) {
  WalkResult result = diagnostic.getLocation()->walk([&](Location loc) {
    auto location = llvm::dyn_cast<FileLineColRange>(LocationAttr(loc));
    return location && location.getFilename().getValue() != input
               ? WalkResult::interrupt()
               : WalkResult::advance();
  });
  return result.wasInterrupted() ||
         llvm::any_of(diagnostic.getNotes(), [&](Diagnostic &note) {
           return namesOtherFile(note, input);
         });
}

/// Returns true if MLIR's handler would print control characters of names, or
/// long names.
static bool hasUnprintableNames(Diagnostic &diagnostic) {
  std::string text = diagnostic.str();
  return mlir::gspmd::displayLines(text) != text ||
         llvm::any_of(diagnostic.getNotes(), hasUnprintableNames);
}

LogicalResult mlir::gspmd::printUnlocatedDiagnostic(Diagnostic &diagnostic,
                                                    llvm::raw_ostream &os,
                                                    StringRef file) {
  if (diagnostic.getLocation()->findInstanceOf<FileLineColLoc>() &&
      !namesOtherFile(diagnostic, file) && !hasUnprintableNames(diagnostic))
    return failure();
  printDiagnostic(diagnostic, os, file);
  return success();
}

StringRef mlir::gspmd::inputName(StringRef path) {
  return path == "-" ? "<stdin>" : path;
}
