//===- OptimizeOptions.h - What a program is optimized for ------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_OPTIMIZEOPTIONS_H
#define GSPMD_COMPILER_OPTIMIZE_OPTIMIZEOPTIONS_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace mlir::gspmd {

/// What a program is optimized for, and by what.
struct OptimizeOptions {
  /// As the passes' options.
  std::string topology, axisLayout, overlap = "none";
  double memoryLimit = 0;
  /// The passes to run, by what follows `spmd-` in their names; all if empty.
  std::vector<std::string> only;
  /// Makes every change that can be made, whatever it gains; of several forms
  /// of one, that which this number chooses. For tests. 0: what gains.
  uint64_t atAnyPrice = 0;
};

/// Sets what is to run: names for OptimizeOptions::only and, for tests,
/// "at-any-price:" with a number. Says what is wrong with them.
std::optional<std::string> setOptimizations(llvm::ArrayRef<std::string> names,
                                            OptimizeOptions &options);

/// The names for OptimizeOptions::only, in the order in which they run.
llvm::ArrayRef<llvm::StringLiteral> optimizationNames();

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_OPTIMIZEOPTIONS_H
