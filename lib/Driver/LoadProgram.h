//===- LoadProgram.h - From a module to something that runs -----*- C++ -*-===//
#ifndef GSPMD_LIB_DRIVER_LOADPROGRAM_H
#define GSPMD_LIB_DRIVER_LOADPROGRAM_H

#include "gspmd/Runtime/Program.h"
#include "mlir/IR/BuiltinOps.h"
#include <vector>

namespace mlir::gspmd {

class ProgramCache;

/// A compiled program and what was learnt on the way.
struct LoadedProgram {
  ::gspmd::CompiledProgram program;
  int64_t flops = 0;
  double milliseconds = 0;
  std::vector<std::string> replicatedOps;
  /// It was a device program before.
  bool wasLocal = false;
  /// It came from the cache.
  bool wasKept = false;
};

/// makeDeviceProgram, and compiles a copy of `module`. `optLevel` is that of
/// the compiler: 0 compiles fastest. With a cache, takes the program from there
/// or puts it there.
FailureOr<LoadedProgram> loadProgram(ModuleOp module, const std::string &entry,
                                     bool partition, unsigned optLevel = 2,
                                     const ProgramCache *cache = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_DRIVER_LOADPROGRAM_H
