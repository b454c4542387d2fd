//===- PhaseDiagnostics.cpp - Remarks and warnings of a phase -------------===//
#include "compiler/Pipeline/PhaseDiagnostics.h"
#include "mlir/AsmParser/AsmParser.h"
#include "transforms/Support/Diagnostics/ValueNames.h"
#include <nlohmann/json.hpp> // IWYU pragma: keep

namespace mlir::gspmd {

void record(Diagnostic &diagnostic, CompilationPhase phase,
            PhaseDiagnostics &diagnostics) {
  if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
    return;
  PhaseDiagnostic &kept = diagnostics.emplace_back(PhaseDiagnostic{
      phase, diagnostic.getSeverity(), "", diagnostic.str(), {}});
  llvm::raw_string_ostream(kept.location)
      << withoutNames(diagnostic.getLocation());
  for (Diagnostic &note : diagnostic.getNotes())
    record(note, phase, kept.notes);
}

Location parseLocation(MLIRContext *context, StringRef text) {
  ScopedDiagnosticHandler silence(context,
                                  [](Diagnostic &) { return success(); });
  if (auto location =
          dyn_cast_or_null<LocationAttr>(parseAttribute(text, context)))
    return location;
  return NameLoc::get(StringAttr::get(context, text));
}

void emitDiagnostics(MLIRContext *context,
                     const PhaseDiagnostics &diagnostics) {
  for (const PhaseDiagnostic &recorded : diagnostics) {
    Diagnostic diagnostic(parseLocation(context, recorded.location),
                          recorded.severity);
    diagnostic << recorded.message;
    for (const PhaseDiagnostic &note : recorded.notes)
      diagnostic.attachNote(parseLocation(context, note.location))
          << note.message;
    context->getDiagEngine().emit(std::move(diagnostic));
  }
}

nlohmann::json toJson(const PhaseDiagnostics &diagnostics) {
  nlohmann::json json = nlohmann::json::array();
  for (const PhaseDiagnostic &diagnostic : diagnostics)
    json.push_back({{"phase", diagnostic.phase},
                    {"severity", diagnostic.severity},
                    {"location", diagnostic.location},
                    {"message", diagnostic.message},
                    {"notes", toJson(diagnostic.notes)}});
  return json;
}

PhaseDiagnostics readDiagnostics(const nlohmann::json &json) {
  PhaseDiagnostics diagnostics;
  for (const nlohmann::json &entry : json)
    diagnostics.push_back({entry["phase"], entry["severity"], entry["location"],
                           entry["message"], readDiagnostics(entry["notes"])});
  return diagnostics;
}

} // namespace mlir::gspmd
