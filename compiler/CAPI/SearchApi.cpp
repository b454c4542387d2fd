//===- SearchApi.cpp - Search for shardings in C --------------------------===//

#include "compiler/AutoSharding/Command/AutoShardReport.h"
#include "compiler/CAPI/SimulationApi.h"
#include "compiler/CommandLine/TextFile.h"
#include "compiler/Pipeline/MakeDeviceProgram.h"
#include "gspmd-c/Search.h"
#include "gspmd/AutoSharding/AutoShardOptions.h"

using namespace mlir;
using namespace mlir::gspmd::capi;

GspmdSearchOptions gspmdSearchOptionsGetDefault(void) {
  GspmdSearchOptions options = {};
  options.simulate = gspmdSimulateOptionsGetDefault();
  options.timeLimit = 60;
  options.alternatives = mlir::gspmd::kUsualAlternatives;
  return options;
}

static GspmdError readOptions(const GspmdSearchOptions &given,
                              mlir::gspmd::AutoShardOptions &options) {
  mlir::gspmd::UnparsedAutoShardOptions written;
  GspmdError error = readOptions(given.simulate, written.options.simulate);
  if (!gspmdErrorIsNull(error))
    return error;
  written.mesh = toRef(given.mesh).str();
  written.overlap = toRef(given.simulate.overlap).str();
  written.options.dims = toRef(given.dims).str();
  written.options.memoryLimit = given.memoryLimit;
  written.options.timeLimit = given.timeLimit;
  written.options.recompute = given.recompute;
  written.options.optimize = given.optimize;
  written.options.keepAnnotations = given.keepAnnotations;
  mlir::gspmd::ParsedAutoShardOptions read =
      mlir::gspmd::readOptions(written, [](StringRef name) {
        std::string spelled = name.str();
        llvm::replace(spelled, '-', '_');
        return spelled;
      });
  if (!read.wrong.empty())
    return makeError("error: " + read.wrong);
  if (auto wrong = mlir::gspmd::validateOutputPath(toRef(given.report)))
    return makeError("error: " + *wrong);
  options = std::move(read.options);
  return noError();
}

GspmdError gspmdProgramSearch(GspmdProgram handle,
                              const GspmdSearchOptions *given,
                              GspmdProgram *result, GspmdStringCallback table,
                              GspmdStringCallback json, void *userData) {
  mlir::gspmd::AutoShardOptions options;
  if (GspmdError error = readOptions(*given, options); !gspmdErrorIsNull(error))
    return error;
  Program &program = *unwrap<Program>(handle);
  DiagnosticScope scope(*program.context);
  FailureOr<std::string> entry = mlir::gspmd::findEntry(
      *program.module, toRef(given->simulate.entry).str());
  if (failed(entry))
    return scope.error();
  auto found = mlir::gspmd::autoShard(*program.module, *entry, options);
  if (failed(found))
    return scope.error();
  if (!found->fits())
    return makeError("error: " + unfitText(*found), GspmdErrorRuntimeError);
  std::string report = toRef(given->report).str();
  if (!report.empty() && failed(writePage(*found, options, *entry, report)))
    return scope.error();
  auto tell = [&](GspmdStringCallback callback, const std::string &text) {
    if (callback)
      callback(toC(StringRef(text)), userData);
  };
  tell(table, toTable(*found, given->alternatives));
  tell(json, toJson(*found));
  *result = wrap<GspmdProgram>(
      new Program{program.context, std::move(found->module), ""});
  return noError();
}
