//===- HostMachine.h - The processor that code is made for ------*- C++ -*-===//
#ifndef GSPMD_COMPILER_CODEGEN_HOSTMACHINE_H
#define GSPMD_COMPILER_CODEGEN_HOSTMACHINE_H

#include "lib/Runtime/Scheduling/Mutex.h"

#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/Target/TargetMachine.h"

namespace mlir::gspmd {

/// Of this machine, which is asked once.
llvm::Expected<llvm::orc::JITTargetMachineBuilder> hostMachineBuilder();

/// Kind and features of this machine's processor: an object file is for it
/// only.
const std::string &hostProcessor();

/// A description of the processor for code generation takes as long to make as
/// the code of a small program, so they are kept for the next one. Each serves
/// one thread at a time.
class TargetMachinePool {
public:
  static TargetMachinePool &instance();

  llvm::Expected<std::unique_ptr<llvm::TargetMachine>> take(unsigned optLevel);
  void give(std::unique_ptr<llvm::TargetMachine> machine);

private:
  Mutex mutex;
  std::vector<std::unique_ptr<llvm::TargetMachine>> idle ABSL_GUARDED_BY(mutex);
};

/// Is the C library's libmvec there? It is loaded then and stays so: kept code
/// may need it too.
bool hasVectorFunctions();

/// What the vectorizer may call on this machine.
const llvm::TargetLibraryInfoImpl &
vectorLibraryOf(const llvm::TargetMachine &machine);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_CODEGEN_HOSTMACHINE_H
