//===- MemoryBreakdown.h - The tensors in a device's memory -----*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_MEMORY_MEMORYBREAKDOWN_H
#define GSPMD_LIB_RUNTIME_MEMORY_MEMORYBREAKDOWN_H

#include "gspmd/Runtime/CompiledProgram.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::gspmd {

/// Returns the bytes of a program's arguments and results on one device.
int64_t boundaryBytes(const CompiledProgram &program);

/// The live tensors of one device, for out-of-memory messages.
class MemoryBreakdown {
public:
  /// Tensors with the same text become one entry with their count.
  void add(int64_t bytes, llvm::StringRef text);
  /// Adds the arguments and results of a program with their local shapes.
  void addArgumentsAndResults(const CompiledProgram &program);

  /// Returns a line for each of the largest entries ("\n 256 bytes argument 0
  /// ..."), and one for all others.
  std::string lines() const;

private:
  struct Entry {
    int64_t bytes = 0, count = 0;
  };
  llvm::StringMap<Entry> entries;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_MEMORY_MEMORYBREAKDOWN_H
