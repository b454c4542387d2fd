//===- MemoryBreakdown.h - What holds a device's memory ---------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_MEMORY_MEMORYBREAKDOWN_H
#define GSPMD_LIB_RUNTIME_MEMORY_MEMORYBREAKDOWN_H

#include "gspmd/Runtime/CompiledProgram.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::gspmd {

/// Tensors that are alive on one device, for a message.
class MemoryBreakdown {
public:
  /// Tensors of one text are told as one, with their number.
  void add(int64_t bytes, llvm::StringRef text);
  /// The arguments and results of a program, as one device has them.
  void addArgumentsAndResults(const CompiledProgram &program);
  int64_t totalBytes() const;

  /// A line for each of the largest ("\n  256 bytes  argument 0 ..."), and one
  /// for all others together.
  std::string lines() const;

private:
  struct Entry {
    int64_t bytes = 0, count = 0;
  };
  llvm::StringMap<Entry> entries;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_MEMORY_MEMORYBREAKDOWN_H
