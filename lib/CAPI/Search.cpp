//===- Search.cpp - Annotations that are found by themselves --------------===//

#include "gspmd-c/Search.h"
#include "Simulation.h"
#include "lib/AutoSharding/Report.h"
#include "lib/Driver/RunProgram.h"
#include <cmath>

using namespace mlir;
using namespace mlir::gspmd::capi;

GspmdSearchOptions gspmdSearchOptionsGetDefault(void) {
  GspmdSearchOptions options = {};
  options.simulate = gspmdSimulateOptionsGetDefault();
  options.timeLimit = 60;
  return options;
}

static GspmdError readOptions(const GspmdSearchOptions &given,
                              mlir::gspmd::AutoShardOptions &options) {
  GspmdError error = readOptions(given.simulate, options.simulate);
  if (!gspmdErrorIsNull(error))
    return error;
  auto mesh = mlir::gspmd::parseMesh(toRef(given.mesh));
  if (!mesh)
    return makeError("error: a mesh should look like x=8,y=4, not '" +
                     toRef(given.mesh) + "'");
  if (given.keepAnnotations && !mesh->empty())
    return makeError("error: annotations that are kept are on the program's "
                     "own mesh, so that no other can be chosen");
  if (!(given.timeLimit > 0) || !std::isfinite(given.timeLimit) ||
      !(given.memoryLimit >= 0))
    return makeError("error: the time limit should be a number of seconds "
                     "above 0, and the memory limit not negative");
  options.mesh = *std::move(mesh);
  options.memoryLimit = given.memoryLimit;
  options.timeLimit = given.timeLimit;
  options.keepAnnotations = given.keepAnnotations;
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
  auto tell = [&](GspmdStringCallback callback, const std::string &text) {
    if (callback)
      callback(toC(StringRef(text)), userData);
  };
  tell(table, toTable(*found, /*alternatives=*/5));
  tell(json, toJson(*found));
  *result = wrap<GspmdProgram>(
      new Program{program.context, std::move(found->module), ""});
  return noError();
}
