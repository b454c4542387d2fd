//===- DiagnosticText.cpp - Formatting of diagnostics ---------------------===//

#include "compiler/CommandLine/DiagnosticText.h"
#include "lib/Files/ReadFile.h"

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

void mlir::gspmd::printDiagnostic(Diagnostic &diagnostic, llvm::raw_ostream &os,
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
    printDiagnostic(note, os, file);
}

/// Returns true if each file that locations of the diagnostic and of its notes
/// name is `input`, does not exist, or is a regular file that can be read.
static bool hasReadableLocations(Diagnostic &diagnostic, StringRef input) {
  bool isReadable = true;
  diagnostic.getLocation()->walk([&](Location loc) {
    auto place = llvm::dyn_cast<FileLineColLoc>(LocationAttr(loc));
    if (!place || place.getFilename().getValue() == input)
      return WalkResult::advance();
    absl::Status status = gspmd::checkRegularFile(
        place.getFilename().getValue(), gspmd::kMaxTextFileBytes);
    isReadable = status.ok() || absl::IsNotFound(status);
    return isReadable ? WalkResult::advance() : WalkResult::interrupt();
  });
  return isReadable &&
         llvm::all_of(diagnostic.getNotes(), [&](Diagnostic &note) {
           return hasReadableLocations(note, input);
         });
}

LogicalResult mlir::gspmd::printUnlocatedDiagnostic(Diagnostic &diagnostic,
                                                    llvm::raw_ostream &os,
                                                    StringRef file) {
  if (diagnostic.getLocation()->findInstanceOf<FileLineColLoc>() &&
      hasReadableLocations(diagnostic, file))
    return failure();
  printDiagnostic(diagnostic, os, file);
  return success();
}

StringRef mlir::gspmd::inputName(StringRef path) {
  return path == "-" ? "<stdin>" : path;
}
