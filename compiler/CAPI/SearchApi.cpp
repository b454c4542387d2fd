//===- SearchApi.cpp - Search for shardings in C --------------------------===//

#include "compiler/AutoSharding/Command/AutoShardOptions.h"
#include "compiler/AutoSharding/Command/AutoShardReport.h"
#include "compiler/CAPI/SimulationApi.h"
#include "compiler/CommandLine/TextFile.h"
#include "compiler/Pipeline/ParseProgram.h"
#include "gspmd-c/Search.h"

using namespace mlir;
using namespace mlir::gspmd::capi;

GspmdSearchOptions gspmdSearchOptionsGetDefault(void) {
  GspmdSearchOptions options = {};
  options.simulate = gspmdSimulateOptionsGetDefault();
  options.timeLimit = 60;
  options.alternatives = mlir::gspmd::kDefaultAlternatives;
  return options;
}

static GspmdError readOptions(const GspmdSearchOptions &source,
                              mlir::gspmd::AutoShardOptions &options) {
  mlir::gspmd::UnparsedAutoShardOptions written;
  GspmdError error = readOptions(source.simulate, written.options.simulate);
  if (!gspmdErrorIsNull(error))
    return error;
  written.mesh = toRef(source.mesh).str();
  written.overlap = toRef(source.simulate.overlap).str();
  written.options.dims = toRef(source.dims).str();
  written.options.memoryLimit = source.memoryLimit;
  written.options.timeLimit = source.timeLimit;
  written.options.recompute = source.recompute;
  written.options.optimize = source.optimize;
  written.options.keepAnnotations = source.keepAnnotations;
  mlir::gspmd::ParsedAutoShardOptions read =
      mlir::gspmd::parseOptions(written, [](StringRef name) {
        std::string optionName = name.str();
        llvm::replace(optionName, '-', '_');
        return optionName;
      });
  if (!read.error.empty())
    return makeError("error: " + read.error);
  if (auto problem = mlir::gspmd::validateOutputPath(toRef(source.report)))
    return makeError("error: " + *problem);
  options = std::move(read.options);
  return noError();
}

GspmdError gspmdProgramSearch(GspmdProgram handle,
                              const GspmdSearchOptions *source,
                              GspmdProgram *result, GspmdStringCallback table,
                              GspmdStringCallback json, void *userData) {
  mlir::gspmd::AutoShardOptions options;
  if (GspmdError error = readOptions(*source, options);
      !gspmdErrorIsNull(error))
    return error;
  Program &program = *unwrap<Program>(handle);
  DiagnosticScope scope(*program.context);
  FailureOr<std::string> entry = mlir::gspmd::findEntry(
      *program.module, toRef(source->simulate.entry).str());
  if (failed(entry))
    return scope.error();
  auto found = mlir::gspmd::autoShard(*program.module, *entry, options);
  if (failed(found))
    return scope.error();
  if (!found->fits())
    return makeError("error: " + unfitText(*found), GspmdErrorRuntimeError);
  std::string report = toRef(source->report).str();
  if (!report.empty() && failed(writePage(*found, options, *entry, report)))
    return scope.error();
  auto print = [&](GspmdStringCallback callback, const std::string &text) {
    if (callback)
      callback(toC(StringRef(text)), userData);
  };
  print(table, toTable(*found, source->alternatives));
  print(json, toJson(*found));
  *result = wrap<GspmdProgram>(
      new Program{program.context, std::move(found->module), "", {}});
  return noError();
}
