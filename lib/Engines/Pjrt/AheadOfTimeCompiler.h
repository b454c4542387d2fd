//===- AheadOfTimeCompiler.h - Compilation without devices ------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_PJRT_AHEADOFTIMECOMPILER_H
#define GSPMD_LIB_ENGINES_PJRT_AHEADOFTIMECOMPILER_H

#include "lib/Engines/Pjrt/PjrtEngine.h"
#include <optional>

namespace mlir::gspmd {

struct AheadOfTimeOptions {
  /// Path of the plugin's shared library.
  std::string plugin;
  /// The name of the topology, in the plugin's syntax: "v5e:2x4".
  std::string topology;
  /// Options of the topology: names and values, as those of a client.
  std::vector<std::pair<std::string, std::string>> topologyOptions;
  /// True if the optimized program and the serialized executable are read.
  bool readsProgram = false, readsExecutable = false;
};

/// The memory that a compiled program needs, in bytes of one device.
struct CompiledMemory {
  int64_t arguments = 0, results = 0, temporaries = 0, code = 0;
  /// The bytes of results that are in the memory of arguments.
  int64_t aliases = 0;
  /// The bytes of arguments, results and temporaries in the memory of the host.
  int64_t hostArguments = 0, hostResults = 0, hostTemporaries = 0;
  /// The peak and the total; nullopt for plugins of older versions, which do
  /// not report them.
  std::optional<int64_t> peak, total;
};

/// The properties that a plugin reports of a compiled program.
struct AheadOfTimeExecutable {
  std::string platform, deviceKind;
  /// The number of devices of the topology.
  int64_t numTopologyDevices = 0;
  double compileMilliseconds = 0;
  /// Nullopt if the plugin does not report memory.
  std::optional<CompiledMemory> memory;
  /// The numbers of the plugin's cost analysis by name, in its order; empty if
  /// it has none.
  std::vector<std::pair<std::string, double>> costs;
  /// The optimized program and its format ("hlo_with_config", "mlir"), and the
  /// serialized executable, if requested.
  std::string program, programFormat, serialized;
};

/// Compiles the program for the first devices of a topology, in the plugin's
/// order, without a client and without hardware. Errors: InvalidArgument for a
/// library that is no plugin or lacks a required function, for a topology that
/// the plugin rejects or that has too few devices; otherwise those of the
/// plugin.
absl::StatusOr<AheadOfTimeExecutable>
compileAheadOfTime(const PjrtProgram &program,
                   const AheadOfTimeOptions &options);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ENGINES_PJRT_AHEADOFTIMECOMPILER_H
