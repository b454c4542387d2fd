//===- InputProgram.cpp - The parsed program of a command -----------------===//
#include "compiler/Run/InputProgram.h"
#include "compiler/CommandLine/CommandError.h"
#include "compiler/CommandLine/DiagnosticText.h"
#include "compiler/Pipeline/MakeDeviceProgram.h"
#include "compiler/Pipeline/ShardingMap.h"
#include "gspmd/Registration/InitAll.h"
#include "lib/Progress/Progress.h"

namespace mlir::gspmd {

ExitCode InputProgram::open() {
  Progress::beginStage({"reading"});
  registerAllDialects(registry);
  if (auto error = loadPlugins(command.plugins, registry))
    return reportError(ExitCode::BadInput, *error, tool);
  context.emplace(registry, MLIRContext::Threading::DISABLED);
  context->printOpOnDiagnostic(false); // one line, without the op
  parsed = parseProgram(*context, command.file, tool);
  if (!parsed)
    return ExitCode::BadInput;
  printDiagnostics();
  FailureOr<std::string> found = findEntry(*parsed, command.entry);
  if (failed(found))
    return ExitCode::BadInput;
  entryName = *found;
  if (!command.shardingMap.empty() &&
      failed(applyShardingMap(*parsed, entryName, command.shardingMap,
                              readSourceText(command.file, *context))))
    return ExitCode::BadInput;
  if (!command.dims.empty() && command.sweep.empty() &&
      failed(specializeProgram(*parsed, entryName, command.dims)))
    return ExitCode::BadInput;
  if (!command.simulate && command.explain.isOn()) {
    OwningOpRef<ModuleOp> completed = parsed->clone();
    if (failed(explainProgram(*completed,
                              readSourceText(command.file, *context),
                              command.explain)))
      return ExitCode::BadInput;
  }
  for (const std::string &text : command.faults) {
    auto fault = Fault::parse(text);
    if (!fault.ok())
      return reportError(ExitCode::BadInput,
                         "--inject " + std::string(fault.status().message()));
    parsedFaults.push_back(*fault);
  }
  return ExitCode::Ok;
}

/// Errors after parsing show their location without the source line, because
/// the file may have been stdin.
void InputProgram::printDiagnostics() {
  StringRef file = inputName(command.file);
  bool showsRemarks = command.explain.isOn();
  printer.emplace(&*context, [file, showsRemarks](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() == DiagnosticSeverity::Remark && !showsRemarks)
      return success();
    Progress::hideLine();
    printDiagnostic(diagnostic, llvm::errs(), file);
    return success();
  });
}

} // namespace mlir::gspmd
