//===- StageDiagnostics.h - Remarks and warnings of a stage -----*- C++ -*-===//
//
// A stage that is computed emits its remarks and warnings as diagnostics, to
// the handlers of its context, and keeps them in its result. A result that
// comes from the cache of compiled programs emits those that it was stored
// with, so a user sees the same diagnostics in both cases.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_PIPELINE_STAGEDIAGNOSTICS_H
#define GSPMD_COMPILER_PIPELINE_STAGEDIAGNOSTICS_H

#include "mlir/IR/Diagnostics.h"
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace mlir::gspmd {

enum class CompilationStage {
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
inline constexpr unsigned kNumStages =
    static_cast<unsigned>(CompilationStage::Simulate) + 1;

/// A diagnostic that does not refer to its context.
struct StageDiagnostic {
  CompilationStage stage;
  DiagnosticSeverity severity = DiagnosticSeverity::Remark;
  /// The location in MLIR's syntax: `loc("model.py":12:3)`.
  std::string location;
  std::string message;
  std::vector<StageDiagnostic> notes = {};
};

using StageDiagnostics = std::vector<StageDiagnostic>;

/// Appends a remark or a warning of `stage` to `diagnostics`; ignores errors.
void record(Diagnostic &diagnostic, CompilationStage stage,
            StageDiagnostics &diagnostics);

/// Emits recorded diagnostics.
void emitDiagnostics(MLIRContext *context, const StageDiagnostics &diagnostics);

/// Write diagnostics into, and read them from, an entry of the cache of
/// compiled programs.
nlohmann::json toJson(const StageDiagnostics &diagnostics);
StageDiagnostics readDiagnostics(const nlohmann::json &json);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINE_STAGEDIAGNOSTICS_H
