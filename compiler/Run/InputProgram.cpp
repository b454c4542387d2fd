//===- InputProgram.cpp - The parsed program of a command -----------------===//
#include "compiler/Run/InputProgram.h"
#include "compiler/CommandLine/DiagnosticText.h"
#include "compiler/Pipeline/Annotations/ShardingMap.h"
#include "compiler/Pipeline/ParseProgram.h"
#include "gspmd/Registration/InitAll.h"
#include "lib/Progress/Progress.h"
#include "transforms/Support/Diagnostics/ValueNames.h"

namespace mlir::gspmd {

void ProgramOptions::addOptions(OptionGroup &group) {
  group.addPositional("FILE", file, /*isRequired=*/true);
  group.add("entry", "name", "Function to run (main)", entry);
  group.addJoined("dim", "b=64,s=2048",
                  "Sizes of symbolic dimensions (jax.export)", dims);
  group.addFile(FileUse::Read, "sharding-map", "json",
                "Shardings by the names of arguments or locations",
                shardingMap);
}

void ProgramOptions::addPluginOptions(OptionGroup &group) {
  group.add("load-dialect-plugin", "file", "Load the dialects of a plugin",
            plugins.dialects);
  group.add("load-pass-plugin", "file", "Load the passes of a plugin",
            plugins.passes);
  group.add("allow-unregistered-dialect", "",
            "Accept ops of unregistered dialects, by their annotated rules",
            allowsUnregistered);
}

ExitCode InputProgram::open() {
  Progress::beginStage({"reading"});
  registerAllDialects(registry);
  if (auto error = loadPlugins(options.plugins, registry))
    return reportError(ExitCode::BadInput, *error);
  context.emplace(registry, MLIRContext::Threading::DISABLED);
  context->allowUnregisteredDialects(options.allowsUnregistered);
  context->printOpOnDiagnostic(false); // one line, without the op
  std::string text;
  bool usesNames = options.keepsNames || options.explain.isEnabled() ||
                   !options.shardingMap.empty();
  OwningOpRef<ModuleOp> module =
      parseProgram(*context, options.file, usesNames ? &text : nullptr);
  if (!module)
    return ExitCode::BadInput;
  printDiagnostics();
  FailureOr<std::string> entry = findEntry(*module, options.entry);
  if (failed(entry))
    return ExitCode::BadInput;
  if (!options.shardingMap.empty() &&
      failed(applyShardingMap(*module, *entry, options.shardingMap, text)))
    return ExitCode::BadInput;
  if (options.keepsNames)
    nameValues(*module, text);
  if (!options.dims.empty() &&
      failed(specializeProgram(*module, *entry, options.dims)))
    return ExitCode::BadInput;
  parsed.emplace(std::move(module), *std::move(entry));
  return succeeded(parsed->explain(text, options.explain)) ? ExitCode::Ok
                                                           : ExitCode::BadInput;
}

/// Lets later diagnostics print their location without the source line, because
/// the file may have been stdin. Remarks are printed only with explanations.
void InputProgram::printDiagnostics() {
  StringRef file = inputName(options.file);
  bool showsRemarks = options.explain.isEnabled();
  printer.emplace(&*context, [file, showsRemarks](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() == DiagnosticSeverity::Remark && !showsRemarks)
      return success();
    Progress::hideLine();
    printDiagnostic(diagnostic, llvm::errs(), file);
    return success();
  });
}

} // namespace mlir::gspmd
