//===- Sweep.h - One program priced at many points --------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_SIMULATE_SWEEP_H
#define GSPMD_COMPILER_RUN_SIMULATE_SWEEP_H

#include "compiler/Run/RunCommand.h"
#include "gspmd/Simulator/Simulate.h"

namespace mlir::gspmd {

/// Partitions `module`, and each other program that points name, once and
/// simulates every point; prints a table sorted by step time, writes --stats
/// and
/// --report. A point that cannot be simulated is a row with
/// its reason; all of them being so is bad input.
ExitCode runSweep(ModuleOp module, const std::string &entry,
                  const RunCommand &command, const SimulateOptions &base);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_SIMULATE_SWEEP_H
