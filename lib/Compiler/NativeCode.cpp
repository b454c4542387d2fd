//===- NativeCode.cpp - From the LLVM dialect to callable code ------------===//
//
// Not mlir::ExecutionEngine: object files are to be kept, and the optimizer is
// told which vector functions there are.
//
//===----------------------------------------------------------------------===//

#include "NativeCode.h"
#include "gspmd/Runtime/Symbols.h"
#include "lib/Progress/Progress.h"
#include "lib/Runtime/Mutex.h"

#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/ADT/ScopeExit.h"
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

/// Of this machine, which is asked once.
llvm::Expected<llvm::orc::JITTargetMachineBuilder> machineBuilder() {
  static std::string error;
  static const auto host = [] {
    initializeNativeTarget();
    std::optional<llvm::orc::JITTargetMachineBuilder> found;
    auto builder = llvm::orc::JITTargetMachineBuilder::detectHost();
    if (!builder) {
      error = llvm::toString(builder.takeError());
      return found;
    }
    builder->setRelocationModel(llvm::Reloc::PIC_);
    builder->setCodeModel(llvm::CodeModel::Small);
    found = *std::move(builder);
    return found;
  }();
  if (!host)
    return llvm::createStringError(error);
  return *host;
}

/// A description of the processor for code generation takes as long to make as
/// the code of a small program, so they are kept for the next one. Each serves
/// one thread at a time.
class MachinePool {
public:
  static MachinePool &instance() {
    static auto *pool = new MachinePool; // threads may outlive statics
    return *pool;
  }

  llvm::Expected<std::unique_ptr<llvm::TargetMachine>> take(unsigned optLevel) {
    auto level = static_cast<llvm::CodeGenOptLevel>(optLevel);
    {
      MutexLock lock(mutex);
      auto it = llvm::find_if(idle, [&](const auto &machine) {
        return machine->getOptLevel() == level;
      });
      if (it != idle.end()) {
        auto machine = std::move(*it);
        idle.erase(it);
        return machine;
      }
    }
    auto builder = machineBuilder();
    if (!builder)
      return builder.takeError();
    builder->setCodeGenOptLevel(level);
    return builder->createTargetMachine();
  }

  void give(std::unique_ptr<llvm::TargetMachine> machine) {
    MutexLock lock(mutex);
    idle.push_back(std::move(machine));
  }

private:
  Mutex mutex;
  std::vector<std::unique_ptr<llvm::TargetMachine>> idle ABSL_GUARDED_BY(mutex);
};

//===----------------------------------------------------------------------===//
// Vector functions
//===----------------------------------------------------------------------===//

/// The library stays loaded: kept code may need it too.
bool hasVectorFunctions() {
  static bool isLoaded =
      !llvm::sys::DynamicLibrary::LoadLibraryPermanently("libmvec.so.1");
  return isLoaded;
}

