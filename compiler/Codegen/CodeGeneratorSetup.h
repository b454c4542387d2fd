//===- CodeGeneratorSetup.h - Setup beside the lowering ---------*- C++ -*-===//
#ifndef GSPMD_COMPILER_CODEGEN_CODEGENERATORSETUP_H
#define GSPMD_COMPILER_CODEGEN_CODEGENERATORSETUP_H

#include "lib/Progress/Thread.h"

namespace mlir::gspmd {

/// Creates what the code of the first program of a process needs on a thread of
/// its own, while the calling thread lowers the program: two target machines
/// with their tables and passes, the vector functions and the linker, which
/// take about four milliseconds. The destructor waits for the thread. Later
/// instances do nothing.
class CodeGeneratorSetup {
public:
  explicit CodeGeneratorSetup(unsigned optLevel);
  ~CodeGeneratorSetup();
  CodeGeneratorSetup(const CodeGeneratorSetup &) = delete;
  CodeGeneratorSetup &operator=(const CodeGeneratorSetup &) = delete;

private:
  Thread thread;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_CODEGEN_CODEGENERATORSETUP_H
