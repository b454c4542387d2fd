//===- CodeGeneratorSetup.cpp - Setup beside the lowering -----------------===//

#include "compiler/Codegen/CodeGeneratorSetup.h"
#include "compiler/Codegen/HostMachine.h"
#include "compiler/Codegen/LinkObject.h"

#include "llvm/IR/Module.h"
#include <atomic>
#include <thread>

namespace mlir::gspmd {
namespace {

/// Creates the tables of `machine` that functions without attributes share.
void createTables(llvm::TargetMachine &machine) {
  (void)vectorLibraryOf(machine);
  llvm::LLVMContext context;
  llvm::Module code("setup", context);
  auto *type = llvm::FunctionType::get(llvm::Type::getVoidTy(context), false);
  auto *function = llvm::Function::Create(type, llvm::Function::ExternalLinkage,
                                          "function", code);
  (void)machine.getSubtargetImpl(*function);
}

/// Adds target machines with their tables to the pool, for two threads. Errors
/// are those of the program that is compiled.
void createMachines(unsigned optLevel) {
  std::unique_ptr<llvm::TargetMachine> machines[2];
  for (auto &machine : machines) {
    auto created = TargetMachinePool::instance().take(optLevel);
    if (!created) {
      llvm::consumeError(created.takeError());
      return;
    }
    machine = std::move(*created);
    createTables(*machine);
  }
  for (auto &machine : machines)
    TargetMachinePool::instance().release(std::move(machine));
}

void setUp(unsigned optLevel) {
  createMachines(optLevel);
  prepareLinker();
}

bool isFirst() {
  static std::atomic<bool> hasStarted = false;
  return !hasStarted.exchange(true);
}

} // namespace

CodeGeneratorSetup::CodeGeneratorSetup(unsigned optLevel) {
  if (std::thread::hardware_concurrency() > 1 && isFirst())
    thread = Thread::start([optLevel] { setUp(optLevel); });
}

CodeGeneratorSetup::~CodeGeneratorSetup() { thread.join(); }

} // namespace mlir::gspmd
