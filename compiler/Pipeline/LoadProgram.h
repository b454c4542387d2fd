//===- LoadProgram.h - From a module to something that runs -----*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINE_LOADPROGRAM_H
#define GSPMD_COMPILER_PIPELINE_LOADPROGRAM_H

#include "compiler/Optimize/OptimizeOptions.h"
#include "compiler/Run/RunCommand.h"
#include "compiler/Run/RunReport.h"
#include "gspmd/Runtime/CompiledProgram.h"
#include "gspmd/Runtime/ExecutionOptions.h"
#include "mlir/IR/BuiltinOps.h"
#include <optional>
#include <vector>

namespace mlir::gspmd {

class ProgramCache;

/// A compiled program and what was learnt on the way.
struct LoadedProgram {
  CompiledProgram program;
  int64_t flops = 0;
  double milliseconds = 0;
  std::vector<std::string> replicatedOps, optimizations;
  /// It was a device program before.
  bool wasPartitioned = false;
  /// It came from the cache.
  bool isFromCache = false;
};

/// What is known of a run before it.
RunReport makeReport(const LoadedProgram &loaded);

struct LoadOptions {
  std::string entry = "main";
  /// Else the whole program is compiled, for one device.
  bool partition = true;
  /// Partitioned programs only.
  std::optional<OptimizeOptions> optimize;
  /// Of the compiler: 0 compiles fastest.
  unsigned optLevel = 2;
  /// CompileOptions::withCode
  bool withCode = true;
  /// RunCommand::lowerWith. What its passes do is not known, so that a program
  /// that needs them is compiled each time.
  std::string lowerWith;
  /// RunCommand::code
  std::string code;
};

/// What is to be optimized: nothing of a program that stays whole.
std::optional<OptimizeOptions>
getEffectiveOptimizeOptions(const LoadOptions &options);
/// What a command says of it.
LoadOptions getLoadOptions(const RunCommand &command, const std::string &entry);
/// Where it wants compiled programs to be kept; empty if nowhere.
std::string getCacheFolder(const RunCommand &command);
/// How devices of this machine execute; not for simulation.
ExecutionOptions getExecutionOptions(const RunCommand &command,
                                     llvm::ArrayRef<Fault> faults);

/// makeDeviceProgram, and compiles a copy of `module`. With a cache, takes the
/// program from there or puts it there.
FailureOr<LoadedProgram> loadProgram(ModuleOp module,
                                     const LoadOptions &options,
                                     const ProgramCache *cache = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINE_LOADPROGRAM_H
