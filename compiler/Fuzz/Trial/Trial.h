//===- Trial.h - Runs one program both ways and judges ----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_FUZZ_TRIAL_TRIAL_H
#define GSPMD_COMPILER_FUZZ_TRIAL_TRIAL_H

#include "compiler/Fuzz/Generator/ProgramText.h"
#include "compiler/Optimize/OptimizeOptions.h"
#include "compiler/Run/EngineChoice.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include <optional>
#include <string>

namespace mlir::gspmd::fuzz {

enum class Outcome : uint8_t {
  Passed,
  Skipped,   ///< the engine does not run some op, or reads it otherwise
  Invalid,   ///< the generator's fault: does not parse or verify
  Mismatch,  ///< partitioned and unpartitioned differ
  Poisoned,  ///< they differ only with poisoned padding
  Rejected,  ///< an error from partitioning or compiling
  RunFailed, ///< deadlock, replicas that disagree
  Crashed,
  TimedOut,
};
llvm::StringRef toString(Outcome outcome);
bool isFailure(Outcome outcome);

struct Verdict {
  Outcome outcome = Outcome::Passed;
  std::string message;
  /// The first result that differs.
  int64_t result = -1;
  /// Ops that ran on whole tensors, as remarks told.
  std::vector<std::string> replicated;
};

class MpiRankPool;

struct TrialOptions {
  bool poison = false;
  uint64_t seed = 0;
  unsigned timeoutSeconds = 60;
  EngineChoice engine;
  std::optional<OptimizeOptions> optimize;
  /// Of engine mpi: the processes, which all judge the same program.
  MpiRankPool *ranks = nullptr;
};

/// Parses a program; errors go to `error`.
mlir::OwningOpRef<mlir::ModuleOp>
parseText(mlir::MLIRContext &context, llvm::StringRef text, std::string &error);

/// What messages about a whole program on a plugin begin with.
inline constexpr llvm::StringLiteral kUnpartitionedOnPlugin =
    "whole, on the plugin: ";

/// What messages about an op that a plugin does not have begin with.
inline constexpr llvm::StringLiteral kMissingOnPlugin =
    "lacking on the plugin: ";

/// Runs in this process; may crash.
Verdict judge(mlir::ModuleOp module, const RangeTable &ranges,
              const TrialOptions &options);

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_TRIAL_TRIAL_H
