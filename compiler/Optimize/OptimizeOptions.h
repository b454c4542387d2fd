//===- OptimizeOptions.h - Options of the optimizations ---------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_OPTIMIZEOPTIONS_H
#define GSPMD_COMPILER_OPTIMIZE_OPTIMIZEOPTIONS_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace mlir::gspmd {

/// The hardware to optimize for, and the passes to run.
struct OptimizeOptions {
  /// The topology, axis layout and overlap, as in the options of the passes.
  std::string topology, axisLayout, overlap = "none";
  double memoryLimit = 0;
  /// The passes to run, by their names without `spmd-`; all if empty.
  std::vector<std::string> only;
  /// Applies every possible change regardless of its gain; of several forms of
  /// a change, the one that this number selects. For tests. 0: what is
  /// profitable.
  uint64_t forcedVariant = 0;
};

/// The pass whose remarks state the time and the lower bound of loops.
inline constexpr llvm::StringLiteral kLoopBoundsPass =
    "spmd-report-loop-bounds";

/// Removes "force-variant", or its former name "at-any-price", from the front
/// of `name`. Returns false if `name` begins with neither.
bool consumeForcedVariant(llvm::StringRef &name);

/// Sets the passes to run: names for OptimizeOptions::only and, for tests,
/// "force-variant:" with a number. Returns an error message if they are
/// invalid.
std::optional<std::string> setOptimizations(llvm::ArrayRef<std::string> names,
                                            OptimizeOptions &options);

/// Returns the valid names in OptimizeOptions::only, in the order in which they
/// run.
llvm::ArrayRef<llvm::StringLiteral> optimizationNames();

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_OPTIMIZEOPTIONS_H
