//===- RunSimulation.h - gspmd-run --simulate -------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_SIMULATE_RUNSIMULATION_H
#define GSPMD_COMPILER_RUN_SIMULATE_RUNSIMULATION_H

#include "compiler/Run/RunCommand.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Partitions `module`, simulates a call of `entry` on `command.topology`,
/// prints the table and writes what else is asked for. A program that does not
/// fit the memory of a device is a runtime error, after everything was written.
ExitCode runSimulation(ModuleOp module, const std::string &entry,
                       const RunCommand &command);

/// The text of an error for a mode that parseOverlap does not know.
std::string makeOverlapError(StringRef mode);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_SIMULATE_RUNSIMULATION_H
