//===- StageDiagnostics.cpp - Remarks and warnings of a stage -------------===//
#include "compiler/Pipeline/StageDiagnostics.h"
#include "mlir/AsmParser/AsmParser.h"
#include "transforms/Support/ValueNames.h"
#include <nlohmann/json.hpp>

namespace mlir::gspmd {

void record(Diagnostic &diagnostic, CompilationStage stage,
            StageDiagnostics &diagnostics) {
  if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
    return;
  StageDiagnostic &kept = diagnostics.emplace_back(StageDiagnostic{
      stage, diagnostic.getSeverity(), "", diagnostic.str(), {}});
  llvm::raw_string_ostream(kept.location)
      << withoutNames(diagnostic.getLocation());
  for (Diagnostic &note : diagnostic.getNotes())
    record(note, stage, kept.notes);
}

static Location parseLocation(MLIRContext *context, StringRef text) {
  // A location that cannot be parsed leaves its text as the name.
  ScopedDiagnosticHandler silence(context,
                                  [](Diagnostic &) { return success(); });
  if (auto location =
          dyn_cast_or_null<LocationAttr>(parseAttribute(text, context)))
    return location;
  return NameLoc::get(StringAttr::get(context, text));
}

void emitDiagnostics(MLIRContext *context,
                     const StageDiagnostics &diagnostics) {
  for (const StageDiagnostic &recorded : diagnostics) {
    Diagnostic diagnostic(parseLocation(context, recorded.location),
                          recorded.severity);
    diagnostic << recorded.message;
    for (const StageDiagnostic &note : recorded.notes)
      diagnostic.attachNote(parseLocation(context, note.location))
          << note.message;
    context->getDiagEngine().emit(std::move(diagnostic));
  }
}

nlohmann::json toJson(const StageDiagnostics &diagnostics) {
  nlohmann::json json = nlohmann::json::array();
  for (const StageDiagnostic &diagnostic : diagnostics)
    json.push_back({{"stage", diagnostic.stage},
                    {"severity", diagnostic.severity},
                    {"location", diagnostic.location},
                    {"message", diagnostic.message},
                    {"notes", toJson(diagnostic.notes)}});
  return json;
}

StageDiagnostics readDiagnostics(const nlohmann::json &json) {
  StageDiagnostics diagnostics;
  for (const nlohmann::json &entry : json)
    diagnostics.push_back({entry["stage"], entry["severity"], entry["location"],
                           entry["message"], readDiagnostics(entry["notes"])});
  return diagnostics;
}

} // namespace mlir::gspmd
