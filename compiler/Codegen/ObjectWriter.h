//===- ObjectWriter.h - Passes that write an object file --------*- C++ -*-===//
#ifndef GSPMD_COMPILER_CODEGEN_OBJECTWRITER_H
#define GSPMD_COMPILER_CODEGEN_OBJECTWRITER_H

#include "llvm/IR/LegacyPassManager.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Target/TargetMachine.h"

namespace mlir::gspmd {

/// The passes of LLVM's code generator that kernels need.
class KernelCodePasses : public llvm::legacy::PassManager {
public:
  static bool isNeeded(const llvm::Pass &pass);
  /// Adds a pass, or deletes it if kernels do not need it.
  void add(llvm::Pass *pass) override;
};

/// Writes a module as an object file. Creating and scheduling the passes of a
/// code generator takes a tenth of the compile time of a small program, so a
/// writer may be created before its module, on any thread.
class ObjectWriter {
public:
  /// Returns null if `machine` has no object files. It must outlive the writer.
  static std::unique_ptr<ObjectWriter> create(llvm::TargetMachine &machine);

  /// May be called once: the passes contain the state of their module.
  std::unique_ptr<llvm::MemoryBuffer> write(llvm::Module &code);

private:
  ObjectWriter() : stream(bytes) {}

  llvm::SmallVector<char, 0> bytes;
  llvm::raw_svector_ostream stream;
  KernelCodePasses passes;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_CODEGEN_OBJECTWRITER_H
