//===- Compile.cpp - From a per-device module to native code --------------===//

#include "gspmd/Emulator/Compile.h"

#include "ProgramTables.h"
#include "transforms/Lowering/Passes.h"

#include "mlir/ExecutionEngine/ExecutionEngine.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"

namespace mlir::gspmd {
namespace {

void initializeNativeTarget() {
  static bool initialized = [] {
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
    return true;
  }();
  (void)initialized;
}

/// What native code may call by name besides the C library.
llvm::orc::SymbolMap symbolMap(llvm::orc::MangleAndInterner interner) {
  llvm::orc::SymbolMap symbols;
  for (const ::gspmd::RuntimeSymbol &symbol : ::gspmd::runtimeSymbols())
    symbols[interner(symbol.name)] = {
        llvm::orc::ExecutorAddr::fromPtr(symbol.address),
        llvm::JITSymbolFlags::Exported};
  return symbols;
}

/// LLVM's default pipeline without what makes code larger: kernels run for
/// microseconds, and unrolled and interleaved loops take most of the time that
/// it needs to compile them.
void optimize(llvm::Module &code, llvm::TargetMachine &machine,
              unsigned optLevel) {
  if (optLevel == 0)
    return;
  code.setDataLayout(machine.createDataLayout());
  code.setTargetTriple(machine.getTargetTriple());
  llvm::PipelineTuningOptions tuning;
  tuning.LoopInterleaving = false;
  tuning.LoopUnrolling = false;
  tuning.SLPVectorization = false;
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder(&machine, tuning);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  llvm::OptimizationLevel level = optLevel == 1   ? llvm::OptimizationLevel::O1
                                  : optLevel == 2 ? llvm::OptimizationLevel::O2
                                                  : llvm::OptimizationLevel::O3;
  builder.buildPerModuleDefaultPipeline(level).run(code, modules);
}

FailureOr<std::unique_ptr<ExecutionEngine>>
createEngine(ModuleOp module, const CompileOptions &options) {
  initializeNativeTarget();
  auto fail = [&](llvm::Error error) {
    module.emitError("cannot be compiled to native code: ")
        << llvm::toString(std::move(error));
    return failure();
  };
  auto builder = llvm::orc::JITTargetMachineBuilder::detectHost();
  if (!builder)
    return fail(builder.takeError());
  auto level = static_cast<llvm::CodeGenOptLevel>(options.optLevel);
  builder->setCodeGenOptLevel(level);
  auto machine = builder->createTargetMachine();
  if (!machine)
    return fail(machine.takeError());
  ExecutionEngineOptions engineOptions;
  // The engine keeps a reference to the transformer only.
  llvm::TargetMachine *target = machine->get(); // the engine will own it
  auto transformer = [&](llvm::Module *code) {
    optimize(*code, *target, options.optLevel);
    return llvm::Error::success();
  };
  engineOptions.transformer = transformer;
  engineOptions.jitCodeGenOptLevel = level;
  engineOptions.enableObjectDump = false;
  auto engine = ExecutionEngine::create(module, engineOptions,
                                        std::move(*machine));
  if (!engine)
    return fail(engine.takeError());
  (*engine)->registerSymbols(symbolMap);
  return std::move(*engine);
}

} // namespace

FailureOr<::gspmd::CompiledProgram>
compileProgram(ModuleOp source, const CompileOptions &options) {
  MLIRContext *context = source.getContext();
  DialectRegistry registry;
  registerBuiltinDialectTranslation(registry);
  registerLLVMDialectTranslation(registry);
  context->appendDialectRegistry(registry);

  OwningOpRef<ModuleOp> module = source.clone();
  ::gspmd::CompiledProgram program;
  program.entryName = options.entry;
  PassManager prepare(context);
  buildPreparePipeline(prepare, options.entry);
  if (failed(prepare.run(*module)))
    return failure();
  auto entry = module->lookupSymbol<func::FuncOp>(options.entry);
  if (failed(fillTables(*module, entry, program)))
    return failure();
  PassManager codegen(context);
  codegen.enableVerifier(false);
  buildCodegenPipeline(codegen);
  if (failed(codegen.run(*module)))
    return failure();

  FailureOr<std::unique_ptr<ExecutionEngine>> engine =
      createEngine(*module, options);
  if (failed(engine))
    return failure();
  auto function =
      (*engine)->lookupPacked("_mlir_ciface_" + options.entry);
  if (!function) {
    source.emitError("cannot be compiled to native code: ")
        << llvm::toString(function.takeError());
    return failure();
  }
  program.entry = *function;
  program.code = std::shared_ptr<ExecutionEngine>(std::move(*engine));
  return program;
}

} // namespace mlir::gspmd
