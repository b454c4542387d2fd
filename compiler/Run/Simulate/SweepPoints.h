//===- SweepPoints.h - The points of a sweep --------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_SIMULATE_SWEEPPOINTS_H
#define GSPMD_COMPILER_RUN_SIMULATE_SWEEPPOINTS_H

#include "compiler/Run/Simulate/SimulateCommand.h"

namespace mlir::gspmd {

/// Returns true if the command requests more than one simulation (lists of
/// topologies or overlaps, all layouts, --sweep).
bool isSweep(const SimulateCommand &command);

/// One simulation of a sweep: the options of the command with the point's
/// differences.
struct SweepPoint {
  SimulateOptions options;
  std::string program; ///< its file; empty: the program of the command
  std::string dims;    ///< symbolic dimensions; empty: those of the command
  /// Returns what differs from the command: "model.mlir b=64".
  std::string name() const {
    return program + (program.empty() || dims.empty() ? "" : " ") + dims;
  }
};
struct SweepPoints {
  std::vector<SweepPoint> points;
  std::string error; ///< empty if there is no error
};
SweepPoints makeSweepPoints(ModuleOp module, const SimulateCommand &command,
                            const SimulateOptions &base);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_SIMULATE_SWEEPPOINTS_H
