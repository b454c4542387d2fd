//===- HostMachine.cpp - The target machine of the host -------------------===//

#include "compiler/Codegen/HostMachine.h"

#include "llvm/IR/Module.h"
#include "llvm/Support/DynamicLibrary.h"
#include "llvm/Support/TargetSelect.h"

namespace mlir::gspmd {

static void initializeNativeTarget() {
  static bool initialized = [] {
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
    return true;
  }();
  (void)initialized;
}

llvm::Expected<llvm::orc::JITTargetMachineBuilder> hostMachineBuilder() {
  static std::string error;
  static const auto host = [] {
    initializeNativeTarget();
    std::optional<llvm::orc::JITTargetMachineBuilder> found;
    auto builder = llvm::orc::JITTargetMachineBuilder::detectHost();
    if (!builder) {
      error = llvm::toString(builder.takeError());
      return found;
    }
    // The AVX512-BF16 conversion from f32 to bf16 flushes subnormal numbers to
    // zero.
    if (builder->getTargetTriple().isX86())
      builder->addFeatures({"-avx512bf16", "-avxneconvert"});
    builder->setRelocationModel(llvm::Reloc::PIC_);
    builder->setCodeModel(llvm::CodeModel::Small);
    found = *std::move(builder);
    return found;
  }();
  if (!host)
    return llvm::createStringError(error);
  return *host;
}

static llvm::CodeGenOptLevel codeGenLevel(unsigned optLevel) {
  // Among what higher levels add is the scheduling of instructions after
  // register allocation, which out-of-order processors do themselves.
  return optLevel == 0 ? llvm::CodeGenOptLevel::None
                       : llvm::CodeGenOptLevel::Less;
}

static llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
createMachine(unsigned optLevel) {
  auto builder = hostMachineBuilder();
  if (!builder)
    return builder.takeError();
  builder->setCodeGenOptLevel(codeGenLevel(optLevel));
  return builder->createTargetMachine();
}

CodeGeneratorPool &CodeGeneratorPool::instance() {
  static auto *pool = new CodeGeneratorPool; // threads may outlive statics
  return *pool;
}

llvm::Expected<CodeGenerator> CodeGeneratorPool::take(unsigned optLevel) {
  {
    MutexLock lock(mutex);
    auto it = llvm::find_if(idle, [&](const CodeGenerator &generator) {
      return generator.machine->getOptLevel() == codeGenLevel(optLevel);
    });
    if (it != idle.end()) {
      CodeGenerator generator = std::move(*it);
      idle.erase(it);
      return generator;
    }
  }
  auto machine = createMachine(optLevel);
  if (!machine)
    return machine.takeError();
  return CodeGenerator{std::move(*machine), nullptr};
}

void CodeGeneratorPool::release(CodeGenerator generator) {
  MutexLock lock(mutex);
  idle.push_back(std::move(generator));
}

bool CodeGeneratorPool::prepare(unsigned optLevel) {
  auto machine = createMachine(optLevel);
  if (!machine) {
    llvm::consumeError(machine.takeError());
    return false;
  }
  (void)vectorLibraryOf(**machine);
  llvm::LLVMContext context;
  llvm::Module code("setup", context);
  auto *type = llvm::FunctionType::get(llvm::Type::getVoidTy(context), false);
  auto *function = llvm::Function::Create(type, llvm::Function::ExternalLinkage,
                                          "function", code);
  (void)(*machine)->getSubtargetImpl(*function);
  std::unique_ptr<ObjectWriter> writer = ObjectWriter::create(**machine);
  release({std::move(*machine), std::move(writer)});
  return true;
}

//===----------------------------------------------------------------------===//
// Vector functions
//===----------------------------------------------------------------------===//

bool hasVectorFunctions() {
  static bool isLoaded =
      !llvm::sys::DynamicLibrary::LoadLibraryPermanently("libmvec.so.1");
  return isLoaded;
}

/// Adds the C library's vector functions for processors with AVX2 and with
/// AVX-512; their errors are at most 4 units in the last place. Without them a
/// loop with an exponential is not vectorized at all.
static void addVectorFunctions(llvm::TargetLibraryInfoImpl &library,
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

const llvm::TargetLibraryInfoImpl &
vectorLibraryOf(const llvm::TargetMachine &machine) {
  // All machines of this process are the same processor.
  static const llvm::TargetLibraryInfoImpl library = [&] {
    llvm::TargetLibraryInfoImpl all(machine.getTargetTriple());
    addVectorFunctions(all, machine);
    return all;
  }();
  return library;
}

static std::string describeProcessor() {
  auto builder = hostMachineBuilder();
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
