//===- Reducer.h - A minimal program that fails -----------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_BISECT_REDUCER_H
#define GSPMD_COMPILER_BISECT_REDUCER_H

#include "compiler/Bisect/Search/Finding.h"
#include "compiler/Bisect/Suspects/Suspect.h"

namespace mlir::gspmd::bisect {

/// A program that fails as a finding does.
struct ReducedProgram {
  /// The text of the program, with Shardy's annotations if that form fails too,
  /// else with those of the `sharding` dialect.
  std::string text;
  bool isSdy = false;
  unsigned numOps = 0;
  /// The seed of random arguments with which it fails (--random-inputs);
  /// without one, it needs `arguments`.
  std::optional<uint64_t> seed;
  /// The arguments with which the program fails: those of the search; with a
  /// seed, random ones.
  std::vector<HostTensor> arguments;
  /// A script of JAX that fails as the program does; empty if the suspect is
  /// not XLA's partitioner or the program is too large.
  std::string script;
};

/// Returns random arguments as --random-inputs does.
std::vector<HostTensor> makeRandomArguments(ModuleOp program, uint64_t seed);

/// Removes ops, annotations, axes and devices from the program of a finding as
/// long as it fails. If it fails with random arguments, ops are replaced by
/// arguments and sizes by smaller ones, too. `suspect` is the searched one, and
/// a search of the text finds the error. Fails if none does.
FailureOr<ReducedProgram> reduce(const Finding &finding,
                                 const Suspect &suspect);

} // namespace mlir::gspmd::bisect

#endif // GSPMD_COMPILER_BISECT_REDUCER_H
