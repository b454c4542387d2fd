//===- LoadProgram.h - From a module to something that runs -----*- C++ -*-===//
#ifndef GSPMD_LIB_DRIVER_LOADPROGRAM_H
#define GSPMD_LIB_DRIVER_LOADPROGRAM_H

#include "Stats.h"
#include "gspmd/Driver/Run.h"
#include "gspmd/Runtime/ExecutionOptions.h"
#include "gspmd/Runtime/Program.h"
#include "mlir/IR/BuiltinOps.h"
#include "transforms/Optimize/Options.h"
#include <optional>
#include <vector>

namespace mlir::gspmd {

class ProgramCache;

/// A compiled program and what was learnt on the way.
struct LoadedProgram {
  ::gspmd::CompiledProgram program;
  int64_t flops = 0;
  double milliseconds = 0;
  std::vector<std::string> replicatedOps, optimizations;
  /// It was a device program before.
  bool wasLocal = false;
  /// It came from the cache.
  bool wasKept = false;
};

/// What is known of a run before it.
RunReport reportOf(const LoadedProgram &loaded);

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
std::optional<OptimizeOptions> optimizationOf(const LoadOptions &options);
/// What a command says of it.
LoadOptions loadOptionsOf(const RunCommand &command, const std::string &entry);
/// Where it wants compiled programs to be kept; empty if nowhere.
std::string cacheFolderOf(const RunCommand &command);
/// How devices of this machine execute; not for simulation.
ExecutionOptions executionOptionsOf(const RunCommand &command,
                                    llvm::ArrayRef<Fault> faults);

/// makeDeviceProgram, and compiles a copy of `module`. With a cache, takes the
/// program from there or puts it there.
FailureOr<LoadedProgram> loadProgram(ModuleOp module,
                                     const LoadOptions &options,
                                     const ProgramCache *cache = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_DRIVER_LOADPROGRAM_H
