//===- Bisection.h - The first wrong op of a program ------------*- C++ -*-===//
//
// Each op is judged on the operands that the suspect gave it: the suspect runs
// a window of ops with every value as a result, then the reference runs each
// op by itself on the suspect's values. An op is wrong if its shards differ
// from the reference's result by more than its rounding (RoundingBound.h).
// Errors of operands thus do not count against their users, and neither does
// rounding that a program amplifies.
//
// A wrong loop or conditional is entered: its body is judged in the same way
// on the values of each iteration.
//
// The program also runs without additional results, in segments if it is large.
// If it differs while every op is right, the difference depends on how the ops
// are partitioned together: a binary search finds the first value that is wrong
// as the only result. The same is done with the shardings that the suspect's
// own propagation chooses.
//
// Calls of functions on the host do not run: their results are random numbers.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_BISECT_SEARCH_BISECTION_H
#define GSPMD_COMPILER_BISECT_SEARCH_BISECTION_H

#include "compiler/Bisect/Search/Finding.h"
#include "compiler/Bisect/Suspects/Suspect.h"
#include "compiler/Pipeline/Compilation.h"

namespace mlir::gspmd::bisect {

struct BisectionOptions {
  /// The number of ops whose values are in memory at a time.
  unsigned window = 512;
  /// The number of ops that XLA's partitioner gets at a time with the results
  /// that later ops need only. XLA's time to compile a program for CPUs is
  /// quadratic: a graph of 10,000 thunks takes a minute to build.
  unsigned segment = 2048;
  /// The largest number of iterations of a wrong loop that are judged.
  int64_t maxIterations = 10000;
};

/// Completes a program, inlines its calls, erases dead ops, which no compiler
/// keeps, and makes all changes of shardings at its end ops, which are judged
/// as the others.
FailureOr<OwningOpRef<ModuleOp>> completeProgram(Compilation &compilation);

/// Searches function `entry` of a completed program, whose values have names
/// (nameValues), with these arguments. An error is one of the engine.
absl::StatusOr<BisectionResult> bisect(ModuleOp completed, StringRef entry,
                                       const Suspect &suspect,
                                       ArrayRef<HostTensor> arguments,
                                       const BisectionOptions &options);

/// Returns true if `op`, or an op in its regions, is a host callback: gspmd's,
/// or a Python callback of JAX (such as `xla_ffi_python_cpu_callback`).
bool hasHostCallback(Operation *op);

/// Returns the names of an op's results, its name and its location.
std::string describeOp(Operation *op);

} // namespace mlir::gspmd::bisect

#endif // GSPMD_COMPILER_BISECT_SEARCH_BISECTION_H
