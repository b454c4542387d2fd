//===- PhaseDiagnostics.h - Remarks and warnings of a phase -----*- C++ -*-===//
//
// A phase that is computed emits its remarks and warnings as diagnostics, to
// the handlers of its context, and keeps them in its result. A result that
// comes from the cache of compiled programs emits those that it was stored
// with, so a user sees the same diagnostics in both cases.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_PIPELINE_PHASEDIAGNOSTICS_H
#define GSPMD_COMPILER_PIPELINE_PHASEDIAGNOSTICS_H

#include "mlir/IR/Diagnostics.h"
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace mlir::gspmd {

enum class CompilationPhase {
  Parse,
  Import,
  Complete,
  Partition,
  Localize,
  Optimize,
  Compile,
  Export,
  Simulate,
};
inline constexpr unsigned kNumPhases =
    static_cast<unsigned>(CompilationPhase::Simulate) + 1;

/// A diagnostic that does not refer to its context.
struct PhaseDiagnostic {
  CompilationPhase phase;
  DiagnosticSeverity severity = DiagnosticSeverity::Remark;
  /// The location in MLIR's syntax: `loc("model.py":12:3)`.
  std::string location;
  std::string message;
  std::vector<PhaseDiagnostic> notes = {};
};

using PhaseDiagnostics = std::vector<PhaseDiagnostic>;

/// Appends a remark or a warning of `phase` to `diagnostics`; ignores errors.
void record(Diagnostic &diagnostic, CompilationPhase phase,
            PhaseDiagnostics &diagnostics);

/// Parses PhaseDiagnostic::location. A text that is no location becomes the
/// name of one.
Location parseLocation(MLIRContext *context, StringRef text);

/// Emits recorded diagnostics.
void emitDiagnostics(MLIRContext *context, const PhaseDiagnostics &diagnostics);

/// Write diagnostics into, and read them from, an entry of the cache of
/// compiled programs.
nlohmann::json toJson(const PhaseDiagnostics &diagnostics);
PhaseDiagnostics readDiagnostics(const nlohmann::json &json);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINE_PHASEDIAGNOSTICS_H
