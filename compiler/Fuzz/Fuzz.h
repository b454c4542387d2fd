//===- Fuzz.h - The property test as a function -----------------*- C++ -*-===//
//
// The property: a random program yields the same results partitioned and
// unpartitioned.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_FUZZ_FUZZ_H
#define GSPMD_COMPILER_FUZZ_FUZZ_H

#include "compiler/Engines/EngineOptions.h"
#include "compiler/Run/OptimizeRequest.h"
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
  /// Properties that every program has (fuzz::ProgramTraits::set).
  std::vector<std::string> traits;
  /// Files to corrupt and read instead of running random programs
  /// (CorruptedFiles.h).
  std::vector<std::string> corruptedFiles;
  /// Compile the programs with replaced sizes (ReplacedSizes.h).
  bool replaceSizes = false;
  std::string outputFolder = ".";
  bool poison = false;
  bool minimize = false;
  bool printOnly = false;
  bool keepAll = false;
  bool listOps = false;
  bool verbose = false;
  unsigned jobs = 1;
  unsigned timeoutSeconds = 60;
  OptimizeRequest optimize;
  /// The engine that runs the partitioned programs.
  EngineOptions engine;
};

/// Declares the options of gspmd-fuzz, which write to a command.
class FuzzFlags {
public:
  explicit FuzzFlags(FuzzCommand &command);
  OptionGroup group{"Options"};
  /// Returns an error text for invalid options.
  std::optional<std::string> validate() const;

private:
  const FuzzCommand &command;
  EngineFlags engine;
};

/// Returns 0 if no program failed, 1 if some did, 2 for invalid options.
int runFuzz(const FuzzCommand &command, const FuzzFlags &flags);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_FUZZ_FUZZ_H
