//===- MlirApi.cpp - Contexts and modules of MLIR's C API -----------------===//

#include "compiler/CAPI/Handles.h"
#include "gspmd-c/Mlir.h"
#include "gspmd/Registration/InitAll.h"
#include "mlir/CAPI/IR.h"
#include "transforms/ForeignDialects/PrivateContext.h"
#include "transforms/ForeignDialects/ProjectDialects.h"

using namespace mlir::gspmd::capi;

void gspmdRegisterDialects(MlirDialectRegistry registry) {
  mlir::gspmd::registerProjectDialects(*::unwrap(registry));
}

void gspmdRegisterPasses(void) { mlir::gspmd::registerAllPassesOnce(); }

GspmdContext gspmdContextCreateFromMlir(MlirContext handle) {
  mlir::MLIRContext &host = *::unwrap(handle);
  auto *context = new Context;
  mlir::gspmd::registerAllDialects(context->registry);
  host.appendDialectRegistry(context->registry);
  host.getOrLoadDialect<mlir::gspmd::ProjectDialects>();
  if (mlir::gspmd::ProjectDialects::findForeign(&host)) {
    context->mlir = mlir::gspmd::createPrivateContext(host);
    context->host = &host;
  } else {
    // The caller owns the context.
    context->mlir = {&host, [](mlir::MLIRContext *) {}};
  }
  return wrap<GspmdContext>(context);
}

MlirContext gspmdContextGetMlir(GspmdContext context) {
  return ::wrap(unwrap<Context>(context)->mlir.get());
}

GspmdError gspmdProgramCreateFromModule(GspmdContext handle, MlirModule module,
                                        GspmdProgram *result) {
  Context &context = *unwrap<Context>(handle);
  mlir::ModuleOp source = ::unwrap(module);
  auto program = std::make_unique<Program>();
  program->context = &context;
  if (source.getContext() == context.mlir.get()) {
    program->module = source.clone();
  } else if (source.getContext() == context.host) {
    DiagnosticScope scope(*context.host, context);
    program->module = mlir::gspmd::translateProgram(source, *context.mlir);
    if (!program->module)
      return scope.error();
  } else {
    return makeError("error: the module is of another context of MLIR: "
                     "expected that of the GspmdContext");
  }
  *result = wrap<GspmdProgram>(program.release());
  return noError();
}

GspmdError gspmdProgramCopyModule(GspmdProgram handle, MlirModule *result) {
  Program &program = *unwrap<Program>(handle);
  mlir::OwningOpRef<mlir::ModuleOp> copy;
  if (program.context->host) {
    DiagnosticScope scope(*program.context);
    copy =
        mlir::gspmd::translateProgram(*program.module, *program.context->host);
    if (!copy)
      return scope.error();
  } else {
    copy = program.module->clone();
  }
  *result = ::wrap(copy.release());
  return noError();
}
