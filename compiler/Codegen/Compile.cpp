//===- Compile.cpp - Native code of device programs -----------------------===//

#include "gspmd/Compiler/Compile.h"

#include "compiler/Codegen/LinkObject.h"
#include "compiler/Codegen/NativeCode.h"
#include "compiler/Codegen/ProgramTables.h"
#include "lib/Files/ReadFile.h"
#include "lib/Progress/Progress.h"
#include "transforms/Lowering/ExternalCodegen/CodeSymbol.h"
#include "transforms/Lowering/Passes.h"
#include "transforms/Support/Diagnostics/PassProgress.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"

namespace mlir::gspmd {

/// Serializes the prepared module as bytecode, which loadCompiled reads.
static std::string bytecodeOf(ModuleOp module) {
  std::string bytes;
  llvm::raw_string_ostream stream(bytes);
  (void)writeBytecodeToFile(module, stream);
  return bytes;
}

static FailureOr<func::FuncOp> findEntry(ModuleOp module,
                                         const std::string &name) {
  auto function = module.lookupSymbol<func::FuncOp>(name);
  if (!function)
    return module.emitError("has no function '") << name << "'";
  return function;
}

static LogicalResult load(ModuleOp errors,
                          std::unique_ptr<llvm::MemoryBuffer> object,
                          CompiledProgram &program) {
  if (llvm::Error error = loadObject(std::move(object), program))
    return errors.emitError("cannot be linked: ")
           << llvm::toString(std::move(error));
  return success();
}

FailureOr<CompiledProgram> compileProgram(ModuleOp source,
                                          const CompileOptions &options,
                                          SerializedProgram *form) {
  MLIRContext *context = source.getContext();
  DialectRegistry registry;
  registerBuiltinDialectTranslation(registry);
  registerLLVMDialectTranslation(registry);
  context->appendDialectRegistry(registry);

  OwningOpRef<ModuleOp> module = source.clone();
  CompiledProgram program;
  PassManager prepare(context);
  prepare.enableVerifier(false); // after each pass
  buildPreparePipeline(prepare, options.entry);
  showPasses("lowering,", prepare);
  if (failed(prepare.run(*module)) || failed(verify(*module)))
    return failure();
  auto entry = module->lookupSymbol<func::FuncOp>(options.entry);
  if (failed(fillTables(*module, entry, program)))
    return failure();
  if (form)
    form->module = bytecodeOf(*module);
  if (!options.withCode)
    return program;
  entry.setName(kDeviceProgram); // nothing calls it
  PassManager codegen(context);
  codegen.enableVerifier(false);
  buildCodegenPipeline(codegen);
  showPasses("lowering to LLVM,", codegen);
  if (failed(codegen.run(*module)))
    return failure();
  Progress::beginStage({"machine code, simplifying"});
  auto object = emitObject(*module, kDeviceProgram, options.optLevel);
  if (failed(object))
    return failure();
  if (form)
    form->object = (*object)->getBuffer().str();
  if (failed(load(source, std::move(*object), program)))
    return failure();
  return program;
}

FailureOr<CompiledProgram> loadCompiled(MLIRContext *context,
                                        const SerializedProgram &form,
                                        const std::string &entryName) {
  auto module = parseSourceString<ModuleOp>(form.module, context);
  if (!module)
    return failure();
  auto entry = findEntry(*module, entryName);
  CompiledProgram program;
  if (failed(entry) || failed(fillTables(*module, *entry, program)) ||
      failed(load(*module, llvm::MemoryBuffer::getMemBufferCopy(form.object),
                  program)))
    return failure();
  return program;
}

FailureOr<CompiledProgram> loadExternalProgram(ModuleOp module,
                                               const std::string &entry,
                                               const std::string &code) {
  auto function = findEntry(module, entry);
  if (failed(function))
    return failure();
  CompiledProgram program;
  FailureOr<std::string> key = lowering::verifiedCodeSymbol(module);
  if (failed(key) || failed(lowering::verifyRuntimeNumbers(module)) ||
      failed(fillTables(module, *function, program)))
    return failure();
  auto object = readFile(code, kMaxProgramFileBytes);
  if (!object.ok())
    return module.emitError("cannot read '")
           << code << "': " << std::string(object.status().message());
  if (llvm::Error error =
          loadForeignObject(std::move(*object), entry, *key, program))
    return module.emitError("cannot be linked with '")
           << code << "': " << llvm::toString(std::move(error));
  return program;
}

} // namespace mlir::gspmd
