//===- RunInFork.h - Work that damaged input may end ------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_FORMATS_RUNINFORK_H
#define GSPMD_COMPILER_FORMATS_RUNINFORK_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <cstddef>

namespace mlir::gspmd {

/// How a trial ended.
enum class ForkOutcome {
  Succeeded,  ///< the work says so
  Failed,     ///< the work says so
  Crashed,    ///< the work ended the process, or was ended
  NotStarted, ///< there could not be a copy of the process
};

/// Tries `work` on `numBytes` bytes of input in a copy of the process: MLIR
/// 22's reader of bytecode trusts sizes and references that a damaged file has
/// wrong, and then writes beyond memory, aborts or goes on for ever. The copy
/// has a minute and 4 GiB, and more for large inputs.
ForkOutcome runInFork(llvm::function_ref<bool()> work, size_t numBytes);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_FORMATS_RUNINFORK_H
