//===- ParseProgram.cpp - From a file to a parsed program -----------------===//
#include "compiler/Pipeline/ParseProgram.h"
#include "compiler/CommandLine/CommandError.h"
#include "compiler/CommandLine/DiagnosticText.h"
#include "compiler/Formats/Formats.h"
#include "lib/Files/ReadFile.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/PassManager.h"
#include "transforms/Import/Passes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SourceMgr.h"

namespace mlir::gspmd {

LogicalResult specializeProgram(ModuleOp module, const std::string &entry,
                                const std::string &dims) {
  SpecializeShapesOptions options;
  options.sizes = dims;
  options.function = entry;
  PassManager pm(module.getContext());
  pm.addPass(createSpecializeShapes(options));
  return pm.run(module);
}

/// Adds an entry function `main` that calls all functions of a file of
/// self-checking functions without arguments. Returns false for other files.
static bool createEntry(ModuleOp module) {
  SmallVector<func::FuncOp> functions;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (!function.isPublic() || function.isExternal())
      continue;
    if (function.getNumArguments() != 0)
      return false;
    functions.push_back(function);
  }
  if (functions.empty())
    return false;
  OpBuilder builder(module.getBodyRegion());
  builder.setInsertionPointToEnd(module.getBody());
  auto entry = func::FuncOp::create(builder, module.getLoc(), "main",
                                    builder.getFunctionType({}, {}));
  builder.setInsertionPointToStart(entry.addEntryBlock());
  for (func::FuncOp function : functions) {
    func::CallOp::create(builder, function.getLoc(), function, ValueRange());
    function.setPrivate();
  }
  func::ReturnOp::create(builder, module.getLoc());
  return true;
}

OwningOpRef<ModuleOp> parseProgram(MLIRContext &context,
                                   const std::string &file, std::string *text) {
  absl::StatusOr<std::unique_ptr<llvm::MemoryBuffer>> program =
      readProgramFile(file);
  if (!program.ok()) {
    reportError(ExitCode::BadInput, std::string(program.status().message()));
    return nullptr;
  }
  std::unique_ptr<llvm::MemoryBuffer> buffer = *std::move(program);
  llvm::SourceMgr sources;
  SourceMgrDiagnosticHandler handler(sources, &context);
  ScopedDiagnosticHandler placeless(&context, [&](Diagnostic &diagnostic) {
    return printUnlocatedDiagnostic(diagnostic, llvm::errs(), inputName(file));
  });
  buffer = toReadable(std::move(buffer), context);
  if (!buffer)
    return nullptr;
  if (text && detectFormat(buffer->getBuffer()) == FileFormat::Text)
    *text = buffer->getBuffer().str();
  sources.AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  return parseVerified(sources, context);
}

FailureOr<std::string> findEntry(ModuleOp module, const std::string &entry) {
  std::vector<std::string> names;
  for (auto function : module.getOps<FunctionOpInterface>())
    if (function.isPublic() && !function.isExternal())
      names.push_back(function.getName().str());
  auto addChoice = [&](InFlightDiagnostic diagnostic) {
    if (!names.empty())
      diagnostic << "; choose one with --entry: " << llvm::join(names, ", ");
    return failure();
  };
  Operation *found = module.lookupSymbol(entry);
  if (auto function = dyn_cast_if_present<FunctionOpInterface>(found)) {
    if (function.isExternal())
      return function.emitError() << "function '" << entry << "' has no body";
    if (!function.isPublic())
      return addChoice(function.emitError()
                       << "function '" << entry << "' is private");
    return entry;
  }
  if (entry == "main" && names.size() == 1)
    return names.front();
  if (found) // a mesh, for example
    return addChoice(found->emitError()
                     << "expected a function '" << entry << "' to run, found '"
                     << found->getName() << "'");
  if (entry == "main" && createEntry(module))
    return entry;
  return addChoice(module.emitError("has no function '")
                   << entry << "' to run");
}

LogicalResult renameOtherMain(ModuleOp module, StringRef entry) {
  if (entry == "main")
    return success();
  SymbolTable symbols(module);
  Operation *other = symbols.lookup("main");
  return success(!other || succeeded(symbols.renameToUnique(other, {})));
}

} // namespace mlir::gspmd
