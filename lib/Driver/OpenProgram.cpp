//===- OpenProgram.cpp - The program of a command, parsed -----------------===//
#include "OpenProgram.h"
#include "DiagnosticText.h"
#include "RunError.h"
#include "RunProgram.h"
#include "gspmd/Driver/InitAll.h"
#include "gspmd/Driver/ShardingMap.h"
#include "lib/Progress/Progress.h"

namespace mlir::gspmd {

RunExit OpenProgram::open() {
  Progress::beginStage({"reading"});
  registerAllDialects(registry);
  if (auto wrong = loadPlugins(command.plugins, registry))
    return runError(RunExit::BadInput, *wrong, tool);
  context.emplace(registry, MLIRContext::Threading::DISABLED);
  context->printOpOnDiagnostic(false); // one clear line, not a dump
  parsed = parseProgram(*context, command.file, tool);
  if (!parsed)
    return RunExit::BadInput;
  printDiagnostics();
  FailureOr<std::string> found = findEntry(*parsed, command.entry);
  if (failed(found))
    return RunExit::BadInput;
  entryName = *found;
  if (!command.shardingMap.empty() &&
      failed(applyShardingMap(*parsed, entryName, command.shardingMap,
                              readForNames(command.file, *context))))
    return RunExit::BadInput;
  if (!command.dims.empty() && command.sweep.empty() &&
      failed(specializeProgram(*parsed, entryName, command.dims)))
    return RunExit::BadInput;
  if (!command.simulate && command.explain.isOn()) {
    OwningOpRef<ModuleOp> completed = parsed->clone();
    if (failed(explainProgram(*completed, readForNames(command.file, *context),
                              command.explain)))
      return RunExit::BadInput;
  }
  for (const std::string &text : command.faults) {
    auto fault = Fault::parse(text);
    if (!fault.ok())
      return runError(RunExit::BadInput,
                      "--inject " + std::string(fault.status().message()));
    parsedFaults.push_back(*fault);
  }
  return RunExit::Ok;
}

/// Errors after parsing show their location, not the source line: the file may
/// have been stdin.
void OpenProgram::printDiagnostics() {
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
