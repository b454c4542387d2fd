//===- ExecutablePrograms.h - Results for the engines -----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINE_EXECUTABLEPROGRAMS_H
#define GSPMD_COMPILER_PIPELINE_EXECUTABLEPROGRAMS_H

#include "compiler/Pipeline/Compilation.h"
#include "gspmd/Runtime/CompiledProgram.h"
#include "lib/Engines/Pjrt/PjrtEngine.h"

namespace mlir::gspmd {

/// A program whose code is loaded into this process.
struct LoadedProgram : PhaseResult {
  CompiledProgram program;
  int64_t flops = 0;
  bool wasPartitioned = false;
  /// The program was loaded from the cache of compiled programs.
  bool isFromCache = false;
};

/// A program for engine pjrt.
struct ExportedProgram : PhaseResult {
  PjrtProgram program;
  int64_t flops = 0;
  bool wasPartitioned = false;
  /// Exported programs are not cached.
  static constexpr bool isFromCache = false;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINE_EXECUTABLEPROGRAMS_H
