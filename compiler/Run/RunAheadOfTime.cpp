//===- RunAheadOfTime.cpp - Compilation for a topology (--aot) ------------===//
#include "compiler/Run/RunAheadOfTime.h"
#include "compiler/CommandLine/TerminalText.h"
#include "compiler/CommandLine/TextFile.h"
#include "compiler/Engines/AheadOfTimeReport.h"
#include "lib/Progress/Progress.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::gspmd {

ExitCode runAheadOfTime(const RunCommand &command, Compilation &compilation) {
  const PjrtEngineOptions &engine = command.engine.pjrt;
  KeptResult<ExportedProgram> exported = compilation.exportForPlugin(
      command.compilationOptions(), engine.isPartitions());
  if (failed(exported))
    return ExitCode::BadInput;
  Progress::beginStage({"compiling with the plugin"});
  AheadOfTimeRequest request;
  request.topology = command.aot.topology;
  request.readsProgram = !command.aot.program.empty();
  request.readsExecutable = !command.aot.executable.empty();
  absl::StatusOr<AheadOfTimeReport> report =
      compileAheadOfTime(**exported, engine, request);
  if (!report.ok())
    return reportRunFailure(report.status());
  Progress::hideLine();
  printTerminalText([&](llvm::raw_ostream &os) { printTable(*report, os); });
  llvm::outs().flush(); // before files that are stdout
  if (auto error = writeTextFiles(
          {{command.results.stats, toJson(*report)},
           {command.aot.program, report->executable.program},
           {command.aot.executable, report->executable.serialized}}))
    return reportError(ExitCode::BadInput, *error);
  return ExitCode::Ok;
}

} // namespace mlir::gspmd
