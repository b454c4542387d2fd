//===- RunSimulation.h - gspmd-run --simulate -------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_SIMULATE_RUNSIMULATION_H
#define GSPMD_COMPILER_RUN_SIMULATE_RUNSIMULATION_H

#include "compiler/Run/RunCommand.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Partitions `module`, simulates a call of `entry` on `command.topology`,
/// prints the table and writes the requested files. A program that exceeds the
/// memory of a device is a runtime error, reported after all files were
/// written.
ExitCode runSimulation(ModuleOp module, const std::string &entry,
                       const RunCommand &command);

/// Returns the error text for a mode that parseOverlap does not know.
std::string makeOverlapError(StringRef mode);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_SIMULATE_RUNSIMULATION_H