/// The C library's functions on several numbers at a time, for processors with
/// AVX2 and with AVX-512: errors of at most 4 units in the last place. Without
/// them a loop with an exponential in it is not vectorized at all.
void addVectorFunctions(llvm::TargetLibraryInfoImpl &library,
                        const llvm::TargetMachine &machine) {
  llvm::StringRef features = machine.getTargetFeatureString();
  if (!hasVectorFunctions() || !machine.getTargetTriple().isX86() ||
      !features.contains("+avx2"))
    return;
  using llvm::ElementCount;
#define GSPMD_VECTOR(SCALAR, NAME, ISA, COUNT, PARAMETERS)                     \
  llvm::VecDesc(SCALAR, "_ZGV" ISA "N" #COUNT PARAMETERS "_" NAME,             \
                ElementCount::getFixed(COUNT), false,                          \
                "_ZGV_LLVM_N" #COUNT PARAMETERS, std::nullopt)
#define GSPMD_NUMBERS(FLOAT, DOUBLE, NAME, PARAMETERS)                         \
  GSPMD_VECTOR(FLOAT, NAME "f", "d", 8, PARAMETERS),                           \
      GSPMD_VECTOR(DOUBLE, NAME, "d", 4, PARAMETERS),                          \
      GSPMD_VECTOR(FLOAT, NAME "f", "e", 16, PARAMETERS),                      \
      GSPMD_VECTOR(DOUBLE, NAME, "e", 8, PARAMETERS)
#define GSPMD_FUNCTION(NAME, PARAMETERS)                                       \
  GSPMD_NUMBERS(NAME "f", NAME, NAME, PARAMETERS)
#define GSPMD_INTRINSIC(NAME, PARAMETERS)                                      \
  GSPMD_NUMBERS("llvm." NAME ".f32", "llvm." NAME ".f64", NAME, PARAMETERS)
  static const llvm::VecDesc functions[] = {
      GSPMD_FUNCTION("tanh", "v"),  GSPMD_FUNCTION("expm1", "v"),
      GSPMD_FUNCTION("log1p", "v"), GSPMD_FUNCTION("erf", "v"),
      GSPMD_FUNCTION("erfc", "v"),  GSPMD_FUNCTION("tan", "v"),
      GSPMD_FUNCTION("sinh", "v"),  GSPMD_FUNCTION("cosh", "v"),
      GSPMD_FUNCTION("asin", "v"),  GSPMD_FUNCTION("acos", "v"),
      GSPMD_FUNCTION("atan", "v"),  GSPMD_FUNCTION("asinh", "v"),
      GSPMD_FUNCTION("acosh", "v"), GSPMD_FUNCTION("atanh", "v"),
      GSPMD_FUNCTION("cbrt", "v"),  GSPMD_FUNCTION("atan2", "vv"),
      GSPMD_INTRINSIC("exp", "v"),  GSPMD_INTRINSIC("log", "v"),
      GSPMD_INTRINSIC("sin", "v"),  GSPMD_INTRINSIC("cos", "v"),
      GSPMD_INTRINSIC("pow", "vv"),
  };
#undef GSPMD_INTRINSIC
#undef GSPMD_FUNCTION
#undef GSPMD_NUMBERS
#undef GSPMD_VECTOR
  bool isWide = features.contains("+avx512f");
  for (const llvm::VecDesc &function : functions) {
    bool needsWide = function.getVectorFnName().starts_with("_ZGVe");
    if ((isWide || !needsWide) &&
        llvm::sys::DynamicLibrary::SearchForAddressOfSymbol(
            function.getVectorFnName().str()))
      library.addVectorizableFunctions(function);
  }
}

/// All machines here are the same processor.
const llvm::TargetLibraryInfoImpl &libraryOf(const llvm::TargetMachine &any) {
  static const llvm::TargetLibraryInfoImpl library = [&] {
    llvm::TargetLibraryInfoImpl all(any.getTargetTriple());
    addVectorFunctions(all, any);
    return all;
  }();
  return library;
}

//===----------------------------------------------------------------------===//
// Compiling
//===----------------------------------------------------------------------===//

/// Functions that have a body.
uint64_t numFunctions(const llvm::Module &code) {
  return llvm::count_if(code, [](const llvm::Function &function) {
    return !function.isDeclaration();
  });
}

/// Makes the vectorizer's work a stage of the tool's progress: of the
/// optimizations it takes longest, and it comes to each function once, when
/// all are simplified.
void showVectorization(llvm::PassInstrumentationCallbacks &callbacks,
                       uint64_t numFunctions) {
  callbacks.registerBeforeNonSkippedPassCallback(
      [numFunctions, isBegun = false](llvm::StringRef pass, llvm::Any) mutable {
        if (pass != "LoopVectorizePass" || isBegun)
          return;
        isBegun = true;
        Progress::beginStage(
            {"machine code, vectorizing", numFunctions, "functions"});
      });
  callbacks.registerAfterPassCallback(
      [](llvm::StringRef pass, llvm::Any, const llvm::PreservedAnalyses &) {
        Progress *progress = Progress::current();
        if (progress && pass == "LoopVectorizePass")
          progress->advance();
      });
}

/// Behind the passes that write a function, it tells the progress of each.
struct CountFunctions : llvm::FunctionPass {
  static inline char ID = 0;
  CountFunctions() : FunctionPass(ID) {}
  void getAnalysisUsage(llvm::AnalysisUsage &usage) const override {
    usage.setPreservesAll();
  }
  bool runOnFunction(llvm::Function &) override {
    if (Progress *progress = Progress::current())
      progress->advance();
    return false;
  }
};

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
  llvm::PassInstrumentationCallbacks callbacks;
  if (Progress::current())
    showVectorization(callbacks, numFunctions(code));
  llvm::PassBuilder builder(&machine, tuning, std::nullopt, &callbacks);
  functions.registerPass(
      [&] { return llvm::TargetLibraryAnalysis(libraryOf(machine)); });
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

std::unique_ptr<llvm::MemoryBuffer> writeObject(llvm::Module &code,
                                                llvm::TargetMachine &machine) {
  llvm::SmallVector<char, 0> bytes;
  llvm::raw_svector_ostream stream(bytes);
  llvm::legacy::PassManager passes;
  if (machine.addPassesToEmitFile(passes, stream, nullptr,
                                  llvm::CodeGenFileType::ObjectFile))
    return nullptr;
  if (Progress::current())
    passes.add(new CountFunctions); // which owns it
  Progress::beginStage(
      {"machine code, writing", numFunctions(code), "functions"});
  passes.run(code);
  return std::make_unique<llvm::SmallVectorMemoryBuffer>(
      std::move(bytes), /*RequiresNullTerminator=*/false);
}

std::string wrapperOf(llvm::StringRef entry) {
  return ("_mlir_ciface_" + entry).str();
}

/// kPackedEntry alone, for a function of another object file.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
emitPackedEntry(llvm::StringRef entry, size_t numTensors) {
  auto builder = machineBuilder();
  if (!builder)
    return builder.takeError();
  auto machine = builder->createTargetMachine();
  if (!machine)
    return machine.takeError();
  llvm::LLVMContext context;
  llvm::Module code(kPackedEntry, context);
  code.setDataLayout((*machine)->createDataLayout());
  code.setTargetTriple((*machine)->getTargetTriple());
  llvm::SmallVector<llvm::Type *> pointers(numTensors,
                                           llvm::PointerType::get(context, 0));
  auto *function = llvm::Function::Create(
      llvm::FunctionType::get(llvm::Type::getVoidTy(context), pointers, false),
      llvm::Function::ExternalLinkage, wrapperOf(entry), code);
  addPackedEntry(code, *function);
  auto object = writeObject(code, **machine);
  if (!object)
    return llvm::createStringError("no object files for this machine");
  return object;
}

} // namespace

