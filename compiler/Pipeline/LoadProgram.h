//===- LoadProgram.h - Compilation of a module for the emulator -*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINE_LOADPROGRAM_H
#define GSPMD_COMPILER_PIPELINE_LOADPROGRAM_H

#include "compiler/Optimize/OptimizeOptions.h"
#include "gspmd/Runtime/CompiledProgram.h"
#include "mlir/IR/BuiltinOps.h"
#include <optional>
#include <vector>

namespace mlir::gspmd {

class ProgramCache;

/// A compiled program with its statistics.
struct LoadedProgram {
  CompiledProgram program;
  int64_t flops = 0;
  double milliseconds = 0;
  std::vector<std::string> replicatedOps, optimizations;
  /// The input was already a device program.
  bool wasPartitioned = false;
  /// The program was loaded from the compilation cache.
  bool isFromCache = false;
};

struct LoadOptions {
  std::string entry = "main";
  /// False compiles the unpartitioned program for one device.
  bool partition = true;
  /// Has no effect on unpartitioned programs.
  std::optional<OptimizeOptions> optimize;
  /// The optimization level of the compiler; 0 compiles fastest.
  unsigned optLevel = 2;
  /// CompileOptions::withCode
  bool withCode = true;
  /// RunCommand::lowerWith. The effects of its passes are unknown, so a program
  /// that needs them bypasses the compilation cache.
  std::string lowerWith;
  /// RunCommand::code
  std::string code;
};

/// Returns the optimizations that apply: none for an unpartitioned program.
std::optional<OptimizeOptions>
getEffectiveOptimizeOptions(const LoadOptions &options);

/// Runs makeDeviceProgram on a copy of `module` and compiles the result. With a
/// cache, loads the program from the cache or stores it there.
FailureOr<LoadedProgram> loadProgram(ModuleOp module,
                                     const LoadOptions &options,
                                     const ProgramCache *cache = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINE_LOADPROGRAM_H
