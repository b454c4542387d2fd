//===- Trial.h - Comparison of two runs of a program ------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_FUZZ_TRIAL_TRIAL_H
#define GSPMD_COMPILER_FUZZ_TRIAL_TRIAL_H

#include "compiler/Engines/Engine.h"
#include "compiler/Fuzz/Generator/ProgramText.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include <optional>
#include <string>

namespace mlir::gspmd::fuzz {

enum class Outcome : uint8_t {
  Passed,
  Skipped,   ///< the engine does not run or interprets differently some op
  Invalid,   ///< a fault of the generator: does not parse or verify
  Mismatch,  ///< partitioned and unpartitioned results differ
  Poisoned,  ///< results differ with poisoned padding only
  Rejected,  ///< an error from partitioning or compiling
  RunFailed, ///< deadlock, inconsistent replicas
  Crashed,
  TimedOut,
};
llvm::StringRef toString(Outcome outcome);
bool isFailure(Outcome outcome);

struct Verdict {
  Outcome outcome = Outcome::Passed;
  std::string message;
  /// The first mismatching result.
  int64_t result = -1;
  /// Ops that ran replicated, according to remarks.
  std::vector<std::string> replicated;
};

struct TrialOptions {
  bool poison = false;
  uint64_t seed = 0;
  unsigned timeoutSeconds = 60;
  /// The started engine that runs the partitioned program. All of its processes
  /// run the same one.
  Engine *engine = nullptr;
  std::optional<OptimizeOptions> optimize;
};

/// Parses a program; errors are appended to `error`.
mlir::OwningOpRef<mlir::ModuleOp>
parseText(mlir::MLIRContext &context, llvm::StringRef text, std::string &error);

/// Prefix of messages about an unpartitioned program on a plugin.
inline constexpr llvm::StringLiteral kUnpartitionedOnPlugin =
    "unpartitioned, on the plugin: ";

/// Prefix of messages about an op that a plugin does not implement.
inline constexpr llvm::StringLiteral kMissingOnPlugin =
    "missing on the plugin: ";

/// Prefix of messages about annotations that JAX's form does not have.
inline constexpr llvm::StringLiteral kWrittenForJax = "as JAX writes it: ";

/// Collective: runs both programs in this process, which may crash, and
/// compares. The first process has the verdict.
Verdict judge(mlir::ModuleOp module, const RangeTable &ranges,
              const TrialOptions &options);

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_TRIAL_TRIAL_H
