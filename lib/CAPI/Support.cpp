//===- Support.cpp - Strings, errors and the context ----------------------===//

#include "Handles.h"
#include "gspmd/Driver/InitAll.h"
#include "gspmd/Driver/Version.h"
#include "lib/Driver/DiagnosticText.h"

using namespace mlir;
using namespace mlir::gspmd::capi;

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

GspmdError mlir::gspmd::capi::noError() {
  return wrap<GspmdError>(static_cast<Error *>(nullptr));
}

GspmdError mlir::gspmd::capi::makeError(const llvm::Twine &message,
                                        GspmdErrorCode code) {
  auto *error = new Error;
  error->code = code;
  error->message = message.str();
  return wrap<GspmdError>(error);
}

DiagnosticScope::DiagnosticScope(Context &context)
    : handler(context.mlir.get(), [this, &context](Diagnostic &diagnostic) {
        std::string text;
        llvm::raw_string_ostream stream(text);
        printDiagnostic(diagnostic, stream);
        if (diagnostic.getSeverity() != DiagnosticSeverity::Error) {
          if (context.onDiagnostic)
            context.onDiagnostic(
                diagnostic.getSeverity() == DiagnosticSeverity::Warning
                    ? GspmdSeverityWarning
                    : GspmdSeverityRemark,
                toC(StringRef(text).rtrim()), context.userData);
          return mlir::success();
        }
        if (collected.message.empty())
          if (auto loc =
                  diagnostic.getLocation()->findInstanceOf<FileLineColLoc>()) {
            collected.file = loc.getFilename().str();
            collected.line = loc.getLine();
            collected.column = loc.getColumn();
          }
        collected.message += text;
        return mlir::success();
      }) {}

GspmdError DiagnosticScope::error(GspmdErrorCode code) const {
  auto *error = new Error(collected);
  error->code = code;
  error->message = error->message.empty()
                       ? "error: failed without a message"
                       : StringRef(error->message).rtrim().str();
  return wrap<GspmdError>(error);
}

GspmdErrorCode gspmdErrorGetCode(GspmdError error) {
  return unwrap<Error>(error)->code;
}

GspmdStringRef gspmdErrorGetMessage(GspmdError error) {
  return toC(unwrap<Error>(error)->message);
}

bool gspmdErrorGetLocation(GspmdError error, GspmdStringRef *file,
                           unsigned *line, unsigned *column) {
  const Error &of = *unwrap<Error>(error);
  if (!of.line)
    return false;
  *file = toC(of.file);
  *line = of.line;
  *column = of.column;
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
  context->mlir = std::make_unique<MLIRContext>(
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
  if (auto wrong = mlir::gspmd::loadPlugins(plugins, context.registry))
    return makeError("error: " + *wrong);
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
