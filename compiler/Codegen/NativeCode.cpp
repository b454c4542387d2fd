//===- NativeCode.cpp - From the LLVM dialect to object files -------------===//
//
// mlir::ExecutionEngine is not used, because object files are cached, and the
// optimizer needs to know the available vector functions.
//
//===----------------------------------------------------------------------===//

#include "compiler/Codegen/NativeCode.h"
#include "compiler/Codegen/HostMachine.h"
#include "compiler/Codegen/KernelGroups.h"
#include "compiler/Codegen/ObjectWriter.h"
#include "compiler/Codegen/OptimizeKernels.h"
#include "lib/Progress/Progress.h"
#include "lib/Progress/Thread.h"

#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/Object/ArchiveWriter.h"
#include <thread>

namespace mlir::gspmd {
namespace {

/// Returns the number of functions with a body.
uint64_t numFunctions(const llvm::Module &code) {
  return llvm::count_if(code, [](const llvm::Function &function) {
    return !function.isDeclaration();
  });
}

/// Adds void kPackedEntry(void **packed), which calls `entry` with packed[i] as
/// argument i.
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
    arguments.push_back(b.CreateLoad(pointer, slot));
  }
  b.CreateCall(&entry, arguments);
  b.CreateRetVoid();
}

using ObjectFile = std::unique_ptr<llvm::MemoryBuffer>;

llvm::Error noObjectFiles() {
  return llvm::createStringError("no object files for this machine");
}

/// Optimizes `code` and compiles it on the calling thread.
llvm::Expected<ObjectFile> compileModule(llvm::Module &code, unsigned optLevel,
                                         bool showsStages) {
  auto generator = CodeGeneratorPool::instance().take(optLevel);
  if (!generator)
    return generator.takeError();
  auto giveBack = llvm::make_scope_exit(
      [&] { CodeGeneratorPool::instance().release(std::move(*generator)); });
  llvm::TargetMachine &machine = *generator->machine;
  code.setDataLayout(machine.createDataLayout());
  code.setTargetTriple(machine.getTargetTriple());
  if (optLevel != 0)
    optimizeKernels(code, machine, showsStages);
  if (showsStages)
    Progress::beginStage(
        {"machine code, writing", numFunctions(code), "functions"});
  std::unique_ptr<ObjectWriter> writer = std::move(generator->writer);
  if (!writer)
    writer = ObjectWriter::create(machine);
  if (!writer)
    return noObjectFiles();
  return writer->write(code);
}

/// Returns an archive of the object files, which the linker accepts as one.
llvm::Expected<ObjectFile> archiveOf(llvm::ArrayRef<ObjectFile> objects) {
  std::vector<llvm::NewArchiveMember> members;
  for (const ObjectFile &object : objects)
    members.emplace_back(
        llvm::MemoryBufferRef(object->getBuffer(), "kernels.o"));
  return llvm::writeArchiveToBuffer(members, llvm::SymtabWritingMode::NoSymtab,
                                    llvm::object::Archive::K_GNU,
                                    /*Deterministic=*/true, /*Thin=*/false);
}

/// Compiles each group by a thread: the first, which is `code`, by the calling
/// one.
llvm::Expected<ObjectFile> compileGroups(llvm::Module &code,
                                         const KernelGroups &groups,
                                         unsigned optLevel) {
  std::vector<ObjectFile> objects(groups.size());
  std::vector<std::string> errors(groups.size());
  auto keep = [&](unsigned group, llvm::Expected<ObjectFile> object) {
    if (object)
      objects[group] = std::move(*object);
    else
      errors[group] = llvm::toString(object.takeError());
  };
  auto compileOther = [&](unsigned group) {
    llvm::LLVMContext context;
    auto other = groups.extract(group, context);
    keep(group, other ? compileModule(**other, optLevel, /*showsStages=*/false)
                      : llvm::Expected<ObjectFile>(other.takeError()));
  };
  runOnThreads(groups.size(), [&](unsigned group) {
    if (group == 0)
      keep(group, compileModule(code, optLevel, /*showsStages=*/false));
    else
      compileOther(group);
  });
  for (const std::string &error : errors)
    if (!error.empty())
      return llvm::createStringError(error);
  return archiveOf(objects);
}

/// Returns the largest number of threads that compile one program.
unsigned maxThreads(unsigned optLevel) {
  constexpr unsigned most = 16; // more threads than kernels of most programs
  return optLevel ? std::clamp(std::thread::hardware_concurrency(), 1u, most)
                  : 1;
}

} // namespace

FailureOr<std::unique_ptr<llvm::MemoryBuffer>>
emitObject(ModuleOp module, llvm::StringRef entry, unsigned optLevel) {
  auto fail = [&](const llvm::Twine &reason) {
    module.emitError("cannot be compiled to native code: ") << reason;
    return failure();
  };
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> code = translateModuleToLLVMIR(module, context);
  if (!code)
    return fail("it does not translate to LLVM IR");
  llvm::Function *function = code->getFunction(entry);
  if (!function)
    return fail("no function '" + entry + "'");
  function->setName(kPackedEntry);
  uint64_t numKernels = numFunctions(*code);
  KernelGroups groups(*code, kPackedEntry, maxThreads(optLevel));
  if (groups.size() > 1)
    Progress::beginStage({"machine code", numKernels, "functions"});
  auto object = groups.size() > 1
                    ? compileGroups(*code, groups, optLevel)
                    : compileModule(*code, optLevel, /*showsStages=*/true);
  if (!object)
    return fail(llvm::toString(object.takeError()));
  return std::move(*object);
}

llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
emitPackedEntry(llvm::StringRef entry, size_t numTensors) {
  auto builder = hostMachineBuilder();
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
      llvm::Function::ExternalLinkage, "_mlir_ciface_" + entry, code);
  addPackedEntry(code, *function);
  auto writer = ObjectWriter::create(**machine);
  if (!writer)
    return llvm::createStringError(
        "LLVM cannot write object files for target " +
        (*machine)->getTargetTriple().str());
  return writer->write(code);
}

} // namespace mlir::gspmd
