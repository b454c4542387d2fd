//===- SupportApi.cpp - Strings, errors and contexts in C -----------------===//

#include "compiler/CAPI/Handles.h"
#include "gspmd/Registration/InitAll.h"
#include "gspmd/Version.h"

using namespace mlir;
using namespace mlir::gspmd::capi;

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

GspmdErrorCode gspmdErrorGetCode(GspmdError error) {
  return unwrap<Error>(error)->code;
}

GspmdStringRef gspmdErrorGetMessage(GspmdError error) {
  return toC(unwrap<Error>(error)->message);
}

bool gspmdErrorGetLocation(GspmdError error, GspmdStringRef *file,
                           unsigned *line, unsigned *column) {
  const Error &details = *unwrap<Error>(error);
  if (!details.line)
    return false;
  *file = toC(details.file);
  *line = details.line;
  *column = details.column;
  return true;
}

void gspmdErrorDestroy(GspmdError error) { delete unwrap<Error>(error); }

//===----------------------------------------------------------------------===//
// Context
//===----------------------------------------------------------------------===//

GspmdStringRef gspmdGetVersion(void) { return toC(GSPMD_VERSION_STRING); }

GspmdContext gspmdContextCreate(void) {
  auto *context = new Context;
  mlir::gspmd::registerAllDialects(context->registry);
  context->mlir = std::make_shared<MLIRContext>(
      context->registry, MLIRContext::Threading::DISABLED);
  context->mlir->printOpOnDiagnostic(false);
  return wrap<GspmdContext>(context);
}

void gspmdContextDestroy(GspmdContext context) {
  delete unwrap<Context>(context);
}

static GspmdError load(GspmdContext handle,
                       const mlir::gspmd::Plugins &plugins) {
  Context &context = *unwrap<Context>(handle);
  if (auto error = mlir::gspmd::loadPlugins(plugins, context.registry))
    return makeError("error: " + *error);
  context.mlir->appendDialectRegistry(context.registry);
  return noError();
}

GspmdError gspmdContextLoadDialectPlugin(GspmdContext context,
                                         GspmdStringRef file) {
  return load(context, {{toRef(file).str()}, {}});
}

GspmdError gspmdContextLoadPassPlugin(GspmdContext context,
                                      GspmdStringRef file) {
  return load(context, {{}, {toRef(file).str()}});
}

void gspmdContextSetDiagnosticCallback(GspmdContext handle,
                                       GspmdDiagnosticCallback callback,
                                       void *userData) {
  Context &context = *unwrap<Context>(handle);
  context.onDiagnostic = callback;
  context.userData = userData;
}
