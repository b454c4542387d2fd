//===- PluginSuspect.h - Programs on a PJRT plugin --------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_BISECT_SUSPECTS_PLUGINSUSPECT_H
#define GSPMD_COMPILER_BISECT_SUSPECTS_PLUGINSUSPECT_H

#include "compiler/Bisect/Suspects/Suspect.h"
#include "compiler/Engines/EngineOptions.h"

namespace mlir::gspmd::bisect {

/// The partitioner of the programs that a plugin runs.
enum class PluginPartitioner {
  ThisProject,
  XlaHloSharding, ///< XLA's, with `mhlo.sharding` annotations
  XlaShardy,      ///< XLA's, with Shardy's annotations and propagation
  Unpartitioned,  ///< XLA gets the program without annotations, for one device
};

/// The plugin or the server that compiles and runs the programs of a suspect.
struct PluginOptions {
  PjrtEngineOptions pjrt;
  /// The socket of JAX's server (JaxServer.h), which then replaces the plugin.
  std::string jaxServer;
  /// The time limit of a run.
  unsigned timeoutSeconds = 60;
};

/// Returns a suspect that compiles and runs programs by a PJRT plugin, each run
/// in a child process, since a plugin may crash or hang. For XLA, the completed
/// program has the sharding of each value: as `mhlo.sharding` (XlaHloSharding)
/// or as `sdy.sharding_constraint` (XlaShardy).
/// This process must not have other threads than those of the emulator.
std::unique_ptr<Suspect> createPluginSuspect(PluginPartitioner partitioner,
                                             const PluginOptions &options);

} // namespace mlir::gspmd::bisect

#endif // GSPMD_COMPILER_BISECT_SUSPECTS_PLUGINSUSPECT_H
