//===- PrivateContext.cpp - A context with the project's dialects ---------===//

#include "transforms/ForeignDialects/PrivateContext.h"
#include "transforms/ForeignDialects/OpTranslator.h"
#include "transforms/ForeignDialects/ProjectDialects.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/StringSet.h"

#include <mutex>

using namespace mlir;
using namespace mlir::gspmd;

/// Returns a context with the project's dialects, and with the other dialects
/// that `host` has loaded: MLIR's, and the host's own, which may implement the
/// project's interfaces.
static std::unique_ptr<MLIRContext>
createContext(MLIRContext &host, void (*fillRegistry)(DialectRegistry &)) {
  DialectRegistry registry;
  fillRegistry(registry);
  llvm::StringSet<> excluded;
  bool applyExtensions = true;
  std::unique_ptr<MLIRContext> context;
  auto load = [&](Dialect *dialect) {
    StringRef name = dialect->getNamespace();
    if (ProjectDialects::isContested(name) ||
        name == ProjectDialects::getDialectNamespace() ||
        excluded.contains(name) || context->getOrLoadDialect(name))
      return true;
    if (auto allocate = host.getDialectRegistry().getDialectAllocator(name))
      allocate(context.get());
    if (!ProjectDialects::findForeign(context.get()))
      return true;
    // The dialect loads a foreign one. Its ops are unregistered here.
    excluded.insert(name);
    return false;
  };
  // The host's dialects and their extensions come first: with the project's
  // `stablehlo`, the host's extensions of its `stablehlo` would be applied.
  do {
    context = std::make_unique<MLIRContext>(registry,
                                            MLIRContext::Threading::DISABLED);
    if (!llvm::all_of(host.getLoadedDialects(), load))
      continue;
    if (applyExtensions)
      host.getDialectRegistry().applyExtensions(context.get());
    applyExtensions = false;
  } while (ProjectDialects::findForeign(context.get()));
  context->getOrLoadDialect<ProjectDialects>();
  return context;
}

/// Sets what the user chose for the host's context.
static void copySettings(MLIRContext &host, MLIRContext &context) {
  context.allowUnregisteredDialects();
  context.printOpOnDiagnostic(host.shouldPrintOpOnDiagnostic());
  context.printStackTraceOnDiagnostic(host.shouldPrintStackTraceOnDiagnostic());
  if (host.isMultithreadingEnabled())
    context.setThreadPool(host.getThreadPool());
}

/// Replaces the contents of `program` by those of `result`.
static void replaceContents(ModuleOp program, Operation *result) {
  program->setAttrs(result->getAttrDictionary());
  program->setLoc(result->getLoc());
  program.getBodyRegion().takeBody(result->getRegion(0));
}

std::unique_ptr<MLIRContext>
mlir::gspmd::createPrivateContext(MLIRContext &host) {
  auto *project = host.getLoadedDialect<ProjectDialects>();
  if (!project || !project->fillRegistry)
    return nullptr;
  std::unique_ptr<MLIRContext> context =
      createContext(host, project->fillRegistry);
  copySettings(host, *context);
  return context;
}

OwningOpRef<ModuleOp> mlir::gspmd::translateProgram(ModuleOp program,
                                                    MLIRContext &target) {
  ContextTranslator attributes(&target);
  OwningOpRef<Operation *> copy = OpTranslator(attributes).translate(program);
  if (!copy || failed(verify(*copy)))
    return nullptr;
  return cast<ModuleOp>(copy.release());
}

LogicalResult mlir::gspmd::runInPrivateContext(
    ModuleOp program, llvm::function_ref<LogicalResult(ModuleOp)> transform) {
  MLIRContext &host = *program.getContext();
  std::unique_ptr<MLIRContext> context = createPrivateContext(host);
  if (!context)
    return program.emitError(
        "this context has a foreign dialect, and no registration of gspmd's: "
        "expected a call of registerProjectDialects");

  ContextTranslator toPrivate(context.get()), toHost(&host);
  ContextTranslator::connect(toPrivate, toHost);
  std::mutex mutex; // passes emit diagnostics in several threads
  context->getDiagEngine().registerHandler([&](Diagnostic &diagnostic) {
    std::lock_guard lock(mutex);
    Diagnostic copy(toHost.translate(diagnostic.getLocation()),
                    diagnostic.getSeverity());
    copy << diagnostic.str();
    for (Diagnostic &note : diagnostic.getNotes())
      copy.attachNote(toHost.translate(note.getLocation())) << note.str();
    host.getDiagEngine().emit(std::move(copy));
    return success();
  });

  OwningOpRef<Operation *> copy = OpTranslator(toPrivate).translate(program);
  if (!copy || failed(verify(*copy)) ||
      failed(transform(cast<ModuleOp>(*copy))))
    return failure();
  OwningOpRef<Operation *> result = OpTranslator(toHost).translate(*copy);
  if (!result)
    return failure();
  replaceContents(program, *result);
  return success();
}
