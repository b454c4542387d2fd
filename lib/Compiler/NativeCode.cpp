//===- NativeCode.cpp - From the LLVM dialect to callable code ------------===//
//
// Not mlir::ExecutionEngine: object files are to be kept, and the optimizer is
// told which vector functions there are.
//
//===----------------------------------------------------------------------===//

#include "NativeCode.h"
#include "gspmd/Runtime/Symbols.h"

#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/DynamicLibrary.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"
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

llvm::Expected<llvm::orc::JITTargetMachineBuilder> machineBuilder() {
  initializeNativeTarget();
  auto builder = llvm::orc::JITTargetMachineBuilder::detectHost();
  if (builder) {
    builder->setRelocationModel(llvm::Reloc::PIC_);
    builder->setCodeModel(llvm::CodeModel::Small);
  }
  return builder;
}

//===----------------------------------------------------------------------===//
// Vector functions
//===----------------------------------------------------------------------===//

/// The library stays loaded: kept code may need it too.
bool hasVectorFunctions() {
  static bool isLoaded =
      !llvm::sys::DynamicLibrary::LoadLibraryPermanently("libmvec.so.1");
  return isLoaded;
}

/// The C library's functions on eight floats or four doubles at a time, for
/// processors with AVX2: errors of at most 4 units in the last place. Without
/// them a loop with an exponential in it is not vectorized at all.
void addVectorFunctions(llvm::TargetLibraryInfoImpl &library,
                        const llvm::TargetMachine &machine) {
  if (!hasVectorFunctions() || !machine.getTargetTriple().isX86() ||
      !machine.getTargetFeatureString().contains("+avx2"))
    return;
  using llvm::ElementCount;
#define GSPMD_VECTOR(SCALAR, NAME, COUNT, PARAMETERS)                          \
  llvm::VecDesc(SCALAR, "_ZGVdN" #COUNT PARAMETERS "_" NAME,                   \
                ElementCount::getFixed(COUNT), false,                          \
                "_ZGV_LLVM_N" #COUNT PARAMETERS, std::nullopt)
#define GSPMD_UNARY(NAME)                                                      \
  GSPMD_VECTOR(NAME "f", NAME "f", 8, "v"), GSPMD_VECTOR(NAME, NAME, 4, "v")
#define GSPMD_INTRINSIC(NAME)                                                  \
  GSPMD_VECTOR("llvm." NAME ".f32", NAME "f", 8, "v"),                         \
      GSPMD_VECTOR("llvm." NAME ".f64", NAME, 4, "v")
  static const llvm::VecDesc functions[] = {
      GSPMD_UNARY("tanh"),    GSPMD_UNARY("expm1"),   GSPMD_UNARY("log1p"),
      GSPMD_UNARY("erf"),     GSPMD_UNARY("erfc"),    GSPMD_UNARY("atan"),
      GSPMD_UNARY("sinh"),    GSPMD_UNARY("cosh"),    GSPMD_UNARY("cbrt"),
      GSPMD_INTRINSIC("exp"), GSPMD_INTRINSIC("log"), GSPMD_INTRINSIC("sin"),
      GSPMD_INTRINSIC("cos"),
  };
#undef GSPMD_INTRINSIC
#undef GSPMD_UNARY
#undef GSPMD_VECTOR
  for (const llvm::VecDesc &function : functions)
    if (llvm::sys::DynamicLibrary::SearchForAddressOfSymbol(
            function.getVectorFnName().str()))
      library.addVectorizableFunctions(function);
}

//===----------------------------------------------------------------------===//
// Compiling
//===----------------------------------------------------------------------===//

/// LLVM's default pipeline without what makes code larger: kernels run for
/// microseconds, and unrolled and interleaved loops take most of the time that
/// it needs to compile them.
void optimize(llvm::Module &code, llvm::TargetMachine &machine,
              unsigned optLevel) {
  if (optLevel == 0)
    return;
  llvm::PipelineTuningOptions tuning;
  tuning.LoopInterleaving = false;
  tuning.LoopUnrolling = false;
  tuning.SLPVectorization = false;
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder(&machine, tuning);
  llvm::TargetLibraryInfoImpl library(machine.getTargetTriple());
  addVectorFunctions(library, machine);
  functions.registerPass([&] { return llvm::TargetLibraryAnalysis(library); });
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

/// void kPackedEntry(void **packed): packed[i] points to the i-th argument.
void addPackedEntry(llvm::Module &code, llvm::Function &entry) {
  llvm::LLVMContext &context = code.getContext();
  auto *pointer = llvm::PointerType::get(context, 0);
  auto *type =
      llvm::FunctionType::get(llvm::Type::getVoidTy(context), {pointer}, false);
  auto *packed = llvm::Function::Create(
      type, llvm::GlobalValue::ExternalLinkage, kPackedEntry, code);
  llvm::IRBuilder<> b(llvm::BasicBlock::Create(context, "", packed));
  llvm::SmallVector<llvm::Value *> arguments;
  for (llvm::Argument &argument : entry.args()) {
    llvm::Value *slot =
        b.CreateConstGEP1_64(pointer, packed->getArg(0), argument.getArgNo());
    arguments.push_back(
        b.CreateLoad(argument.getType(), b.CreateLoad(pointer, slot)));
  }
  b.CreateCall(&entry, arguments);
  b.CreateRetVoid();
}

} // namespace

FailureOr<std::unique_ptr<llvm::MemoryBuffer>>
emitObject(ModuleOp module, llvm::StringRef entry, unsigned optLevel) {
  auto fail = [&](const llvm::Twine &reason) {
    module.emitError("cannot be compiled to native code: ") << reason;
    return failure();
  };
  auto builder = machineBuilder();
  if (!builder)
    return fail(llvm::toString(builder.takeError()));
  builder->setCodeGenOptLevel(static_cast<llvm::CodeGenOptLevel>(optLevel));
  auto machine = builder->createTargetMachine();
  if (!machine)
    return fail(llvm::toString(machine.takeError()));

  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> code = translateModuleToLLVMIR(module, context);
  if (!code)
    return fail("it does not translate to LLVM IR");
  llvm::Function *function = code->getFunction(("_mlir_ciface_" + entry).str());
  if (!function)
    return fail("no function '" + entry + "'");
  code->setDataLayout((*machine)->createDataLayout());
  code->setTargetTriple((*machine)->getTargetTriple());
  addPackedEntry(*code, *function);
  optimize(*code, **machine, optLevel);

  llvm::SmallVector<char, 0> bytes;
  llvm::raw_svector_ostream stream(bytes);
  llvm::legacy::PassManager passes;
  if ((*machine)->addPassesToEmitFile(passes, stream, nullptr,
                                      llvm::CodeGenFileType::ObjectFile))
    return fail("no object files for this machine");
  passes.run(*code);
  return std::unique_ptr<llvm::MemoryBuffer>(
      std::make_unique<llvm::SmallVectorMemoryBuffer>(
          std::move(bytes), /*RequiresNullTerminator=*/false));
}

llvm::Error loadObject(std::unique_ptr<llvm::MemoryBuffer> object,
                       ::gspmd::CompiledProgram &program) {
  auto builder = machineBuilder();
  if (!builder)
    return builder.takeError();
  (void)hasVectorFunctions();
  auto created = llvm::orc::LLJITBuilder()
                     .setJITTargetMachineBuilder(std::move(*builder))
                     .setPlatformSetUp(llvm::orc::setUpInactivePlatform)
                     .create();
  if (!created)
    return created.takeError();
  std::shared_ptr<llvm::orc::LLJIT> jit = std::move(*created);
  llvm::orc::SymbolMap symbols;
  for (const ::gspmd::RuntimeSymbol &symbol : ::gspmd::runtimeSymbols())
    symbols[jit->mangleAndIntern(symbol.name)] = {
        llvm::orc::ExecutorAddr::fromPtr(symbol.address),
        llvm::JITSymbolFlags::Exported};
  llvm::orc::JITDylib &library = jit->getMainJITDylib();
  if (auto error =
          library.define(llvm::orc::absoluteSymbols(std::move(symbols))))
    return error;
  auto process = llvm::orc::DynamicLibrarySearchGenerator::GetForCurrentProcess(
      jit->getDataLayout().getGlobalPrefix());
  if (!process)
    return process.takeError();
  library.addGenerator(std::move(*process));
  if (auto error = jit->addObjectFile(std::move(object)))
    return error;
  auto address = jit->lookup(kPackedEntry);
  if (!address)
    return address.takeError();
  program.entry = address->toPtr<void (*)(void **)>();
  program.code = std::move(jit);
  return llvm::Error::success();
}

std::string hostProcessor() {
  auto builder = machineBuilder();
  if (!builder) {
    llvm::consumeError(builder.takeError());
    return "";
  }
  return builder->getTargetTriple().str() + " " + builder->getCPU() + " " +
         builder->getFeatures().getString() +
         (hasVectorFunctions() ? " libmvec" : "");
}

} // namespace mlir::gspmd
