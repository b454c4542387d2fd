//===- Fuzz.h - The property test as a function -----------------*- C++ -*-===//
//
// Random programs, partitioned, must give what they give unpartitioned.
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
  /// Names of op makers; empty for all.
  std::vector<std::string> ops;
  /// stablehlo, linalg, tosa or mixed; empty for stablehlo.
  std::vector<std::string> dialects;
  /// Instead of random programs: these files with wrong bytes (Damage.h).
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
  /// For which chips, and what runs beside what (OptimizeOptions).
  std::string topology, overlap = "none";
  double memoryLimit = 0;
  /// What runs the partitioned programs.
  EngineChoice engine;
};

/// 0 if no program failed, 1 if some did, 2 for bad options.
int runFuzz(const FuzzCommand &command);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_FUZZ_FUZZ_H
