//===- HostMachine.h - The target machine of the host -----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_CODEGEN_HOSTMACHINE_H
#define GSPMD_COMPILER_CODEGEN_HOSTMACHINE_H

#include "compiler/Codegen/ObjectWriter.h"
#include "lib/Runtime/Scheduling/Mutex.h"

#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/Target/TargetMachine.h"

namespace mlir::gspmd {

/// Returns the builder of this machine's target, which is detected once.
llvm::Expected<llvm::orc::JITTargetMachineBuilder> hostMachineBuilder();

/// Returns kind and features of this machine's processor. An object file is
/// valid for it only.
const std::string &hostProcessor();

/// A target machine and, if it was created ahead of its module, what writes one
/// object file for it.
struct CodeGenerator {
  std::unique_ptr<llvm::TargetMachine> machine;
  std::unique_ptr<ObjectWriter> writer; // destroyed before the machine
};

/// A pool of target machines. Building one takes as long as generating the code
/// of a small program, so they are reused. Each serves one thread at a time.
class CodeGeneratorPool {
public:
  static CodeGeneratorPool &instance();

  /// Returns an idle code generator or a new one, which may have no writer.
  llvm::Expected<CodeGenerator> take(unsigned optLevel);
  void release(CodeGenerator generator);
  /// Adds a code generator with its writer and the tables that functions
  /// without attributes share. Returns false if there is none.
  bool prepare(unsigned optLevel);

private:
  Mutex mutex;
  std::vector<CodeGenerator> idle ABSL_GUARDED_BY(mutex);
};

/// Returns true if the C library's libmvec exists, and loads it permanently:
/// cached code may need it.
bool hasVectorFunctions();

/// Returns the functions that the vectorizer may call on this machine.
const llvm::TargetLibraryInfoImpl &
vectorLibraryOf(const llvm::TargetMachine &machine);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_CODEGEN_HOSTMACHINE_H