FailureOr<std::unique_ptr<llvm::MemoryBuffer>>
emitObject(ModuleOp module, llvm::StringRef entry, unsigned optLevel) {
  auto fail = [&](const llvm::Twine &reason) {
    module.emitError("cannot be compiled to native code: ") << reason;
    return failure();
  };
  auto machine = MachinePool::instance().take(optLevel);
  if (!machine)
    return fail(llvm::toString(machine.takeError()));
  auto giveBack = llvm::make_scope_exit(
      [&] { MachinePool::instance().give(std::move(*machine)); });

  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> code = translateModuleToLLVMIR(module, context);
  if (!code)
    return fail("it does not translate to LLVM IR");
  llvm::Function *function = code->getFunction(wrapperOf(entry));
  if (!function)
    return fail("no function '" + entry + "'");
  code->setDataLayout((*machine)->createDataLayout());
  code->setTargetTriple((*machine)->getTargetTriple());
  addPackedEntry(*code, *function);
  optimize(*code, **machine, optLevel);

  auto object = writeObject(*code, **machine);
  if (!object)
    return fail("no object files for this machine");
  return object;
}

namespace {

/// What code is linked with: the runtime, and this process.
llvm::Expected<std::shared_ptr<llvm::orc::LLJIT>> makeLinker() {
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
  return jit;
}

llvm::Error setEntry(std::shared_ptr<llvm::orc::LLJIT> jit,
                     ::gspmd::CompiledProgram &program) {
  auto address = jit->lookup(kPackedEntry);
  if (!address)
    return address.takeError();
  program.entry = address->toPtr<void (*)(void **)>();
  program.code = std::move(jit);
  return llvm::Error::success();
}

} // namespace

llvm::Error loadObject(std::unique_ptr<llvm::MemoryBuffer> object,
                       ::gspmd::CompiledProgram &program) {
  auto jit = makeLinker();
  if (!jit)
    return jit.takeError();
  if (auto error = (*jit)->addObjectFile(std::move(object)))
    return error;
  return setEntry(*std::move(jit), program);
}

llvm::Error loadForeignObject(std::unique_ptr<llvm::MemoryBuffer> object,
                              llvm::StringRef entry, llvm::StringRef mark,
                              ::gspmd::CompiledProgram &program) {
  auto jit = makeLinker();
  if (!jit)
    return jit.takeError();
  auto caller =
      emitPackedEntry(entry, program.arguments.size() + program.results.size());
  if (!caller)
    return caller.takeError();
  // What is missing is told here, and once.
  std::string missing;
  (*jit)->getExecutionSession().setErrorReporter([&](llvm::Error error) {
    missing += (missing.empty() ? "" : "; ") + llvm::toString(std::move(error));
  });
  if (auto error = (*jit)->addObjectFile(std::move(object)))
    return error;
  if (auto found = (*jit)->lookup(mark); !found) {
    llvm::consumeError(found.takeError());
    return llvm::createStringError(
        missing.empty() ? "it was made of another program, or has not passed "
                          "gspmd-finish-calls"
                        : missing);
  }
  if (auto error = (*jit)->addObjectFile(std::move(*caller)))
    return error;
  auto error = setEntry(*jit, program);
  (*jit)->getExecutionSession().setErrorReporter(
      [](llvm::Error error) { llvm::consumeError(std::move(error)); });
  if (error && !missing.empty()) {
    llvm::consumeError(std::move(error));
    return llvm::createStringError(missing);
  }
  return error;
}

static std::string describeProcessor() {
  auto builder = machineBuilder();
  if (!builder) {
    llvm::consumeError(builder.takeError());
    return "";
  }
  return builder->getTargetTriple().str() + " " + builder->getCPU() + " " +
         builder->getFeatures().getString() +
         (hasVectorFunctions() ? " libmvec" : "");
}

const std::string &hostProcessor() {
  static const std::string text = describeProcessor();
  return text;
}

} // namespace mlir::gspmd
