//===- PluginSuspect.h - Programs on a PJRT plugin --------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_BISECT_SUSPECTS_PLUGINSUSPECT_H
#define GSPMD_COMPILER_BISECT_SUSPECTS_PLUGINSUSPECT_H

#include "compiler/Bisect/Suspects/Suspect.h"
#include "compiler/Engines/EngineOptions.h"

namespace mlir::gspmd::bisect {

/// The partitioner of the programs that a plugin runs.
enum class PluginPartitioner {
  Gspmd,
  XlaGspmd, ///< XLA's, with GSPMD's annotations
  Xla,      ///< XLA's, with Shardy's annotations and propagation
  None,     ///< XLA gets the program without annotations, for one device
};

/// Returns a suspect that compiles and runs programs by a PJRT plugin, each run
/// in a child process, since a plugin may crash or hang. XLA's partitioner gets
/// the completed program with the sharding of each value (`mhlo.sharding`), or
/// as a constraint of Shardy.
/// This process must not have other threads than those of the emulator.
std::unique_ptr<Suspect> createPluginSuspect(PluginPartitioner partitioner,
                                             const PjrtEngineOptions &plugin,
                                             unsigned timeoutSeconds);

/// Removes what completion has added: the shardings of ops. What the user has
/// annotated are reshards afterwards.
void removeCompletion(ModuleOp module);

/// Makes the shardings of arguments and results of @main even, as Shardy and
/// JAX require. Uneven arguments get their shardings inside of the function.
void makeBoundaryEven(ModuleOp program);

} // namespace mlir::gspmd::bisect

#endif // GSPMD_COMPILER_BISECT_SUSPECTS_PLUGINSUSPECT_H
