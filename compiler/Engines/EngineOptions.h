//===- EngineOptions.h - The engine and its options -------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_ENGINES_ENGINEOPTIONS_H
#define GSPMD_COMPILER_ENGINES_ENGINEOPTIONS_H

#include "compiler/CommandLine/OptionGroup.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd {

struct EngineKind;

/// The engine of a plugin, which the C API and Python request by its path.
inline constexpr llvm::StringLiteral kPjrtEngine = "pjrt";

/// Options of engine pjrt.
struct PjrtEngineOptions {
  /// The path of the plugin, and options of its client: NAME=VALUE.
  std::string plugin;
  std::vector<std::string> clientOptions;
  /// The form of devices in the plugin: "replicas" or "partitions".
  std::string form = "replicas";
  /// The address where process 0 of several processes listens (empty: there is
  /// one process), the number of processes and the index of this one. Without
  /// them the launcher's environment decides.
  std::string coordinator;
  std::optional<int64_t> processes, process;
  /// The time to wait for other processes, in seconds.
  double timeout = 300;

  bool isPartitions() const { return form == "partitions"; }
  /// Returns the names and values of `clientOptions`, which are valid.
  std::vector<std::pair<std::string, std::string>> clientOptionPairs() const;
};

/// Options of engine mpi.
struct MpiEngineOptions {
  /// The path of libgspmd_mpi; empty: the one beside this library.
  std::string library;
  /// The number of devices of each rank. 0: as few as possible, on the ranks
  /// whose number divides the number of devices.
  int64_t devicesPerRank = 1;
  /// The time that a rank waits for others in a step, in seconds; 0: forever.
  double timeout = 300;
};

/// The engine that executes the program, with its options.
struct EngineOptions {
  std::string name = "emulator";
  PjrtEngineOptions pjrt;
  MpiEngineOptions mpi;

  /// Returns the kind of the engine. Precondition: the name is valid.
  const EngineKind &kind() const;
  /// Returns an error text if the name or an option of the engine is invalid.
  std::optional<std::string> validate() const;
};

/// The options of a command line: --engine, and those of each engine.
class EngineFlags {
public:
  EngineFlags(OptionGroup &group, EngineOptions &options);
  /// Returns an error text for invalid options, options of other engines, and
  /// options that the engine does not support.
  std::optional<std::string> validate() const;

private:
  const EngineOptions &options;
  struct OwnedOptions {
    const EngineKind *engine;
    std::vector<llvm::StringRef> names;
  };
  std::vector<OwnedOptions> owned;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_ENGINES_ENGINEOPTIONS_H
