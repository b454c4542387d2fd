//===- Options.h - What a program is optimized for --------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPTIMIZE_OPTIONS_H
#define GSPMD_TRANSFORMS_OPTIMIZE_OPTIONS_H

#include "dialect/Algebra/Namespace.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
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
};

/// The names for OptimizeOptions::only, in the order in which they run.
llvm::ArrayRef<llvm::StringLiteral> optimizationNames();

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPTIMIZE_OPTIONS_H
