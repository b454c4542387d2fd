//===- Fuzz.h - The property test as a function -----------------*- C++ -*-===//
//
// The property: a random program yields the same results partitioned and
// unpartitioned.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_FUZZ_FUZZ_H
#define GSPMD_COMPILER_FUZZ_FUZZ_H

#include "compiler/Run/EngineChoice.h"
#include "lib/Algebra/Namespace.h"
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mlir::gspmd {

/// The options of gspmd-fuzz, as its --help describes them.
struct FuzzCommand {
  uint64_t seed = 1;
  uint64_t count = 100;
  /// Names of op makers; empty uses all.
  std::vector<std::string> ops;
  /// stablehlo, linalg, tosa or mixed; empty uses stablehlo.
  std::vector<std::string> dialects;
  /// Files to corrupt and read instead of running random programs
  /// (CorruptedFiles.h).
  std::vector<std::string> corruptedFiles;
  std::string outputFolder = ".";
  bool poison = false;
  bool minimize = false;
  bool printOnly = false;
  bool keepAll = false;
  bool listOps = false;
  bool verbose = false;
  unsigned jobs = 1;
  unsigned timeoutSeconds = 60;
  /// RunCommand::optimize.
  std::optional<std::vector<std::string>> optimize;
  /// The chips to optimize for, and the overlap of their compiler
  /// (OptimizeOptions).
  std::string topology, overlap = "none";
  double memoryLimit = 0;
  /// The engine that runs the partitioned programs.
  EngineChoice engine;
};

/// Returns 0 if no program failed, 1 if some did, 2 for invalid options.
int runFuzz(const FuzzCommand &command);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_FUZZ_FUZZ_H
