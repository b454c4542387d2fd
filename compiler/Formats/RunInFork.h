//===- RunInFork.h - Work in a forked process -------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_FORMATS_RUNINFORK_H
#define GSPMD_COMPILER_FORMATS_RUNINFORK_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <cstddef>

namespace mlir::gspmd {

/// The outcome of forked work.
enum class ForkOutcome {
  Succeeded,  ///< the work returned true
  Failed,     ///< the work returned false
  Crashed,    ///< a signal ended the process
  NotStarted, ///< the process could not be forked
};

/// Runs `work`, which reads `numBytes` bytes of input, in a fork of this
/// process: the bytecode reader of MLIR 22 trusts sizes and references of a
/// corrupted file and then corrupts memory, aborts or does not terminate. The
/// limits are one minute, 20 s of the processor and 4 GiB, and more for large
/// inputs.
ForkOutcome runInFork(llvm::function_ref<bool()> work, size_t numBytes);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_FORMATS_RUNINFORK_H
